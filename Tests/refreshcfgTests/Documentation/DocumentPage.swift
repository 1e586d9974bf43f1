import Foundation

/// A page of Markdown with its files and commands.
///
/// A fence ` ```yaml feed.preset.yaml ` contains that file; in a fence ` ```console `, a line that starts with `$ `
/// is a command (which continues on the next line if it ends with a backslash), and the lines after it are its
/// output. A line `…` stands for any number of lines.
struct DocumentPage {
  /// An action of a reader.
  enum Act: Equatable {
    /// Writes a file.
    case file(name: String, text: String, line: Int)
    /// Types a command; `output` contains the indexes of the lines that show its output.
    case command(String, output: Range<Int>)
  }

  /// The lines of the page.
  let lines: [String]
  /// The actions of a reader, in order.
  let acts: [Act]

  /// Parses a page.
  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    var acts: [Act] = []
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("```") else {
        index += 1
        continue
      }
      let words = lines[index].dropFirst(3).split(separator: " ")
      let start = index + 1
      let end = lines[start...].firstIndex(of: "```") ?? lines.count
      if words == ["console"] {
        acts += DocumentPage.commands(in: lines, start..<end)
      } else if words.count == 2 {
        let text = lines[start..<end].map { $0 + "\n" }.joined()
        acts.append(.file(name: String(words[1]), text: text, line: start))
      }
      index = end + 1
    }
    self.acts = acts
  }

  private static func commands(in lines: [String], _ range: Range<Int>) -> [Act] {
    var acts: [Act] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard lines[index].hasPrefix("$ ") else {
        index += 1
        continue
      }
      var command = String(lines[index].dropFirst(2))
      while command.hasSuffix("\\"), index + 1 < range.upperBound {
        index += 1
        command += "\n" + lines[index]
      }
      let end = lines[(index + 1)..<range.upperBound].firstIndex { $0.hasPrefix("$ ") } ?? range.upperBound
      acts.append(.command(command, output: (index + 1)..<end))
      index = end
    }
    return acts
  }

  /// Returns whether lines match those on a page, where `…` stands for any number of lines.
  static func matches(_ shown: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return found.isEmpty }
    if first == "…" {
      return (found.startIndex...found.endIndex).contains { matches(shown.dropFirst(), found[$0...]) }
    }
    return first == found.first && matches(shown.dropFirst(), found.dropFirst())
  }
}

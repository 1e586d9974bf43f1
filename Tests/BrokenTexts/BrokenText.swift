import ExternalTools
import Foundation

/// A text with mistakes, and what is said of it.
///
/// Many of them are in one file: a line `### NAME`, the text, a line `=>`, and the lines that are expected. The text ends before
/// the line feed in front of `=>`; without a text, the name is it.
public struct BrokenText: Sendable, CustomStringConvertible {
  /// What the mistake is.
  public let name: String
  /// The text.
  public let text: String
  /// The diagnostics as lines.
  public let expected: [String]

  /// The name, by which tests list it.
  public var description: String { name }

  /// Returns the texts of a file in the folder `Fixtures` of a module of tests.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - module: A Swift file, which begins with the module's name. The default is the calling one.
  public static func all(in file: String, of module: String = #fileID) -> [BrokenText] {
    let url = Fixture.file(file, of: module)
    guard let content = try? String(contentsOf: url, encoding: .utf8) else {
      preconditionFailure("no file \(url.path)")
    }
    let texts = content.split(separator: "### ").map { BrokenText(section: $0) }
    precondition(Set(texts.map(\.name)).count == texts.count, "two texts of \(file) have one name")
    return texts
  }

  private init(section: Substring) {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(of: "=>") else { preconditionFailure("no `=>` in \(lines[0])") }
    name = String(lines[0])
    text = end == 1 ? name : lines[1..<end].joined(separator: "\n")
    expected = lines[(end + 1)...].filter { !$0.isEmpty }.map(String.init)
  }
}

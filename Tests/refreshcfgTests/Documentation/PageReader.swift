import ExternalTools
import Foundation
import Testing

/// A reader who follows a page in an empty folder.
struct PageReader {
  let page: DocumentPage
  /// The output of each command, as lines.
  let outputs: [[String]]
  /// The statuses of each command: its own, followed by those of the parts of a pipe.
  let statuses: [[Int32]]
  /// The drawn pictures, by name.
  let pictures: [String: String]

  /// Reads a page, and performs its actions.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - folders: The parts of the package that are in the folder at the start.
  init(_ page: DocumentPage, with folders: [String]) throws {
    self.page = page
    let products = try #require(ExternalTool.products, "the tool lies beside the tests")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    let folder = place.appendingPathComponent("home", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    for name in folders {
      let copy = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(name), to: copy)
    }
    let builder = place.appendingPathComponent("swift")
    try Data(PageReader.builder.utf8).write(to: builder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: builder.path)
    let written = try Bash.run(PageReader.script(page.acts), in: folder, path: [place.path, products.path]).output
    let text = written.replacingOccurrences(of: folder.path, with: "~")
    // The status of a command follows its mark; the output of the next command comes after it.
    let parts = text.components(separatedBy: PageReader.mark)
    statuses = parts.dropFirst().map { $0.prefix { $0 != "\n" }.split(separator: " ").compactMap { Int32($0) } }
    outputs = parts.dropLast().enumerated().map { index, part in
      let lines = part.components(separatedBy: "\n").dropFirst(index == 0 ? 0 : 1)
      return Array(lines.last == "" ? lines.dropLast() : lines)
    }
    var pictures: [String: String] = [:]
    // Of pictures in folders, those are stored that the page shows: a reader may have changed into the folder.
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".svg") {
      let name = String(path.split(separator: "/").last ?? "")
      guard name == path || page.lines.contains(where: { $0.contains("(Images/\(name))") }) else { continue }
      pictures[name] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    self.pictures = pictures
  }

  /// The commands that were ended by a signal, so that their output is worthless.
  ///
  /// SIGPIPE does not count: it ends a program whose reader has seen enough.
  var killed: [String] {
    zip(commands, statuses).filter { $1.contains { $0 >= 128 && $0 != 141 } }.map(\.0.command)
  }

  /// The page with the real output, wherever it shows something else.
  ///
  /// If lines are left out at the beginning or at the end, the same number is shown as before.
  var corrected: String {
    var lines = page.lines
    for (output, found) in zip(commands.map(\.output), outputs).reversed() {
      let shown = page.lines[output]
      if DocumentPage.matches(shown, found[...]) { continue }
      if shown.first == "…" {
        lines.replaceSubrange(output, with: ["…"] + found.suffix(shown.count - 1))
      } else if shown.last == "…" {
        lines.replaceSubrange(output, with: found.prefix(shown.count - 1) + ["…"])
      } else {
        lines.replaceSubrange(output, with: found)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The commands of the page, and the lines that show what they write.
  var commands: [(command: String, output: Range<Int>)] {
    page.acts.compactMap {
      guard case .command(let command, let output) = $0 else { return nil }
      return (command, output)
    }
  }

  /// A replacement for `swift` when `make` builds and runs the tool, which is already built.
  private static let builder = """
    #!/bin/bash
    case "$1" in
      --version) echo "Swift version 6.2" ;;
      run) shift 3; exec refreshcfg "$@" ;;
    esac

    """

  /// The separator between the output of a command and its status.
  private static let mark = "\u{1E}"

  /// Returns a bash program for all actions. As in a terminal, each command sees the status of the previous one.
  private static func script(_ acts: [DocumentPage.Act]) -> String {
    var script = "(exit 0)\n"
    for act in acts {
      switch act {
      case .file(let name, let text, _):
        script += "mkdir -p \"$(dirname '\(name)')\"; cat > '\(name)' <<'END OF FILE'\n\(text)END OF FILE\n"
      case .command(let command, _):
        script +=
          "\(command)\nstatuses=\"$? ${PIPESTATUS[*]}\"; printf '\(mark)%s\\n' \"$statuses\"; (exit ${statuses%% *})\n"
      }
    }
    return script
  }
}

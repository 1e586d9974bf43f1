import Foundation
import Testing

/// Someone who does in an empty folder what a page says.
struct PageReader {
  /// The page.
  let page: DocumentPage
  /// What was written after each command, as lines.
  let outputs: [[String]]
  /// How the programs of each command ended: its own status, then those of a pipe's parts.
  let statuses: [[Int32]]
  /// The pictures that were drawn, by their names.
  let pictures: [String: String]

  /// The folder in which the tests were built, and the tool.
  static let products: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = bundles + [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self)
    return places.flatMap { [$0, $0.deletingLastPathComponent()] }
      .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("refreshcfg").path) }
  }()

  /// Reads a page, and does what it says.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - folders: what of the package lies in the folder at the beginning.
  init(_ page: DocumentPage, with folders: [String]) throws {
    self.page = page
    let products = try #require(PageReader.products, "the tool lies beside the tests")
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
    // Behind each mark stands how the command before it ended; what follows is written by the next.
    let parts = text.components(separatedBy: PageReader.mark)
    statuses = parts.dropFirst().map { $0.prefix { $0 != "\n" }.split(separator: " ").compactMap { Int32($0) } }
    outputs = parts.dropLast().enumerated().map { index, part in
      let lines = part.components(separatedBy: "\n").dropFirst(index == 0 ? 0 : 1)
      return Array(lines.last == "" ? lines.dropLast() : lines)
    }
    var pictures: [String: String] = [:]
    // Those in folders are not kept.
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "svg" {
      pictures[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    self.pictures = pictures
  }

  /// The commands that a signal ended, so that what they wrote is worth nothing.
  ///
  /// SIGPIPE is how a program ends whose reader has seen enough.
  var killed: [String] {
    zip(commands, statuses).filter { $1.contains { $0 >= 128 && $0 != 141 } }.map(\.0.command)
  }

  /// The page with what was really written in it, where it shows something else.
  ///
  /// Where lines are left out at the beginning or at the end, as many are shown as before.
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

  /// What stands for `swift` where `make` builds and runs the tool: it is built already.
  private static let builder = """
    #!/bin/bash
    case "$1" in
      --version) echo "Swift version 6.1" ;;
      run) shift 3; exec refreshcfg "$@" ;;
    esac

    """

  /// What stands between what a command has written and how it ended.
  private static let mark = "\u{1E}"

  /// A program for bash that does it all. Each command knows how the one before it ended, as in a terminal.
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

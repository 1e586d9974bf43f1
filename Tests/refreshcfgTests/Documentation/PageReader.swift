import Foundation
import Testing

/// Someone who does in an empty folder what a page says.
struct PageReader {
  /// The page.
  let page: DocumentPage
  /// What was written after each command, as lines.
  let outputs: [[String]]

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
    let script = place.appendingPathComponent("page.sh")
    try Data(PageReader.script(page.acts).utf8).write(to: script)
    let sink = place.appendingPathComponent("output")
    try Data().write(to: sink)
    let handle = try FileHandle(forWritingTo: sink)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [script.path]
    shell.currentDirectoryURL = folder
    shell.environment = [
      "PATH": products.path + ":/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ]
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = handle
    shell.standardError = handle
    try shell.run()
    shell.waitUntilExit()
    let text = try String(contentsOf: sink, encoding: .utf8).replacingOccurrences(of: folder.path, with: "~")
    outputs = text.components(separatedBy: PageReader.mark + "\n").dropLast().map { output in
      let lines = output.components(separatedBy: "\n")
      return lines.last == "" ? Array(lines.dropLast()) : lines
    }
  }

  /// The page with what was really written in it, where it shows something else.
  var corrected: String {
    var lines = page.lines
    for (output, found) in zip(commands.map(\.output), outputs).reversed()
    where !DocumentPage.matches(page.lines[output], found[...]) {
      lines.replaceSubrange(output, with: found)
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

  /// What stands after what a command has written.
  private static let mark = "\u{1E}"

  /// A program for bash that does it all. Each command knows how the one before it ended, as in a terminal.
  private static func script(_ acts: [DocumentPage.Act]) -> String {
    var script = "(exit 0)\n"
    for act in acts {
      switch act {
      case .file(let name, let text, _):
        script += "mkdir -p \"$(dirname '\(name)')\"; cat > '\(name)' <<'END OF FILE'\n\(text)END OF FILE\n"
      case .command(let command, _):
        script += "\(command)\nstatus=$?; printf '\(mark)\\n'; (exit $status)\n"
      }
    }
    return script
  }
}

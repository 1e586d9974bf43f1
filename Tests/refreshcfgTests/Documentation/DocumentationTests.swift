import Foundation
import Testing

@testable import refreshcfg

/// The pages show what really happens.
@Suite struct `The pages of the documentation` {
  /// The pages with commands, and the parts of the package that their readers have.
  static let pages: [(path: String, folders: [String])] = [
    ("README.md", ["Configs", "Makefile", "Package.swift"]),
    ("Documentation/tutorial.md", []),
    ("Documentation/author.md", ["Configs", "Package.swift"]),
    ("Documentation/validate.md", []),
    ("Documentation/test.md", ["Configs", "Package.swift"]),
    ("Documentation/why.md", ["Configs", "Package.swift"]),
    ("Documentation/explore.md", ["Configs", "Package.swift"]),
    ("Documentation/look.md", ["Configs", "Package.swift"]),
    ("Documentation/parts.md", ["Configs", "Package.swift"]),
    ("Documentation/app.md", []),
    ("Documentation/import.md", []),
    ("Documentation/ci.md", ["Configs", "Package.swift"]),
    ("Documentation/embed.md", ["Configs", "Package.swift"]),
  ]

  @Test(arguments: pages)
  func `each command writes what its page shows`(path: String, folders: [String]) throws {
    let page = DocumentPage(try Repository.text(path))
    let reader = try PageReader(page, with: folders)
    try #require(reader.outputs.count == reader.commands.count, "every command comes to its end")
    #expect(!reader.commands.isEmpty)
    try #require(
      reader.killed.isEmpty,
      "\(path): \(reader.killed) were killed; where an enum or a struct has changed, `make clean` and build anew")
    // Commands of the tool fail on these pages on purpose; `make` never does.
    for ((command, _), (status, found)) in zip(reader.commands, zip(reader.statuses, reader.outputs))
    where command.hasPrefix("make ") {
      try #require(status.first == 0, "\(path): `\(command)` fails:\n\(found.joined(separator: "\n"))")
    }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try record(reader, at: path)
      return
    }
    for (name, picture) in reader.pictures {
      let kept = try? Repository.text("Documentation/Images/\(name)")
      // The texts themselves are not part of the expectation, because they would fill the screen.
      let isFresh = kept == picture
      #expect(isFresh, "\(path) draws \(name), which is kept otherwise (`make generate` keeps it anew)")
    }
    for ((command, output), found) in zip(reader.commands, reader.outputs) {
      let isTrue = DocumentPage.matches(page.lines[output], found[...])
      #expect(
        isTrue,
        """
        \(path):\(output.lowerBound): `\(command)` writes
        \(found.joined(separator: "\n"))
        where the page shows
        \(page.lines[output].joined(separator: "\n"))
        (`make generate` writes it anew)
        """)
    }
  }

  @Test func `a command that a signal ends is known, also in a pipe, and nothing of it is kept`() throws {
    let reader = try PageReader(
      DocumentPage(
        "```console\n$ kill -SEGV $BASHPID | cat\n$ false\n$ (kill -SEGV $BASHPID)\n$ (kill -PIPE $BASHPID) | echo y\ny\n```\n"
      ),
      with: [])
    #expect(reader.killed == ["kill -SEGV $BASHPID | cat", "(kill -SEGV $BASHPID)"])
    #expect(reader.statuses.map(\.first) == [0, 1, 139, 0])
    #expect(reader.outputs.last == ["y"])
  }

  @Test func `each picture is drawn by a page`() throws {
    let texts = try Self.pages.map { try Repository.text($0.path) }
    for picture in Repository.files(below: "Documentation/Images", endingIn: ".svg") {
      let name = URL(fileURLWithPath: picture).lastPathComponent
      #expect(texts.contains { $0.contains("--out \(name)") }, "no page draws \(name)")
    }
  }

  /// Stores what the commands wrote and drew.
  private func record(_ reader: PageReader, at path: String) throws {
    try Data(reader.corrected.utf8).write(to: Repository.root.appendingPathComponent(path))
    for (name, picture) in reader.pictures {
      try Data(picture.utf8).write(to: Repository.root.appendingPathComponent("Documentation/Images/\(name)"))
    }
  }

  @Test(arguments: pages)
  func `each file is named to those who read the page`(path: String, folders: [String]) throws {
    let page = DocumentPage(try Repository.text(path))
    for case .file(let name, _, let line) in page.acts {
      let before = page.lines[..<(line - 1)].suffix(6).joined(separator: " ")
      #expect(before.contains("`\(name)`"), "\(path):\(line): the words before the block don't name \(name)")
    }
  }

  @Test(arguments: pages)
  func `a page that names Configs says where it is`(path: String, folders: [String]) throws {
    let text = try Repository.text(path)
    if text.contains("`Configs") || text.contains(" Configs/") {
      #expect(text.contains("share/refreshcfg/Configs"), "\(path)")
    }
  }

  @Test func `pages that should be tried are`() {
    let listed = Set(Self.pages.map(\.path))
    let found = (Repository.files(below: "Documentation", endingIn: ".md") + [Repository.root.path + "/README.md"])
      .filter { (try? String(contentsOfFile: $0, encoding: .utf8).contains("```console")) ?? false }
      .map { String($0.dropFirst(Repository.root.path.count + 1)) }
      .filter { !$0.hasPrefix("Documentation/Examples/") }
    #expect(listed == Set(found))
  }

  @Test(arguments: pages)
  func `what a page points to is there`(path: String, folders: [String]) throws {
    let text = try Repository.text(path)
    let folder = Repository.root.appendingPathComponent(path).deletingLastPathComponent()
    let links = text.matches(of: #/\]\((?<target>[^)#]+)(#[^)]*)?\)/#).map { String($0.output.target) }
    let pictures = text.matches(of: #/src="(?<target>[^"]+)"/#).map { String($0.output.target) }
    for link in links + pictures where !link.contains("://") {
      let file = folder.appendingPathComponent(link).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: file), "\(path) points to \(link)")
    }
  }
}

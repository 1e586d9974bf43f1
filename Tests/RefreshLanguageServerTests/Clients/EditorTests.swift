import ExternalTools
import Foundation
import Testing

/// Real editors in a project with mistakes. They print what they show: diagnostics, proposals, fixes and renames.
struct EditorTests {
  private static let neovim = ExternalTool("Neovim", "the language server is tried with", check: "nvim --version")
  private static let emacs = ExternalTool(
    "Emacs with eglot", "the language server is tried with",
    check: "emacs --batch --eval '(progn (package-initialize) (require (quote eglot)))'")

  private static let files = [
    "refreshcfg.yaml": "",
    "feed.preset.yaml": "name: feed\nheader:\n  type: normalHeader\n  heigth: 60\n",
    "feed.scenarios.yaml": """
    suite: feed
    header: { type: normalHeader }
    flows:
      pull-it: [ { pull: { header: 120% } }, release ]
    scenarios:
      - name: it refreshes
        steps:
          - flow: pull-it
          - expect: { header.calls.refreshing: 2 }

    """,
  ]

  /// Runs an editor in a new project and returns what it prints.
  private func transcript(_ command: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in Self.files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let output = folder.appendingPathComponent("output")
    let ran = try Program.run(
      command, in: folder,
      environment: [
        "TOOL": try #require(ExternalTool.products).appendingPathComponent("refreshcfg").path,
        "OUTPUT": output.path,
        "EXTENSION": ExternalTool.package.appendingPathComponent("Editors/vscode/extension.js").path,
        "HOME": folder.path,
      ], mergesErrors: false)
    // What the editor says of its own failure is shown in the place of a transcript.
    guard FileManager.default.fileExists(atPath: output.path) else {
      return String(decoding: ran.error, as: UTF8.self)
    }
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func file(_ name: String) -> String {
    Fixture.folder().appendingPathComponent("Clients/Files/" + name).path
  }

  /// Compares a transcript with the one that is kept; `RECORD_GOLDEN=1` keeps it.
  private func check(_ transcript: String, _ name: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try transcript.write(toFile: file(name), atomically: true, encoding: .utf8)
    }
    #expect(transcript == (try String(contentsOfFile: file(name), encoding: .utf8)), "\(transcript)")
  }

  @Test(.enabled(if: neovim.isUsable))
  func `Neovim shows mistakes and results, completes, fixes and renames`() throws {
    try check(
      try transcript([
        "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(file("neovim.lua"))",
      ]),
      "neovim.txt")
  }

  @Test(.enabled(if: ExternalTool.node.isUsable))
  func `the extension for VS Code shows mistakes and results, completes, fixes, renames and begins again`() throws {
    try check(try transcript(["node", file("vscode.js")]), "vscode.txt")
  }

  @Test(.enabled(if: emacs.isUsable))
  func `Emacs shows mistakes and results, completes, fixes and renames`() throws {
    try check(
      try transcript(["emacs", "-q", "--batch", "--eval", "(package-initialize)", "-l", file("emacs.el")]),
      "emacs.txt")
  }
}

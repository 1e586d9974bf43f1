import Foundation
import Testing

@testable import refreshcfg

/// The contents of a file can't move the cursor, set the window's title or reverse the direction of output.
struct ControlCharactersTests {
  /// An escape sequence that sets a title, another that sets a colour, a direction override, DEL and CSI.
  private static let written = #"\e]0;title\a\e[31m\u202E\x7F\x9B"#

  private static func console() throws -> Console {
    let console = try Console()
    for name in ["one", "other"] {
      try console.file(
        "\(name).preset.yaml",
        """
        name: \(name)
        description: "a \(name) \(written)"
        header: { type: normalHeader, titles: { idle: "\(name) \(written)" } }
        """)
    }
    try console.file(
      "feed.scenarios.yaml",
      """
      suite: "feed \(written)"
      preset: one.preset.yaml
      scenarios:
        - name: "pull \(written)"
          steps:
            - expect: { header.stateLabel.text: "Pull \(written)" }
            - expectEvents: [ "header: idle -> pulling" ]
      """)
    try console.file(
      "broken.preset.yaml", "name: broken\nheader: { \"hight\(written)\": 3, type: \"\(written)\" }\n")
    return console
  }

  private func check(_ text: String, _ command: String) {
    let acting = text.unicodeScalars.first { scalar in
      scalar != "\n" && scalar != "\t" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
    }
    #expect(acting == nil, "\(command) writes \(acting.debugDescription)")
  }

  @Test(arguments: [
    "test --format pretty", "test --format dot", "test --format github", "test --format tap", "test --format junit",
    "test --format json", "test --format html", "test --format dot --coverage-format html",
    "test --format dot --coverage-format lcov", "test --list", "trace", "film", "timeline", "validate",
  ])
  func `nothing that a suite holds controls a terminal`(command: String) throws {
    let console = try Self.console()
    var words = command.split(separator: " ").map(String.init)
    let name = words.removeFirst()
    let arguments = words + [console.folder.path + "/feed.scenarios.yaml"]
    switch name {
    case "test": _ = try console.run(Test.self, arguments)
    case "trace": _ = try console.run(Trace.self, arguments)
    case "film": _ = try console.run(Film.self, arguments)
    case "timeline": _ = try console.run(Timeline.self, arguments)
    default: _ = try console.run(Validate.self, arguments)
    }
    #expect(!console.output.isEmpty)
    check(console.output + console.error, command)
  }

  @Test(arguments: ["text", "oneline", "github", "json", "sarif", "checkstyle", "junit"])
  func `nothing that a broken preset holds controls a terminal`(format: String) throws {
    let console = try Self.console()
    #expect(
      try console.run(Validate.self, console.folder.path + "/broken.preset.yaml", "--format", format) != .success)
    check(console.output + console.error, format)
    _ = try console.run(Validate.self, console.folder.path + "/broken.preset.yaml", "--fix", "--dry-run")
    check(console.output + console.error, "--fix --dry-run")
  }

  @Test(arguments: ["text", "markdown", "json"])
  func `nothing that two presets differ in controls a terminal`(format: String) throws {
    let console = try Self.console()
    let paths = ["one", "other"].map { "\(console.folder.path)/\($0).preset.yaml" }
    #expect(try console.run(Diff.self, paths + ["--format", format, "--runs", "0"]) != .success)
    check(console.output + console.error, "diff --format \(format)")
  }

  @Test(arguments: ["tree", "dot", "mermaid", "json"])
  func `nothing that a graph shows controls a terminal`(format: String) throws {
    let console = try Self.console()
    #expect(try console.run(Graph.self, "\(console.folder.path)/one.preset.yaml", "--format", format) == .success)
    check(console.output, "graph --format \(format)")
    #expect(try console.run(Show.self, "\(console.folder.path)/one.preset.yaml", "--origin") == .success)
    check(console.output, "show --origin")
  }

  @Test(arguments: ["swift", "objc", "json", "loader"])
  func `nothing in exported code, and nothing that it is compared with, controls a terminal`(language: String)
    throws
  {
    let console = try Self.console()
    let (path, out) = (console.folder.path + "/one.preset.yaml", console.folder.path + "/o\u{1B}[31m\u{202E}")
    #expect(try console.run(Export.self, path, "--to", language) == .success)
    #expect(try console.run(Export.self, path, "--to", language, "--out", out) == .success)
    for name in try FileManager.default.contentsOfDirectory(atPath: out) where !name.hasPrefix(".") {
      try Data("\u{1B}]0;title\u{7} \u{202E}\u{9B}\n".utf8).write(to: URL(fileURLWithPath: out + "/" + name))
    }
    #expect(try console.run(Export.self, path, "--to", language, "--out", out, "--check") == .failure)
    check(console.output + console.error, "export --to \(language)")
    try console.file("o\u{1B}[31m\u{202E}/mine\u{7}", "")
    #expect(try console.run(Export.self, path, "--to", language, "--out", out) == .unusable)
    check(console.error, "export --to \(language)")
  }

  @Test func `nothing in a gallery controls a terminal`() throws {
    let console = try Self.console()
    let site = console.folder.path + "/site"
    try FileManager.default.removeItem(atPath: console.folder.path + "/broken.preset.yaml")
    _ = try console.run(Gallery.self, console.folder.path, "--out", site)
    let pages = try FileManager.default.subpathsOfDirectory(atPath: site).filter { $0.hasSuffix(".html") }
    #expect(pages.count > 1)
    for page in pages { check(try String(contentsOfFile: site + "/" + page, encoding: .utf8), page) }
  }
}

import Foundation
import Testing

@testable import refreshcfg

/// No output replaces a file that the command reads.
struct KeptInputTests {
  private static let preset = "name: feed\nheader: { type: normalHeader }\n"
  private static let suite = """
    suite: feed
    preset: p.preset.yaml
    scenarios: [ { name: one, steps: [ { expect: { header.state: idle } } ] } ]

    """

  /// A folder with a suite and its preset, and a link to that.
  private func files() throws -> Console {
    let console = try Console()
    try console.file("refreshcfg.yaml", "")
    try console.file("p.preset.yaml", Self.preset)
    try console.file("a.scenarios.yaml", Self.suite)
    try FileManager.default.createSymbolicLink(
      atPath: console.folder.path + "/link.yaml", withDestinationPath: "p.preset.yaml")
    return console
  }

  /// Runs a command that has to refuse, and leave all files as they are.
  private func refuse<Command: RunnableCommand>(
    _ command: Command.Type, _ arguments: [String], in console: Console, keeping name: String
  ) throws {
    let folder = console.folder.path
    let status = try console.run(command, arguments.map { $0.replacingOccurrences(of: "DIR", with: folder) })
    #expect(status == .unusable, "\(arguments)")
    #expect(
      console.plainError.contains("\(name) can't be written: this command reads it"),
      "\(arguments): \(console.plainError)")
    #expect(console.output == "", "\(arguments)")
    #expect(try String(contentsOfFile: folder + "/p.preset.yaml", encoding: .utf8) == Self.preset)
    #expect(try String(contentsOfFile: folder + "/a.scenarios.yaml", encoding: .utf8) == Self.suite)
  }

  @Test(
    arguments: [
      (["--format", "json:DIR/a.scenarios.yaml"], "a.scenarios.yaml"),
      (["--format", "junit:DIR/p.preset.yaml"], "p.preset.yaml"),
      (["--format", "junit:DIR/link.yaml"], "link.yaml"),
      (["--coverage-format", "json:DIR/p.preset.yaml"], "p.preset.yaml"),
    ])
  func `a test keeps its suites and presets`(options: [String], name: String) throws {
    try refuse(refreshcfg.Test.self, ["DIR/a.scenarios.yaml"] + options, in: files(), keeping: name)
    // A folder with many suites is read by several threads.
    let console = try files()
    for number in 0..<200 {
      try console.file("many/\(number).scenarios.yaml", Self.suite.replacingOccurrences(of: "p.", with: "../p."))
    }
    try refuse(refreshcfg.Test.self, ["DIR/many", "DIR/a.scenarios.yaml"] + options, in: console, keeping: name)
  }

  @Test func `an exploration keeps its suites, presets and settings`() throws {
    for name in ["a.scenarios.yaml", "p.preset.yaml", "link.yaml"] {
      try refuse(
        Explore.self, ["DIR/a.scenarios.yaml", "--runs", "1", "--format", "json:DIR/\(name)"], in: files(),
        keeping: name)
    }
  }

  @Test func `a page and a picture keep what they show`() throws {
    try refuse(
      Preview.self, ["DIR/p.preset.yaml", "--out", "DIR/p.preset.yaml"], in: files(), keeping: "p.preset.yaml")
    try refuse(
      Preview.self, ["DIR/a.scenarios.yaml", "--out", "DIR/p.preset.yaml"], in: files(), keeping: "p.preset.yaml")
    let console = try files()
    try console.file("a.svg", Self.suite)
    try refuse(Film.self, ["DIR/a.svg", "--out", "DIR/a.svg"], in: console, keeping: "a.svg")
    try refuse(Timeline.self, ["DIR/a.svg", "--out", "DIR/a.svg"], in: files(adding: "a.svg"), keeping: "a.svg")
  }

  private func files(adding name: String) throws -> Console {
    let console = try files()
    try console.file(name, Self.suite)
    return console
  }

  @Test func `merged reports are kept`() throws {
    let console = try files()
    let report = console.folder.path + "/r.json"
    #expect(
      try console.run(refreshcfg.Test.self, console.folder.path + "/a.scenarios.yaml", "--format", "json:\(report)")
        == .success)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    let other = try files()
    try other.file("r.json", text)
    try refuse(Merge.self, ["DIR/r.json", "--format", "json:DIR/r.json"], in: other, keeping: "r.json")
    #expect(try String(contentsOfFile: other.folder.path + "/r.json", encoding: .utf8) == text)
  }

  @Test func `other files are replaced`() throws {
    let console = try files()
    try console.file("old.json", "{}")
    let arguments = ["\(console.folder.path)/a.scenarios.yaml", "--format", "json:\(console.folder.path)/old.json"]
    #expect(try console.run(refreshcfg.Test.self, arguments) == .success)
    #expect(try console.run(refreshcfg.Test.self, arguments) == .success)
  }
}

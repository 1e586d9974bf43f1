import Foundation
import Testing

@testable import refreshcfg

struct ValidateTests {
  private static let preset = "name: feed\nheader: { type: normalHeader }\n"
  private static let suite = """
    suite: feed
    preset: feed.preset.yaml
    scenarios:
      - name: begins idle
        steps: [ { expect: { header.state: idle } } ]
    """

  @Test func `valid files are counted`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", Self.preset)
    try console.file("tests/feed.scenarios.yaml", Self.suite.replacing("preset: ", with: "preset: ../"))
    try console.file("tests/notes.yaml", "not: ours")
    try console.file("refreshcfg.yaml", "")
    try console.file(".hidden/broken.preset.yaml", "?")
    #expect(try console.run(Validate.self, console.folder.path) == .success)
    #expect(console.output == "2 files are valid\n")
  }

  @Test func `whose the problems are is said in the words of explorations and the museum`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.preset.yaml",
      "name: feed\nheader: { type: normalHeader }\nfooter: { type: autoNormalFooter, triggerPercent: -4 }\n")
    #expect(try console.run(Validate.self, path) == .success)
    #expect(
      console.error == """
        note: `header-fires-footer` is yours: default settings avoid it; `refreshcfg explore` also finds what is the app's and \
        MJRefresh's

        """)
  }

  @Test func `all that is wrong is shown at its place, and the rest is read`() throws {
    let console = try Console()
    let broken = try console.file("broken.preset.yaml", "name: broken\nheader: { type: normalHeadre }\n")
    let torn = try console.file("torn.preset.yaml", "name: [torn\n")
    let fine = try console.file("feed.preset.yaml", Self.preset)
    #expect(try console.run(Validate.self, torn, broken, fine, "--format", "oneline") == .failure)
    let lines = console.plainOutput.split(separator: "\n")
    try #require(lines.count >= 2)
    #expect(lines[0].hasPrefix("broken.preset.yaml:2:17: error: "))
    #expect(lines[0].hasSuffix("[unknown-type]"))
    #expect(lines[1].hasPrefix("torn.preset.yaml:"))
  }

  @Test func `json is an array with all keys`() throws {
    let console = try Console()
    let path = try console.file("broken.preset.yaml", "name: broken\nheader: { type: header, heigth: 3 }\n")
    #expect(try console.run(Validate.self, path, "--format", "json") == .failure)
    let json = try JSONSerialization.jsonObject(with: Data(console.output.utf8))
    let found = try #require((json as? [[String: Any]])?.first)
    #expect(
      Set(found.keys) == [
        "file", "line", "column", "endLine", "endColumn", "severity", "id", "message", "help", "fix",
      ])
    #expect(found["file"] as? String == path)
    #expect(found["line"] as? Int == 2 && found["column"] as? Int == 25 && found["endColumn"] as? Int == 31)
    #expect(found["id"] as? String == "unknown-key")
  }

  @Test func `json of valid files is an empty array`() throws {
    let console = try Console()
    #expect(
      try console.run(
        Validate.self, console.file("feed.preset.yaml", Self.preset), "--format", "json") == .success)
    #expect(console.output == "[]\n")
  }

  @Test func `warnings fail a run only when asked to`() throws {
    let console = try Console()
    let path = try console.file("w.preset.yaml", "name: w\nheader: { type: header, hidden: no }\n")
    #expect(try console.run(Validate.self, path) == .success)
    #expect(console.output.hasSuffix("1 warning in 1 file\n"))
    #expect(try console.run(Validate.self, path, "--strict") == .failure)
  }

  @Test func `what a valid preset does unwanted is a warning, what a broken one does is not judged`() throws {
    let console = try Console()
    let early = "name: early\nfooter: { type: autoFooter, triggerPercent: -30 }\n"
    let path = try console.file("early.preset.yaml", early)
    let broken = try console.file("broken.preset.yaml", early + "colour: red\n")
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .success)
    #expect(console.plainOutput.hasPrefix("early.preset.yaml:2:45: warning: "))
    #expect(console.plainOutput.hasSuffix("[trigger-percent-range]\n"))
    let other = try Console()
    #expect(try other.run(Validate.self, broken, "--format", "oneline") == .failure)
    #expect(other.output.split(separator: "\n").count == 1)
  }

  @Test func `presets are compared across the files of a run`() throws {
    let console = try Console()
    try console.file("a.preset.yaml", Self.preset)
    try console.file("b.preset.yaml", Self.preset.replacing("feed", with: "inbox"))
    #expect(try console.run(Validate.self, console.folder.path) == .success)
    #expect(console.output.contains("shared-time-key"))
    #expect(console.output.hasSuffix("1 warning in 1 file\n"))
  }

  @Test func `the presets and scenarios of the project are without a warning`() throws {
    let console = try Console()
    let configs = Repository.root.appendingPathComponent("Configs")
    #expect(try console.run(Validate.self, configs.path, "--strict") == .success)
    #expect(console.output.hasSuffix(" files are valid\n"), "\(console.output)")
  }

  @Test func `nothing found is an error`() throws {
    let console = try Console()
    #expect(try console.run(Validate.self, console.folder.path) == .unusable)
    #expect(console.output.contains("there is no *.preset.yaml or *.scenarios.yaml in this folder"))
  }

  @Test func `a file that is not there is an error`() throws {
    let console = try Console()
    #expect(try console.run(Validate.self, console.folder.path + "/no.preset.yaml") == .unusable)
    #expect(console.output.contains("there is no such file"))
  }

  @Test func `a file of another name is known by what it holds`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", Self.preset)
    let suite = try console.file("suite.yml", Self.suite)
    let preset = try console.file("preset.yml", Self.preset)
    #expect(try console.run(Validate.self, suite, preset) == .success)
    #expect(console.output == "2 files are valid\n")
  }

  @Test func `a file named twice is read once`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", Self.preset)
    #expect(try console.run(Validate.self, path, path) == .success)
    #expect(console.output == "1 file is valid\n")
  }

  @Test(arguments: [[String](), ["--format", "xml", "."], ["--colour", "."]])
  func `wrong usage is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try Validate.parse(arguments) }
  }

  @Test func `many files are reported in the order of their names, on every run`() throws {
    let console = try Console()
    for number in 0..<100 {
      let type = number.isMultiple(of: 3) ? "normalHeadre" : "normalHeader"
      try console.file("\(100 + number).preset.yaml", "name: a\(number)\nheader: { type: \(type) }\n")
    }
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    let files = console.plainOutput.split(separator: "\n").filter { $0.contains("unknown-type") }.map {
      $0.prefix(3)
    }
    #expect(files == files.sorted() && files.count == 34)
    let once = console.output
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    #expect(console.output == once + once)
  }

  @Test func `a preset that a suite names by another path is reported once`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeader, heigth: 3 }\n")
    try console.file(
      "a.scenarios.yaml",
      "suite: a\npreset: x/../feed.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
    let link = console.folder.path + "/z.preset.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "feed.preset.yaml")
    for paths in [
      [console.folder.path + "/."], [console.folder.path + "/./feed.preset.yaml", console.folder.path, link],
    ] {
      for (format, mark) in [
        ("oneline", "heigth"), ("github", "::error"), ("sarif", "\"ruleId\""), ("checkstyle", "<error"),
      ] {
        let run = try Console()
        #expect(try run.run(Validate.self, paths + ["--format", format]) == .failure)
        #expect(run.output.components(separatedBy: mark).count == 2, "\(format): \(run.output)")
      }
    }
  }

  @Test func `a comment silences a warning by any path its file is read`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.preset.yaml",
      "name: feed\n# refreshcfg: ignore boolean-spelling as others write it\nheader: { type: normalHeader, hidden: yes }\n"
    )
    try console.file(
      "a.scenarios.yaml",
      "suite: a\npreset: feed.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
    #expect(try console.run(Validate.self, console.folder.path + "/.", path, "--strict") == .success)
    #expect(console.output == "2 files are valid\n")
  }

  @Test func `a preset that is only extended is known by any path`() throws {
    let console = try Console()
    let base = try console.file("base.preset.yaml", "header: { type: normalHeader }\n")
    try console.file("feed.preset.yaml", "name: feed\nextends: base.preset.yaml\n")
    let link = console.folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: console.folder.path)
    #expect(try console.run(Validate.self, link + "/feed.preset.yaml", base) == .success)
  }
}

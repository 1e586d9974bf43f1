import Foundation
import RefreshYAML
import Testing

@testable import refreshcfg

/// Many files, and files of many presets.
struct CheckedFilesTests {
  private static let preset = "header: { type: normalHeader, lastUpdatedTimeKey: k }\n"
  /// A comment that makes a stream long, and takes no time to check.
  private static let comment = "# " + String(repeating: "é", count: 1_000) + "\n"

  @Test func `a stream of presets is checked preset by preset`() throws {
    let console = try Console()
    let text = "name: a\n\(Self.preset)---\nname: b\n---\nname: c\n\(Self.preset)"
    let path = try console.file("stream.yaml", text)
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .failure)
    #expect(console.plainOutput.hasPrefix("stream.yaml:4:1: error: the preset doesn't have a component"))
    #expect(console.plainOutput.split(separator: "\n").count == 1)
  }

  @Test func `a long stream is reported at the same places as a short one`() throws {
    let console = try Console()
    let right = "---\n\(Self.comment)name: é\n\(Self.preset)"
    let wrong = "---\nname: ü\nheader: { type: normalHeader, heigth: 3 }\n"
    let count = 3 * TextPieces.size / right.utf8.count
    let text = String(repeating: right, count: count) + wrong + String(repeating: right, count: count) + wrong
    let path = try console.file("stream.yaml", text)
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .failure)
    let lines = console.plainOutput.split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("stream.yaml:\(4 * count + 3):31: error: unknown key `heigth`"))
    #expect(lines[1].hasPrefix("stream.yaml:\(4 * 2 * count + 3 + 3):31: error: unknown key `heigth`"))
    let json = try Console()
    #expect(try json.run(Validate.self, path, "--format", "json") == .failure)
    let found = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    let fix = try #require(found.last?["fix"] as? [String: Any])
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    let offset = try #require(edit["offset"] as? Int)
    #expect(Array(text.utf8)[offset..<offset + 6].elementsEqual("heigth".utf8))
  }

  @Test func `an ignore comment counts in its own piece of a stream`() throws {
    let console = try Console()
    let noisy = "---\nname: a\nfooter: { type: autoFooter, triggerPercent: -30 }"
    let silent = noisy + " # refreshcfg: ignore trigger-percent-range meant so\n\(Self.comment)"
    let path = try console.file(
      "stream.yaml", String(repeating: silent, count: 2 * TextPieces.size / silent.utf8.count) + noisy + "\n")
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .success)
    #expect(console.plainOutput.split(separator: "\n").count == 1)
    #expect(console.plainOutput.contains("[trigger-percent-range]"))
  }

  @Test func `a second preset in the file of one is a warning, and checked`() throws {
    let console = try Console()
    let path = try console.file("two.preset.yaml", "name: a\n\(Self.preset)---\nname: b\n\(Self.preset)heder: 1\n")
    #expect(try console.run(Validate.self, path, "--format", "oneline") == .failure)
    let lines = console.plainOutput.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("two.preset.yaml:4:1: warning: a second preset begins here"))
    #expect(lines[1].hasPrefix("two.preset.yaml:6:1: error: unknown key `heder`"))
  }

  @Test func `a circle of presets is reported once, however many files are checked side by side`() throws {
    let console = try Console()
    for number in 0..<400 {
      let base = number.isMultiple(of: 2) ? "a" : "b"
      try console.file(
        "\(1000 + number).preset.yaml", "name: p\(number)\nextends: bases/\(base).yaml\n\(Self.preset)")
    }
    try console.file("bases/a.yaml", "extends: b.yaml\n")
    try console.file("bases/b.yaml", "extends: a.yaml\n")
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    let lines = console.plainOutput.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("cycle") == true)
  }

  @Test func `what is wrong in a preset that many extend is reported once`() throws {
    let console = try Console()
    for number in 0..<400 {
      try console.file(
        "\(1000 + number).preset.yaml",
        "name: p\(number)\nextends: base.yaml\nheader: { type: normalHeader, lastUpdatedTimeKey: k\(number) }\n")
    }
    try console.file("base.yaml", "header: { heigth: 3 }\n")
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    #expect(console.plainOutput.split(separator: "\n").count == 1)
    #expect(console.plainOutput.hasPrefix("base.yaml:1:11: error: unknown key `heigth`"))
  }

  @Test func `files of a run are compared, also those that were checked side by side`() throws {
    let console = try Console()
    for number in 0..<300 {
      let own = number == 3 || number == 290 ? "header: { type: normalHeader }\n" : Self.preset
      try console.file("\(1000 + number).preset.yaml", "name: p\(number)\n\(own)")
    }
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .success)
    #expect(console.plainOutput.split(separator: "\n").contains { $0.contains("[shared-time-key]") })
  }

  @Test func `a file whose name is almost right is named`() throws {
    let console = try Console()
    try console.file("good.preset.yaml", "name: a\n\(Self.preset)")
    for name in [
      "y.preset.yml", "z.scenario.yaml", "w.Scenarios.yml", "v.presets.yaml", "u.persets.yaml", "t-preset.yaml",
      "s.preset",
    ] {
      try console.file(name, "header: [\n")
    }
    for name in ["compose.yml", "reset.yaml", "notes.scenarios.md", "x.preset.yaml.orig", "present.txt"] {
      try console.file(name, "header: [\n")
    }
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .success)
    let lines = console.plainOutput.split(separator: "\n").map(String.init)
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "s.preset", "t-preset.yaml", "u.persets.yaml", "v.presets.yaml", "w.Scenarios.yml", "y.preset.yml",
        "z.scenario.yaml",
      ])
    #expect(lines.allSatisfy { $0.hasSuffix("[unread-file]") })
    #expect(try console.run(Validate.self, console.folder.path, "--strict") == .failure)
    #expect(console.plainOutput.contains("= help: rename it to `w.scenarios.yaml`"))
    #expect(console.plainOutput.contains("= help: rename it to `t.preset.yaml`"))
  }

  @Test func `a folder of nothing but nearly right names is empty, and says which is meant`() throws {
    let console = try Console()
    try console.file("y.preset.yml", "name: a\n\(Self.preset)")
    #expect(try console.run(Validate.self, console.folder.path) == .unusable)
    #expect(console.plainOutput.contains("`y.preset.yml` should be renamed to `y.preset.yaml`"))
    #expect(console.plainOutput.contains("1 error"))
  }

  @Test func `a folder that can't be read is reported`() throws {
    let console = try Console()
    try console.file("good.preset.yaml", "name: a\n\(Self.preset)")
    // This is longer than any path may be, so the file can't be opened by its path.
    defer { _ = try? Bash.run("rm -rf d*", in: console.folder) }
    _ = try Bash.run(
      "name=d$(printf '%0249d' 0); for i in {1..17}; do mkdir $name; cd -P $name; done", in: console.folder)
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .unusable)
    #expect(console.plainOutput.contains("can't be read: "))
  }

  @Test func `a file that is given under several names is checked once`() throws {
    let console = try Console()
    let path = try console.file("a.preset.yaml", "nmae: a\n\(Self.preset)")
    let folder = console.folder.path
    let names = [
      path, folder + "/./a.preset.yaml", folder + "/../" + console.folder.lastPathComponent + "/a.preset.yaml",
      folder,
    ]
    #expect(try console.run(Validate.self, names + ["--format", "oneline"]) == .failure)
    #expect(console.plainOutput.split(separator: "\n").count == 1)
  }
}

import Foundation
import Testing

@testable import refreshcfg

struct ShowTests {
  @Test func `a preset is printed with what it extends`() throws {
    let console = try Console()
    try console.file("lib/base.yaml", "header: { type: normalHeader }\n")
    let path = try console.file("feed.preset.yaml", "name: feed\nextends: lib/base.yaml\nheader: { height: 60 }\n")
    #expect(try console.run(Show.self, path) == .success)
    #expect(console.output == "name: feed\nheader:\n  type: normalHeader\n  height: 60\n")
    #expect(try console.run(Show.self, path, "--origin") == .success)
    #expect(
      console.plainOutput.hasSuffix("  type: normalHeader  # lib/base.yaml:1\n  height: 60  # feed.preset.yaml:3\n")
    )
  }

  @Test func `what is wrong is shown instead`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nextends: base.yaml\n")
    #expect(try console.run(Show.self, path) == .failure)
    #expect(console.output == "")
    #expect(console.plainError.contains("--> feed.preset.yaml:2:10"))
    #expect(try console.run(Show.self, path + "x") == .unusable)
  }

  @Test func `images outside of the project are allowed only when asked for`() throws {
    let console = try Console()
    try console.file("app/refreshcfg.yaml", "")
    try console.file("Own.bundle/de.lproj/Localizable.strings", "")
    let path = try console.file(
      "app/feed.preset.yaml", "name: feed\nheader: { type: header }\nstrings: { bundle: ../Own.bundle }\n")
    let suite = try console.file(
      "app/feed.scenarios.yaml",
      "suite: s\npreset: feed.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
    #expect(try console.run(Show.self, path) == .failure)
    #expect(try console.run(Validate.self, path, suite) == .failure)
    #expect(try console.run(Test.self, suite) == .failure)
    #expect(try console.run(Trace.self, suite) == .failure)
    #expect(try console.run(Show.self, path, "--allow-outside") == .success)
    #expect(try console.run(Validate.self, path, suite, "--allow-outside") == .success)
    #expect(try console.run(Test.self, suite, "--allow-outside") == .success)
    #expect(try console.run(Trace.self, suite, "--allow-outside") == .success)
  }

  @Test func `a base needs no name beside the preset that extends it`() throws {
    let console = try Console()
    try console.file("base.preset.yaml", "header: { type: normalHeader }\n")
    try console.file("feed.preset.yaml", "name: feed\nextends: base.preset.yaml\n")
    #expect(try console.run(Validate.self, console.folder.path) == .success)
    #expect(console.output == "2 files are valid\n")
    #expect(try console.run(Validate.self, console.folder.path + "/base.preset.yaml") == .failure)
  }

  @Test func `as JSON it has what is said, typed and with its place, and the same bytes each time`() throws {
    let console = try Console()
    try console.file("base.preset.yaml", "name: base\nfooter: { type: autoNormalFooter, triggerPercent: 50% }\n")
    let path = try console.file(
      "a.preset.yaml",
      """
      name: a
      extends: base.preset.yaml
      language: de
      header:
        type: gifHeader
        hidden: yes
        slowAnimationDuration: 250ms
        titles: { idle: { de: Ziehen } }
        images: { refreshing: { count: 6, size: [40, 30.5] } }
      footer: { autoTriggerTimes: unlimited }

      """)
    #expect(try console.run(Show.self, path, "--format", "json") == .success)
    let lines = console.plainOutput
    let values = [
      #"{ "key": "language", "value": "de", "origin": { "path": "a.preset.yaml", "line": 3, "column": 11 } }"#,
      #"{ "key": "hidden", "value": true, "#, #"{ "key": "slowAnimationDuration", "value": 0.25, "#,
      #"{ "key": "titles.idle", "value": { "de": "Ziehen" }, "#,
      #""value": { "count": 6, "size": [40, 30.5], "duration": 0.6, "files": [] }"#,
      #"{ "key": "triggerPercent", "value": 0.5, "origin": { "path": "base.preset.yaml", "line": 2, "column": 51 } }"#,
      #"{ "key": "autoTriggerTimes", "value": "unlimited", "#,
    ]
    let flat = lines.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("[ ", with: "[")
      .replacing(" ]", with: "]")
    for value in values { #expect(flat.contains(value), "\(value)") }
    _ = try console.run(Show.self, path, "--format", "json")
    #expect(console.plainOutput == lines + lines)
  }

  @Test func `images of components in a suite may be outside when that is asked for`() throws {
    let console = try Console()
    try console.file("app/refreshcfg.yaml", "")
    // The header of a PNG of 1 by 1.
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
      8, 6, 0,
      0, 0, 0x1F, 0x15, 0xC4, 0x89,
    ]
    try Data(png).write(to: console.folder.appending(path: "a.png"))
    let header = "{ type: gifHeader, images: { idle: ../a.png } }"
    let suites = [
      "header: \(header)\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]",
      "header: { type: header }\nscenarios: [ { name: a, steps: [ { attach: { header: \(header) } }, { expect: { time: 0 } } ] } ]",
      "header: { type: gifHeader }\nscenarios:\n  - { name: a, steps: [ { set: { header.images.idle: ../a.png } }, { expect: { time: 0 } } ] }",
      "header: { type: gifHeader }\napp: { header.refreshing: [ { attach: { header: \(header) } } ] }\n"
        + "scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]",
    ]
    for text in suites {
      let suite = try console.file("app/feed.scenarios.yaml", "suite: s\n\(text)\n")
      #expect(try console.run(refreshcfg.Test.self, suite) == .failure, "\(text)")
      #expect(console.error.contains("outside-project"))
      #expect(try console.run(refreshcfg.Test.self, suite, "--allow-outside") == .success, "\(text)")
      #expect(try console.run(Validate.self, suite, "--allow-outside") == .success, "\(text)")
      #expect(try console.run(refreshcfg.Test.self, suite, "--allow-outside", "--coverage") == .success, "\(text)")
    }
  }

  @Test func `json distinguishes points from percentages`() throws {
    let console = try Console()
    func json(_ center: String) throws -> String {
      let path = try console.file(
        "c.preset.yaml",
        "name: c\nheader: { type: header, parts: { ring: { kind: ring, center: \(center), size: [28, 28] } } }\n")
      let console = try Console()
      #expect(try console.run(Show.self, path, "--format", "json") == .success)
      return console.output
    }
    #expect(try json("[50%, 24]").contains(#""value": ["50%", 24]"#))
    #expect(try json("[0.5, 24]").contains(#""value": [0.5, 24]"#))
  }
}

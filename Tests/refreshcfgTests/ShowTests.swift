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
}

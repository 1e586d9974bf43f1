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

  @Test func `a base needs no name beside the preset that extends it`() throws {
    let console = try Console()
    try console.file("base.preset.yaml", "header: { type: normalHeader }\n")
    try console.file("feed.preset.yaml", "name: feed\nextends: base.preset.yaml\n")
    #expect(try console.run(Validate.self, console.folder.path) == .success)
    #expect(console.output == "2 files are valid\n")
    #expect(try console.run(Validate.self, console.folder.path + "/base.preset.yaml") == .failure)
  }
}

import Testing

@testable import refreshcfg

struct SettingsTests {
  private static let preset = "name: w\nheader: { type: header, hidden: no }\n"

  @Test func `the settings of the nearest folder above count`() throws {
    let console = try Console()
    try console.file("refreshcfg.yaml", "rules: { boolean-spelling: error }\n")
    let strict = try console.file("a/w.preset.yaml", Self.preset)
    try console.file("b/refreshcfg.yaml", "paths: { 'deep/*': { boolean-spelling: off } }\n")
    let lax = try console.file("b/w.preset.yaml", Self.preset)
    let silent = try console.file("b/deep/w.preset.yaml", Self.preset)
    #expect(try console.run(Validate.self, strict, "--format", "oneline") == .failure)
    #expect(console.plainOutput.hasPrefix("a/w.preset.yaml:2:33: error: "))
    #expect(try console.run(Validate.self, silent, "--strict") == .success)
    #expect(console.output.hasSuffix("1 file is valid\n"))
    #expect(try console.run(Validate.self, lax) == .success)
    #expect(console.output.hasSuffix("1 warning in 1 file\n"))
  }

  @Test func `what is wrong with settings fails the run, once`() throws {
    let console = try Console()
    let settings = try console.file("refreshcfg.yaml", "rules: { boolean-speling: off }\n")
    try console.file("a.preset.yaml", "name: a\nheader: { type: header }\n")
    try console.file("b.preset.yaml", "name: b\nheader: { type: header }\n")
    #expect(try console.run(Validate.self, console.folder.path, settings, "--format", "oneline") == .failure)
    #expect(
      console.plainOutput.hasSuffix(
        "refreshcfg.yaml:1:10: error: there is no rule `boolean-speling` [unknown-rule]\n"))
    #expect(console.output.split(separator: "\n").count == 1)
  }

  @Test func `what is silenced is in SARIF all the same`() throws {
    let console = try Console()
    let path = try console.file(
      "a.preset.yaml",
      "name: w\n# refreshcfg: ignore boolean-spelling as ever\nheader: { type: header, hidden: no }\n")
    #expect(try console.run(Validate.self, path, "--strict", "--format", "sarif") == .success)
    #expect(console.output.contains(#""justification": "as ever""#))
  }

  @Test func `a suite's warnings are silenced when it is run, too`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: a
      header: { type: header }
      scenarios:
        # refreshcfg: ignore no-expectation it only must not crash
        - name: touches
          steps: [ touch ]
      """)
    #expect(try console.run(Test.self, path, "--strict") == .success)
    #expect(console.error.isEmpty)
  }
}

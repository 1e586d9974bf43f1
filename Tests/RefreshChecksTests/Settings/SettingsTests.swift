import RefreshDiagnostics
import Testing

@testable import RefreshChecks

struct SettingsTests {
  private func decode(_ text: String) -> (settings: Settings, found: [String]) {
    var diagnostics = Diagnostics()
    let settings = Settings.decode(SourceFile(path: "refreshcfg.yaml", text: text), into: &diagnostics)
    let lines = diagnostics.sorted().flatMap { diagnostic in
      let place = diagnostic.span.startPosition
      return ["\(place.line):\(place.column) \(diagnostic.id.rawValue): \(diagnostic.message)"]
        + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
    }
    return (settings, lines)
  }

  @Test func `patterns win over all files, and later patterns over earlier`() {
    let (settings, found) = decode(
      """
      paths:
        "drafts/**": { no-expectation: off, language-case: warning }
        "drafts/strict/*": { no-expectation: warning }
      rules: { no-expectation: error }
      """)
    #expect(found.isEmpty)
    #expect(settings.levels(at: "a.yaml")[DiagnosticID("no-expectation")] == .error)
    #expect(settings.levels(at: "drafts/a.yaml")[DiagnosticID("no-expectation")] == .off)
    #expect(settings.levels(at: "drafts/strict/a.yaml")[DiagnosticID("no-expectation")] == .warning)
    #expect(settings.levels(at: "a.yaml")[DiagnosticID("language-case")] == nil)
  }

  @Test func `what is wrong is found at its place`() {
    #expect(
      decode(
        """
        rules: { no-expectaton: off, unknown-key: warning, language-case: of, no-scenario: error }
        path: {}
        paths: [drafts]
        """
      ).found == [
        "1:10 unknown-rule: there is no rule `no-expectaton`", "  help: did you mean `no-expectation`?",
        "1:30 cannot-silence: `unknown-key` is an error and can't be silenced",
        "  help: a file with an error can't be used; only warnings can be silenced",
        "1:67 unknown-value: `language-case` must be one of `off`, `warning`, `error`, found `of`",
        "  help: did you mean `off`?",
        "2:1 unknown-key: unknown key `path` in the settings",
        "  help: did you mean `paths`? the keys of the settings are `rules`, `paths`, `accepted` and `explore`",
        "3:8 wrong-type: `paths` must be a map from patterns of paths to rules, found a list",
        "  help: write it like `paths: { drafts/**: { no-expectation: off } }`",
      ])
  }

  @Test(arguments: ["", "# nothing\n", "rules: {}\n"])
  func `settings may say nothing`(text: String) {
    #expect(decode(text).found.isEmpty)
  }
}

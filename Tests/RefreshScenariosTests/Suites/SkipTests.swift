import SuiteTexts
import Testing

@testable import RefreshScenarios

/// The reason why a scenario doesn't run.
struct SkipTests {
  private func lines(_ reason: String) -> [String] {
    load(
      """
      suite: s
      header: { type: normalHeader }
      scenarios:
        - name: a
          skip: \(reason)
          steps: [ { expect: { header.state: idle } } ]
      """
    ).lines
  }

  @Test(arguments: ["false", "False", "no", "off", "n", "\"false\"", "NO"])
  func `a scenario isn't skipped by a word for no`(word: String) {
    #expect(
      lines(word) == [
        "5:11 wrong-value: `skip` must be the reason why it doesn't run, found `\(word.filter { $0 != "\"" })`",
        "  help: a scenario without `skip` runs",
      ])
  }

  @Test(arguments: ["true", "yes", "on", "Y"])
  func `a word for yes is no reason`(word: String) {
    #expect(
      lines(word) == [
        "5:11 wrong-value: `skip` must be the reason why it doesn't run, found `\(word)`",
        "  help: write the reason, like `skip: waits for the new footer`",
      ])
  }

  @Test(arguments: ["no time", "not yet", "yesterday's build", "issue 12", "42"])
  func `any other text is a reason`(reason: String) {
    #expect(lines(reason) == [])
  }
}

import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshReports

struct AnswerTextTests {
  @Test func `in a narrow terminal, what a condition compares is below it`() throws {
    let scenario = try suites(
      """
      suite: a
      header: { type: normalHeader }
      scenarios:
        - name: x
          steps: [ { pull: { header: 80% } }, { expect: { header.state: pulling } } ]
      """
    )[0].scenarios[0]
    let answer = try #require(Explanation.answer(nil, about: scenario, after: nil, at: nil))
    let wide = answer.text(OutputStyle(), isWhole: false)
    #expect(wide.contains("\n  ✗ offset.y −43.2 < −54 pt   = 0 − 54 pt\n"), "\(wide)")
    let narrow = answer.text(OutputStyle(width: 40), isWhole: false)
    #expect(narrow.contains("\n  ✗ offset.y −43.2 < −54 pt\n      = 0 − 54 pt\n"), "\(narrow)")
    #expect(narrow.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 40 }, "\(narrow)")
  }
}

import SuiteTexts
import Testing

@testable import RefreshPreview

struct PresetDifferenceTests {
  @Test func `what is said and counts anyway is no difference`() throws {
    let same = try preset(
      "name: a\nheader: { type: normalHeader, height: 54, stateLabel: { hidden: false } }\n", allowsWarnings: false)
    #expect(same.differences.isEmpty)
  }

  @Test func `what is not as usual has its key, its value and the usual one`() throws {
    let other = try preset(
      """
      name: a
      language: ko
      header: { type: normalHeader, height: 60, titles: { idle: Pull }, lastUpdatedTimeLabel: { hidden: true } }
      footer: { type: autoFooter, triggerPercent: 50% }
      """, allowsWarnings: false)
    let differences = other.differences
    #expect(
      differences.map(\.name) == [
        "header.height", "header.titles.idle", "header.lastUpdatedTimeLabel.hidden", "footer.triggerPercent",
      ])
    #expect(differences.map(\.value.text) == ["60", "Pull", "true", "50%"])
    #expect(differences.map(\.value.usual) == ["54", "아래로 당겨 새로고침", "false", "1.0"])
  }
}

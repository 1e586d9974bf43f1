import Testing

@testable import RefreshPreview

struct KeyDifferenceTests {
  @Test func `what is said and counts anyway is no difference`() throws {
    let same = try preset("name: a\nheader: { type: normalHeader, height: 54, stateLabel: { hidden: false } }\n")
    #expect(KeyDifference.all(of: same) == [])
  }

  @Test func `what is not as usual has its key, its value and the usual one`() throws {
    let other = try preset(
      """
      name: a
      language: ko
      header: { type: normalHeader, height: 60, titles: { idle: Pull }, lastUpdatedTimeLabel: { hidden: true } }
      footer: { type: autoFooter, triggerPercent: 50% }
      """)
    #expect(
      KeyDifference.all(of: other) == [
        KeyDifference(name: "header.height", value: "60", usual: "54"),
        KeyDifference(name: "header.titles.idle", value: "Pull", usual: "아래로 당겨 새로고침"),
        KeyDifference(name: "header.lastUpdatedTimeLabel.hidden", value: "true", usual: "false"),
        KeyDifference(name: "footer.triggerPercent", value: "50%", usual: "1.0"),
      ])
  }
}

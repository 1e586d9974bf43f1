import SuiteTexts
import Testing

@testable import RefreshPreview

struct TitleTableTests {
  @Test func `titles stand in all languages, the preset's first, its own marked`() throws {
    let preset = try preset(
      """
      name: a
      language: de
      strings: { de: { headerIdle: Ziehen } }
      header: { type: stateHeader, titles: { pulling: { en: Let go, fr: Lâchez } } }
      footer: { type: autoFooter }
      """, allowsWarnings: false)
    let tables = TitleTable.all(of: preset)
    // An auto footer without labels has no table.
    #expect(tables.map(\.role) == [.header])
    let table = try #require(tables.first)
    #expect(table.rows.map(\.language) == ["de", "en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "fr"])
    let german = table.rows[0].titles
    #expect(german.map(\.name) == ["idle", "pulling", "refreshing"])
    #expect(german.map(\.text) == ["Ziehen", "Let go", "Loading..."])
    #expect(german.map(\.isDefault) == [false, false, true])
    #expect(table.rows[1].titles[1].text == "Let go" && !table.rows[1].titles[1].isDefault)
    #expect(table.rows[7].titles[1].text == "Lâchez" && !table.rows[7].titles[1].isDefault)
  }
}

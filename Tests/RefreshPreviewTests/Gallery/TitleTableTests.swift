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
      """)
    let tables = TitleTable.all(of: preset)
    // An auto footer without labels has none.
    #expect(tables.map(\.role) == [.header])
    let table = try #require(tables.first)
    #expect(table.states == ["idle", "pulling", "refreshing"])
    #expect(table.rows.map(\.language) == ["de", "en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "fr"])
    let german = TitleTable.Row(
      language: "de",
      titles: [
        TitleTable.Title(text: "Ziehen", isOwn: true), TitleTable.Title(text: "Release to refresh", isOwn: false),
        TitleTable.Title(text: "Loading...", isOwn: false),
      ])
    #expect(table.rows[0] == german)
    #expect(table.rows[1].titles[1] == TitleTable.Title(text: "Let go", isOwn: true))
    #expect(table.rows[7].titles[1] == TitleTable.Title(text: "Lâchez", isOwn: true))
  }
}

import Testing

struct MissingLanguageTests {
  private func found(_ language: String, _ more: String = "") -> [String] {
    load("name: a\nlanguage: \(language)\nheader: { type: stateHeader }\(more)").found
  }

  @Test(arguments: [
    ("cn", "English", "zh-Hans"), ("kr", "English", "ko"), ("ua", "English", "uk"),
    ("Chinese", "English", "zh-Hans"),
    ("korean", "Korean", "ko"), ("zh-CN", "traditional Chinese", "zh-Hans"),
    ("zh", "traditional Chinese", "zh-Hans"),
    ("english", "English", "en"), ("tw", "English", "zh-Hant"),
  ])
  func `a word that is no language is answered with the tag`(tag: String, shown: String, meant: String) {
    let found = found(tag)
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix("unknown-language: the library doesn't have the language `\(tag)`, and shows \(shown)")
        == true)
    #expect(found.last == "  help: write `\(meant)`")
  }

  @Test(arguments: ["en", "en-GB", "zh-Hans-CN", "zh-TW", "zh-HK", "ko-KR", "uk", "ru-RU"])
  func `what the library speaks is silent`(tag: String) { #expect(found(tag) == []) }

  @Test func `a language without texts says what is shown, and what there is`() {
    #expect(
      found("fr") == [
        "2:11-13 warning unknown-language: the library doesn't have the language `fr`, and shows English",
        "  help: add texts in that language, `strings: { fr: { headerIdle: … } }`, or use one of `en`, `zh-Hans`, `zh-Hant`, `ko`, "
          + "`ru`, `uk`",
      ])
    #expect(found("jp").last == "  help: write `ja` and add texts in that language, because the library has none")
    #expect(found("de-DE", "\nstrings: { de: { headerIdle: Ziehen } }").last == "  help: write `de`")
  }

  @Test func `own texts and titles are a separate language`() {
    #expect(found("fr", "\nstrings: { fr: { headerIdle: Tirez } }") == [])
    #expect(
      load("name: a\nlanguage: fr\nheader: { type: stateHeader, titles: { idle: { fr: Tirez } } }").found == [])
    // This header shows no texts of the library.
    #expect(load("name: a\nlanguage: fr\nheader: { type: header }").found == [])
    #expect(
      load(
        "name: a\nlanguage: fr\ntrailer: { type: stateTrailer, titles: { idle: Voir, pulling: Voir, refreshing: Voir } }"
      ).found == [])
  }

  @Test func `texts in what is no language are reported at their place`() {
    #expect(
      found("en", "\nstrings: { jp: { headerIdle: 引く } }") == [
        "4:12-14 warning unknown-language: phones never use the language `jp`", "  help: write `ja`",
      ])
  }
}

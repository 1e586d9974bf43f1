import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Languages` {
  @Test(arguments: [
    "en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "de", "pt-BR", "zh-Hans-CN", "sl-rozaj-biske", "de-CH-1901",
    "en-US-u-ca-gregory", "x-private", "es-419", "zh-min-nan", "i-klingon", "no", "en-x-a-b",
  ])
  func `a well-formed tag is right`(tag: String) {
    let (value, found) = decode("\"\(tag)\"", as: ValueType<String>.language)
    #expect(value == tag)
    #expect(found == [])
  }

  @Test(arguments: [
    "e", "english!", "en-", "-en", "en--US", "", "1en", "en-US-u", "x", "zh-Hans-Hans-Hans", "de-abcdefghi", "中文",
    "german-language-of-switzerland-x",
  ])
  func `another text is no tag`(tag: String) {
    let (value, found) = decode("\"\(tag)\"", as: ValueType<String>.language)
    #expect(value == nil)
    #expect(
      found.first?.contains("wrong-value: `it` must be a language tag like `en` or `zh-Hans`, found") ?? false)
  }

  @Test(arguments: [("zh_Hans", "zh-Hans"), ("en_US", "en-US"), ("de_DE.UTF-8", "de-DE")])
  func `the form of other systems is answered with the tag`(text: String, tag: String) {
    let (value, found) = decode(text, as: ValueType<String>.language)
    #expect(value == nil)
    #expect(found.last == "  help: write `\(tag)`")
  }

  @Test(arguments: [("zh-hans", "zh-Hans"), ("EN", "en"), ("en-us", "en-US"), ("ZH-HANT-tw", "zh-Hant-TW")])
  func `unusual capitals are a warning, because MJRefresh distinguishes them`(text: String, tag: String) {
    let (value, found) = decode(text, as: ValueType<String>.language)
    #expect(value == text)
    #expect(
      found == [
        "1:5-\(5 + text.count) warning language-case: `it` is written as `\(text)`, "
          + "but MJRefresh is case-sensitive",
        "  help: write `\(tag)`",
      ])
  }

  @Test func `a text is for all languages or for each`() {
    #expect(decode("no", as: ValueType<LocalizedText>.localizedText).value == LocalizedText("no"))
    #expect(
      decode("{ en: Let go, no: Slipp }", as: ValueType<LocalizedText>.localizedText).value
        == LocalizedText(versions: [
          LocalizedText.Version(language: "en", text: "Let go"),
          LocalizedText.Version(language: "no", text: "Slipp"),
        ]))
  }

  @Test func `each language is checked`() {
    #expect(
      decode("{ en_US: a, de: [b], fr: , ru: \"\" }", as: ValueType<LocalizedText>.localizedText).found == [
        "1:7-12 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `en_US`",
        "  help: write `en-US`",
        "1:21-24 wrong-type: `de` must be text, found a list", "  help: write `de: b`, without a list",
        "1:29-29 no-value: `fr` has no value; it must be text",
      ])
    #expect(
      decode("{}", as: ValueType<LocalizedText>.localizedText).found
        == ["1:5-7 no-value: `it` is an empty map; it must be text, or one for each language"])
    #expect(
      decode("[a]", as: ValueType<LocalizedText>.localizedText).found
        == [
          "1:5-8 wrong-type: `it` must be text or a map from language to text, found a list",
          "  help: write `it: a`, without a list",
        ])
  }
}

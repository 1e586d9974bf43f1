import Testing

@testable import RefreshEngine

struct LanguageLookupTests {
  private func found(_ language: String, _ tags: String...) -> String? {
    LanguageLookup.first(for: language, in: tags) { $0 }
  }

  @Test func `a tag finds itself, else what is left without its last parts`() {
    #expect(found("de", "en", "de") == "de")
    #expect(found("de-AT", "de", "de-AT") == "de-AT")
    #expect(found("de-AT", "en", "de") == "de")
    #expect(found("zh-Hant-HK", "zh", "zh-Hant") == "zh-Hant")
    #expect(found("de-CH-1996", "de-1996", "de") == "de")
    #expect(found("de", "de-AT") == nil)
    #expect(found("den", "de") == nil)
  }

  @Test(arguments: [
    ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("ZH-mo", "zh-Hant"),
  ])
  func `Chinese of a region is that of its script`(tag: String, script: String) {
    #expect(found(tag, "zh", "zh-Hans", "zh-Hant") == script)
    #expect(found(tag, tag, script) == tag, "the region itself comes first")
    #expect(found(tag + "-x-app", script) == script)
    #expect(found(tag, "zh") == "zh")
    #expect(found(tag, "en") == nil)
  }

  @Test func `a region that says nothing of the script finds no script`() {
    #expect(found("zh", "zh-Hans", "zh-Hant") == nil)
    #expect(found("zh-US", "zh-Hans", "zh-Hant") == nil)
    #expect(found("zh-Hans-TW", "zh-Hant", "zh-Hans") == "zh-Hans")
  }

  @Test func `a letter that introduces a part goes with it`() {
    #expect(found("fr-x-a", "fr-x", "fr") == "fr")
    #expect(found("de-a-foo-x-bar", "de-a-foo") == "de-a-foo")
    #expect(found("x-foo", "x") == nil)
  }

  @Test func `the case of letters does not matter, and the first of several counts`() {
    #expect(found("pt-br", "PT-BR", "pt-BR") == "PT-BR")
    #expect(found("", "") == nil)
  }
}

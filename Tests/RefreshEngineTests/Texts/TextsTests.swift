import Testing

@testable import RefreshEngine

@Suite struct TextsTests {
  @Test func `without own texts the library's are shown, in the language that a tag resolves to`() {
    let texts = Texts()
    #expect(texts.text(.headerIdle, in: "en-GB") == "Pull down to refresh")
    #expect(texts.text(.headerIdle, in: "zh-Hans") == "下拉可以刷新")
    #expect(texts.text(.headerIdle, in: "de") == "Pull down to refresh")
  }

  @Test func `where a language has no text the key itself shows`() {
    #expect(Texts().text(.trailerIdle, in: "en") == "MJRefreshTrailerIdleText")
    #expect(Texts().text(.trailerPulling, in: "ru") == "MJRefreshTrailerPullingText")
    #expect(Texts().text(.trailerIdle, in: "zh-Hant") == "滑動查看圖文詳情")
  }

  @Test func `an app's own table goes first, for exactly its language`() {
    let texts = Texts(tables: [
      .init(language: "fr", entries: [.init(key: .headerIdle, text: "fr")]),
      .init(
        language: "de",
        entries: [.init(key: .headerPulling, text: "pulling"), .init(key: .headerIdle, text: "de")]),
      .init(language: "ru", entries: [.init(key: .trailerIdle, text: "ru")]),
    ])
    #expect(texts.text(.headerIdle, in: "de") == "de")
    #expect(texts.text(.headerPulling, in: "de") == "pulling")
    #expect(texts.text(.headerRefreshing, in: "de") == "Loading...")
    #expect(texts.text(.headerIdle, in: "de-AT") == "Pull down to refresh")
    #expect(texts.text(.trailerIdle, in: "ru") == "ru")
  }

  @Test func `a scene's own texts reach the labels`() {
    let rig = Rig(.stateHeader) {
      $0.language = "de"
      $0.texts = Texts(tables: [
        .init(
          language: "de",
          entries: [
            .init(key: .headerIdle, text: "Ziehen"), .init(key: .lastTime, text: "Zuletzt: "),
            .init(key: .noneLastDate, text: "nie"),
          ])
      ])
    }
    rig.expect(["header.stateLabel.text": "Ziehen", "header.lastUpdatedTimeLabel.text": "Zuletzt: nie"])
  }

  @Test func `a text is the same in all languages or has versions`() {
    #expect(LocalizedText("a").text(in: "xx") == "a")
    let versions = LocalizedText(versions: [.init(language: "en", text: "b"), .init(language: "ru", text: "c")])
    #expect(versions.text(in: "ru") == "c")
    #expect(versions.text(in: "en") == "b")
    #expect(versions.text(in: "en-US") == "b")
    #expect(versions.text(in: "ko") == "b", "the English one")
    #expect(LocalizedText(versions: [.init(language: "ru", text: "c")]).text(in: "ko") == nil, "the library's own")
  }
}

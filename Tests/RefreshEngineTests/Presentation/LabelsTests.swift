import Testing

@testable import RefreshEngine

/// `Labels`: the state types.
@Suite struct LabelsTests {
  private static let kinds = ComponentKind.allCases.filter { $0.presentation != .plain }

  /// Returns the titles of a family, state by state: idle, pulling, refreshing, willRefresh, noMoreData.
  private func titles(_ family: Family) -> [String] {
    switch family {
    case .header: ["Pull down to refresh", "Release to refresh", "Loading...", "", ""]
    case .autoFooter: ["Tap or pull up to load more", "", "Loading...", "", "No more data"]
    case .backFooter: ["Pull up to load more", "Release to load more", "Loading...", "", "No more data"]
    case .trailer:
      ["MJRefreshTrailerIdleText", "MJRefreshTrailerPullingText", "MJRefreshTrailerPullingText", "", ""]
    }
  }

  // MARK: Texts

  @Test(arguments: kinds)
  func `the label shows the title of each state, nothing where there is none`(kind: ComponentKind) {
    let role = kind.role.rawValue
    var rig = Rig(kind)
    rig.expect(["\(role).stateLabel.text": .text(titles(kind.family)[0]), "\(role).stateLabel.hidden": false])
    for (state, title) in zip(RefreshState.allCases, titles(kind.family)) {
      rig.setState(of: kind.role, to: state)
      rig.expect("\(role).stateLabel.text", .text(title))
    }
  }

  @Test(arguments: kinds)
  func `a title can be set for each state, and shows in it`(kind: ComponentKind) {
    let role = kind.role.rawValue
    for state in RefreshState.allCases {
      var rig = Rig(kind, [.set(\.titles[state], LocalizedText("own"))])
      for (other, title) in zip(RefreshState.allCases, titles(kind.family)) {
        rig.setState(of: kind.role, to: other)
        rig.expect("\(role).stateLabel.text", .text(other == state ? "own" : title))
      }
    }
  }

  @Test func `a title that is set for the present state shows immediately`() {
    var rig = Rig(.stateHeader)
    rig.simulation.set(.set(\.titles[.idle], LocalizedText("own")), of: .header)
    rig.expect("header.stateLabel.text", "own")
  }

  @Test func `a title that is hidden while refreshing shows when any title is set meanwhile`() {
    var rig = Rig(.autoStateFooter, [.set(\.refreshingTitleHidden, true)])
    rig.expect("footer.stateLabel.text", "Tap or pull up to load more")
    rig.begin(.footer)
    rig.expect("footer.stateLabel.text", "")
    rig.set(.set(\.titles[.idle], LocalizedText("own")), of: .footer)
    rig.expect("footer.stateLabel.text", "Loading...")
    rig.end(.footer)
    rig.expect("footer.stateLabel.text", "own")
    rig.endWithNoMoreData(.footer)
    rig.expect("footer.stateLabel.text", "No more data")
  }

  @Test func `only auto footers hide the title while refreshing`() {
    for kind in [ComponentKind.stateHeader, .backStateFooter] {
      var rig = Rig(kind, [.set(\.refreshingTitleHidden, true)])
      rig.begin(kind.role)
      rig.expect("\(kind.role.rawValue).stateLabel.text", "Loading...")
    }
  }

  // MARK: Languages

  @Test(arguments: kinds)
  func `a language change resets the titles that were set`(kind: ComponentKind) {
    let role = kind.role.rawValue
    for state in RefreshState.allCases {
      var rig = Rig(kind, [.set(\.titles[state], LocalizedText("own"))])
      rig.setState(of: kind.role, to: state)
      rig.setLanguage("en")
      let title = titles(kind.family)[RefreshState.allCases.firstIndex(of: state) ?? 0]
      // For states in which the family has no titles, there is none to reset.
      rig.expect("\(role).stateLabel.text", .text(title.isEmpty ? "own" : title))
    }
  }

  @Test func `titles and time follow the language`() {
    var rig = Rig(.stateHeader) { $0.language = "zh-Hans" }
    rig.expect(["header.stateLabel.text": "下拉可以刷新", "header.lastUpdatedTimeLabel.text": "最后更新：无记录"])
    rig.setLanguage("ko-KR")
    rig.expect([
      "header.stateLabel.text": "아래로 당겨 새로고침", "header.lastUpdatedTimeLabel.text": "마지막 업데이트: 기록 없음",
    ])
    #expect(rig.simulation.language == "ko-KR")
  }

  @Test func `a title in several languages follows language changes, where it has the language`() {
    let title = LocalizedText(versions: [.init(language: "en", text: "own"), .init(language: "ru", text: "свой")])
    var rig = Rig(.stateHeader, [.set(\.titles[.idle], title)])
    rig.expect("header.stateLabel.text", "own")
    rig.setLanguage("ru")
    rig.expect("header.stateLabel.text", "свой")
    rig.setLanguage("uk")
    rig.expect("header.stateLabel.text", "own")
    rig.setLanguage("ru-RU")
    rig.expect("header.stateLabel.text", "свой")
  }

  @Test(arguments: kinds)
  func `a title that is set counts until the next change of language, which brings the preset's back`(
    kind: ComponentKind
  ) {
    let title = LocalizedText(versions: [.init(language: "en", text: "own"), .init(language: "ru", text: "свой")])
    var rig = Rig(kind, [.set(\.titles[.idle], title)]) { $0.languageCode = "en" }
    let label = "\(kind.role.rawValue).stateLabel.text"
    rig.set(.set(\.titles[.idle], LocalizedText("set")), of: kind.role)
    rig.expect(label, "set")
    rig.setLanguage("en")
    rig.expect(label, "set")
    rig.setLanguage("ru")
    rig.expect(label, "свой")
  }

  @Test func `a wording that is set counts until the next change of language`() {
    func version(_ language: String?, _ text: String) -> LocalizedTemplate.Version {
      .init(language: language, template: TimeTemplate(parts: [.text(text)]))
    }
    let wording = LocalizedTemplate(versions: [version("en", "own"), version("ru", "свой")])
    var rig = Rig(.stateHeader, [.set(\.lastUpdatedTimeText, wording)])
    rig.set(.set(\.lastUpdatedTimeText, LocalizedTemplate(versions: [version(nil, "set")])), of: .header)
    rig.expect("header.lastUpdatedTimeLabel.text", "set")
    rig.setLanguage("ru")
    rig.expect("header.lastUpdatedTimeLabel.text", "свой")
  }

  @Test(arguments: kinds)
  func `the language that the app assigned last changes nothing, also where it assigned it before the components`(
    kind: ComponentKind
  ) {
    var rig = Rig(kind, [.set(\.titles[.idle], LocalizedText("Tirer"))]) {
      ($0.language, $0.languageCode) = ("ru", "fr")
    }
    let label = "\(kind.role.rawValue).stateLabel.text"
    #expect(rig.simulation.language == "fr")
    rig.setLanguage("fr")
    rig.expect(label, "Tirer")
    rig.setLanguage("ru")
    rig.setLanguage("fr")
    let title = titles(kind.family)[RefreshState.allCases.firstIndex(of: .idle) ?? 0]
    rig.expect(label, .text(title))
  }

  @Test func `the phone's language was never assigned, so that to assign it is a change`() {
    var rig = Rig(.stateHeader, [.set(\.titles[.idle], LocalizedText("own"))]) { $0.language = "ru" }
    rig.expect("header.stateLabel.text", "own")
    rig.setLanguage("ru")
    rig.expect("header.stateLabel.text", "Потяните чтобы обновить")
  }

  @Test func `a title in several languages without the present one changes nothing for now`() {
    let title = LocalizedText(versions: [.init(language: "ru", text: "свой")])
    var rig = Rig(.stateHeader, [.set(\.titles[.idle], title)])
    rig.expect("header.stateLabel.text", "Pull down to refresh")
    rig.setLanguage("ru")
    rig.expect("header.stateLabel.text", "свой")
  }

  @Test func `a language change resets the key of the time to the default key`() {
    var rig = Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "own")]) {
      $0.storedTimes = [StoredTime(key: "own", time: $0.now)]
    }
    rig.expect("header.lastUpdatedTime", "2026-01-01T00:00:00Z")
    rig.setLanguage("en")
    rig.expect(["header.lastUpdatedTime": nil, "header.lastUpdatedTimeLabel.text": "Last update: No record"])
    // A plain header has no texts, so it keeps its key.
    rig = Rig(.header, [.set(\.lastUpdatedTimeKey, "own")])
    rig.setLanguage("en")
    #expect(rig.simulation.components[0].settings.lastUpdatedTimeKey == "own")
  }

  @Test(arguments: [ComponentKind.header, .normalHeader, .autoNormalFooter, .backNormalFooter])
  func `a language change lays out immediately, also out of a window`(kind: ComponentKind) {
    var rig = Rig(kind, [.set(\.height, 80)]) { $0.window = false }
    rig.simulation.setLanguage("ru")
    switch kind {
    case .header: rig.expect("header.frame.y", -80)
    case .normalHeader: rig.expect(["header.frame.y": -80, "header.arrow.center.y": 40])
    default: rig.expect(["footer.stateLabel.frame.height": 80, "footer.loading.center.y": 40])
    }
  }

  @Test func `a language change lays out by the new texts`() {
    var rig = Rig(.backNormalFooter)
    rig.simulation.setLanguage("zh-Hans")
    // Eight wide characters at 14 points.
    rig.expect(["footer.stateLabel.text": "上拉可以加载更多", "footer.arrow.center.x": .number(187.5 - 56 - 25)])
  }

  @Test func `a language change reaches all that are attached, hidden ones too`() {
    var rig = Rig([
      ComponentBlueprint(kind: .stateHeader, properties: [.set(\.hidden, true)]),
      ComponentBlueprint(kind: .autoStateFooter),
      ComponentBlueprint(kind: .stateTrailer),
    ])
    rig.setLanguage("zh-Hans")
    rig.expect([
      "header.stateLabel.text": "下拉可以刷新", "footer.stateLabel.text": "点击或上拉加载更多",
      "trailer.stateLabel.text": "滑动查看图文详情",
    ])
  }

  // MARK: Looks and places

  @Test func `labels have the library's colour and size unless they are set`() {
    var rig = Rig(.stateHeader)
    #expect(rig.simulation.components[0].settings.stateLabel.textColor == RGBAColor(rgba: 0x5A5A5AFF))
    #expect(rig.simulation.components[0].settings.stateLabel.fontSize == 14)
    rig.set(.set(\.stateLabel.textColor, RGBAColor(rgba: 1)), of: .header)
    rig.set(.set(\.stateLabel.fontSize, 20), of: .header)
    rig.set(.set(\.lastUpdatedTimeLabel.textColor, RGBAColor(rgba: 2)), of: .header)
    rig.set(.set(\.lastUpdatedTimeLabel.fontSize, 10), of: .header)
    let settings = rig.simulation.components[0].settings
    #expect(settings.stateLabel.textColor == RGBAColor(rgba: 1))
    #expect(settings.stateLabel.fontSize == 20)
    #expect(settings.lastUpdatedTimeLabel.textColor == RGBAColor(rgba: 2))
    #expect(settings.lastUpdatedTimeLabel.fontSize == 10)
  }

  @Test func `a header's labels share it by halves`() {
    let rig = Rig(.stateHeader, [.set(\.height, 61)])
    rig.expectFrame("header.stateLabel", 0, 0, 375, 30.5)
    rig.expectFrame("header.lastUpdatedTimeLabel", 0, 30.5, 375, 30.5)
  }

  @Test func `without the time the state fills the header, without the state nothing is placed`() {
    let alone = Rig(.stateHeader, [.set(\.lastUpdatedTimeLabel.hidden, true)])
    alone.expectFrame("header.stateLabel", 0, 0, 375, 54)
    alone.expectFrame("header.lastUpdatedTimeLabel", 0, 0, 375, 0)
    let none = Rig(.stateHeader, [.set(\.stateLabel.hidden, true)])
    none.expectFrame("header.stateLabel", 0, 0, 375, 0)
    none.expectFrame("header.lastUpdatedTimeLabel", 0, 0, 375, 0)
  }

  @Test(arguments: [ComponentKind.autoStateFooter, .backStateFooter])
  func `a footer's label fills it, hidden or not`(kind: ComponentKind) {
    for isHidden in [false, true] {
      let rig = Rig(kind, [.set(\.height, 50), .set(\.stateLabel.hidden, isHidden)])
      rig.expectFrame("footer.stateLabel", 0, 0, 375, 50)
      rig.expect("footer.stateLabel.hidden", .bool(isHidden))
    }
  }

  @Test func `a trailer's label is one character wide and comes to rest in its second layout`() {
    var rig = Rig(.stateTrailer)
    // The first layout narrows the trailer, which makes it lay out again.
    rig.expectFrame("trailer.stateLabel", 23, 0, 14, 667)
    rig.set(.set(\.stateLabel.fontSize, 17.2), of: .trailer)
    rig.setState(of: .trailer, to: .pulling)
    rig.expectFrame("trailer.stateLabel", 23, 0, 18, 667)
    rig.setState(of: .trailer, to: .idle)
    rig.expectFrame("trailer.stateLabel", 21, 0, 18, 667)
  }

  @Test func `beside an arrow a trailer's label is centred in what is left, beside a hidden one in all`() {
    var rig = Rig(.normalTrailer)
    rig.setState(of: .trailer, to: .refreshing)
    rig.expectFrame("trailer.stateLabel", 33, 0, 14, 667)
    rig.set(.set(\.arrow.hidden, true), of: .trailer)
    rig.setState(of: .trailer, to: .noMoreData)
    rig.expectFrame("trailer.stateLabel", 23, 0, 14, 667)
  }

  @Test(arguments: [ComponentKind.stateTrailer, .normalTrailer])
  func `a trailer's hidden label is untouched`(kind: ComponentKind) {
    let rig = Rig(kind, [.set(\.stateLabel.hidden, true)])
    rig.expectFrame("trailer.stateLabel", 0, 0, 60, 0)
  }

  @Test func `out of a window a trailer and its label stay as wide as the viewport`() {
    let rig = Rig(.stateTrailer) { $0.window = false }
    rig.expectFrame("trailer.stateLabel", 0, 0, 375, 0)
  }
}

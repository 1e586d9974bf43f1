import BrokenTexts
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import Testing

@Suite struct `Component presets` {
  /// Returns the properties that the keys of a component set.
  private func properties(_ text: String, role: ComponentRole) -> [String] {
    var diagnostics = Diagnostics()
    let preset = ComponentGraph.Component.decode(
      node(of: text), role: role, images: PresetImages(around: "test.yaml", allowsOutside: false),
      into: &diagnostics)
    #expect(ranges(diagnostics) == [])
    return said(preset?.settings)
  }

  @Test(
    arguments: [
      ("height: 60", "height: 60.0"), ("hidden: true", "hidden: true"),
      ("automaticallyChangeAlpha: true", "automaticallyChangeAlpha: true"),
      ("fastAnimationDuration: 100ms", "fastAnimationDuration: \(Interval(seconds: 0.1))"),
      ("slowAnimationDuration: 1s", "slowAnimationDuration: \(Interval(seconds: 1))"),
      ("ignoredInset: -20", "ignoredInset: -20.0"), ("lastUpdatedTimeKey: feed", "lastUpdatedTimeKey: feed"),
      ("collectionViewAnimationBug: true", "collectionViewAnimationBug: true"),
      ("titles: { idle: no }", "titles.idle: \(LocalizedText("no"))"),
      ("stateLabel: { hidden: true }", "stateLabel.hidden: true"),
      ("stateLabel: { textColor: '#01020304' }", "stateLabel.textColor: \(RGBAColor(rgba: 0x0102_0304))"),
      ("stateLabel: { fontSize: 17 }", "stateLabel.fontSize: 17.0"),
      ("lastUpdatedTimeLabel: { hidden: true }", "lastUpdatedTimeLabel.hidden: true"),
      (
        "lastUpdatedTimeLabel: { textColor: '#010203' }",
        "lastUpdatedTimeLabel.textColor: \(RGBAColor(rgba: 0x0102_03FF))"
      ),
      ("lastUpdatedTimeLabel: { fontSize: 12.5 }", "lastUpdatedTimeLabel.fontSize: 12.5"),
      ("labelLeftInset: 10", "labelLeftInset: 10.0"), ("arrow: { hidden: true }", "arrow.hidden: true"),
      ("loading: { style: large }", "loading.style: large"),
    ])
  func `a header's key sets its property`(key: String, property: String) {
    #expect(properties("{ type: normalHeader, \(key) }", role: .header) == [property])
  }

  @Test func `no animation makes both durations 0, whatever their values`() {
    #expect(
      properties("{ type: header, animationDisabled: true, fastAnimationDuration: 3s }", role: .header) == [
        "fastAnimationDuration: \(Interval.zero)", "slowAnimationDuration: \(Interval.zero)",
        "animationDisabled: true",
      ])
  }

  @Test(
    arguments: [
      ("height: 60", "height: 60.0"), ("ignoredInset: 34", "ignoredInset: 34.0"),
      ("automaticallyRefresh: false", "automaticallyRefresh: false"),
      ("triggerPercent: -50%", "triggerPercent: -0.5"),
      ("autoTriggerTimes: 3", "autoTriggerTimes: \(TriggerTimes.times(3))"),
      ("autoTriggerTimes: unlimited", "autoTriggerTimes: unlimited"),
      ("refreshingTitleHidden: true", "refreshingTitleHidden: true"),
      (
        "images: { refreshing: { count: 2, size: [20, 40] } }",
        "images.refreshing: \(FrameSequence(count: 2, size: Size(width: 20, height: 40)))"
      ),
      ("titles: { noMoreData: 没有了 }", "titles.noMoreData: \(LocalizedText("没有了"))"),
    ])
  func `a footer's key sets its property`(key: String, property: String) {
    #expect(properties("{ type: autoGifFooter, \(key) }", role: .footer) == [property])
  }

  @Test func `a wording of the time may differ by language`() {
    let template = LocalizedTemplate(versions: [
      LocalizedTemplate.Version(language: "en", template: TimeTemplate(parts: [.text("at "), .relative]))
    ])
    #expect(
      properties("{ type: stateHeader, lastUpdatedTimeText: { en: 'at {relative}' } }", role: .header)
        == said { $0.lastUpdatedTimeText = template })
  }

  @Test func `keys and values are found by their names with dots`() throws {
    var diagnostics = Diagnostics()
    let text = "{ type: normalHeader, titles: { idle: a } }"
    let preset = try #require(
      ComponentGraph.Component.decode(
        node(of: text), role: .header, images: PresetImages(around: "test.yaml", allowsOutside: false),
        into: &diagnostics))
    #expect(preset.place(of: "titles.idle")?.text == "idle")
    #expect(preset.value(of: "titles.idle")?.span.text == "a")
    #expect(preset.place(of: "titles.pulling") == nil)
    #expect(preset.place(of: "type.of") == nil)
    #expect(preset.place.text == "{")
  }
}

@Suite struct `Setting properties` {
  /// Returns the property that a `set` step sets, and its diagnostics.
  private func set(_ text: String, _ kind: ComponentKind?, role: ComponentRole = .header) -> [String] {
    var diagnostics = Diagnostics()
    guard let entry = node(of: "{ \(text) }").entries.first, let name = DottedName(entry.key).rest else {
      return ["no property"]
    }
    let change = ComponentGraph.Component.decode(
      set: name, value: entry.value, role: role, kind: kind,
      images: PresetImages(around: "test.yaml", allowsOutside: false), into: &diagnostics)
    return said(change) + ranges(diagnostics)
  }

  @Test(
    arguments: [
      ("header.height: 80", "height: 80.0"), ("header.hidden: true", "hidden: true"),
      ("header.stateLabel.hidden: true", "stateLabel.hidden: true"),
      ("header.lastUpdatedTimeLabel.hidden: true", "lastUpdatedTimeLabel.hidden: true"),
      ("header.titles.refreshing: 'no'", "titles.refreshing: \(LocalizedText("no"))"),
      (
        "header.images.idle: { count: 1, size: [2, 3] }",
        "images.idle: \(FrameSequence(count: 1, size: Size(width: 2, height: 3)))"
      ),
    ])
  func `a property is set by its name with dots`(text: String, property: String) {
    #expect(set(text, .gifHeader) == [property])
    #expect(set(text, nil) == [property])
  }

  @Test func `a name may end at a map`() {
    #expect(
      set("header.stateLabel: { hidden: true, fontSize: 9 }", .normalHeader)
        == ["stateLabel.hidden: true", "stateLabel.fontSize: 9.0"])
  }

  @Test func `what does not exist is an error at its word`() {
    #expect(
      set("header.heigth: 80", .normalHeader) == [
        "1:14-20 unknown-property: unknown property `header.heigth`", "  help: did you mean `height`?",
      ])
    #expect(
      set("header.stateLabel.hiden: true", .normalHeader) == [
        "1:25-30 unknown-property: unknown property `header.stateLabel.hiden`",
        "  help: did you mean `hidden`? the properties of `header.stateLabel` are `hidden`, `textColor` and `fontSize`",
      ])
    #expect(
      set("header.height.top: 80", .normalHeader) == [
        "1:21-24 unknown-property: `header.height` doesn't have a part `top`",
        "  help: it must be a length in points",
      ])
    #expect(set("header.: 80", .normalHeader).first == "1:14-14 unknown-property: unknown property `header.`")
  }

  @Test func `what other types have is no property of this one`() {
    #expect(
      set("header.images.idle: { count: 1, size: [2, 3] }", .normalHeader) == [
        "1:14-20 misplaced-key: `images` isn't a property of `normalHeader`",
        "  help: `images` is for `gifHeader`",
      ])
    #expect(
      set("footer.arrow.hidden: true", nil, role: .footer) == ["arrow.hidden: true"])
    #expect(
      set("footer.lastUpdatedTimeKey: a", nil, role: .footer) == [
        "1:14-32 misplaced-key: `lastUpdatedTimeKey` isn't a property of `footer`",
        "  help: `lastUpdatedTimeKey` is for every header",
      ])
    #expect(
      set("header.type: gifHeader", .normalHeader) == [
        "1:14-18 misplaced-key: `type` isn't a property of `normalHeader`",
        "  help: the type of a component can't be changed; `attach` another component",
      ])
  }

  @Test func `a value is checked as in a preset`() {
    #expect(
      set("header.height: 0", .header) == ["1:22-23 out-of-range: `height` must be greater than 0, found `0`"])
    #expect(
      set("footer.titles.pulling: x", .autoStateFooter, role: .footer) == [
        "titles.pulling: \(LocalizedText("x"))",
        "1:21-28 warning unused-state: `autoStateFooter` doesn't show titles for `pulling`",
        "  help: it shows titles for `idle`, `refreshing` and `noMoreData`",
      ])
  }
}

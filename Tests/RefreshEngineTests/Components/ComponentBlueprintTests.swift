import Testing

@testable import RefreshEngine

@Suite struct ComponentBlueprintTests {
  @Test func `properties are applied in the library's order, whatever order they are given in`() {
    let ordered: [ComponentProperty] = [
      .fastAnimationDuration(.zero), .slowAnimationDuration(.zero), .animationDisabled(true),
      .collectionViewAnimationBug(true), .height(1), .stateLabelHidden(true), .lastUpdatedTimeLabelHidden(true),
      .labelLeftInset(1), .arrowHidden(true), .loadingStyle(.gray), .refreshingTitleHidden(true),
      .title(.idle, LocalizedText("")), .images(.idle, FrameSequence(count: 1, size: .zero)),
      .lastUpdatedTimeKey(""), .lastUpdatedTimeText(nil), .ignoredInset(1), .automaticallyRefresh(true),
      .triggerPercent(1), .autoTriggerTimes(.unlimited), .automaticallyChangeAlpha(true), .hidden(true),
    ]
    #expect(ordered.map(\.rank) == Array(0..<ordered.count))
    let blueprint = ComponentBlueprint(kind: .header, properties: ordered.reversed())
    #expect(blueprint.properties.map(\.rank) == Array(0..<ordered.count))
  }

  @Test func `colours and font sizes come with their labels' visibility, and keep their order`() {
    let properties: [ComponentProperty] = [
      .lastUpdatedTimeLabelFontSize(1), .lastUpdatedTimeLabelTextColor(.label), .stateLabelTextColor(.label),
      .stateLabelFontSize(1),
    ]
    #expect(properties.map(\.rank) == [6, 6, 5, 5])
  }

  @Test func `of two properties with the same rank the one given later wins`() {
    var rig = Rig(.header, [.height(70), .hidden(true), .height(80)])
    rig.expect("header.frame.height", 80)
    rig = Rig(.header, [.height(80), .hidden(true), .height(70)])
    rig.expect("header.frame.height", 70)
  }

  @Test func `frames grow a height that was set`() {
    let images = ComponentProperty.images(.idle, FrameSequence(count: 2, size: Size(width: 10, height: 90)))
    Rig(.gifHeader, [images, .height(60)]).expect("header.frame.height", 90)
  }

  @Test func `a hidden auto footer has no share of the inset from the start`() {
    Rig(.autoFooter, [.hidden(true)]).expect("scroll.inset.bottom", 0)
  }

  @Test func `a time label that the preset hides is not worded anew for the key of the preset`() {
    Rig(.stateHeader, [.lastUpdatedTimeKey("k"), .lastUpdatedTimeLabelHidden(true)])
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record", "from before it was hidden")
    let scene: (inout ScrollScene) -> Void = { $0.storedTimes = [StoredTime(key: "k", time: $0.now)] }
    Rig(.stateHeader, [.lastUpdatedTimeKey("k"), .lastUpdatedTimeLabelHidden(true)], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record")
    Rig(.stateHeader, [.lastUpdatedTimeKey("k")], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: Today 00:00")
  }
}

import Testing

@testable import RefreshEngine

@Suite struct ComponentBlueprintTests {
  @Test func `properties are applied in the library's order, whatever order they are given in`() {
    let ordered: [Change] = [
      .set(\.fastAnimationDuration, .zero), .set(\.slowAnimationDuration, .zero), .set(\.animationDisabled, true),
      .set(\.collectionViewAnimationBug, true), .set(\.height, 1), .set(\.stateLabel.hidden, true), .set(\.lastUpdatedTimeLabel.hidden, true),
      .set(\.labelLeftInset, 1), .set(\.arrow.hidden, true), .set(\.loading.style, .gray), .set(\.refreshingTitleHidden, true),
      .set(\.titles[.idle], LocalizedText("")), .set(\.images[.idle], FrameSequence(count: 1, size: .zero)),
      .set(\.lastUpdatedTimeKey, ""), .set(\.lastUpdatedTimeText, nil), .set(\.ignoredInset, 1), .set(\.automaticallyRefresh, true),
      .set(\.triggerPercent, 1), .set(\.autoTriggerTimes, .unlimited), .set(\.automaticallyChangeAlpha, true), .set(\.hidden, true),
    ]
    #expect(ordered.map(\.rank) == Array(0..<ordered.count))
    let blueprint = ComponentBlueprint(kind: .header, properties: ordered.reversed())
    #expect(blueprint.properties.map(\.rank) == Array(0..<ordered.count))
  }

  @Test func `colours and font sizes come with their labels' visibility, and keep their order`() {
    let properties: [Change] = [
      .set(\.lastUpdatedTimeLabel.fontSize, 1), .set(\.lastUpdatedTimeLabel.textColor, .label), .set(\.stateLabel.textColor, .label),
      .set(\.stateLabel.fontSize, 1),
    ]
    #expect(properties.map(\.rank) == [6, 6, 5, 5])
  }

  @Test func `of two properties with the same rank the one given later wins`() {
    var rig = Rig(.header, [.set(\.height, 70), .set(\.hidden, true), .set(\.height, 80)])
    rig.expect("header.frame.height", 80)
    rig = Rig(.header, [.set(\.height, 80), .set(\.hidden, true), .set(\.height, 70)])
    rig.expect("header.frame.height", 70)
  }

  @Test func `frames grow a height that was set`() {
    let images = Change.set(\.images[.idle], FrameSequence(count: 2, size: Size(width: 10, height: 90)))
    Rig(.gifHeader, [images, .set(\.height, 60)]).expect("header.frame.height", 90)
  }

  @Test func `a hidden auto footer has no share of the inset from the start`() {
    Rig(.autoFooter, [.set(\.hidden, true)]).expect("scroll.inset.bottom", 0)
  }

  @Test func `a time label that the preset hides is not worded anew for the key of the preset`() {
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k"), .set(\.lastUpdatedTimeLabel.hidden, true)])
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record", "from before it was hidden")
    let scene: (inout ScrollScene) -> Void = { $0.storedTimes = [StoredTime(key: "k", time: $0.now)] }
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k"), .set(\.lastUpdatedTimeLabel.hidden, true)], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record")
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k")], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: Today 00:00")
  }
}

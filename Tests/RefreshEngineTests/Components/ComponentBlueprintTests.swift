import Testing

@testable import RefreshEngine

@Suite struct ComponentBlueprintTests {
  @Test func `frames grow a height that was set`() {
    let images = Change.set(\.images[.idle], FrameSequence(count: 2, size: Size(width: 10, height: 90)))
    Rig(.gifHeader, [images, .set(\.height, 60)]).expect("header.frame.height", 90)
  }

  @Test func `a hidden auto footer has no share of the inset from the start`() {
    Rig(.autoFooter, [.set(\.hidden, true)]).expect("scroll.inset.bottom", 0)
  }

  @Test func `a time label that the preset hides is not updated for the key of the preset`() {
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k"), .set(\.lastUpdatedTimeLabel.hidden, true)])
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record", "from before it was hidden")
    let scene: (inout ScrollScene) -> Void = { $0.storedTimes = [StoredTime(key: "k", time: $0.now)] }
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k"), .set(\.lastUpdatedTimeLabel.hidden, true)], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: No record")
    Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "k")], scene: scene)
      .expect("header.lastUpdatedTimeLabel.text", "Last update: Today 00:00")
  }
}

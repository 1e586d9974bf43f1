import Testing

@testable import RefreshEngine

@Suite struct ObservableTests {
  private static let scroll = [
    "offset.x", "offset.y", "inset.top", "inset.left", "inset.bottom", "inset.right", "contentInset.top",
    "contentInset.left", "contentInset.bottom", "contentInset.right", "content.width", "content.height",
    "viewport.width", "viewport.height", "dragging", "decelerating", "pan", "window", "rows",
  ]
  private static let all = [
    "type", "state", "refreshing", "pullingPercent", "frame.x", "frame.y", "frame.width", "frame.height", "alpha",
    "hidden", "originalInset.top", "originalInset.left", "originalInset.bottom", "originalInset.right",
    "calls.refreshing", "calls.beginRefreshingCompletion", "calls.endRefreshingAnimationBegin",
    "calls.endRefreshingCompletion",
  ]
  private static let stateLabel = ["text", "hidden", "frame.x", "frame.y", "frame.width", "frame.height"]
    .map { "stateLabel." + $0 }
  private static let time =
    ["text", "hidden", "frame.x", "frame.y", "frame.width", "frame.height"].map { "lastUpdatedTimeLabel." + $0 }
    + ["lastUpdatedTime"]
  private static let arrow = ["arrow.rotation", "arrow.hidden", "arrow.center.x", "arrow.center.y"]
  private static let loading = ["loading.animating", "loading.alpha", "loading.center.x", "loading.center.y"]
  private static let gif = [
    "gif.image", "gif.animating", "gif.duration", "gif.hidden", "gif.frame.x", "gif.frame.y", "gif.frame.width",
    "gif.frame.height", "gif.contentMode",
  ]
  private static let auto = ["leftTriggerTimes", "triggeredByDrag"]

  /// Returns the observables of a type, part by part, in the order of traces.
  private func leaves(_ kind: ComponentKind) -> [String] {
    typealias Leaves = ObservableTests
    let parts: [(ComponentPart, [String])] = [
      (.stateLabel, Leaves.stateLabel), (.lastUpdatedTimeLabel, Leaves.time), (.arrow, Leaves.arrow),
      (.loading, Leaves.loading), (.gif, Leaves.gif), (.header, ["insetDelta"]), (.autoFooter, Leaves.auto),
    ]
    return Leaves.all + parts.filter { kind.has($0.0) }.flatMap(\.1)
  }

  @Test(arguments: ComponentKind.allCases)
  func `each type has its own observables, in the order of traces`(kind: ComponentKind) {
    #expect(ComponentLeaf.allCases.filter { $0.exists(for: kind) }.map(\.path) == leaves(kind))
  }

  @Test(arguments: ComponentKind.allCases)
  func `what a type has can be observed, what it has not is absent`(kind: ComponentKind) {
    // A gif has no image before its first frame, and a header has no time before its first refresh.
    let empty: Set<String> = ["gif.image", "lastUpdatedTime"]
    let rig = Rig(kind)
    for leaf in ComponentLeaf.allCases {
      let isThere = leaves(kind).contains(leaf.path) && !empty.contains(leaf.path)
      #expect((rig.simulation[.component(kind.role, leaf)] != .absent) == isThere, "\(leaf.path)")
    }
  }

  @Test func `the scroll view has observables in the order of traces`() {
    #expect(ScrollLeaf.allCases.map(\.path) == ObservableTests.scroll)
  }

  @Test func `paths begin with time, scroll or a component's place, and are all different`() {
    #expect(ObservablePath.time.path == "time")
    #expect(ObservablePath.scroll(.offsetY).path == "scroll.offset.y")
    #expect(ObservablePath.component(.header, .stateLabelText).path == "header.stateLabel.text")
    let paths = ObservablePath.all.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.count == 1 + ScrollLeaf.allCases.count + 3 * ComponentLeaf.allCases.count)
    #expect(paths.first == "time")
    #expect(ComponentRole.allCases.map(\.rawValue) == ["header", "footer", "trailer"])
  }

  @Test func `what is not there is absent`() {
    let rig = Rig(.header)
    for leaf in ComponentLeaf.allCases { #expect(rig.simulation[.component(.footer, leaf)] == .absent) }
  }

  @Test func `each leaf of the scroll view reads its own value`() {
    var rig = Rig {
      $0.viewport = Size(width: 100, height: 200)
      $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
      $0.safeArea = Insets(top: 10, left: 20, bottom: 30, right: 40)
      $0.content = SceneContent(rows: 3, rowHeight: 100, width: 500)
      $0.window = false
    }
    rig.step { $0.drag(to: Point(x: 7, y: 8)) }
    let values: [Expected] = [
      7, 8, 11, 22, 33, 44, 1, 2, 3, 4, 500, 300, 100, 200, true, false, "changed", false, 3,
    ]
    for (leaf, value) in zip(ScrollLeaf.allCases, values) { rig.expect("scroll.\(leaf.path)", value) }
    rig.simulation.scroll.isDecelerating = true
    rig.expect("scroll.decelerating", true)
  }

  @Test func `each leaf of a component reads its own value`() {
    var component = Component(.gifHeader)
    component.pullingPercent = 1
    component.frame = Rect(x: 2, y: 3, width: 4, height: 5)
    component.alpha = 0.5
    component.originalInset = Insets(top: 6, left: 7, bottom: 8, right: 9)
    for (index, callback) in Callback.allCases.enumerated() { component.calls[callback] = 10 + Int32(index) }
    component.labels.state.text = "s"
    component.settings.stateLabel.hidden = true
    component.labels.state.frame = Rect(x: 14, y: 15, width: 16, height: 17)
    component.labels.lastUpdatedTime.text = "t"
    component.labels.lastUpdatedTime.frame = Rect(x: 18, y: 19, width: 20, height: 21)
    component.gif.image = 22
    component.gif.isAnimating = true
    component.gif.animationDuration = Interval(seconds: 23)
    component.gif.frame = Rect(x: 24, y: 25, width: 26, height: 27)
    component.header.insetDelta = 28
    var rig = Rig(.gifHeader)
    rig.simulation.components[0] = component
    let values: [Expected] = [
      "gifHeader", "idle", false, 1, 2, 3, 4, 5, 0.5, false, 6, 7, 8, 9, 10, 11, 12, 13,
      "s", true, 14, 15, 16, 17, "t", false, 18, 19, 20, 21, nil, 22, true, 23, false, 24, 25, 26, 27,
      "scaleToFill", 28,
    ]
    for (path, value) in zip(leaves(.gifHeader), values) { rig.expect("header.\(path)", value) }
    #expect(values.count == leaves(.gifHeader).count)
  }

  @Test func `arrow and spinner read their own values, rotations in degrees`() {
    var component = Component(.normalHeader)
    component.arrow.rotation = -.pi / 2
    component.arrow.isHidden = true
    component.arrow.frame.center = Point(x: 1, y: 2)
    component.loading.isAnimating = true
    component.loading.alpha = 0.25
    component.loading.center = Point(x: 3, y: 4)
    var rig = Rig(.normalHeader)
    rig.simulation.components[0] = component
    for (path, value) in zip(
      ObservableTests.arrow + ObservableTests.loading, [-90, true, 1, 2, true, 0.25, 3, 4] as [Expected])
    {
      rig.expect("header.\(path)", value)
    }
  }

  @Test func `a stored time is shown in UTC, whatever the time zone`() {
    Rig(.stateHeader) {
      $0.timeZone = TimeZoneTable(offset: 3600)
      $0.storedTimes = [
        StoredTime(key: "other", time: 0), StoredTime(key: StoredTime.defaultKey, time: 1_112_886_369),
      ]
    }.expect("header.lastUpdatedTime", "2005-04-07T15:06:09Z")
  }
}

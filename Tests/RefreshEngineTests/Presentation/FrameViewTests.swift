import Testing

@testable import RefreshEngine

/// `FrameView`: the gif types.
@Suite struct FrameViewTests {
  private static let kinds = [ComponentKind.gifHeader, .autoGifFooter, .backGifFooter]

  /// Returns frames without a size, whose duration in seconds is the raw value of the state.
  private func images(_ state: RefreshState, _ count: Int32) -> Change {
    let duration = Interval(seconds: Double(state.rawValue))
    return .set(\.images[state], FrameSequence(count: count, size: .zero, duration: duration))
  }

  /// Describes what is visible: the frame, or the duration of the playing frames; in brackets while hidden.
  private func describe(_ rig: Rig, _ role: ComponentRole) -> String {
    let image = rig["\(role).gif.image"] == .absent ? "-" : "\(Int(rig.number("\(role).gif.image")))"
    let plays = rig["\(role).gif.animating"] == .bool(true)
    let words = plays ? "plays \(Int(rig.number("\(role).gif.duration")))s" : image
    return rig["\(role).gif.hidden"] == .bool(true) ? "(\(words))" : words
  }

  // MARK: State by state. Rows are the old state, columns the new one: idle, pulling, refreshing, willRefresh,
  // noMoreData.

  @Test func `a gif header plays while pulling and refreshing, and stops when idle`() {
    Transition.expect(
      .gifHeader, [images(.pulling, 2), images(.refreshing, 3), images(.noMoreData, 4), images(.willRefresh, 5)],
      [
        ["", "plays 2s", "plays 3s", "-", "-"],
        ["-", "", "plays 3s", "plays 2s", "plays 2s"],
        ["-", "plays 2s", "", "plays 3s", "plays 3s"],
        ["-", "plays 2s", "plays 3s", "", "-"],
        ["-", "plays 2s", "plays 3s", "-", ""],
      ]
    ) { describe($0.atOnce, .header) }
  }

  @Test func `an auto gif footer shows and plays while refreshing only, and hides at rest`() {
    Transition.expect(
      .autoGifFooter,
      [
        images(.idle, 2), images(.pulling, 2), images(.refreshing, 3), images(.noMoreData, 4),
        images(.willRefresh, 5),
      ],
      [
        ["", "(-)", "plays 3s", "(-)", "(-)"],
        ["(-)", "", "plays 3s", "(-)", "(-)"],
        ["(-)", "plays 3s", "", "plays 3s", "(-)"],
        ["(-)", "(-)", "plays 3s", "", "(-)"],
        ["(-)", "(-)", "plays 3s", "(-)", ""],
      ]
    ) { describe($0.atOnce, .footer) }
  }

  @Test func `a back gif footer plays on when idle and when no more data hides it`() {
    Transition.expect(
      .backGifFooter,
      [images(.pulling, 2), images(.refreshing, 3), images(.noMoreData, 4), images(.willRefresh, 5)],
      [
        ["", "plays 2s", "plays 3s", "-", "(-)"],
        ["plays 2s", "", "plays 3s", "plays 2s", "(plays 2s)"],
        ["plays 3s", "plays 2s", "", "plays 3s", "(plays 3s)"],
        ["-", "plays 2s", "plays 3s", "", "(-)"],
        ["-", "plays 2s", "plays 3s", "(-)", ""],
      ]
    ) { describe($0.atOnce, .footer) }
  }

  @Test(arguments: kinds)
  func `a single frame is shown, not played`(kind: ComponentKind) {
    var rig = Rig(kind, [images(.refreshing, 1)])
    rig.begin(kind.role)
    #expect(describe(rig, kind.role) == "0")
    rig.expect("\(kind.role.rawValue).gif.duration", 0)
  }

  @Test func `a single frame stops what plays`() {
    var rig = Rig(.gifHeader, [images(.pulling, 3), images(.refreshing, 1)])
    rig.setState(of: .header, to: .pulling)
    rig.setState(of: .header, to: .refreshing)
    #expect(describe(rig, .header) == "0")
    rig.expect("header.gif.duration", 2, "of what played last")
  }

  @Test(arguments: kinds)
  func `a state without frames leaves what plays, and what is hidden, as it was`(kind: ComponentKind) {
    var rig = Rig(kind, [])
    rig.setState(of: kind.role, to: .refreshing)
    #expect(describe(rig, kind.role) == (kind == .autoGifFooter ? "(-)" : "-"))
    rig = Rig(.gifHeader, [images(.pulling, 3)])
    rig.setState(of: .header, to: .pulling)
    rig.setState(of: .header, to: .refreshing)
    #expect(describe(rig, .header) == "plays 2s")
  }

  // MARK: The percent

  @Test(arguments: [ComponentKind.gifHeader, .backGifFooter])
  func `while idle the percent chooses the frame`(kind: ComponentKind) {
    var rig = Rig(kind, [images(.idle, 4)])
    rig.expect("\(kind.role.rawValue).gif.image", nil)
    for (percent, image) in [
      (0.0, 0.0), (0.24, 0), (0.25, 1), (0.74, 2), (0.75, 3), (0.999, 3), (1, 3), (7, 3), (-1, 0),
    ] {
      rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: percent)
      rig.expect("\(kind.role.rawValue).gif.image", .number(image), "at \(percent)")
    }
  }

  @Test(arguments: [ComponentKind.gifHeader, .backGifFooter])
  func `choosing a frame stops what plays`(kind: ComponentKind) {
    var rig = Rig(kind, [images(.idle, 4)])
    rig.simulation[ComponentID(index: 0)].gif.isAnimating = true
    rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: 0.5)
    #expect(describe(rig, kind.role) == "2")
  }

  @Test func `in other states, without idle frames, and in auto footers the percent chooses nothing`() {
    for state in RefreshState.allCases where state != .idle {
      var rig = Rig(.gifHeader, [images(.idle, 4)])
      rig.setState(of: .header, to: state)
      rig.simulation[ComponentID(index: 0)].gif.isAnimating = true
      rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: 0.5)
      rig.expect(["header.gif.image": nil, "header.gif.animating": true])
    }
    for (kind, frames) in [(ComponentKind.gifHeader, images(.pulling, 4)), (.autoGifFooter, images(.idle, 4))] {
      var rig = Rig(kind, [frames])
      rig.simulation[ComponentID(index: 0)].gif.isAnimating = true
      rig.simulation.setPullingPercent(of: ComponentID(index: 0), to: 0.5)
      #expect(rig["\(kind.role.rawValue).gif.image"] == .absent)
      #expect(rig["\(kind.role.rawValue).gif.animating"] == .bool(true))
    }
  }

  @Test func `a back footer plays on after the end, until the percent is set`() {
    var rig = Rig.refreshing(.backGifFooter, [images(.idle, 4), images(.refreshing, 3)])
    rig.scroll(to: 100)
    rig.end(.footer)
    #expect(describe(rig, .footer) == "plays 3s")
    rig.settle()
    #expect(describe(rig, .footer) == "0")
  }

  // MARK: Frames

  @Test func `a round takes a tenth of a second a frame unless it says otherwise`() {
    #expect(FrameSequence(count: 7, size: .zero).duration == Interval(seconds: 0.7))
    #expect(FrameSequence(count: 7, size: .zero, duration: Interval(seconds: 2)).duration.seconds == 2)
  }

  @Test(arguments: kinds)
  func `frames taller than the component make it taller, others do not`(kind: ComponentKind) {
    let height = kind.family.extent
    for (frame, result) in [(height - 1, height), (height, height), (height + 1, height + 1)] {
      let images = Change.set(\.images[.pulling], FrameSequence(count: 2, size: Size(width: 1000, height: frame)))
      let rig = Rig(kind, [images])
      rig.expect("\(kind.role.rawValue).frame.height", .number(result))
      rig.expect("\(kind.role.rawValue).frame.width", 375)
    }
  }

  @Test func `a header that frames make taller is placed again`() {
    var rig = Rig(.gifHeader)
    rig.set(.set(\.images[.idle], FrameSequence(count: 2, size: Size(width: 10, height: 80))), of: .header)
    rig.expect(["header.frame.y": -80, "header.gif.frame.height": 80])
  }

  // MARK: Places

  @Test(arguments: kinds)
  func `before the first layout the frames have no place`(kind: ComponentKind) {
    let role = kind.role.rawValue
    let rig = Rig(kind) { $0.window = false }
    rig.expectFrame("\(role).gif", 0, 0, 0, 0)
    rig.expect([
      "\(role).gif.contentMode": "scaleToFill", "\(role).gif.image": nil, "\(role).gif.animating": false,
      "\(role).gif.duration": 0, "\(role).gif.hidden": .bool(kind == .autoGifFooter),
    ])
  }

  private func width(_ text: String) -> Double { Double(text.count) * 0.56 * 14 }

  @Test func `a header's frames lie right-aligned left of the wider of its texts`() {
    let rig = Rig(.gifHeader)
    rig.expectFrame("header.gif", 0, 0, 187.5 - width("Last update: No record") / 2 - 20, 54)
    rig.expect("header.gif.contentMode", "right")
    Rig(.gifHeader, [.set(\.lastUpdatedTimeLabel.hidden, true), .set(\.labelLeftInset, 7)])
      .expectFrame("header.gif", 0, 0, 187.5 - width("Pull down to refresh") / 2 - 7, 54)
    // A hidden state label still counts while the time is visible.
    let hidden = Rig(
      .gifHeader,
      [.set(\.stateLabel.hidden, true), .set(\.titles[.idle], LocalizedText("something longer than the time"))])
    hidden.expectFrame("header.gif", 0, 0, 187.5 - width("something longer than the time") / 2 - 20, 54)
    hidden.expect("header.gif.contentMode", "right")
  }

  @Test func `a header's frames fill it centred if both labels are hidden`() {
    let rig = Rig(.gifHeader, [.set(\.stateLabel.hidden, true), .set(\.lastUpdatedTimeLabel.hidden, true)])
    rig.expectFrame("header.gif", 0, 0, 375, 54)
    rig.expect("header.gif.contentMode", "center")
  }

  @Test func `an auto footer's frames fill it centred if the title is hidden while refreshing`() {
    let rig = Rig(.autoGifFooter, [.set(\.refreshingTitleHidden, true)])
    rig.expectFrame("footer.gif", 0, 0, 375, 44)
    rig.expect("footer.gif.contentMode", "center")
    for properties in [[], [.set(\.stateLabel.hidden, true)]] as [[Change]] {
      let rig = Rig(.autoGifFooter, properties)
      rig.expectFrame("footer.gif", 0, 0, 187.5 - width("Tap or pull up to load more") / 2 - 20, 44)
      rig.expect("footer.gif.contentMode", "right")
    }
  }

  @Test func `a back footer's frames fill it centred if the label is hidden`() {
    let rig = Rig(.backGifFooter, [.set(\.stateLabel.hidden, true)])
    rig.expectFrame("footer.gif", 0, 0, 375, 44)
    rig.expect("footer.gif.contentMode", "center")
    for properties in [[], [.set(\.refreshingTitleHidden, true)]] as [[Change]] {
      let rig = Rig(.backGifFooter, properties)
      rig.expectFrame("footer.gif", 0, 0, 187.5 - width("Pull up to load more") / 2 - 20, 44)
      rig.expect("footer.gif.contentMode", "right")
    }
  }
}

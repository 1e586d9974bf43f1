import Testing

@testable import RefreshEngine

/// `ArrowAndSpinner`: the normal types.
@Suite struct ArrowAndSpinnerTests {
  /// Describes the arrow's degrees, in brackets while it is hidden, and whether the spinner spins and has faded.
  private func describe(_ rig: Rig, _ role: ComponentRole) -> String {
    var words: [String] = []
    if case .bool(let isHidden) = rig["\(role).arrow.hidden"] {
      let degrees = "\(Int(rig.number("\(role).arrow.rotation").rounded()))°"
      words.append(isHidden ? "(\(degrees))" : degrees)
    }
    if rig["\(role).loading.animating"] == .bool(true) { words.append("spins") }
    if rig["\(role).loading.alpha"] == .number(0) { words.append("faded") }
    return words.joined(separator: " ")
  }

  private func expect(
    _ kind: ComponentKind, atOnce: [[String]], later: [[String]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Transition.expect(kind, [], atOnce, sourceLocation: sourceLocation) { describe($0.atOnce, kind.role) }
    Transition.expect(kind, [], later, sourceLocation: sourceLocation) { describe($0.later, kind.role) }
  }

  // MARK: State by state. Rows are the old state, columns the new one: idle, pulling, refreshing, willRefresh,
  // noMoreData.

  @Test func `a normal header shows arrow and spinner as each change of state says`() {
    var grid = [
      ["", "-180°", "(0°) spins", "0°", "0°"],
      ["0°", "", "(-180°) spins", "-180°", "-180°"],
      ["(0°) spins faded", "-180°", "", "(0°) spins", "(0°) spins"],
      ["0°", "-180°", "(0°) spins", "", "0°"],
      ["0°", "-180°", "(0°) spins", "0°", ""],
    ]
    let atOnce = grid
    grid[2][0] = "0°"
    expect(.normalHeader, atOnce: atOnce, later: grid)
  }

  @Test func `a back normal footer's arrow points the other way, and no more data hides it`() {
    var grid = [
      ["", "0°", "(-180°) spins", "-180°", "(-180°)"],
      ["-180°", "", "(0°) spins", "0°", "(0°)"],
      ["(-180°) spins faded", "0°", "", "(-180°) spins", "(-180°)"],
      ["-180°", "0°", "(-180°) spins", "", "(-180°)"],
      ["-180°", "0°", "(-180°) spins", "(-180°)", ""],
    ]
    let atOnce = grid
    grid[2][0] = "-180°"
    expect(.backNormalFooter, atOnce: atOnce, later: grid)
  }

  @Test func `an auto normal footer spins while it refreshes, until idle or no more data`() {
    let grid = [
      ["", "", "spins", "", ""],
      ["", "", "spins", "", ""],
      ["", "spins", "", "spins", ""],
      ["", "", "spins", "", ""],
      ["", "", "spins", "", ""],
    ]
    expect(.autoNormalFooter, atOnce: grid, later: grid)
  }

  @Test func `a normal trailer's arrow turns when pulling, and on the way from refreshing to idle for a while`() {
    var grid = [
      ["", "180°", "0°", "0°", "0°"],
      ["0°", "", "180°", "180°", "180°"],
      ["180°", "180°", "", "0°", "0°"],
      ["0°", "180°", "0°", "", "0°"],
      ["0°", "180°", "0°", "0°", ""],
    ]
    let atOnce = grid
    grid[2][0] = "0°"
    expect(.normalTrailer, atOnce: atOnce, later: grid)
  }

  @Test func `the animations of arrows and spinners take the durations of their component`() {
    let durations: [Change] = [
      .set(\.fastAnimationDuration, Interval(seconds: 1)), .set(\.slowAnimationDuration, Interval(seconds: 2)),
    ]
    for (kind, loading) in [
      (ComponentKind.normalHeader, "loading 2s"), (.backNormalFooter, "loading 2s"), (.normalTrailer, "arrow 1s"),
    ] {
      let role = kind.role.rawValue
      func grid(_ arrow: String, _ end: String) -> [[String]] {
        [
          ["", arrow, "", "", ""], [arrow, "", "", "", ""], [end, arrow, "", "", ""], [arrow, arrow, "", "", ""],
          [arrow, arrow, "", "", ""],
        ]
      }
      Transition.expect(kind, durations, grid("animation: \(role).arrow 1s", "animation: \(role).\(loading)")) {
        $0.events.filter { $0.contains(".arrow ") || $0.contains(".loading ") }.joined(separator: ", ")
      }
    }
    Transition.expect(.autoNormalFooter, [], Array(repeating: Array(repeating: "", count: 5), count: 5)) {
      $0.events.filter { $0.hasPrefix("animation") }.joined(separator: ", ")
    }
  }

  // MARK: Rotations and fading

  @Test func `half a turn is a millionth of a radian short, so that the arrow turns back the way it came`() {
    let degrees = (0.000001 - Double.pi) * 180 / .pi
    var rig = Rig(.normalHeader)
    rig.expect("header.arrow.rotation", 0)
    rig.setState(of: .header, to: .pulling)
    rig.expect("header.arrow.rotation", .number(degrees))
    rig = Rig(.backNormalFooter)
    rig.expect("footer.arrow.rotation", .number(degrees))
    rig.setState(of: .footer, to: .pulling)
    rig.expect("footer.arrow.rotation", 0)
    rig = Rig(.normalTrailer)
    rig.expect("trailer.arrow.rotation", 0)
    rig.setState(of: .trailer, to: .pulling)
    rig.expect("trailer.arrow.rotation", 180)
  }

  @Test func `an arrow that is hidden while it refreshes has rotated back immediately when it ends`() {
    var rig = Rig(.normalHeader)
    rig.drag(to: -60)
    rig.release()
    rig.end(.header)
    rig.expect(["header.arrow.rotation": 0, "header.arrow.hidden": true])
    rig.wait(0.399)
    rig.expect(["header.arrow.hidden": true, "header.loading.animating": true, "header.loading.alpha": 0])
    rig.wait(0.001)
    rig.expect(["header.arrow.hidden": false, "header.loading.animating": false, "header.loading.alpha": 1])
  }

  @Test func `a spinner that has faded stays as it is if the header is no longer idle`() {
    var rig = Rig.refreshing(.normalHeader)
    rig.end(.header)
    rig.setState(of: .header, to: .pulling)
    rig.expect("header.loading.alpha", 0)
    rig.set(.set(\.arrow.hidden, true), of: .header)
    rig.settle()
    rig.expect(["header.loading.alpha": 0, "header.arrow.hidden": true])
  }

  @Test func `a header that refreshes again undoes the fade, a back footer does not`() {
    for (kind, alpha) in [(ComponentKind.normalHeader, 1.0), (.backNormalFooter, 0)] {
      var rig = Rig.refreshing(kind)
      let role = kind.role.rawValue
      rig.end(kind.role)
      rig.begin(kind.role)
      rig.expect("\(role).loading.alpha", .number(alpha))
      rig.settle()
      rig.expect("\(role).loading.alpha", .number(alpha))
      rig.expect("\(role).loading.animating", true)
    }
  }

  @Test func `a new indicator style is a new spinner, which doesn't spin`() {
    var rig = Rig.refreshing(.normalHeader)
    rig.end(.header)
    rig.expect(["header.loading.animating": true, "header.loading.alpha": 0])
    rig.set(.set(\.loading.style, .white), of: .header)
    rig.expect(["header.loading.animating": false, "header.loading.alpha": 1])
    #expect(rig.simulation.components[0].settings.loading.style == .white)
    #expect(ComponentSettings().loading.style == .medium)
  }

  @Test func `a large spinner that is made later is large before its first layout`() {
    var rig = Rig(.normalHeader) { $0.window = false }
    rig.set(.set(\.loading.style, .large), of: .header)
    rig.expect(["header.loading.center.x": 18.5, "header.loading.center.y": 18.5])
    Rig(.normalHeader, [.set(\.loading.style, .large)]) { $0.window = false }.expect("header.loading.center.x", 10)
  }

  @Test func `a hidden arrow is shown again by the next change of state`() {
    var rig = Rig(.normalHeader, [.set(\.arrow.hidden, true)])
    rig.expect("header.arrow.hidden", true)
    rig.drag(to: -60)
    rig.expect("header.arrow.hidden", false)
  }

  // MARK: Places

  @Test func `before the first layout arrow and spinner are at the origin with their size`() {
    for kind in [ComponentKind.normalHeader, .backNormalFooter] {
      let role = kind.role.rawValue
      Rig(kind) { $0.window = false }.expect([
        "\(role).arrow.center.x": 7.5, "\(role).arrow.center.y": 20, "\(role).loading.center.x": 10,
        "\(role).loading.center.y": 10, "\(role).arrow.hidden": false, "\(role).loading.animating": false,
        "\(role).loading.alpha": 1,
      ])
    }
    Rig(.normalTrailer) { $0.window = false }
      .expect(["trailer.arrow.center.x": 10, "trailer.arrow.center.y": 10])
    Rig(.autoNormalFooter) { $0.window = false }
      .expect(["footer.loading.center.x": 10, "footer.loading.center.y": 10])
  }

  /// Returns the width of a text in Latin letters of 14 points with the default measurer.
  private func width(_ text: String) -> Double { Double(text.count) * 0.56 * 14 }

  @Test func `a header's arrow and spinner are left of the wider of its texts`() {
    let wideTitle: [Change] = [.set(\.titles[.idle], LocalizedText("a title that is wider than the time"))]
    for (properties, text) in [
      ([], "Last update: No record"), (wideTitle, "a title that is wider than the time"),
      ([.set(\.lastUpdatedTimeLabel.hidden, true)], "Pull down to refresh"),
    ] as [([Change], String)] {
      let rig = Rig(.normalHeader, properties + [.set(\.labelLeftInset, 30), .set(\.height, 60)])
      let x = 187.5 - width(text) / 2 - 30
      rig.expect([
        "header.arrow.center.x": .number(x), "header.arrow.center.y": 30, "header.loading.center.x": .number(x),
        "header.loading.center.y": 30,
      ])
    }
  }

  @Test func `they are in the middle if the state label is hidden, whether the time shows or not`() {
    for properties in [
      [.set(\.stateLabel.hidden, true)],
      [.set(\.stateLabel.hidden, true), .set(\.lastUpdatedTimeLabel.hidden, true)],
    ]
      as [[Change]]
    {
      Rig(.normalHeader, properties).expect([
        "header.arrow.center.x": 187.5, "header.arrow.center.y": 27, "header.loading.center.x": 187.5,
        "header.loading.center.y": 27,
      ])
    }
  }

  @Test func `a back footer's arrow and spinner are left of its text`() {
    let x = 187.5 - width("Pull up to load more") / 2 - 25
    Rig(.backNormalFooter).expect([
      "footer.arrow.center.x": .number(x), "footer.arrow.center.y": 22, "footer.loading.center.x": .number(x),
      "footer.loading.center.y": 22,
    ])
    Rig(.backNormalFooter, [.set(\.stateLabel.hidden, true)])
      .expect(["footer.arrow.center.x": 187.5, "footer.loading.center.x": 187.5])
    // Only an auto footer hides a title while it refreshes.
    Rig(.backNormalFooter, [.set(\.refreshingTitleHidden, true)]).expect("footer.arrow.center.x", .number(x))
  }

  @Test func `an auto footer's spinner is left of its text unless the title is hidden while refreshing`() {
    let x = 187.5 - width("Tap or pull up to load more") / 2 - 25
    Rig(.autoNormalFooter).expect(["footer.loading.center.x": .number(x), "footer.loading.center.y": 22])
    Rig(.autoNormalFooter, [.set(\.stateLabel.hidden, true)]).expect("footer.loading.center.x", .number(x))
    Rig(.autoNormalFooter, [.set(\.refreshingTitleHidden, true)])
      .expect(["footer.loading.center.x": 187.5, "footer.loading.center.y": 22])
  }

  @Test func `a text that changes with the state moves them at the layout`() {
    var rig = Rig(.backNormalFooter)
    rig.setState(of: .footer, to: .pulling)
    rig.expect("footer.arrow.center.x", .number(187.5 - width("Release to load more") / 2 - 25))
    rig.setState(of: .footer, to: .noMoreData)
    rig.expect("footer.arrow.center.x", .number(187.5 - width("No more data") / 2 - 25))
  }

  @Test func `a trailer's arrow is at its left, or in the middle if the label is hidden`() {
    Rig(.normalTrailer).expect(["trailer.arrow.center.x": 15, "trailer.arrow.center.y": 333.5])
    Rig(.normalTrailer, [.set(\.stateLabel.hidden, true)])
      .expect(["trailer.arrow.center.x": 30, "trailer.arrow.center.y": 333.5])
  }
}

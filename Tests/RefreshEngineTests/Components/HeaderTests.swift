import Testing

@testable import RefreshEngine

/// `Header`: 54 points above the content.
@Suite struct HeaderTests {
  // MARK: Placing

  @Test func `a header is right above the content, less what it is to ignore`() {
    Rig(.header).expectFrame("header", 0, -54, 375, 54)
    Rig(.header, [.set(\.height, 60), .set(\.ignoredInset, 10)]).expectFrame("header", 0, -70, 375, 60)
  }

  // MARK: Pulling

  @Test func `the percent is how much of the header shows`() {
    var rig = Rig(.header)
    rig.drag(to: -13.5)
    rig.expect(["header.pullingPercent": 0.25, "header.state": "idle"])
    rig.drag(to: -81)
    rig.expect("header.pullingPercent", 1.5)
  }

  @Test func `exactly at its edge the header continues, with percent 0; beyond it stops`() {
    var rig = Rig(.header)
    rig.drag(to: -27)
    rig.drag(to: 1)
    rig.expect("header.pullingPercent", 0.5)
    rig.drag(to: 0)
    rig.expect("header.pullingPercent", 0)
  }

  @Test func `a pull beyond the height is pulling, back to exactly the height is idle`() {
    var rig = Rig(.header)
    rig.drag(to: -54)
    rig.expect(["header.state": "idle", "header.pullingPercent": 1])
    rig.drag(to: -54.01)
    rig.expect("header.state", "pulling")
    rig.drag(to: -54)
    rig.expect("header.state", "idle")
    rig.expectEvents(["header: idle -> pulling", "header: pulling -> idle"])
  }

  @Test func `the edge is the inset of the moment`() {
    var rig = Rig(.header) {
      $0.contentInset.top = 12
      $0.safeArea.top = 88
    }
    rig.drag(to: -154)
    rig.expect(["header.state": "idle", "header.pullingPercent": 1])
    rig.drag(to: -154.01)
    rig.expect("header.state", "pulling")
  }

  @Test func `any change of the offset remembers the inset, but not while refreshing`() {
    var rig = Rig(.header)
    rig.simulation.scroll.contentInset = Insets(top: 20, left: 1, bottom: 2, right: 3)
    rig.expect("header.originalInset.top", 0)
    rig.scroll(to: 100)
    rig.expect([
      "header.originalInset.top": 20, "header.originalInset.left": 1, "header.originalInset.bottom": 2,
      "header.originalInset.right": 3,
    ])
    rig.begin(.header)
    rig.set(.contentInset(.top, 30))
    rig.scroll(to: 100)
    rig.expect("header.originalInset.top", 20)
  }

  @Test func `letting go of a header that is pulling refreshes`() {
    var rig = Rig(.header)
    rig.drag(to: -60)
    rig.release()
    rig.expect([
      "header.state": "refreshing", "header.pullingPercent": 1, "scroll.inset.top": 54, "scroll.offset.y": -54,
    ])
    rig.expectEvents([
      "header: idle -> pulling", "animation: header.alpha 0.25s", "header: pulling -> refreshing",
      "animation: header.begin 0.25s", "scroll: inset.top 0 -> 54",
    ])
  }

  @Test func `letting go of an idle header does not refresh`() {
    var rig = Rig(.header)
    rig.drag(to: -54)
    rig.release()
    rig.settle()
    rig.expect(["header.state": "idle", "header.calls.refreshing": 0])
  }

  @Test func `without a finger the percent is followed below 1 only, and nothing is pulling`() {
    var rig = Rig(.header)
    rig.scroll(to: -27)
    rig.expect("header.pullingPercent", 0.5)
    rig.scroll(to: -54)
    rig.expect("header.pullingPercent", 0.5)
    rig.scroll(to: -100)
    rig.expect(["header.pullingPercent": 0.5, "header.state": "idle"])
    rig.scroll(to: -53)
    rig.expect("header.pullingPercent", .number(53 / 54))
  }

  @Test func `a header at another state than idle and pulling follows the percent only`() {
    for state in [RefreshState.willRefresh, .noMoreData] {
      var rig = Rig(.header)
      rig.setState(of: .header, to: state)
      rig.drag(to: -60)
      rig.expect("header.state", .text(state.name))
      rig.expect("header.pullingPercent", .number(60 / 54))
      rig.release()
      rig.expect("header.state", .text(state.name))
    }
  }

  // MARK: Refreshing

  @Test func `refreshing makes room above the remembered inset and scrolls there`() {
    var rig = Rig(.header, [.set(\.height, 60)]) { $0.safeArea.top = 88 }
    rig.scroll(to: 200)
    rig.begin(.header)
    rig.expect([
      "scroll.inset.top": 148, "scroll.contentInset.top": 60, "scroll.offset.y": -148,
      "header.originalInset.top": 88,
    ])
  }

  @Test func `a cancelled pull refreshes without moving, and calls back all the same`() {
    var rig = Rig(.header)
    rig.drag(to: -60)
    rig.cancel()
    rig.expect(["header.state": "refreshing", "scroll.inset.top": 0, "scroll.offset.y": -60])
    rig.wait(0.25)
    rig.expect("header.calls.refreshing", 1)
  }

  @Test func `while refreshing the inset follows the offset between the original and the whole header`() {
    var rig = Rig.refreshing(.header) { $0.safeArea.top = 88 }
    let rows: [(offset: Double, inset: Double, delta: Double)] = [
      (-142, 142, -54), (-120, 120, -32), (-88.5, 88.5, -0.5), (-88, 88, 0), (-87, 88, 0), (300, 88, 0),
      (-141, 141, -53), (-200, 142, -54),
    ]
    for row in rows {
      rig.scroll(to: row.offset)
      rig.expect("scroll.inset.top", .number(row.inset))
      rig.expect("header.insetDelta", .number(row.delta))
    }
    rig.expect("header.originalInset.top", 88)
  }

  @Test func `the inset that follows is never more than the whole header, also far beyond under a finger`() {
    var rig = Rig.refreshing(.header)
    rig.drag(to: -200)
    rig.expect(["scroll.inset.top": 54, "header.insetDelta": -54, "scroll.offset.y": -200])
  }

  @Test func `the inset is written only if it differs by more than the rounding of a Float`() {
    var rig = Rig.refreshing(.header)
    for (difference, isKept) in [(1e-8, true), (1.1e-7, true), (1.2e-7, false), (-1.1e-7, true), (-1.2e-7, false)] {
      rig.simulation.scroll.contentInset.top = 54 + difference
      rig.simulation.scroll(to: Point(x: 0, y: -54))
      #expect(rig.simulation.scroll.contentInset.top == (isKept ? 54 + difference : 54))
    }
  }

  @Test func `the end gives the room back, then calls, then fades, and settles the percent later`() {
    let notes = Notes()
    var rig = Rig.refreshing(.header, [.set(\.automaticallyChangeAlpha, true)])
    // Away from the top, only the end itself affects alpha and percentage.
    rig.scroll(to: -20)
    rig.scroll(to: 100)
    rig.simulation[ComponentID(index: 0)].header.insetDelta = -20
    rig.simulation[ComponentID(index: 0)].alpha = 0.8
    rig.simulation.app = { simulation, call in
      if call == .callback(.header, .endRefreshingAnimationBegin) {
        notes.write("inset \(simulation.scroll.inset.top), alpha \(simulation.components[0].alpha)")
      }
      if call == .callback(.header, .endRefreshingCompletion) {
        notes.write("percent \(simulation.components[0].pullingPercent)")
      }
    }
    rig.end(.header)
    rig.expect(["header.alpha": 0, "header.pullingPercent": 1, "scroll.inset.top": -20])
    rig.wait(0.399)
    rig.expect(["header.pullingPercent": 1, "header.calls.endRefreshingCompletion": 0])
    rig.wait(0.001)
    rig.expect(["header.pullingPercent": 0, "header.calls.endRefreshingCompletion": 1])
    #expect(notes.lines == ["inset -20.0, alpha 0.8", "percent 0.0"])
  }

  @Test func `the end does not fade a header whose alpha is fixed`() {
    var rig = Rig.refreshing(.header)
    rig.end(.header)
    rig.settle()
    rig.expect(["header.alpha": 1, "scroll.inset.top": 0, "scroll.offset.y": 0])
  }

  @Test func `the end stores the present under the header's key, whole seconds of the wall clock`() {
    var rig = Rig(.stateHeader, [.set(\.lastUpdatedTimeKey, "feed")])
    rig.expect("header.lastUpdatedTime", nil)
    rig.begin(.header)
    rig.wait(1.75)
    rig.expect("header.lastUpdatedTime", nil)
    rig.end(.header)
    rig.expect("header.lastUpdatedTime", "2026-01-01T00:00:01Z")
    rig.begin(.header)
    rig.wait(2)
    rig.end(.header)
    rig.expect("header.lastUpdatedTime", "2026-01-01T00:00:03Z")
    #expect(rig.simulation.storedTimes == [StoredTime(key: "feed", time: 1_767_225_603)])
  }

  @Test func `components share stored times by key`() {
    var rig = Rig.refreshing(.stateHeader, [.set(\.lastUpdatedTimeKey, "a")])
    rig.end(.header)
    rig.attach(.stateHeader, [.set(\.lastUpdatedTimeKey, "b")])
    rig.expect("header.lastUpdatedTime", nil)
    rig.attach(.stateHeader, [.set(\.lastUpdatedTimeKey, "a")])
    rig.expect("header.lastUpdatedTime", "2026-01-01T00:00:00Z")
    #expect(StoredTime.defaultKey == "MJRefreshHeaderLastUpdatedTimeKey")
  }

  @Test func `only the end of a refresh stores a time`() {
    var rig = Rig(.stateHeader)
    for state in [
      RefreshState.pulling, .idle, .willRefresh, .idle, .noMoreData, .idle, .refreshing, .pulling, .idle,
    ] {
      rig.setState(of: .header, to: state)
    }
    rig.expect("header.lastUpdatedTime", nil)
  }

  // MARK: Surprising behaviour

  @Test func `ending during the entry still calls back afterwards, idle`() {
    let notes = Notes()
    var rig = Rig(.header)
    rig.simulation.app = { simulation, call in
      if call == .callback(.header, .refreshing) { notes.write(simulation.components[0].state.name) }
    }
    rig.begin(.header)
    rig.wait(0.1)
    rig.end(.header)
    rig.expect(["header.calls.refreshing": 0, "header.state": "idle"])
    rig.wait(0.15)
    rig.expect("header.calls.refreshing", 1)
    #expect(notes.lines == ["idle"])
  }

  @Test func `begin, end, begin calls back twice, and the first end settles the percent of the new refresh`() {
    var rig = Rig(.header)
    rig.begin(.header)
    rig.wait(0.05)
    rig.end(.header)
    rig.wait(0.05)
    rig.begin(.header)
    rig.expect("header.pullingPercent", 1)
    rig.wait(0.3)
    rig.expect(["header.calls.refreshing": 2, "header.pullingPercent": 1])
    rig.wait(0.05)
    rig.expect([
      "header.state": "refreshing", "header.pullingPercent": 0, "header.calls.endRefreshingCompletion": 1,
    ])
  }

  @Test func `a header that was hidden during begin and end keeps its inset`() {
    var rig = Rig(.header, [.set(\.hidden, true)])
    rig.begin(.header)
    rig.wait(0.25)
    rig.end(.header)
    rig.settle()
    rig.expect(["header.state": "idle", "scroll.inset.top": 54, "header.insetDelta": 0])
  }

  @Test func `a safe area that grows while refreshing leaves the difference`() {
    var rig = Rig.refreshing(.header)
    rig.set(.safeArea(.top, 20))
    rig.expect(["scroll.inset.top": 54, "scroll.contentInset.top": 34, "header.originalInset.top": 0])
    rig.end(.header)
    rig.settle()
    rig.expect(["scroll.inset.top": 0, "scroll.contentInset.top": -20])
  }

  @Test func `a refreshing header that is removed leaves its inset`() {
    var rig = Rig.refreshing(.header)
    rig.detach(.header)
    rig.settle()
    rig.expect("scroll.inset.top", 54)
  }
}

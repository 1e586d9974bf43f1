import Testing

@testable import RefreshEngine

/// `collectionViewAnimationBug`: a header that enters and leaves by animating the bounds.
@Suite struct HeaderBoundsTests {
  private let bug = Change.set(\.collectionViewAnimationBug, true)

  @Test func `room is made when the animation ends, just before the callback`() {
    let notes = Notes()
    var rig = Rig(.header, [bug, .set(\.height, 60)]) { $0.safeArea.top = 20 }
    rig.simulation.app = { simulation, call in
      if call == .callback(.header, .refreshing) { notes.write("inset \(simulation.scroll.inset.top)") }
    }
    rig.begin(.header)
    rig.expect(["header.state": "refreshing", "scroll.inset.top": 20, "scroll.offset.y": -20])
    rig.expectEvents([
      "animation: header.alpha 0.25s", "header: idle -> refreshing", "animation: header.begin 0.25s",
    ])
    rig.wait(0.249)
    rig.expect(["scroll.inset.top": 20, "header.calls.refreshing": 0])
    rig.wait(0.001)
    rig.expect(["scroll.inset.top": 80, "scroll.offset.y": -80, "header.calls.refreshing": 1])
    #expect(notes.lines == ["inset 80.0"])
  }

  @Test func `the animations are those of the scroll view, so a header that replaces another ends its entry`() {
    var rig = Rig(.header, [bug])
    rig.begin(.header)
    rig.attach(.header, [bug])
    rig.begin(.header)
    rig.expect([
      "time": 0, "header.calls.refreshing": 1, "header.insetDelta": -54, "scroll.inset.top": 54,
      "scroll.offset.y": -54,
    ])
  }

  @Test func `the entry of a header that replaces another ends the other's end`() {
    var rig = Rig.refreshing(.header, [bug])
    rig.end(.header)
    rig.attach(.header, [bug])
    rig.begin(.header)
    rig.wait(0.249)
    _ = rig.takeEvents()
    rig.wait(0.001)
    #expect(rig.takeEvents().contains("header: endRefreshingCompletion()"))
  }

  @Test func `a cancelled pan calls back immediately, and nothing moves`() {
    var rig = Rig(.header, [bug])
    rig.drag(to: -60)
    _ = rig.takeEvents()
    rig.cancel()
    rig.expectEvents([
      "animation: header.alpha 0.25s", "header: pulling -> refreshing", "header: refreshing()",
      "header: beginRefreshingCompletion()",
    ])
    rig.settle()
    rig.expect(["scroll.inset.top": 0, "scroll.offset.y": -60, "header.calls.refreshing": 1])
  }

  @Test func `the room is given back immediately, before the animation`() {
    var rig = Rig.refreshing(.header, [bug])
    rig.end(.header)
    rig.expectEvents([
      "header: refreshing -> idle", "scroll: inset.top 54 -> 0", "animation: header.end 0.4s",
      "header: endRefreshingAnimationBegin()",
    ])
    rig.wait(0.399)
    rig.expect("header.calls.endRefreshingCompletion", 0)
    rig.wait(0.001)
    rig.expect("header.calls.endRefreshingCompletion", 1)
    rig.expectEvents(["header: endRefreshingCompletion()"])
  }

  @Test func `alpha is 0 from the end on if it is automatic, the percent when the animation ends`() {
    let notes = Notes()
    for isAutomatic in [true, false] {
      var rig = Rig.refreshing(.header, [bug, .set(\.automaticallyChangeAlpha, isAutomatic)])
      rig.scroll(to: 100)
      rig.simulation.app = { simulation, call in
        if call == .callback(.header, .endRefreshingAnimationBegin) {
          notes.write("alpha \(simulation.components[0].alpha)")
        }
        if call == .callback(.header, .endRefreshingCompletion) {
          notes.write("percent \(simulation.components[0].pullingPercent)")
        }
      }
      rig.end(.header)
      rig.expect("header.alpha", isAutomatic ? 0 : 1)
      rig.expect("header.pullingPercent", 1)
      rig.settle()
      rig.expect("header.pullingPercent", 0)
    }
    #expect(notes.lines == ["alpha 1.0", "percent 0.0", "alpha 1.0", "percent 0.0"])
  }

  @Test func `the end stores the time`() {
    var rig = Rig.refreshing(.stateHeader, [bug])
    rig.end(.header)
    rig.expect("header.lastUpdatedTime", "2026-01-01T00:00:00Z")
  }

  @Test func `a refresh that is idle again when the entry ends makes no room, and calls back`() {
    var rig = Rig(.header, [bug])
    rig.begin(.header)
    rig.wait(0.1)
    rig.end(.header)
    rig.wait(0.15)
    rig.expect(["scroll.inset.top": 0, "header.state": "idle", "header.calls.refreshing": 1])
  }

  @Test func `a refresh in any state but idle when the entry ends makes room`() {
    var rig = Rig(.header, [bug])
    rig.begin(.header)
    rig.setState(of: .header, to: .noMoreData)
    rig.scroll(to: 100)
    rig.wait(0.25)
    rig.expect("scroll.inset.top", 54)
  }

  @Test func `each of the two animations ends the other when it ends`() {
    // The entry would end at 0.25, the end at 0.5.
    var rig = Rig(.header, [bug])
    rig.begin(.header)
    rig.wait(0.1)
    rig.end(.header)
    _ = rig.takeEvents()
    rig.wait(0.15)
    rig.expectEvents([
      "header: refreshing()", "header: beginRefreshingCompletion()", "header: endRefreshingCompletion()",
    ])
    rig.settle()
    rig.expect(["header.calls.refreshing": 1, "header.calls.endRefreshingCompletion": 1])
  }

  @Test func `an animation that has been ended already isn't ended again`() {
    var rig = Rig(.header, [bug])
    rig.simulation.app = { simulation, call in
      if call == .callback(.header, .endRefreshingCompletion) { simulation.endRefreshing(.header) }
    }
    rig.begin(.header)
    rig.end(.header)
    _ = rig.takeEvents()
    rig.begin(.header)
    rig.expect(["header.calls.endRefreshingCompletion": 1])
    let events = rig.takeEvents().filter { $0.contains("()") || $0.contains("->") }
    let order = [
      "header: refreshing()", "header: endRefreshingCompletion()", "header: refreshing()",
      "header: refreshing -> idle",
    ]
    #expect(events.filter(order.contains) == order)
  }

  @Test func `the end that comes first ends the entry`() {
    // The end ends at 0.15, the entry would at 0.25.
    var rig = Rig(.header, [bug, .set(\.slowAnimationDuration, Interval(seconds: 0.05))])
    rig.begin(.header)
    rig.wait(0.1)
    rig.end(.header)
    _ = rig.takeEvents()
    rig.wait(0.05)
    rig.expectEvents([
      "header: endRefreshingCompletion()", "header: refreshing()", "header: beginRefreshingCompletion()",
    ])
    rig.settle()
    rig.expect(["header.calls.refreshing": 1, "header.calls.endRefreshingCompletion": 1])
  }

  @Test func `an animation that is replaced by a new one of its kind ends in the next completions phase`() {
    var rig = Rig(.header, [bug])
    rig.begin(.header)
    rig.wait(0.1)
    rig.setState(of: .header, to: .pulling)
    _ = rig.takeEvents()
    rig.simulation.beginRefreshing(.header)
    rig.expect("header.calls.refreshing", 0)
    rig.simulation.turn()
    rig.expectEvents([
      "animation: header.alpha 0.25s", "header: pulling -> refreshing", "animation: header.begin 0.25s",
      "scroll: inset.top 0 -> 54", "header: refreshing()", "header: beginRefreshingCompletion()",
      "header: refreshing()", "header: beginRefreshingCompletion()",
    ])
    rig.settle()
    rig.expect("header.calls.refreshing", 2)
  }

  /// Makes the app begin a new refresh at the first call of a kind.
  private func beginAnew(_ rig: inout Rig, at callback: Callback) {
    rig.simulation.app = { simulation, call in
      let count = simulation.components[0].calls[callback]
      if call == .callback(.header, callback), count == 1 { simulation.beginRefreshing(.header) }
    }
  }

  @Test func `what the callback of the entry begins again ends with it`() {
    var rig = Rig(.header, [bug])
    beginAnew(&rig, at: .refreshing)
    rig.begin(.header)
    // An end is avoided, because it would have its own animation and end the new refresh with it.
    rig.setState(of: .header, to: .noMoreData)
    rig.wait(0.25)
    rig.expect(["time": 0.25, "header.state": "refreshing", "header.calls.refreshing": 2])
  }

  @Test func `what the completion of the end begins again ends with it`() {
    var rig = Rig(.header, [bug])
    beginAnew(&rig, at: .endRefreshingCompletion)
    rig.begin(.header)
    rig.wait(0.25)
    rig.end(.header)
    rig.wait(0.4)
    rig.expect(["time": 0.65, "header.state": "refreshing", "header.calls.refreshing": 2, "scroll.inset.top": 54])
  }

  @Test func `a second refresh that is ended early leaves the inset short by the header`() {
    var rig = Rig.refreshing(.header, [bug])
    rig.end(.header)
    rig.settle()
    rig.expect(["scroll.inset.top": 0, "header.insetDelta": -54])
    rig.begin(.header)
    rig.wait(0.1)
    rig.end(.header)
    rig.settle()
    rig.expect("scroll.inset.top", -54)
  }
}

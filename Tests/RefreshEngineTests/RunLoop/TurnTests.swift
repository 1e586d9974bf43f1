import Testing

@testable import RefreshEngine

/// A turn of the run loop: `Simulation+Turn`.
@Suite struct TurnTests {
  @Test func `blocks run first in, first out, and blocks they add run in the same turn`() {
    let notes = Notes()
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      guard case .timer(let token) = call else { return }
      notes.write("\(token)")
      if token == 1 { simulation.mainQueue.append(.timer(3)) }
    }
    rig.simulation.mainQueue.append(.timer(1))
    rig.simulation.mainQueue.append(.timer(2))
    #expect(notes.lines.isEmpty)
    rig.simulation.turn()
    #expect(notes.lines == ["1", "2", "3"])
  }

  @Test func `completions run before the main queue, and that before layout`() {
    let notes = Notes()
    var rig = Rig(.stateHeader, [.set(\.animationDisabled, true)])
    rig.simulation.app = { simulation, call in
      let header = ComponentID(index: 0)
      switch call {
      case .callback(.header, .refreshing):
        notes.write("completion, marked for layout: \(simulation[header].needsLayout)")
      case .timer: notes.write("block, marked for layout: \(simulation[header].needsLayout)")
      default: break
      }
    }
    rig.simulation.beginRefreshing(.header)
    rig.simulation.mainQueue.append(.timer(1))
    rig.simulation.turn()
    // The change of state requested layout on the main queue before the timer was added.
    #expect(notes.lines == ["completion, marked for layout: false", "block, marked for layout: true"])
    #expect(!rig.simulation[ComponentID(index: 0)].needsLayout)
  }

  @Test func `a timer's block runs after the blocks that wait already`() {
    var rig = Rig.refreshing(.header)
    let notes = Notes()
    rig.simulation.app = { simulation, call in
      if case .timer = call { notes.write(simulation[ComponentID(index: 0)].state.name) }
    }
    rig.simulation.schedule(timer: 1, after: .zero)
    rig.simulation.endRefreshing(.header)
    rig.simulation.turn()
    #expect(notes.lines == ["idle"])
  }

  @Test func `completions due at the same time run in the order they were scheduled`() {
    var rig = Rig(.header, .backFooter) { $0.content = SceneContent(height: 2000) }
    rig.simulation.beginRefreshing(.footer)
    rig.simulation.beginRefreshing(.header)
    rig.simulation.turn()
    _ = rig.takeEvents()
    rig.wait(0.25)
    rig.expectEvents([
      "footer: refreshing()", "footer: beginRefreshingCompletion()", "header: refreshing()",
      "header: beginRefreshingCompletion()",
    ])
  }

  @Test func `a completion is due at its duration, neither earlier nor later`() {
    var rig = Rig(.header, [.set(\.fastAnimationDuration, Interval(seconds: 0.3))])
    rig.begin(.header)
    rig.simulation.advance(by: Interval(nanoseconds: 299_999_999))
    rig.expect("header.calls.refreshing", 0)
    rig.simulation.advance(by: Interval(nanoseconds: 1))
    rig.expect("header.calls.refreshing", 1)
    #expect(rig.simulation.takeEvents().last?.time == Instant(nanoseconds: 300_000_000))
  }

  @Test func `a completion without duration runs in the next turn, not inside the animation`() {
    var rig = Rig(.header, [.set(\.animationDisabled, true)])
    rig.simulation.beginRefreshing(.header)
    rig.expect("header.calls.refreshing", 0)
    rig.simulation.turn()
    rig.expect("header.calls.refreshing", 1)
  }

  @Test func `a completion is due also when the animation changed nothing`() {
    var rig = Rig(.header)
    rig.touch()
    rig.simulation.cancel()
    rig.simulation.scroll.pan = .cancelled
    rig.simulation.beginRefreshing(.header)
    rig.expect(["scroll.inset.top": 0, "header.calls.refreshing": 0])
    rig.wait(0.25)
    rig.expect(["scroll.inset.top": 0, "header.calls.refreshing": 1])
  }

  @Test func `an animation changes model values immediately`() {
    var rig = Rig(.header, [.set(\.automaticallyChangeAlpha, true)])
    rig.expect("header.alpha", 0)
    rig.simulation.beginRefreshing(.header)
    rig.expect(["scroll.inset.top": 54, "scroll.offset.y": -54, "header.alpha": 1])
  }

  @Test func `layout and display need a window`() {
    var rig = Rig(.header) { $0.window = false }
    rig.expect("header.frame.y", 0, "not laid out")
    rig.begin(.header)
    rig.expect("header.state", "willRefresh", "not displayed")
    rig.wait(0.25)
    #expect(rig.simulation.isSettled)
    rig.setWindow(true)
    rig.expect(["header.frame.y": -54, "header.state": "refreshing"])
  }

  @Test func `a hidden component is laid out but not displayed, and is displayed once it is shown`() {
    var rig = Rig(.header, [.set(\.hidden, true)]) { $0.window = false }
    rig.begin(.header)
    rig.wait(0.25)
    rig.setWindow(true)
    rig.expect(["header.frame.y": -54, "header.state": "willRefresh"])
    #expect(rig.simulation.isSettled)
    rig.set(.set(\.hidden, false), of: .header)
    rig.expect("header.state", "refreshing")
  }

  @Test func `layout comes before display`() {
    var rig = Rig(.trailer) { $0.window = false }
    rig.begin(.trailer)
    rig.setWindow(true)
    // The layout makes the trailer 60 points wide; the refresh then makes this much room instead of the viewport's
    // width.
    rig.expect(["trailer.state": "refreshing", "scroll.inset.right": 60])
  }

  @Test func `the component attached last is displayed first`() {
    var rig = Rig(.header, .backFooter) { $0.window = false }
    rig.simulation.beginRefreshing(.header)
    rig.simulation.beginRefreshing(.footer)
    rig.simulation.turn()
    _ = rig.takeEvents()
    rig.setWindow(true)
    #expect(
      rig.takeEvents().filter { $0.contains("willRefresh") } == [
        "footer: willRefresh -> refreshing", "header: willRefresh -> refreshing",
      ])
  }

  @Test func `a pan that is over is possible after the turn`() {
    var rig = Rig()
    rig.simulation.touch()
    rig.simulation.turn()
    rig.expect("scroll.pan", "began")
    rig.simulation.release()
    rig.expect("scroll.pan", "ended")
    rig.simulation.turn()
    rig.expect("scroll.pan", "possible")

    rig.drag(to: 10)
    rig.expect("scroll.pan", "changed")
    rig.simulation.cancel()
    rig.expect("scroll.pan", "cancelled")
    rig.simulation.turn()
    rig.expect("scroll.pan", "possible")
  }
}

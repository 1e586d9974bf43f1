import Testing

@testable import RefreshEngine

/// The passing of time: `Simulation+Turn`.
@Suite struct WaitingTests {
  @Test func `time begins at zero and does not pass on its own`() {
    var rig = Rig(.normalHeader)
    rig.begin(.header)
    rig.drag(to: -10)
    rig.release()
    rig.expect("time", 0)
    rig.wait(0.1)
    rig.wait(0.15)
    rig.expect("time", 0.25)
  }

  @Test func `waiting goes from event to event, with a turn at each`() {
    let notes = Notes()
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      guard case .timer(let token) = call else { return }
      notes.write("\(token) at \(simulation.now.nanoseconds)")
      if token == 1 { simulation.schedule(timer: 3, after: Interval(nanoseconds: 5)) }
    }
    rig.simulation.schedule(timer: 2, after: Interval(nanoseconds: 20))
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 10))
    rig.simulation.schedule(timer: 4, after: Interval(nanoseconds: 31))
    rig.simulation.advance(by: Interval(nanoseconds: 30))
    #expect(notes.lines == ["1 at 10", "3 at 15", "2 at 20"])
    #expect(rig.simulation.now.nanoseconds == 30)
  }

  @Test func `an event at the very end of a wait belongs to it`() {
    let notes = Notes()
    var rig = Rig()
    rig.simulation.app = { _, call in if case .timer = call { notes.write("timer") } }
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 30))
    rig.simulation.advance(by: Interval(nanoseconds: 29))
    #expect(notes.lines.isEmpty)
    rig.simulation.advance(by: Interval(nanoseconds: 1))
    #expect(notes.lines == ["timer"])
  }

  @Test func `moving to the next event stops there, or at the limit if there is none`() {
    var rig = Rig()
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 10))
    #expect(rig.simulation.nextEvent == Instant(nanoseconds: 10))
    let first = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 10))
    #expect(first)
    #expect(rig.simulation.now.nanoseconds == 10)
    let second = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 25))
    #expect(!second)
    #expect(rig.simulation.now.nanoseconds == 25)
    #expect(rig.simulation.nextEvent == nil)
  }

  @Test func `the clock never goes back`() {
    var rig = Rig()
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 10))
    rig.simulation.now = Instant(nanoseconds: 25)
    _ = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 30))
    #expect(rig.simulation.now.nanoseconds == 25)
    _ = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 7))
    #expect(rig.simulation.now.nanoseconds == 25)
  }

  @Test func `a wait without any event turns the run loop`() {
    var rig = Rig(.autoFooter)
    rig.begin(.footer)
    rig.wait(1)
    rig.simulation.endRefreshing(.footer)
    rig.simulation.advance(by: Interval(nanoseconds: 1))
    rig.expect("footer.state", "idle")
  }

  @Test func `an animation whose end does nothing keeps the simulation from being settled`() {
    var rig = Rig(.normalHeader)
    #expect(rig.simulation.isSettled)
    rig.drag(to: -60)
    // The arrow rotates for 0.25 s.
    #expect(!rig.simulation.isSettled)
    #expect(rig.simulation.nextEvent == Instant(nanoseconds: 250_000_000))
    rig.wait(0.2)
    #expect(!rig.simulation.isSettled)
    rig.wait(0.05)
    #expect(rig.simulation.isSettled)
    #expect(rig.simulation.nextEvent == nil)
  }

  @Test func `the last of the running animations decides when all is settled`() {
    var rig = Rig(.normalHeader, [.set(\.slowAnimationDuration, Interval(seconds: 1))])
    rig.begin(.header)
    rig.wait(0.25)
    rig.end(.header)
    // While the end takes a second, the arrow rotates for a quarter of it.
    rig.setState(of: .header, to: .pulling)
    #expect(rig.simulation.animationsEnd == Instant(nanoseconds: 1_250_000_000))
    rig.wait(0.5)
    #expect(!rig.simulation.isSettled)
    rig.wait(0.5)
    #expect(rig.simulation.isSettled)
  }

  @Test func `a waiting block keeps the simulation from being settled`() {
    var rig = Rig.refreshing(.autoFooter)
    #expect(rig.simulation.isSettled)
    rig.simulation.endRefreshing(.footer)
    #expect(!rig.simulation.isSettled)
    rig.simulation.turn()
    #expect(rig.simulation.isSettled)
  }

  @Test func `settling waits until nothing is scheduled, at most so long`() {
    var rig = Rig(.header)
    rig.simulation.beginRefreshing(.header)
    let early = rig.simulation.settle(atMost: Interval(seconds: 0.2))
    #expect(!early)
    rig.expect(["time": 0.2, "header.calls.refreshing": 0])
    let late = rig.simulation.settle(atMost: Interval(seconds: 60))
    #expect(late)
    rig.expect(["time": 0.25, "header.calls.refreshing": 1])
    rig.simulation.endRefreshing(.header)
    rig.simulation.settle(atMost: Interval(seconds: 60))
    rig.expect(["time": 0.65, "header.state": "idle", "header.calls.endRefreshingCompletion": 1])
  }

  @Test func `settling turns the run loop though no time passes`() {
    var rig = Rig.refreshing(.autoFooter)
    rig.simulation.endRefreshing(.footer)
    let isSettled = rig.simulation.settle(atMost: .zero)
    #expect(isSettled)
    rig.expect("footer.state", "idle")
  }
}

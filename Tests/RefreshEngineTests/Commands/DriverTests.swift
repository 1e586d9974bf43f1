import Testing

@testable import RefreshEngine

@Suite struct DriverTests {
  /// Carries out a command by a driver, and returns what its owner sees.
  private func passages(
    of command: Command, on rig: inout Rig, seeing look: (Simulation) -> Void = { _ in }
  ) -> [Driver.Passage] {
    var driver = Driver(command, on: &rig.simulation)
    var passages: [Driver.Passage] = []
    while let passage = driver.advance(&rig.simulation) {
      passages.append(passage)
      look(rig.simulation)
    }
    #expect(driver.advance(&rig.simulation) == nil, "what is over stays over")
    return passages
  }

  @Test func `a command that takes no time is over when it has begun`() {
    var rig = Rig(.normalHeader)
    #expect(passages(of: .drag(to: Destination(y: -60)), on: &rig) == [])
    rig.expect("scroll.offset.y", -60)
    rig.expect("time", 0)
  }

  @Test func `a wait stops at each event and at its end`() {
    var rig = Rig()
    for time in [10, 20, 40] { rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: Int64(time))) }
    var times: [Int64] = []
    let seen = passages(of: .wait(Interval(nanoseconds: 30)), on: &rig) { times.append($0.now.nanoseconds) }
    #expect(seen == [.event, .event, .end])
    #expect(times == [10, 20, 30])
  }

  @Test func `what settles is over with its last event, and what does not at its end`() {
    var rig = Rig()
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 10))
    #expect(passages(of: .settle(atMost: Interval(nanoseconds: 30)), on: &rig) == [.event])
    #expect(rig.simulation.now.nanoseconds == 10)
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 50))
    #expect(passages(of: .settle(atMost: Interval(nanoseconds: 30)), on: &rig) == [.end])
    #expect(rig.simulation.now.nanoseconds == 40)
  }

  @Test func `a swipe is seen frame by frame, and ends where the finger is`() {
    var rig = Rig()
    var offsets: [Double] = []
    let swipe = Command.swipe(by: Point(x: 0, y: -100), Interval(seconds: 0.05))
    let seen = passages(of: swipe, on: &rig) { offsets.append($0.scroll.offset.y) }
    #expect(seen == Array(repeating: .event, count: 6) + [.end])
    #expect(offsets == offsets.sorted() && offsets[0] > 0)
    rig.expect("scroll.offset.y", 100)
    rig.expect("scroll.dragging", true)
  }

  @Test func `a fault ends a command`() {
    var rig = Rig()
    rig.simulation.app = { simulation, _ in simulation.load(rows: Simulation.maximumRows + 1) }
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 10))
    #expect(passages(of: .wait(Interval(nanoseconds: 30)), on: &rig) == [.end])
    #expect(rig.simulation.now.nanoseconds == 10)
    #expect(rig.simulation.fault == .tooManyRows)
  }

  @Test func `a step carries out its commands and turns the run loop once`() {
    var rig = Rig(.normalHeader)
    rig.simulation.step([.touch, .drag(to: Destination(y: -120)), .release(velocity: nil)])
    rig.expect("scroll.pan", "possible")
    var other = Rig(.normalHeader)
    for command in [Command.touch, .drag(to: Destination(y: -120))] { other.simulation.perform(command) }
    other.simulation.step(.release(velocity: nil))
    #expect(rig.takeEvents() == other.takeEvents())
  }
}

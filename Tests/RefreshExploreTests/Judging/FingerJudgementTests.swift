import RefreshEngine
import Testing

@testable import RefreshExplore

/// What the monitor reports about content under a finger, and about where a finger leaves it.
struct FingerJudgementTests {
  private let list = MonitorTests.list(MonitorTests.header)
  private static let swipe = Command.swipe(by: Point(x: 0, y: -100), Interval(seconds: 0.2))

  private func problems(_ judge: (Monitor, inout Simulation) -> Void) -> [String] {
    MonitorTests.problems(list.run, list.simulation, judge)
  }

  @Test(arguments: [0, 300, -40]) func `a list follows a finger from wherever it takes hold of it`(start: Double) {
    let found = problems { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: start))
      monitor.beginPath(Self.swipe, in: &simulation)
      simulation.beginSwipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.2))
      simulation.advance(by: Interval(seconds: 0.1))
      monitor.judgePath(in: &simulation)
      simulation.advance(by: Interval(seconds: 0.1))
      simulation.endSwipe()
      monitor.endPath(in: &simulation)
    }
    #expect(found == [])
  }

  @Test func `a list that is behind its finger has moved wrongly`() {
    let found = problems { monitor, simulation in
      monitor.beginPath(Self.swipe, in: &simulation)
      simulation.beginSwipe(by: Point(x: 0, y: -50), duration: Interval(seconds: 0.2))
      simulation.advance(by: Interval(seconds: 0.1))
      monitor.judgePath(in: &simulation)
    }
    #expect(found == ["wrong-move a finger that moves by -50 pt brings the list to 25 pt, and not to 50 pt"])
  }

  @Test func `a list that moves under a finger that rests has moved wrongly`() {
    let found = problems { monitor, simulation in
      simulation.touch()
      monitor.mover = .finger
      monitor.judgeStill(from: simulation.scroll.offset, monitor.states, in: &simulation)
      simulation.scroll(to: Point(x: 0, y: 20))
      monitor.judgeStill(from: .zero, monitor.states, in: &simulation)
    }
    #expect(found == ["wrong-move the list moves 20 pt under a finger that does not move"])
  }

  @Test func `a header that is let go shows all of itself`() {
    let found = problems { monitor, simulation in
      monitor.judgeHolding(.header, 0, in: &simulation)
      simulation.scroll(to: Point(x: 0, y: -30))
      monitor.judgeHolding(.header, 0, in: &simulation)
    }
    #expect(found == ["wrong-move the header is let go and holds the list at -30 pt, and not at 0 pt"])
  }

  @Test func `with pages an end moves back by the inset`() {
    let (run, simulation) = MonitorTests.list(ComponentBlueprint(kind: .autoNormalFooter))
    let found = MonitorTests.problems(run, simulation) { monitor, simulation in
      monitor.offset = Point(x: 0, y: 700)
      simulation.scroll(to: Point(x: 0, y: 656))
      monitor.judgePageBack(.footer, in: &simulation)
      simulation.scroll(to: Point(x: 0, y: 612))
      monitor.judgePageBack(.footer, in: &simulation)
    }
    #expect(
      found == [
        "wrong-move the end of the auto footer's refresh moves the list back by 88 pt, and was to by its inset of 44 pt"
      ])
  }

  @Test func `an animated scroll takes a quarter of a second`() {
    let scroll = Command.scroll(to: Destination(y: 400), animated: true)
    let found = problems { monitor, simulation in
      monitor.foresee(scroll, in: &simulation)
      simulation.perform(scroll)
      simulation.advance(by: Interval(seconds: 0.1))
      monitor.judgeFlight(in: &simulation)
      simulation.scroll(to: Point(x: 0, y: 40))
      monitor.judgeFlight(in: &simulation)
    }
    #expect(
      found.map { $0.hasPrefix("wrong-move 100 ms after it was let go the list is at 40 pt") } == [true])
  }

  @Test func `a list turns to the page that it glides to`() {
    var run = list.run
    run.scene.paging = true
    let found = MonitorTests.problems(run, run.simulation(recording: false)) { monitor, simulation in
      for (offset, page) in [(100.0, 0.0), (100, 667)] {
        monitor.touchOffset = .zero
        simulation.drag(to: Point(x: 0, y: offset))
        monitor.foresee(.release(velocity: .zero), in: &simulation)
        simulation.release(velocity: .zero)
        simulation.settle(atMost: Interval(seconds: 9))
        simulation.scroll(to: Point(x: 0, y: page))
        monitor.judgeDestiny(in: &simulation)
      }
    }
    #expect(
      found == ["wrong-move the list rests 667 pt from where a finger took hold of it, and pages are 667 pt"])
  }

  @Test func `a component that a finger can't pull does not let the list bounce`() {
    var run = list.run
    run.scene.content = SceneContent(height: 100)
    var other = run
    other.components.append(ComponentBlueprint(kind: .normalTrailer))
    for (run, simulation) in [(run, run.simulation()), (run, other.simulation()), (other, other.simulation())] {
      let found = MonitorTests.problems(run, simulation) { monitor, simulation in monitor.rests(in: &simulation) }
      let isWrong = run.components.count < simulation.paths.filter { $0.path.hasSuffix(".type") }.count
      #expect(found.contains { $0.contains("does not let a short list bounce") } == isWrong)
    }
  }
}

import RefreshEngine
import Testing

@testable import RefreshExplore

/// What the monitor reports about times, about what depends on them, and about what ends immediately.
struct TimeJudgementTests {
  private static let wait = Interval(seconds: 0.3)
  private static let call = AppCall.callback(.header, .refreshing)

  private func problems(_ judge: (Monitor, inout Simulation) -> Void) -> [String] {
    let (run, simulation) = MonitorTests.list(
      MonitorTests.header, answering: [.wait(Self.wait), .wait(.zero), .endRefreshing(.header)])
    return MonitorTests.problems(run, simulation, judge)
  }

  @Test func `an app's wait takes its time`() {
    let found = problems { monitor, _ in
      monitor.answered(Self.call, at: .zero)
      monitor.fired(1, at: .zero + Self.wait)
      monitor.answered(.timer(1), at: .zero + Self.wait)
      monitor.fired(2, at: .zero + Self.wait)
      monitor.answered(.timer(2), at: .zero + Self.wait)
      monitor.judgeTimers(at: .zero + Self.wait + Self.wait)
    }
    #expect(found == [])
  }

  @Test func `a wait that ends early, or never, is told of`() {
    let early = problems { monitor, _ in
      monitor.answered(Self.call, at: .zero)
      monitor.fired(1, at: .zero)
    }
    #expect(early == ["call-time the app's wait ends 300 ms too early"])
    let never = problems { monitor, _ in
      monitor.answered(Self.call, at: .zero)
      monitor.judgeTimers(at: .zero + Self.wait)
    }
    #expect(never == ["call-time the app's wait that was to end at 300 ms has not ended"])
  }

  @Test func `waits that end at once end in their order`() {
    let found = problems { monitor, _ in
      monitor.answered(.timer(1), at: .zero + Self.wait)
      monitor.answered(Self.call, at: .zero)
      monitor.fired(1, at: .zero + Self.wait)
    }
    #expect(found == ["call-time of two waits of the app that end at once the later one ends first"])
  }

  @Test func `an animation takes what the preset says`() {
    let found = problems { monitor, simulation in
      monitor.judge(.begin, of: .header, lasting: Interval(seconds: 0.25), in: &simulation)
      monitor.judge(.end, of: .header, lasting: Interval(seconds: 0.25), in: &simulation)
    }
    #expect(found == ["call-time the header's animation `end` takes 250 ms, and was to take 400 ms"])
  }

  @Test func `a call to end waits for the run loop`() {
    let found = problems { monitor, simulation in
      monitor.records[0].owed = 2
      simulation.isRecording = true
      simulation.beginRefreshing(.header)
      simulation.turn()
      monitor.driver = .release(velocity: nil)
      monitor.follow(&simulation)
      monitor.perform(.resetNoMoreData(.header), in: &simulation) { $0.resetNoMoreData(.header) }
      monitor.perform(.endRefreshing(.header), in: &simulation) {
        $0.endRefreshing(.header)
        $0.turn()
      }
    }
    #expect(
      found == ["illegal-transition a call to end makes the header `idle` at once, and not when the run loop turns"]
    )
  }

  @Test func `an automatic opacity goes with the end`() {
    let (run, simulation) = MonitorTests.list(
      ComponentBlueprint(kind: .normalHeader) { $0.automaticallyChangeAlpha = true })
    for isEnded in [true, false] {
      let found = MonitorTests.problems(run, simulation) { monitor, simulation in
        simulation.beginRefreshing(.header)
        simulation.settle(atMost: Interval(seconds: 1))
        monitor.records[0].exits = 1
        monitor.records[0].left = simulation.now
        monitor.records[0].offsetAtEnd = simulation.scroll.offset
        if isEnded { simulation.endRefreshing(.header) }
        simulation.turn()
        monitor.judgeFading(.header, in: &simulation)
      }
      #expect(found == (isEnded ? [] : ["wrong-opacity the header has ended 0 ms ago and has an opacity of 1"]))
    }
  }

  @Test func `a single frame shows`() {
    let (run, simulation) = MonitorTests.list(ComponentBlueprint(kind: .gifHeader))
    var change = ComponentSettings()
    change.images[.refreshing] = FrameSequence(count: 1, size: Size(width: 20, height: 20))
    for isTold in [true, false] {
      let found = MonitorTests.problems(run, simulation) { monitor, simulation in
        if isTold { simulation.set(.header, change) }
        simulation.beginRefreshing(.header)
        simulation.settle(atMost: Interval(seconds: 1))
        if !isTold { simulation.set(.header, change) }
        monitor.judgeLooks(.header, 0, in: &simulation)
      }
      #expect(found == (isTold ? [] : ["wrong-indicator the header refreshes without showing its only frame"]))
    }
  }

  @Test func `a drag that was counted is over`() {
    for times: Int32 in [0, 1] {
      let (run, simulation) = MonitorTests.list(
        ComponentBlueprint(kind: .autoNormalFooter) { $0.autoTriggerTimes = .times(times) })
      let found = MonitorTests.problems(run, simulation) { monitor, simulation in
        simulation.drag(to: Point(x: 0, y: 1390))
        simulation.cancel()
        simulation.settle(atMost: Interval(seconds: 1))
        simulation.endRefreshing(.footer)
        simulation.settle(atMost: Interval(seconds: 1))
        monitor.records[1].causeAtEnd = 0
        monitor.rests(in: &simulation)
      }
      let wrong = "memory the auto footer has refreshed, and takes the drag that began it for one that goes on"
      #expect(found == (times == 0 ? [wrong] : []))
    }
  }

  @Test func `a part that repeats is where its time says`() {
    var part = PartSettings(name: PartName("ring"), kind: .ring, place: .whole)
    var rule = PartRule(.number(0))
    let turn = PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)
    rule.states = [PartRule.State(.refreshing, .repeating(turn))]
    part.rules = [PartSettings.Rule(.rotation, rule)]
    let (run, simulation) = MonitorTests.list(ComponentBlueprint(kind: .header) { $0.parts = [part] })
    for isLate in [false, true] {
      let found = MonitorTests.problems(run, simulation) { monitor, simulation in
        simulation.beginRefreshing(.header)
        if isLate { monitor.changes[0] = 125_000_000 }
        simulation.advance(by: Interval(seconds: 0.25))
        monitor.judgeParts(.header, 0, in: &simulation)
      }
      let wrong =
        "wrong-part 125 ms after it began to refresh `header.parts.ring.rotation` is 90, and the preset says 45"
      #expect(found == (isLate ? [wrong] : []))
    }
  }
}

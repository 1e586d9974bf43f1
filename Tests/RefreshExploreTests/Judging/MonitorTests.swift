import RefreshEngine
import Testing

@testable import RefreshExplore

/// What the monitor reports about lists that the engine itself never produces: each oracle that healthy runs never
/// trigger.
struct MonitorTests {
  /// Returns a run of a component above long content, with its simulation.
  static func list(_ component: ComponentBlueprint, answering app: [Command] = []) -> (
    run: ExploredRun, simulation: Simulation
  ) {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 2000)
    let role = component.kind.role
    let answers = app.isEmpty ? [] : [AppProgram.Entry(hook: .callback(role, .refreshing), commands: app)]
    let run = ExploredRun(scene: scene, components: [component], app: answers)
    return (run, run.simulation(recording: false))
  }

  static func problems(
    _ run: ExploredRun, _ simulation: Simulation, _ judge: (Monitor, inout Simulation) -> Void
  ) -> [String] {
    var simulation = simulation
    let monitor = Monitor(run, under: RunConditions())
    judge(monitor, &simulation)
    monitor.settleRaised(after: [], in: &simulation)
    return monitor.problems.map { "\($0.oracle.id) \($0.sentence)" }
  }

  static let header = ComponentBlueprint(kind: .normalHeader)

  // MARK: Memory

  @Test func `what a refresh leaves behind is memory`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      // The monitor is not informed of this change.
      var change = ComponentSettings()
      change.arrow.hidden = true
      simulation.set(.header, change)
      simulation.beginRefreshing(.header)
      simulation.settle(atMost: Interval(seconds: 1))
      simulation.endRefreshing(.header)
      simulation.settle(atMost: Interval(seconds: 1))
      monitor.judgeMemory(in: &simulation)
    }
    #expect(found == ["memory at rest `header.arrow.hidden` is false, and a fresh list has true"])
  }

  @Test func `a list that has refreshed is as a fresh one`() {
    for kind in ComponentKind.allCases {
      let (run, simulation) = Self.list(ComponentBlueprint(kind: kind))
      let found = Self.problems(run, simulation) { monitor, simulation in
        simulation.beginRefreshing(kind.role)
        simulation.settle(atMost: Interval(seconds: 1))
        simulation.endRefreshing(kind.role)
        simulation.settle(atMost: Interval(seconds: 1))
        monitor.judgeMemory(in: &simulation)
      }
      #expect(found == [], "\(kind)")
    }
  }

  // MARK: Hidden components

  private static func hide(_ isHidden: Bool) -> Command {
    var change = ComponentSettings()
    change.hidden = isHidden
    return .set(.footer, change)
  }

  @Test func `an auto footer that is hidden is idle at once`() {
    let (run, simulation) = Self.list(ComponentBlueprint(kind: .autoNormalFooter))
    let found = [false, true].map { goesOn in
      Self.problems(run, simulation) { monitor, simulation in
        simulation.beginRefreshing(.footer)
        monitor.perform(Self.hide(true), in: &simulation) { simulation in
          simulation.perform(Self.hide(true))
          if goesOn { simulation.beginRefreshing(.footer) }
        }
      }
    }
    #expect(found == [[], ["stuck-state the auto footer is hidden, and stays `refreshing`"]])
  }

  @Test(arguments: [false, true])
  func `a tap reaches a footer that can be seen`(isHidden: Bool) {
    let list = Self.list(ComponentBlueprint(kind: .autoNormalFooter))
    var simulation = list.simulation
    simulation.perform(Self.hide(isHidden))
    simulation.isRecording = true
    let found = Self.problems(list.run, simulation) { monitor, simulation in
      monitor.perform(.tap(.footer), in: &simulation) { $0.beginRefreshing(.footer) }
    }
    let told = "unasked-refresh the auto footer is hidden, and changes from `idle` to `refreshing`"
    #expect(found.contains(told) == isHidden)
  }

  // MARK: Movement

  @Test func `a list that comes to rest elsewhere has moved wrongly`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: 300))
      monitor.foresee(.release(velocity: Point(x: 0, y: -500)), in: &simulation)
      simulation.release(velocity: Point(x: 0, y: -100))
      simulation.settle(atMost: Interval(seconds: 9))
      monitor.judgeDestiny(in: &simulation)
    }
    #expect(found == ["wrong-move the list comes to rest at 349.95 pt, and was to come to 549.75 pt"])
  }

  @Test(arguments: [-3000.0, -500, 0, 500, 3000]) func `a list glides as far as it was fast`(velocity: Double) {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: 300))
      monitor.foresee(.release(velocity: Point(x: 0, y: velocity)), in: &simulation)
      simulation.release(velocity: Point(x: 0, y: velocity))
      simulation.settle(atMost: Interval(seconds: 9))
      monitor.judgeDestiny(in: &simulation)
    }
    #expect(found == [])
  }

  @Test func `a list that springs back faster than a spring has moved wrongly`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: -40))
      monitor.foresee(.release(velocity: .zero), in: &simulation)
      simulation.release(velocity: .zero)
      simulation.advance(by: Interval(seconds: 0.1))
      monitor.judgeFlight(in: &simulation)
      simulation.scroll(to: Point(x: 0, y: -4))
      monitor.judgeFlight(in: &simulation)
    }
    #expect(found == ["wrong-move 100 ms after it was let go the list is at -4 pt, and was to be at -29.43 pt"])
  }

  @Test func `a swipe beyond an edge shows less than the finger's way`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: -220))
      monitor.judgeSwipe(by: Point(x: 0, y: 220), from: .zero, in: &simulation)
    }
    #expect(
      found == ["wrong-move a finger that moves by 220 pt brings the list to -220 pt, and not to -102.42 pt"])
  }

  @Test func `content that was loaded and is not there is lost`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      monitor.judgeContent(.loadHeight(100), from: simulation.scroll, isFree: true, in: &simulation)
    }
    #expect(found == ["lost-content the content is 2000 pt high after a load, and was to be 2100 pt"])
  }

  // MARK: Times

  @Test func `a refresh whose time is not kept is forgotten`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      monitor.records[0].exits = 1
      monitor.judgeTime(in: &simulation)
    }
    #expect(found == ["forgotten-time the header does not know that it was refreshed at 2026-01-01T00:00:00Z"])
  }

  @Test func `a label that was not told of the time is wrong`() {
    let (run, simulation) = Self.list(
      ComponentBlueprint(kind: .normalHeader) { $0.lastUpdatedTimeLabel.hidden = true })
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.beginRefreshing(.header)
      simulation.settle(atMost: Interval(seconds: 1))
      simulation.endRefreshing(.header)
      simulation.settle(atMost: Interval(seconds: 1))
      var change = ComponentSettings()
      change.lastUpdatedTimeLabel.hidden = false
      simulation.set(.header, change)
      monitor.judgeTime(in: &simulation)
    }
    #expect(found.first?.hasPrefix("wrong-time the header says \"Last update: No record\", and \"Last") == true)
  }

  @Test(arguments: [60, 86_400, 40 * 86_400, 400 * 86_400] as [Int64]) func `times are told as the library does`(
    ago: Int64
  ) {
    var (run, _) = Self.list(Self.header)
    run.scene.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: run.scene.now - ago)]
    let found = Self.problems(run, run.simulation()) { monitor, simulation in monitor.judgeTime(in: &simulation) }
    #expect(found == [])
  }

  // MARK: Parts

  @Test func `a rule says a value by state, by percent, or always`() {
    var rule = PartRule(.number(7))
    #expect(rule.said(in: .idle, at: 0.5) == .number(7))
    rule.ramp = [PartRule.Stop(0.2, .number(0)), PartRule.Stop(1, .number(80))]
    #expect(rule.said(in: .idle, at: 0) == .number(0))
    #expect(rule.said(in: .idle, at: 0.6)?.isClose(to: .number(40)) == true)
    #expect(rule.said(in: .idle, at: 2) == .number(80))
    rule.states = [PartRule.State(.pulling, .value(.bool(true)))]
    #expect(rule.said(in: .pulling, at: 0.5) == .bool(true))
    rule.states = [
      PartRule.State(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 1)))
    ]
    #expect(rule.said(in: .refreshing, at: 0.5) == nil)
  }

  // MARK: Values that follow the percentage, and pulls

  @Test func `a header that keeps its percent when its refresh is over is told of`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: -27))
      simulation.drag(to: Point(x: 0, y: 10))
      monitor.records[0].causeAtEnd = 0
      monitor.rests(in: &simulation)
    }
    #expect(found == ["wrong-percent the header has refreshed and rests with a pulling percent of 0.5"])
  }

  @Test func `a header that refreshes is filled`() {
    let (run, simulation) = Self.list(Self.header)
    let found = Self.problems(run, simulation) { monitor, simulation in
      simulation.drag(to: Point(x: 0, y: -27))
      simulation.setWindow(false)
      simulation.beginRefreshing(.header)
      simulation.drag(to: Point(x: 0, y: -13.5))
      simulation.setWindow(true)
      simulation.turn()
      monitor.rests(in: &simulation)
    }
    #expect(found.contains("wrong-percent the header refreshes with a pulling percent of 0.25"))
  }

  @Test func `a tap that does nothing is ignored`() {
    let (run, simulation) = Self.list(ComponentBlueprint(kind: .autoNormalFooter))
    let found = Self.problems(run, simulation) { monitor, simulation in
      monitor.perform(.tap(.footer), in: &simulation) { _ in }
    }
    #expect(found == ["ignored-call a tap does nothing: the auto footer stays idle"])
  }

  @Test func `a tap on a label that nobody sees is no call`() {
    let (run, simulation) = Self.list(ComponentBlueprint(kind: .autoNormalFooter) { $0.stateLabel.hidden = true })
    let found = Self.problems(run, simulation) { monitor, simulation in
      monitor.perform(.tap(.footer), in: &simulation) { _ in }
    }
    #expect(found == [])
  }
}

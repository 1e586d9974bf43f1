import RefreshDiagnostics
import RefreshEngine

/// A simulation with what a scenario has found out about it so far; what a step acts on.
struct Stage: Sendable {
  /// The scroll view and its components.
  var simulation: Simulation
  /// The problems of the present step with their places; without one it is the step's.
  private(set) var problems: [(cause: Failure.Cause, span: Span?)] = []
  /// All events since the scenario began, if the simulation records them.
  private(set) var events: [Event] = []
  /// The conditions that have to hold after every change, and have held so far.
  private var always: [Condition]
  /// The conditions that have to hold at the end, if all has come to rest.
  private let atRest: [Condition]
  /// Where it is said that it has; nil where that is no failure.
  private let restPromise: Span?
  /// The snapshots that were taken, in order.
  private(set) var snapshots: [TakenSnapshot] = []
  /// The treatment of snapshots that are not stored, or differ.
  let snapshotUse: SnapshotUse
  /// The moments so far; nil if none are kept.
  private(set) var log: MomentLog?
  /// The number of the present step; 0 is the setting up.
  private(set) var step = 0
  /// The steps that had no effect, in order.
  private(set) var vainSteps: [VainStep] = []
  /// How many of ``events`` the moments have.
  private var notedEvents = 0
  /// How many of ``events`` an `expectEvents` step has seen.
  private var seenEvents = 0

  /// Begins with a simulation.
  ///
  /// - Parameters:
  ///   - simulation: The scroll view and its components.
  ///   - scenario: The one whose conditions have to hold after every change and at rest. The default is none.
  ///   - snapshotUse: The treatment of snapshots that are not stored, or differ. The default is that they fail.
  ///   - log: Keeps the moments. The default is to keep none.
  init(
    _ simulation: Simulation, watching scenario: Scenario? = nil, snapshotUse: SnapshotUse = .compare,
    log: MomentLog? = nil
  ) {
    self.simulation = simulation
    always = scenario?.always ?? []
    atRest = scenario?.atRest ?? []
    restPromise = scenario?.restPromise
    self.snapshotUse = snapshotUse
    self.log = log
  }

  /// Notes a failure.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - span: Its place. The default is the step's.
  mutating func fail(_ cause: Failure.Cause, at span: Span? = nil) {
    problems.append((cause, span))
  }

  /// Carries out steps one after the other, with a turn of the run loop after each; ends early at a fault.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - goesOn: Is called when the scene is set up, and when a step is over; says whether to go on. The default does.
  mutating func play(_ steps: [ScenarioStep], while goesOn: (inout Stage) -> Bool = { _ in true }) {
    // What setting up did is no event of a step.
    if simulation.isRecording { _ = simulation.takeEvents() }
    checkAlways()
    look()
    // A scenario can be over when it is set up: without steps, or with flows that have none.
    if steps.isEmpty { comeToRest() }
    var isOver = !goesOn(&self)
    for index in steps.indices {
      guard !isOver, simulation.fault == nil else { return }
      step += 1
      if !problems.isEmpty { problems.removeAll() }
      if let commands = steps[index].step.commands, let vain = VainStep(step, doing: commands, to: simulation) {
        vainSteps.append(vain)
      }
      steps[index].step.run(on: &self)
      simulation.turn()
      checkAlways()
      look()
      if index == steps.endIndex - 1 { comeToRest() }
      isOver = !goesOn(&self)
    }
  }

  /// Whether time has to pass from event to event: each is checked or kept.
  private var looksOn: Bool { !always.isEmpty || log != nil }

  /// Carries out a command; where time passes, what has to hold all the time is checked after each event.
  mutating func perform(_ command: Command) {
    defer { look() }
    guard looksOn else {
      simulation.perform(command)
      return
    }
    switch command {
    case .wait(let interval): advance(by: interval)
    case .swipe(let way, let duration):
      simulation.beginSwipe(by: way, duration: duration)
      advance(by: duration)
      simulation.endSwipe()
    default: simulation.perform(command)
    }
  }

  /// Lets virtual time pass until nothing is scheduled or moving any more.
  ///
  /// - Returns: Whether it came to rest by then.
  mutating func settle(atMost interval: Interval) -> Bool {
    guard looksOn else { return simulation.settle(atMost: interval) }
    let end = simulation.now + interval
    simulation.turn()
    while !simulation.isSettled, advanceToNextEvent(before: end) {}
    return simulation.isSettled
  }

  /// Moves to the next event, if there is one by then, and checks what has to hold all the time.
  mutating func advanceToNextEvent(before limit: Instant) -> Bool {
    let hasMoved = simulation.advanceToNextEvent(before: limit)
    checkAlways()
    look()
    return hasMoved
  }

  private mutating func advance(by interval: Interval) {
    let end = simulation.now + interval
    while advanceToNextEvent(before: end) {}
  }

  /// Notes the conditions that have to hold all the time and do not; each only the first time.
  ///
  /// A component that is not there breaks nothing.
  mutating func checkAlways() {
    guard !always.isEmpty else { return }
    always.removeAll { condition in
      guard simulation.has(condition.observable), !condition.holds(in: simulation) else { return false }
      problems.append((condition.breach(in: simulation), condition.span))
      return true
    }
  }

  /// Lets time pass until all is at rest, if something has to hold then, and notes the conditions that do not.
  ///
  /// A component that is not there breaks nothing. A finger that is down stays there.
  private mutating func comeToRest() {
    guard !atRest.isEmpty, simulation.fault == nil else { return }
    let isSettled = simulation.unrest == .finger || settle(atMost: Wait.longest)
    guard simulation.fault == nil else { return }
    if let unrest = isSettled ? simulation.unrest : .unsettled(after: Wait.longest) {
      if let restPromise { fail(.restless(unrest), at: restPromise) }
      return
    }
    for condition in atRest where simulation.has(condition.observable) && !condition.holds(in: simulation) {
      fail(condition.restMismatch(in: simulation), at: condition.span)
    }
  }

  /// Keeps the present moment, if moments are kept.
  mutating func look() {
    guard log != nil else { return }
    collectEvents()
    let moment = Recording.Moment(step: step, simulation: simulation.still, events: Array(events[notedEvents...]))
    log?.add(moment)
    notedEvents = events.count
  }

  /// Takes a snapshot.
  mutating func take(_ snapshot: TakenSnapshot) { snapshots.append(snapshot) }

  /// Collects what was recorded.
  mutating func collectEvents() {
    if simulation.isRecording { events += simulation.takeEvents() }
  }

  /// The events since this was last called.
  mutating func takeUnseenEvents() -> [Event] {
    collectEvents()
    defer { seenEvents = events.count }
    return Array(events[seenEvents...])
  }
}

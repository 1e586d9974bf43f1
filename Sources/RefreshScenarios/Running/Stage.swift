import RefreshDiagnostics
import RefreshEngine

/// A simulation with what a scenario has found out about it so far; the object on which steps act.
struct Stage: Sendable {
  /// The scroll view and its components.
  var simulation: Simulation
  /// The problems of the current step with their locations; `nil` is the location of the step.
  private(set) var problems: [(cause: Failure.Cause, span: Span?)] = []
  /// All events since the scenario began, if the simulation records them.
  private(set) var events: [Event] = []
  /// The conditions that must hold after every change, and have held so far.
  private var always: [Condition]
  /// The conditions that must hold at the end, once everything has come to rest.
  private let atRest: [Condition]
  /// The location that requires the scenario to come to rest; `nil` if it need not.
  private let restPromise: Span?
  /// The snapshots that were taken, in order.
  private(set) var snapshots: [TakenSnapshot] = []
  /// The treatment of snapshots that are missing or differ.
  let snapshotUse: SnapshotUse
  /// The moments so far; `nil` if none are recorded.
  private(set) var log: MomentLog?
  /// The number of the current step; 0 is the setup.
  private(set) var step = 0
  /// The steps that had no effect, in order.
  private(set) var vainSteps: [VainStep] = []
  /// How many of ``events`` the moments have.
  private var notedEvents = 0
  /// The number of ``events`` that `expectEvents` steps have checked.
  private var seenEvents = 0

  /// Creates a stage with a simulation.
  ///
  /// - Parameters:
  ///   - simulation: The scroll view and its components.
  ///   - scenario: The scenario whose conditions must hold after every change and at rest. The default is none.
  ///   - snapshotUse: The treatment of snapshots that are missing or differ. The default is that they fail.
  ///   - log: A log to record the moments. The default is none.
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

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - span: Its location. The default is that of the step.
  mutating func fail(_ cause: Failure.Cause, at span: Span? = nil) {
    problems.append((cause, span))
  }

  /// Runs steps in order, with a turn of the run loop after each, and stops early at a fault.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - goesOn: Is called after the setup and after each step, and returns whether to continue. The default always
  ///     continues.
  mutating func play(_ steps: [ScenarioStep], while goesOn: (inout Stage) -> Bool = { _ in true }) {
    // The events of the setup do not belong to a step.
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

  /// Whether time has to pass from event to event, because each one is checked or recorded.
  private var looksOn: Bool { !always.isEmpty || log != nil }

  /// Performs a command. While time passes, the permanent conditions are checked after each event.
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

  /// Lets virtual time pass until nothing is scheduled or moving.
  ///
  /// - Returns: Whether the simulation came to rest within the interval.
  mutating func settle(atMost interval: Interval) -> Bool {
    guard looksOn else { return simulation.settle(atMost: interval) }
    let end = simulation.now + interval
    simulation.turn()
    while !simulation.isSettled, advanceToNextEvent(before: end) {}
    return simulation.isSettled
  }

  /// Moves to the next event, if there is one before the limit, and checks the permanent conditions.
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

  /// Records the permanent conditions that do not hold, each only the first time.
  ///
  /// Conditions on absent components are skipped.
  mutating func checkAlways() {
    guard !always.isEmpty else { return }
    always.removeAll { condition in
      guard simulation.has(condition.observable), !condition.holds(in: simulation) else { return false }
      problems.append((condition.breach(in: simulation), condition.span))
      return true
    }
  }

  /// Lets time pass until everything is at rest, if there are conditions for it, and records those that do not
  /// hold.
  ///
  /// Conditions on absent components are skipped. A finger that is down stays down.
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

  /// Records the current moment, if moments are recorded.
  mutating func look() {
    guard log != nil else { return }
    collectEvents()
    let moment = Recording.Moment(step: step, simulation: simulation.still, events: Array(events[notedEvents...]))
    log?.add(moment)
    notedEvents = events.count
  }

  /// Adds a snapshot to those that were taken.
  mutating func take(_ snapshot: TakenSnapshot) { snapshots.append(snapshot) }

  /// Collects the recorded events.
  mutating func collectEvents() {
    if simulation.isRecording { events += simulation.takeEvents() }
  }

  /// Returns the events since the last call of this method.
  mutating func takeUnseenEvents() -> [Event] {
    collectEvents()
    defer { seenEvents = events.count }
    return Array(events[seenEvents...])
  }
}

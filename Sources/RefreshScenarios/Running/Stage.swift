import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

/// A simulation with the results that a scenario has collected so far; the object on which steps act.
struct Stage: Sendable {
  /// The scroll view and its components.
  var simulation: Simulation
  /// The problems of the current step with their locations; `nil` is the location of the step.
  private(set) var problems: [(cause: Failure.Cause, span: Span?)] = []
  /// All events since the scenario began, if the simulation records them.
  private(set) var events: [Event] = []
  /// The scenario, for expectations about the whole run; `nil` if nothing is checked.
  private let scenario: Scenario?
  /// The conditions that must hold after every change, and have held so far.
  private var always: [Condition]
  /// The conditions that must hold at the end, once everything has come to rest.
  private let atRest: [Condition]
  /// The location that requires the scenario to come to rest; `nil` if it need not.
  private let restPromise: Span?
  /// The promises over time.
  private var promises: PromiseWatch
  /// The snapshots that were taken, in order.
  private(set) var snapshots: [TakenSnapshot] = []
  /// The treatment of snapshots that are missing or differ.
  let snapshotUse: SnapshotUse
  /// The moments so far; `nil` if none are recorded.
  private(set) var log: MomentLog?
  /// The number of the current step; 0 is the setup.
  private(set) var step = 0
  /// The watch that follows an observable through the run; `nil` if there is none.
  var watch: ValueWatch?
  /// The instant at which to stop, even in the middle of a step; nil to continue to the end.
  var limit: Instant?
  /// Whether the run has stopped at that instant.
  private var isCut = false
  /// The conditions of ``Scenario/watched`` that have not been checked so far.
  private(set) var unchecked: UncheckedConditions
  /// The steps that had no effect, in order.
  private(set) var vainSteps: [VainStep] = []
  /// The number of ``events`` that the moments contain.
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
    (self.simulation, self.scenario) = (simulation, scenario)
    always = scenario?.always ?? []
    atRest = scenario?.atRest ?? []
    restPromise = scenario?.restPromise
    promises = PromiseWatch(scenario?.setup.promises ?? [])
    unchecked = UncheckedConditions(of: scenario)
    self.snapshotUse = snapshotUse
    self.log = log
  }

  /// The example with which the scenario runs; `nil` without one.
  var example: Example? { scenario?.example }

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - span: Its location. The default is that of the step.
  mutating func fail(_ cause: Failure.Cause, at span: Span? = nil) { problems.append((cause, span)) }

  /// Runs steps in order, with a turn of the run loop after each, and stops early at a fault.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - continues: A closure that is called after the setup and each step, and returns whether to continue. If it continues after
  ///     the last step has failed, it is called once more when the scenario has come to rest. The default always continues.
  mutating func play(_ steps: [ScenarioStep], while continues: (inout Stage) -> Bool = { _ in true }) {
    // The events of the setup do not belong to a step.
    if simulation.isRecording { _ = simulation.takeEvents() }
    checkAlways()
    look()
    // A scenario can be over when it is set up: without steps, or with flows that have none.
    if steps.isEmpty { comeToRest() }
    var isOver = !continues(&self)
    var mustRest = false
    for index in steps.indices {
      guard !isOver, simulation.fault == nil, !isCut else { return }
      step += 1
      if !problems.isEmpty { problems.removeAll() }
      let action = steps[index].action
      if case .perform(let commands) = action, let vain = VainStep(step, doing: commands, to: simulation),
        // What a flow sets back is needed where it is called in another state.
        !steps[index].isSafeguard
      {
        vainSteps.append(vain)
      }
      run(action)
      simulation.turn()
      checkAlways()
      look()
      if index == steps.endIndex - 1 {
        // A failure is reported with the state in which it occurred.
        mustRest = !problems.isEmpty && needsRest
        if !mustRest { comeToRest() }
      }
      isOver = !continues(&self)
    }
    guard mustRest, !isOver, simulation.fault == nil, !isCut else { return }
    problems.removeAll()
    comeToRest()
    _ = continues(&self)
  }

  /// Runs the action or expectation of a step. The run loop turns afterwards.
  mutating func run(_ action: StepAction) {
    switch action {
    case .perform(let commands): for command in commands { perform(command) }
    case .wait(let conditions, let limit): wait(until: conditions, atMost: limit)
    case .expect(let conditions, let law):
      for condition in conditions where !condition.holds(in: simulation) {
        fail(condition.mismatch(in: simulation, .step), at: condition.span)
      }
      if let law, let scenario, scenario.breach(of: law.value, before: step) == nil {
        fail(.kept(law: law.value.name, healthy: law.value.summary), at: law.span)
      }
    case .expectEvents(let sequence): expect(sequence)
    case .snapshot(let snapshot): snapshot.run(on: &self)
    }
  }

  /// Performs a command; if something that it waits for doesn't come to rest, that is a failure.
  private mutating func perform(_ command: Command) {
    drive(command)
    guard case .settle(let limit) = command else { return look() }
    if !simulation.isSettled, simulation.fault == nil { fail(.unsettled(after: limit)) }
  }

  /// Carries out a command, and checks the permanent conditions after each event of the time that it takes.
  private mutating func drive(_ command: Command) {
    var driver = Driver(command, on: &simulation)
    while advance(&driver) != nil {}
  }

  /// Lets time pass to the next event of a command, and checks the permanent conditions.
  private mutating func advance(_ driver: inout Driver) -> Driver.Passage? {
    if let limit, let next = driver.next(in: simulation), next > limit {
      _ = simulation.advanceToNextEvent(before: limit)
      isCut = true
      return nil
    }
    let passage = driver.advance(&simulation)
    if passage != nil {
      checkAlways()
      look()
    }
    return passage
  }

  /// Lets time pass until conditions hold at the same time; those that don't within the limit are failures.
  private mutating func wait(until conditions: [Condition], atMost limit: Interval) {
    var driver = Driver(.wait(limit), on: &simulation)
    while !conditions.allSatisfy({ $0.holds(in: simulation) }) {
      guard advance(&driver) != .event else { continue }
      for condition in conditions where simulation.fault == nil && !condition.holds(in: simulation) {
        fail(condition.mismatch(in: simulation, .timeout(limit)), at: condition.span)
      }
      return
    }
  }

  /// Compares the events since the last comparison with those that are expected.
  private mutating func expect(_ sequence: EventSequence) {
    collectEvents()
    defer { seenEvents = events.count }
    let unseen = Array(events[seenEvents...])
    guard let mismatch = sequence.mismatch(with: unseen) else { return }
    var span: Span?
    if case .missing(let pattern, _) = mismatch { span = sequence.patterns[pattern].span }
    fail(.events(sequence, actual: unseen, mismatch), at: span)
  }

  /// Records the permanent conditions that do not hold, each only the first time.
  ///
  /// Conditions on absent components are skipped.
  private mutating func checkAlways() {
    unchecked.look(at: simulation)
    if !promises.isEmpty {
      for (promise, condition, due) in promises.look(at: simulation) {
        fail(condition.mismatch(in: simulation, .promise(promise.limit, due: due)), at: condition.span)
      }
    }
    guard !always.isEmpty else { return }
    always.removeAll { condition in
      guard simulation.has(condition.observable), !condition.holds(in: simulation) else { return false }
      problems.append((condition.mismatch(in: simulation, .change(simulation.now)), condition.span))
      return true
    }
  }

  /// Whether the scenario has to come to rest, or to keep promises, after its last step.
  private var needsRest: Bool { !atRest.isEmpty || promises.end != nil }

  /// Lets time pass until everything is at rest, if there are conditions for it, and records those that do not
  /// hold.
  ///
  /// Conditions on absent components are skipped. A finger that is down stays down.
  private mutating func comeToRest() {
    // Promises that begin before the end of the run get their full time.
    if let end = promises.end, simulation.fault == nil, end > simulation.now { drive(.wait(end - simulation.now)) }
    guard !atRest.isEmpty, simulation.fault == nil else { return }
    let isHeld = simulation.unrest == .finger
    if !isHeld { drive(.settled) }
    guard simulation.fault == nil else { return }
    if let unrest = isHeld || simulation.isSettled ? simulation.unrest : .unsettled(after: Command.longestRest) {
      if let restPromise { fail(.restless(unrest), at: restPromise) }
      return
    }
    unchecked.lookAtRest(at: simulation)
    for condition in atRest where simulation.has(condition.observable) && !condition.holds(in: simulation) {
      fail(condition.mismatch(in: simulation, .rest(simulation.now)), at: condition.span)
    }
  }

  /// Records the current moment, if moments are recorded.
  mutating func look() {
    if watch != nil { watch!.look(at: simulation) }
    guard log != nil else { return }
    collectEvents()
    let moment = Recording.Moment(step: step, simulation: simulation.still, events: Array(events[notedEvents...]))
    log?.add(moment)
    notedEvents = events.count
  }

  /// Adds a snapshot to those that were taken.
  mutating func take(_ snapshot: TakenSnapshot) { snapshots.append(snapshot) }

  /// Collects the recorded events.
  mutating func collectEvents() { if simulation.isRecording { events += simulation.takeEvents() } }
}

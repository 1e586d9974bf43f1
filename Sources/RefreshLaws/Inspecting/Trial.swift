import RefreshEngine

/// A run that laws are checking.
package struct Trial {
  /// The holder of the inspector, to which the app's answers report what they do.
  ///
  /// A class, because the simulation keeps the app as a `@Sendable` function.
  private final class Watch: Sendable {
    // Shared without a lock, because a trial lives on one thread.
    nonisolated(unsafe) var inspector: Inspector
    init(_ inspector: Inspector) { self.inspector = inspector }
  }

  private let watch: Watch
  private var simulation: Simulation
  private var ending: [Command] = []
  /// The number of moments through which time was followed, a measure of the run's work.
  package private(set) var moments = 0

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - world: The world with which it begins.
  ///   - laws: The laws that look at it. The default is all.
  package init(_ world: World, laws: LawSet = .all) {
    let watch = Watch(Inspector(world, laws: laws))
    let program = AppProgram(world.app)
    self.watch = watch
    simulation = Simulation(scene: world.scene, components: world.components, isRecording: true) {
      simulation, call in
      guard watch.inspector.takeCall(call, at: &simulation) else { return }
      let outerAnswer = watch.inspector.beginAnswer(to: call)
      program.answer(call, in: &simulation) { simulation, command in
        let outer = watch.inspector.ledger.appActs
        watch.inspector.ledger.appHasActed = true
        watch.inspector.ledger.appActs = true
        let intent = watch.inspector.begin(command, at: &simulation)
        simulation.perform(command)
        watch.inspector.end(intent, at: &simulation)
        watch.inspector.ledger.appActs = outer
      }
      watch.inspector.endAnswer(to: call, in: outerAnswer, at: &simulation)
    }
    finishStep(nil)
  }

  /// The problems, in the order in which they show.
  package var problems: [Problem] { watch.inspector.breaches.problems }
  /// The sentence about the first breach, or about a breach by design; nil if there is none.
  package var breach: String? { problems.first?.sentence ?? notes.first?.sentence }
  /// The events, in order.
  package var happened: [Event.Kind] { watch.inspector.happened }
  /// The notes on what holds by design.
  package var notes: [DesignNote] { watch.inspector.breaches.notes }

  /// The level of the app and the world so far.
  package var level: Level { watch.inspector.ledger.level }
  /// The level so far without the app's answers and the flows in which the app acts.
  package var drivenLevel: Level { watch.inspector.ledger.drivenLevel }

  /// Whether the run can continue.
  package var canContinue: Bool { simulation.fault == nil && !watch.inspector.isOutOfAnswers }

  /// Carries out a command and has laws check its effects.
  package mutating func step(_ command: Command) {
    let before = watch.inspector.beginStep(command, at: simulation)
    let intent = watch.inspector.begin(command, at: &simulation)
    var driver = Driver(command, on: &simulation)
    while let passage = driver.advance(&simulation) {
      if passage == .event { followMoment() }
    }
    if case .settle(let interval) = command, !simulation.isSettled {
      watch.inspector.look(.restless(after: interval), at: &simulation)
    }
    watch.inspector.end(intent, at: &simulation)
    simulation.turn()
    finishStep(before)
  }

  private mutating func finishStep(_ before: StepEnd?) {
    watch.inspector.endStep(before, at: &simulation)
    watch.inspector.settle(after: ending, at: simulation)
  }

  private mutating func followMoment() {
    moments += 1
    watch.inspector.followMoment(&simulation)
  }

  /// Lets time pass until conditions hold at the same time.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - limit: The longest time to wait.
  package mutating func wait(until conditions: [Condition], atMost limit: Interval) {
    let command = Command.wait(limit)
    let before = watch.inspector.beginStep(command, at: simulation)
    let intent = watch.inspector.begin(command, at: &simulation)
    var driver = Driver(command, on: &simulation)
    while !conditions.allSatisfy({ $0.holds(in: simulation) }), driver.advance(&simulation) == .event {
      followMoment()
    }
    watch.inspector.end(intent, at: &simulation)
    simulation.turn()
    finishStep(before)
  }

  // MARK: The end

  /// Waits until everything that the last step has begun settles, and of the breaches that an app may correct, keeps
  /// only those that still show. A finger that is down stays down, and refreshes continue.
  package mutating func settle() {
    watch.inspector.breaches.dropCorrectable()
    if canContinue { step(.settled) }
    watch.inspector.look(.over, at: &simulation)
  }

  /// Brings the run to rest: lifts the finger, waits until everything settles, and ends refreshes. Then it tries pulls
  /// on copies.
  package mutating func end() {
    bringToRest()
    watch.inspector.look(.over, at: &simulation)
  }

  private mutating func bringToRest() {
    guard canContinue else { return }
    watch.inspector.ledger.isOver = true
    if simulation.scroll.isDragging { endStep(.release(velocity: .zero)) }
    if canContinue, !simulation.isSettled { endStep(.settled) }
    guard canContinue, simulation.isSettled else { return }
    watch.inspector.look(.settled, at: &simulation)
    watch.inspector.settle(after: ending, at: simulation)
    for _ in 0..<3 {
      let states = watch.inspector.ledger.states
      guard states.contains({ $0 == .refreshing }), canContinue, simulation.isSettled else { break }
      for role in ComponentRole.allCases where states[role] == .refreshing { endStep(.endRefreshing(role)) }
      if canContinue { endStep(.settled) }
    }
    // An app that begins again whenever a refresh ends leaves nothing to be looked at.
    guard canContinue, simulation.isSettled, !watch.inspector.ledger.states.contains({ $0 == .refreshing }) else {
      return
    }
    watch.inspector.look(.ended, at: &simulation)
    watch.inspector.settle(after: ending, at: simulation)
    for role in ComponentRole.allCases { tryPull(role) }
    tryEnd()
  }

  private mutating func endStep(_ command: Command) {
    ending.append(command)
    step(command)
  }

  /// A copy in which the app doesn't answer and nothing is noted.
  private var copy: Simulation {
    var copy = simulation
    (copy.app, copy.isRecording) = (nil, false)
    return copy
  }

  /// Pulls idle components at rest: just not far enough, then far enough, and lets go. None of this happens in the run
  /// itself.
  private func tryPull(_ role: ComponentRole) {
    guard let component = simulation.view(of: role), simulation.scroll.isInWindow, component.state == .idle,
      !component.isHidden, let threshold = simulation.threshold(of: component)
    else { return }
    let way = component.family == .header ? -1.0 : 1.0
    let pulled = component.family == .autoFooter ? RefreshState.refreshing : .pulling
    var (trial, commands) = (copy, ending)
    func perform(_ command: Command, expecting expected: RefreshState, by way: Double) {
      commands.append(command)
      trial.step(command)
      look(at: role, in: &trial, expecting: expected, by: way)
    }
    var shares = [(-1.0, RefreshState.idle), (1, pulled)]
    // A pull of exactly the threshold is not enough, and all of an auto footer is.
    if simulation.hasExactThreshold(component) { shares.insert((0, pulled == .refreshing ? pulled : .idle), at: 1) }
    for (share, expected) in shares {
      var destination = Destination()
      if component.axis == .vertical {
        destination.y = threshold + share * way
      } else {
        destination.x = threshold + share * way
      }
      perform(.drag(to: destination), expecting: expected, by: share)
    }
    if component.family != .autoFooter { perform(.release(velocity: .zero), expecting: .refreshing, by: 1) }
    watch.inspector.settle(after: commands, at: trial)
  }

  /// Lets a list go above its end, and at its end, where an idle auto footer loads even without being seen. None of
  /// this happens in the run itself.
  private func tryEnd() {
    guard let footer = simulation.view(of: .footer), footer.family == .autoFooter,
      simulation.scroll.isInWindow,
      !footer.isHidden, footer.state == .idle,
      simulation.components[footer.index].settings.autoTriggerTimes != .times(0)
    else { return }
    let scroll = simulation.scroll
    let isLong = scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
    let end = isLong ? scroll.contentSize.height + scroll.inset.bottom - scroll.viewport.height : -scroll.inset.top
    for (offset, expected) in [(end - 1, RefreshState.idle), (end, .refreshing)] {
      let threshold = simulation.threshold(of: footer)
      guard expected == .refreshing || isLong && threshold.map({ $0 > offset }) ?? true else { continue }
      var trial = copy
      let commands = [Command.drag(to: Destination(y: offset)), .release(velocity: .zero)]
      for command in commands { trial.step(command) }
      look(at: .footer, in: &trial, expecting: expected, by: nil)
      watch.inspector.settle(after: ending + commands, at: trial)
    }
  }

  private func look(
    at role: ComponentRole, in trial: inout Simulation, expecting state: RefreshState, by way: Double?
  ) {
    guard let component = trial.view(of: role) else { return }
    watch.inspector.look(.tried(TriedPull(expected: state, way: way, component: component)), at: &trial)
  }
}

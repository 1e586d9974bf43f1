import RefreshEngine
import RefreshScenarios

/// The conditions of a suite that every run has to meet.
package struct RunConditions: Sendable {
  /// The conditions that must hold after every change.
  package var always: [Condition]
  /// The conditions that must hold once everything is settled and answered.
  package var atRest: [Condition]

  /// Creates conditions. The default is none.
  package init(always: [Condition] = [], atRest: [Condition] = []) {
    (self.always, self.atRest) = (always, atRest)
  }
}

/// The result of judging a run.
package struct Judgement: Sendable {
  /// The problems, in the order in which they show.
  package var problems: [Problem] = []
  /// Properties that hold by design and are reported once, each with an identity and a sentence.
  package var notes: [(id: String, sentence: String)] = []
  /// The features that the run reached, in order.
  package var features: [RunFeature] = []
  /// The number of moments that the run took, a measure of its cost.
  package var moments = 0
}

/// Executes runs, and reports their problems.
package enum Judge {
  /// The longest time in which a run has to come to rest, the same as for `wait: settled`.
  static let longestRest = Interval(seconds: 60)

  /// Executes a run once and judges it.
  ///
  /// - Parameter isThorough: Whether costly checks are made, too, of problems that show in many runs: layout,
  ///   parts, durations and the app's waits.
  package static func judge(
    _ run: ExploredRun, under conditions: RunConditions = RunConditions(), isThorough: Bool = true
  ) -> Judgement {
    var trial = Trial(run, under: conditions, isThorough: isThorough)
    for command in run.commands where trial.goesOn { trial.step(command) }
    trial.end()
    return trial.judgement
  }
}

/// A run that is being judged.
private struct Trial {
  private let monitor: Monitor
  private var simulation: Simulation
  private var ending: [Command] = []

  init(_ run: ExploredRun, under conditions: RunConditions, isThorough: Bool) {
    let monitor = Monitor(run, under: conditions, isThorough: isThorough)
    let program = AppProgram(run.app)
    self.monitor = monitor
    simulation = Simulation(scene: run.scene, components: run.components, isRecording: true) { simulation, call in
      monitor.follow(&simulation)
      if case .timer(let token) = call { monitor.fired(token, at: simulation.now) }
      guard monitor.mayAnswer(at: simulation.now) else { return }
      program.answer(call, in: &simulation) { simulation, command in
        let outer = monitor.appActs
        monitor.appHasActed = true
        monitor.appActs = true
        monitor.perform(command, in: &simulation) { $0.perform(command) }
        monitor.appActs = outer
      }
      monitor.answered(call, at: simulation.now)
    }
    finishStep()
  }

  /// Whether the run can continue.
  var goesOn: Bool { simulation.fault == nil && monitor.calls <= Monitor.mostCalls }

  /// Performs a command and judges its effects.
  mutating func step(_ command: Command) {
    monitor.beginStep(command, at: simulation.now)
    let before = monitor.states
    let scroll = simulation.scroll
    monitor.beginPath(command, in: &simulation)
    monitor.perform(command, in: &simulation) { simulation in
      switch command {
      case .wait(let interval): Trial.advance(&simulation, by: interval, monitor)
      case .settle(let interval): Trial.settle(&simulation, atMost: interval, monitor)
      case .swipe(let way, let duration):
        simulation.beginSwipe(by: way, duration: duration)
        Trial.advance(&simulation, by: duration, monitor) { monitor.judgePath(in: &$0) }
        simulation.endSwipe()
      default: simulation.perform(command)
      }
    }
    simulation.turn()
    monitor.follow(&simulation)
    switch command {
    case .drag, .dragBy, .pull, .swipe, .release, .cancel:
      monitor.judgeFinger(command, from: before, wasDragging: scroll.isDragging, in: &simulation)
    default: break
    }
    monitor.judgeHand(command, from: scroll, before, in: &simulation)
    finishStep()
  }

  private mutating func finishStep() {
    monitor.follow(&simulation)
    monitor.judgeStep(in: &simulation)
    if simulation.fault == nil, !simulation.scroll.isDragging {
      if simulation.isSettled { monitor.rests(in: &simulation) } else { monitor.judgeFlight(in: &simulation) }
    }
    monitor.settleRaised(after: ending, in: &simulation)
  }

  /// Brings the run to rest: lifts the finger, lets everything settle, and ends refreshes.
  mutating func end() {
    guard goesOn else { return }
    monitor.isOver = true
    if simulation.scroll.isDragging { endStep(.release(velocity: .zero)) }
    if goesOn, !simulation.isSettled { endStep(.settle(atMost: Judge.longestRest)) }
    guard goesOn, simulation.isSettled else { return }
    for _ in 0..<3 {
      let busy = ComponentRole.allCases.filter { monitor.records[$0.rank].state == .refreshing }
      guard !busy.isEmpty, goesOn, simulation.isSettled else { break }
      for role in busy { endStep(.endRefreshing(role)) }
      if goesOn { endStep(.settle(atMost: Judge.longestRest)) }
    }
    guard goesOn, simulation.isSettled else { return }
    monitor.judgeEnd(in: &simulation)
    monitor.judgeTimers(at: simulation.now)
    monitor.judgeMemory(in: &simulation)
    monitor.settleRaised(after: ending, in: &simulation)
    for role in ComponentRole.allCases { pull(role) }
    letGo()
  }

  /// Pulls an idle component at rest, first not quite far enough, then far enough, and lets go.
  ///
  /// This happens in a copy, not in the run itself.
  private mutating func pull(_ role: ComponentRole) {
    guard let index = simulation.component(role)?.index, simulation.scroll.isInWindow,
      simulation.components[index].state == .idle, !simulation.components[index].isHidden,
      let threshold = monitor.threshold(index, in: simulation)
    else { return }
    let axis = simulation.components[index].axis
    let way = simulation.components[index].family == .header ? -1.0 : 1.0
    var trial = simulation
    trial.app = nil
    trial.isRecording = false
    var commands = ending
    let pulled = monitor.pulled(index, in: &simulation)
    var shares = [(-1.0, RefreshState.idle), (1, pulled)]
    // A pull to exactly the threshold is not enough, except for auto footers.
    if monitor.isExact(index, in: simulation) { shares.insert((0, pulled == .refreshing ? pulled : .idle), at: 1) }
    for (share, expected) in shares {
      var destination = Destination()
      if axis == .vertical {
        destination.y = threshold + share * way
      } else {
        destination.x = threshold + share * way
      }
      commands.append(.drag(to: destination))
      trial.perform(.drag(to: destination))
      trial.turn()
      monitor.judgePull(index, expected, by: share, in: &trial)
    }
    if simulation.components[index].family != .autoFooter {
      commands.append(.release(velocity: .zero))
      trial.perform(.release(velocity: .zero))
      trial.turn()
      monitor.judgePull(index, .refreshing, by: 1, in: &trial)
    }
    monitor.settleRaised(after: commands, in: &trial)
  }

  /// Lets a list go above its end, and then at its end, where an idle auto footer loads even if it is not visible.
  ///
  /// This happens in a copy, not in the run itself.
  private func letGo() {
    guard let index = simulation.component(.footer)?.index, simulation.components[index].family == .autoFooter,
      simulation.scroll.isInWindow, !simulation.components[index].isHidden,
      simulation.components[index].state == .idle,
      simulation.components[index].settings.autoTriggerTimes != .times(0)
    else { return }
    let scroll = simulation.scroll
    let isLong = scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
    let end = isLong ? scroll.contentSize.height + scroll.inset.bottom - scroll.viewport.height : -scroll.inset.top
    for (offset, expected) in [(end - 1, RefreshState.idle), (end, .refreshing)] {
      let threshold = monitor.threshold(index, in: simulation)
      guard expected == .refreshing || isLong && threshold.map({ $0 > offset }) ?? true else { continue }
      var trial = simulation
      trial.app = nil
      trial.isRecording = false
      let commands = [Command.drag(to: Destination(y: offset)), .release(velocity: .zero)]
      for command in commands {
        trial.perform(command)
        trial.turn()
      }
      monitor.judgePull(index, expected, by: nil, in: &trial)
      monitor.settleRaised(after: ending + commands, in: &trial)
    }
  }

  private mutating func endStep(_ command: Command) {
    ending.append(command)
    step(command)
  }

  var judgement: Judgement {
    Judgement(
      problems: monitor.problems, notes: monitor.notes, features: monitor.trail.features,
      moments: monitor.moments)
  }

  // MARK: Time

  private static func advance(
    _ simulation: inout Simulation, by interval: Interval, _ monitor: Monitor,
    judging judge: (inout Simulation) -> Void = { _ in }
  ) {
    let end = simulation.now + interval
    while simulation.advanceToNextEvent(before: end) {
      monitor.followEvent(&simulation)
      judge(&simulation)
    }
  }

  private static func settle(_ simulation: inout Simulation, atMost interval: Interval, _ monitor: Monitor) {
    let end = simulation.now + interval
    simulation.turn()
    while !simulation.isSettled, simulation.advanceToNextEvent(before: end) { monitor.followEvent(&simulation) }
    if !simulation.isSettled { monitor.judgeUnrest(after: interval, in: &simulation) }
  }
}

extension Monitor {
  /// Begins a step.
  func beginStep(_ command: Command, at now: Instant) {
    step += 1
    stepStart = now
    driver = command
    appHasActed = false
  }

  /// Performs a command of the driver or the app.
  func perform(_ command: Command, in simulation: inout Simulation, _ act: (inout Simulation) -> Void) {
    let outer = current
    will(command, in: &simulation)
    current = command
    let isBusy = command.isDrag && records[0].state == .refreshing
    let (scroll, acts, start) = (simulation.scroll, acts, simulation.scroll.offset)
    let entries = command.begunRole.map { records[$0.rank].entries } ?? 0
    let wasIdle = command.begunRole.map { records[$0.rank].state == .idle && reaches(command, in: simulation) }
    let ended = command.endedRole.map { ($0, records[$0.rank].state) }
    let hidden = command.hiddenRole.flatMap { simulation.component($0) }
      .flatMap { simulation.components[$0.index].isHidden ? nil : $0.index }
    act(&simulation)
    // No finger moves a list this far at once; the inset of a refreshing header follows the list point by point.
    if isBusy, !command.isSwipe, start.distance(to: simulation.scroll.offset) > 35 { level = .anything }
    follow(&simulation)
    if let (role, state) = ended, records[role.rank].state != state { judgeQueue(role, state, in: &simulation) }
    if let role = command.begunRole, wasIdle == true { judgeBegin(role, after: entries, in: &simulation) }
    if self.acts == acts {
      if let hidden { judgeHiding(hidden, in: &simulation) }
      let isFree =
        !scroll.isDragging && !simulation.physics.isUnderWay
        && OffsetRanges(of: scroll)[.vertical].contains(scroll.offset.y)
      judgeContent(command, from: scroll, isFree: isFree, in: &simulation)
    }
    current = outer
  }

  /// Follows what has happened as time passed.
  func followEvent(_ simulation: inout Simulation) {
    moments += 1
    follow(&simulation)
    if !conditions.always.isEmpty { judgeAlways(in: &simulation) }
  }
}

import RefreshEngine
import RefreshScenarios

/// Follows a run from event to event, keeps track of owed answers and of who has begun what, and records problems.
///
/// It is a class because the app's answers report to it, and the simulation stores these as a function. It exists
/// for one run and is confined to one thread.
final class Monitor: @unchecked Sendable {
  /// A report of the app about a footer's data.
  enum LastWord { case none, end, noMoreData, reset }

  /// The cause of a continuing movement of the content.
  enum Mover { case none, finger, app }

  let run: ExploredRun
  let conditions: RunConditions
  /// Whether layout, parts, durations and the app's waits are judged, too.
  let isThorough: Bool
  /// The records by ``RefreshEngine/ComponentRole/rank``. Every event reads several of them, so the runtime checks
  /// of exclusivity are off; no access to a record overlaps another.
  @exclusivity(unchecked) var records = [Record](repeating: Record(), count: 3)
  /// The number of the step; 0 is the setup.
  var step = 0
  /// The time at which the step began.
  var stepStart = Instant.zero
  /// The level that the run has reached so far.
  var level = Level.answers
  /// The command that is being performed by the driver or the app; `nil` while time passes.
  var current: Command?
  /// The driver's command in this step.
  var driver: Command?
  /// Whether the app has performed a command in this step.
  var appHasActed = false
  /// Whether the current command is the app's.
  var appActs = false
  /// The number of calls of the app at one instant, to detect an endless loop.
  var callsAtInstant = 0
  /// The number of all calls of the app.
  var calls = 0
  var instant = Instant.zero
  /// The content inset that the app has set.
  var ownInset = Insets.zero
  /// The number of moments so far.
  var moments = 0
  /// The number of possible causes of one refresh each: touches, taps, and the app's own decisions.
  var causes = 0
  var mover = Mover.none
  /// The time at which the app last scrolled.
  var lastScroll = Instant.zero
  /// The offset of the content before the current event.
  var offset = Point.zero
  /// The offset at which the content rested when the finger came down; `nil` if it was moving, or if no finger is
  /// down.
  var touchOffset: Point?
  /// The number of loads that the current drag has caused in an auto footer.
  var loadsInDrag = 0
  /// Whether the app has put the content out of its range.
  var isPutOut = false
  /// The time at which the app last acted on its own.
  var lastWill = Instant.zero
  var hasChangedLanguage = false
  /// Whether animations may have other durations than at the start, or paging was switched.
  var isReset = false
  /// Whether a component may have another height than when it was attached.
  var hasChangedHeight = false
  /// The components that a finger could not pull.
  var unreachable: Set<ComponentRole> = []
  /// Whether the run is over and is being brought to rest.
  var isOver = false
  /// Whether header and footer have refreshed at the same time.
  var bothAtOnce = false
  var blueprints: [ComponentBlueprint]
  /// The number of commands so far, including those of the app.
  var acts = 0
  /// The velocity of the finger's last swipe.
  var swipeVelocity = Point.zero
  /// The position at which the content will come to rest, if it can be predicted.
  var destiny: Destiny?
  /// The path of the swiping finger, if nothing else moves the content.
  var path: Path?
  /// The unfinished waits of the app, in the order in which they began.
  var timers: [Timer] = []
  /// A set of bits for the components and states whose layout was judged and has not changed since.
  var laidOut: UInt32 = 0
  /// The times at which components last changed their states, in nanoseconds, by rank.
  var changes = SIMD4<Int64>()
  /// The app's lists of commands, split at their waits.
  let pieces: [Piece]

  /// The text and the stored time of the time label when it was last judged; both stay the same until the text
  /// changes.
  var judgedTime: (text: String, stored: Int64?) = ("", nil)
  var judgedDay = ""

  private(set) var problems: [Problem] = []
  /// The problems of this step, whose values are read at its end.
  private var raised: [Raised] = []
  @exclusivity(unchecked) private(set) var trail = Trail()

  private struct Raised {
    let problem: Problem
    let observed: [(path: String, healthy: ObservedValue?)]
    let condition: Condition?
    let moment: Interval
  }

  init(_ run: ExploredRun, under conditions: RunConditions, isThorough: Bool = true) {
    (self.run, self.conditions, self.isThorough) = (run, conditions, isThorough)
    pieces = isThorough ? Piece.all(of: run.app) : []
    ownInset = run.scene.contentInset
    blueprints = run.components
    for component in run.components { attached(component) }
  }

  private func attached(_ blueprint: ComponentBlueprint) {
    records[blueprint.kind.role.rank].isThere = true
    records[blueprint.kind.role.rank].said = Said(blueprint.settings)
  }

  /// Records a problem, once for each shape.
  ///
  /// - Parameters:
  ///   - observed: The paths that show it at the end of the step, with their healthy values.
  ///   - condition: The condition of the suite that does not hold, with the time since the step began.
  ///   - sentence: A description of the problem.
  func raise(
    _ oracle: Oracle, _ role: ComponentRole?, _ family: Family?, cause: String = "",
    observed: [(path: String, healthy: ObservedValue?)], condition: (Condition, Interval)? = nil,
    _ sentence: @autoclosure () -> String
  ) {
    let shape = Problem.Shape(oracle, family, cause: cause)
    for problem in problems where problem.shape == shape { return }
    for other in raised where other.problem.shape == shape { return }
    let problem = Problem(
      oracle: oracle, role: role, level: level, step: step, sentence: sentence(), shape: shape)
    raised.append(
      Raised(problem: problem, observed: observed, condition: condition?.0, moment: condition?.1 ?? .zero))
  }

  /// Whether there are no problems so far.
  var isClean: Bool { problems.isEmpty && raised.isEmpty }

  /// Reads the values of the problems of this step.
  ///
  /// - Parameter ending: The commands after the last step of the run.
  func settleRaised(after ending: [Command], in simulation: inout Simulation) {
    guard !raised.isEmpty else { return }
    // An app whose calls are no longer answered in the middle of the step would have acted differently.
    if calls > Monitor.mostCalls { raised.removeAll { $0.problem.oracle != .fault } }
    for raised in raised {
      var problem = raised.problem
      problem.ending = ending
      problem.expectations = raised.observed.compactMap { path, healthy in
        ObservablePath.observables[path].map {
          Problem.Expectation($0, found: simulation[$0], healthy: healthy, demanded: raised.condition?.matcher)
        }
      }
      if let condition = raised.condition {
        if simulation.has(condition.observable), !condition.holds(in: simulation) {
          problem.sentence = sentence(of: condition, problem.shape.cause, in: simulation)
        } else {
          problem.moment = raised.moment
        }
      }
      problems.append(problem)
    }
    raised.removeAll(keepingCapacity: true)
  }

  /// The raw values of the states, by rank.
  var states: SIMD4<UInt8> {
    SIMD4(records[0].state.rawValue, records[1].state.rawValue, records[2].state.rawValue, 0)
  }

  // MARK: Following

  /// Follows a command before it is performed.
  func will(_ command: Command, in simulation: inout Simulation) {
    // The commands with which the judge brings a run to rest do not count towards its level.
    if !isOver || appActs { level = max(level, self.level(of: command, in: &simulation)) }
    acts += 1
    foresee(command, in: &simulation)
    if appActs, path != nil { path = nil }
    switch command {
    case .wait, .settle: return
    case .touch, .drag, .dragBy, .pull, .swipe:
      if !command.isTouch || !simulation.scroll.isDragging { swipeVelocity = command.fingerVelocity }
      if !simulation.scroll.isDragging {
        loadsInDrag = 0
        touchOffset = simulation.isSettled ? simulation.scroll.offset : nil
        newCause(at: simulation.now)
      }
      mover = .finger
      isPutOut = false
      return
    case .release, .cancel:
      mover = .finger
      return
    case .endRefreshing(let role): end(role, .end)
    case .endRefreshingWithNoMoreData(let role): end(role, .noMoreData)
    case .resetNoMoreData(let role): records[role.rank].lastWord = .reset
    case .loadRows, .loadHeight, .setScene(.rows), .setScene(.rowHeight), .setScene(.contentHeight),
      .setScene(.contentWidth):
      return
    case .scroll, .scrollBy, .scrollToEnd, .loadRowsAbove:
      mover = .app
      lastScroll = simulation.now
      if case .scrollToEnd = command {} else { isPutOut = true }
    case .beginRefreshing(let role): records[role.rank].isBegunByApp = true
    case .setScene(.contentInset(let edge, let value)): ownInset[edge] = value
    case .setScene(.paging): isReset = true
    case .set(_, let change):
      isReset = true
      if change.$height != nil { hasChangedHeight = true }
    case .attach(let blueprint):
      replace(blueprint.kind.role)
      attached(blueprint)
      blueprints.removeAll { $0.kind.role == blueprint.kind.role }
      blueprints.append(blueprint)
    case .detach(let role): replace(role)
    case .language:
      hasChangedLanguage = true
      laidOut = 0
    case .rotate: laidOut = 0
    case .setScene(.safeArea), .tap, .window: break
    }
    switch command {
    case .endRefreshing, .endRefreshingWithNoMoreData: break
    default: newCause(at: simulation.now)
    }
  }

  private func newCause(at now: Instant) {
    causes += 1
    lastWill = now
    for rank in 0..<3 { records[rank].offsetAtEnd = nil }
  }

  private func end(_ role: ComponentRole, _ word: LastWord) {
    records[role.rank].lastWord = word
    // A refresh that the app has begun calls it even after an end, unless the component still waits for the screen.
    let isCalledLater = records[role.rank].isBegunByApp && records[role.rank].state == .refreshing
    if records[role.rank].owed > 0 || isCalledLater { records[role.rank].owed -= 1 }
    records[role.rank].isBegunByApp = false
  }

  private func replace(_ role: ComponentRole) {
    records[role.rank] = Record()
    records[role.rank].isReplaced = true
    laidOut = 0
  }

  /// Follows what has happened since the last call.
  func follow(_ simulation: inout Simulation) {
    if !simulation.events.isEmpty { followEvents(of: &simulation) }
    offset = simulation.scroll.offset
  }

  private func followEvents(of simulation: inout Simulation) {
    var index = 0
    while index < simulation.events.count {
      let event = simulation.events[index]
      index += 1
      trail.append(event.kind)
      switch event.kind {
      case .state(let role, let from, let to): changed(role, from: from, to: to, at: event.time, in: &simulation)
      case .call(let role, let callback): called(role, callback, at: event.time, in: &simulation)
      case .animation(let role, let name, let duration):
        if isThorough { judge(name, of: role, lasting: duration, in: &simulation) }
      case .inset, .reloadData, .partAnimation: break
      }
    }
    simulation.events.removeAll(keepingCapacity: true)
  }
}

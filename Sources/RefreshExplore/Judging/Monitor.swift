import RefreshEngine
import RefreshScenarios

/// Follows a run from event to event, keeps what is owed and who has begun what, and notes what is wrong.
///
/// It is a class because the app's answers tell it what they do, and the simulation keeps these as a function. It lives for
/// one run and is of one thread.
final class Monitor: @unchecked Sendable {
  /// What an app can say about the data behind a footer.
  enum LastWord { case none, end, noMoreData, reset }

  /// What moves the content by itself.
  enum Mover { case none, finger, app }

  let run: ExploredRun
  let conditions: RunConditions
  /// Whether layout, parts, durations and the app's waits are judged, too.
  let isThorough: Bool
  /// By ``RefreshEngine/ComponentRole/rank``. Nobody holds one while another is asked; each event asks for some.
  @exclusivity(unchecked) var records = [Record](repeating: Record(), count: 3)
  /// The number of the step; 0 is the setting up.
  var step = 0
  /// When it began.
  var stepStart = Instant.zero
  /// What the run has asked of the library so far.
  var level = Level.answers
  /// The command that is being carried out, of the driver or the app; nil while time passes.
  var current: Command?
  /// The driver's command of the step.
  var driver: Command?
  /// Whether the app has done something in this step.
  var appHasActed = false
  /// Whether the command that is carried out is the app's.
  var appActs = false
  /// The calls of the app at one instant, to know an app that is called without end.
  var callsAtInstant = 0
  /// All calls of the app.
  var calls = 0
  var instant = Instant.zero
  /// The insets that the app has set.
  var ownInset = Insets.zero
  /// The number of moments that time was followed through.
  var moments = 0
  /// Counts what may make a component refresh once: touches, taps, the app's own will.
  var causes = 0
  var mover = Mover.none
  /// When the app last scrolled.
  var lastScroll = Instant.zero
  /// Where the content stood before the present event.
  var offset = Point.zero
  /// Where the content rested when the finger came down; nil if it moved then, or none is down.
  var touchOffset: Point?
  /// How often the present drag has made an auto footer load.
  var loadsInDrag = 0
  /// Whether the app has put the content out of its range itself.
  var isPutOut = false
  /// When the app last did something of its own will.
  var lastWill = Instant.zero
  var hasChangedLanguage = false
  /// Whether animations may have another duration than at the beginning, or pages were switched.
  var isReset = false
  /// Whether a component may be higher or lower than when it was attached.
  var hasChangedHeight = false
  /// The components that a finger could not pull.
  var unreachable: Set<ComponentRole> = []
  /// Whether the run is over, and is brought to rest.
  var isOver = false
  /// Whether header and footer have refreshed at the same time.
  var bothAtOnce = false
  var blueprints: [ComponentBlueprint]
  /// The number of commands so far, the app's too.
  var acts = 0
  /// The velocity of the finger's last swipe.
  var swipeVelocity = Point.zero
  /// Where the content is to come to rest, if that can be said.
  var destiny: Destiny?
  /// The way of the finger that swipes, if nothing but it moves the content.
  var path: Path?
  /// The waits of the app that are not over, in the order in which they began.
  var timers: [Timer] = []
  /// The components and states whose layout was judged and is still the same.
  var laidOut: UInt32 = 0
  /// When components last changed their states, in nanoseconds, by rank.
  var changes = SIMD4<Int64>()
  /// The app's lists of commands, cut at their waits.
  let pieces: [Piece]

  /// What the label of the time said when it was last judged; it is the same until it says something else.
  var judgedTime: (text: String, stored: Int64?) = ("", nil)
  var judgedDay = ""

  private(set) var problems: [Problem] = []
  /// Problems of this step, whose values are read at its end.
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

  /// Notes a problem, once for each of its shapes.
  ///
  /// - Parameters:
  ///   - observed: The paths that show it, at the end of the step, with their healthy values.
  ///   - condition: The condition of the suite that does not hold, with the time since the step began.
  ///   - sentence: What is wrong.
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

  /// Whether nothing is wrong so far.
  var isClean: Bool { problems.isEmpty && raised.isEmpty }

  /// Reads the values of the problems of this step.
  ///
  /// - Parameter ending: What was done behind the last step of the run.
  func settleRaised(after ending: [Command], in simulation: inout Simulation) {
    guard !raised.isEmpty else { return }
    // An app that is no longer answered in the middle of the step would have done something else.
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

  /// Follows what a command is going to do.
  func will(_ command: Command, in simulation: inout Simulation) {
    // What the judge does to bring a run to rest is nobody's fault.
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
    // What the app has begun itself calls it even after an end, unless it still waits for the screen.
    let isCalledLater = records[role.rank].isBegunByApp && records[role.rank].state == .refreshing
    if records[role.rank].owed > 0 || isCalledLater { records[role.rank].owed -= 1 }
    records[role.rank].isBegunByApp = false
  }

  private func replace(_ role: ComponentRole) {
    records[role.rank] = Record()
    records[role.rank].isReplaced = true
    laidOut = 0
  }

  /// Follows what has happened since this was last called.
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

import RefreshEngine
import RefreshLaws
import RefreshScenarios
import RefreshText

/// A run that still shows a problem and is as short as possible.
package struct Shrunk: Sendable {
  /// The run.
  package let run: ExploredRun
  /// The problem in this run.
  package let problem: Problem
  /// The smallest number that shows it, in words: `any pull past 54 pt`; `nil` if there is none.
  package let threshold: String?
  /// The number of runs that were needed.
  package let attempts: Int
}

/// A value that is searched for in runs, as it appears in one of them.
struct Shown<Value: Sendable>: Sendable {
  /// The value that was searched for.
  let value: Value
  /// The number of the step at which it shows; the number after the last for the rest that follows.
  let step: Int
  /// The number of steps after the last one until it shows.
  var ending = 0
  /// The level of the app and the world up to this point.
  var level = Level.answers
  /// The level without what the app of a suite does, or the same.
  var chosenLevel = Level.answers

  /// Returns whether neither level is higher than those of another run.
  fileprivate func isWithinLevels(of other: Shown) -> Bool {
    level <= other.level && chosenLevel <= other.chosenLevel
  }
}

/// Makes a run shorter: a change is kept if the run then costs less and still shows the same, at no higher level.
struct Shrinker<Value: Sendable> {
  private let show: Show
  private let isSceneFree: Bool
  private let isAppFree: Bool
  /// The flows in which the app of the subject acts.
  let flows: [AppFlow]
  /// The shortest run so far.
  private(set) var run: ExploredRun
  /// The value that this run shows.
  private(set) var shown: Shown<Value>
  /// The number of runs so far.
  private(set) var attempts = 0
  private var cost: Cost

  /// Returns the value that another run shows, or `nil` if it doesn't show the value that is searched for; adds the
  /// moments that this took.
  typealias Show = (_ run: ExploredRun, _ moments: inout Int) -> Shown<Value>?

  /// The moments that all runs have taken so far.
  private(set) var moments = 0

  /// The maximum number of runs for shrinking.
  static var mostAttempts: Int { 200 }
  /// The maximum number of additional runs for the search for a threshold.
  static var mostThresholdAttempts: Int { 100 }
  /// The maximum number of moments for shrinking and for the search for a threshold, because an app that never stops makes each run long.
  static var mostMoments: Int { 100_000 }

  /// Whether another run is worthwhile.
  var shouldContinue: Bool { attempts < Self.mostAttempts && moments < Self.mostMoments && hasTime() }

  /// Returns whether there is time for another run.
  let hasTime: @Sendable () -> Bool

  /// Creates a shrinker for a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - shown: What it shows.
  ///   - subject: The subject; its scene and its app are kept if it declares them.
  ///   - hasTime: Returns whether there is time for another run. The default is `true`.
  ///   - show: Returns what another run shows, or `nil`.
  init(
    _ run: ExploredRun, _ shown: Shown<Value>, of subject: Subject,
    while hasTime: @escaping @Sendable () -> Bool = { true }, show: @escaping Show
  ) {
    (self.run, self.shown, self.show, self.hasTime) = (run, shown, show, hasTime)
    (isSceneFree, isAppFree, flows) = (subject.isSceneFree, subject.app == nil, subject.conditions.flows)
    cost = Cost(run, shown.ending)
  }

  /// Makes the run as short as possible.
  mutating func shrink() {
    // Later steps can't be the cause.
    let step = shown.step
    if step < run.commands.count { tryRun(.steps) { $0.commands.removeSubrange(step...) } }
    var last = Cost.greatest
    while cost < last, shouldContinue {
      last = cost
      removeFlows()
      removeSteps()
      if isAppFree { shrinkApp() }
      if isSceneFree { shrinkScene() }
      joinWaits()
      simplifySteps()
      roundNumbers(in: .steps)
      if isAppFree { roundNumbers(in: .app) }
      if isSceneFree { roundNumbers(in: .scene) }
    }
    removePairs()
    if isAppFree { makeAnswersUsual() }
  }

  /// Tries a change of a part of the run.
  ///
  /// - Returns: Whether the change is kept.
  @discardableResult
  mutating func tryRun(_ part: ExploredRun.Part, _ change: (inout ExploredRun) -> Void) -> Bool {
    guard shouldContinue else { return false }
    var candidate = run
    change(&candidate)
    guard cost.isMore(than: candidate, changedIn: part), Finger.isSensible(candidate.commands) else { return false }
    guard let found = look(at: candidate), found.isWithinLevels(of: shown) else { return false }
    let cost = cost.changed(part, to: candidate, found.ending)
    guard cost < self.cost else { return false }
    (run, shown, self.cost) = (candidate, found, cost)
    return true
  }

  /// Replaces the run if another one shows the same at no higher level, whatever it costs.
  ///
  /// - Returns: Whether it is replaced.
  mutating func replaceRun(by candidate: ExploredRun) -> Bool {
    guard hasTime(), let found = look(at: candidate), found.isWithinLevels(of: shown) else { return false }
    (run, shown, cost) = (candidate, found, Cost(candidate, found.ending))
    return true
  }

  /// Returns the value that a run shows, and counts the run as an attempt.
  mutating func look(at candidate: ExploredRun) -> Shown<Value>? {
    attempts += 1
    return show(candidate, &moments)
  }
}

extension Shrinker where Value == Problem {
  /// Returns the shortest run that still shows a problem of the same shape.
  static func shrink(
    _ run: ExploredRun, showing problem: Problem, of subject: Subject,
    while hasTime: @escaping @Sendable () -> Bool = { true }
  ) -> Shrunk {
    var shrinker = Shrinker(run, Shown(problem, of: subject), of: subject, while: hasTime) { run, moments in
      let judgement = Judge.judge(run, under: subject.conditions)
      moments += judgement.moments
      return judgement.problems.first { $0.shape == problem.shape }.map { Shown($0, of: subject) }
    }
    shrinker.shrink()
    let threshold = shrinker.findThreshold()
    return Shrunk(
      run: shrinker.run, problem: shrinker.shown.value, threshold: threshold, attempts: shrinker.attempts)
  }
}

extension Shown<Problem> {
  fileprivate init(_ problem: Problem, of subject: Subject) {
    self.init(
      value: problem, step: problem.step, ending: problem.ending.count, level: problem.level,
      chosenLevel: problem.chosenLevel(in: subject))
  }
}

/// The effort to understand a run, the most significant part first.
private struct Cost: Comparable {
  /// The number of steps, including those of the app and those that bring the run to rest.
  private var size: Int
  /// The number of keys of the scene.
  private var keys = 0
  /// The length of each part as it is written, without zeros: a round number is simpler than another.
  private var (steps, app, scene) = (0, 0, 0)

  static let greatest = Cost(size: .max)

  private init(size: Int) { self.size = size }

  /// Returns the cost of a run.
  ///
  /// - Parameter ending: The number of steps after the last one.
  init(_ run: ExploredRun, _ ending: Int) {
    size = run.size + ending
    for part in ExploredRun.Part.allCases { weigh(part, of: run) }
  }

  /// Returns the cost of a run that differs in one part.
  ///
  /// - Parameter ending: The number of steps after the last one. The default is 0.
  func changed(_ part: ExploredRun.Part, to run: ExploredRun, _ ending: Int = 0) -> Cost {
    var cost = self
    cost.size = run.size + ending
    cost.weigh(part, of: run)
    return cost
  }

  /// Returns whether a run that differs in one part costs less. The size nearly always decides, and writing the run
  /// takes time.
  func isMore(than run: ExploredRun, changedIn part: ExploredRun.Part) -> Bool {
    run.size == size ? changed(part, to: run) < self : run.size < size
  }

  private mutating func weigh(_ part: ExploredRun.Part, of run: ExploredRun) {
    switch part {
    case .steps: steps = run.commands.reduce(0) { $0 + (StepCatalogue.written($1)?.weight ?? 0) }
    case .app: app = AppProgram.Entry.written(run.app).weight
    case .scene:
      let members = run.scene.written()
      (keys, scene) = (members.count, members.reduce(0) { $0 + $1.value.weight })
    }
  }

  static func < (a: Cost, b: Cost) -> Bool { a.rank < b.rank }

  private var rank: (Int, Int, Int) { (size, keys, steps + app + scene) }
}

extension ExploredRun {
  /// The number of steps, including those of the app.
  fileprivate var size: Int { commands.count + app.reduce(app.count) { $0 + $1.commands.count } }
}

extension YAMLValue {
  /// The length of the written form, without zeros.
  fileprivate var weight: Int { flow?.utf8.count { $0 != UInt8(ascii: "0") } ?? 0 }
}

import RefreshEngine
import RefreshScenarios

/// A run as short as can be that still shows a problem.
package struct Shrunk: Sendable {
  /// The run.
  package let run: ExploredRun
  /// The problem as this run has it.
  package let problem: Problem
  /// The least number that shows it, in words: `any pull past 54 pt`; nil where there is none.
  package let threshold: String?
  /// The number of runs that it took.
  package let attempts: Int
}

/// Makes a run shorter: a change stays where the run costs less with it and still shows the same problem, without asking
/// more of the library.
package struct Shrinker {
  private let subject: Subject
  /// The shortest run so far.
  private(set) var run: ExploredRun
  /// The problem as that run has it.
  private(set) var problem: Problem
  /// The number of runs so far.
  private(set) var attempts = 0
  private var cost: Cost

  /// The most runs that one problem is worth.
  package static let mostAttempts = 200

  /// The shortest run that still shows a problem of the same shape.
  package static func shrink(_ run: ExploredRun, showing problem: Problem, of subject: Subject) -> Shrunk {
    var shrinker = Shrinker(run, problem, of: subject)
    shrinker.shrink()
    let attempts = shrinker.attempts
    let threshold = shrinker.threshold
    return Shrunk(run: shrinker.run, problem: shrinker.problem, threshold: threshold, attempts: attempts)
  }

  private init(_ run: ExploredRun, _ problem: Problem, of subject: Subject) {
    (self.subject, self.run, self.problem) = (subject, run, problem)
    cost = Cost(run, problem)
  }

  private mutating func shrink() {
    // What comes later can't have led to it.
    let step = problem.step
    if step < run.commands.count { tryRun { $0.commands.removeSubrange(step...) } }
    var last = Cost.greatest
    while cost < last, attempts < Shrinker.mostAttempts {
      last = cost
      removeSteps()
      if subject.app == nil { shrinkApp() }
      if subject.isSceneFree { shrinkScene() }
      simplifySteps()
      roundNumbers(inScene: subject.isSceneFree, inApp: subject.app == nil)
    }
    removePairs()
  }

  /// Tries a change of the run.
  ///
  /// - Returns: Whether it stays.
  @discardableResult
  mutating func tryRun(_ change: (inout ExploredRun) -> Void) -> Bool {
    guard attempts < Shrinker.mostAttempts else { return false }
    var candidate = run
    change(&candidate)
    guard Cost(candidate) < cost, Finger.isSensible(candidate.commands) else { return false }
    attempts += 1
    guard let found = problem(of: candidate), found.level <= problem.level else { return false }
    let cost = Cost(candidate, found)
    guard cost < self.cost else { return false }
    (run, problem, self.cost) = (candidate, found, cost)
    return true
  }

  /// The same problem in another run; nil if that does not show it.
  func problem(of run: ExploredRun) -> Problem? {
    Judge.judge(run, under: subject.conditions).problems.first { $0.shape == problem.shape }
  }
}

/// What it takes to understand a run, the weightiest first.
private struct Cost: Comparable {
  /// The steps with the app's.
  private let size: Int
  /// The keys of the scene.
  private let keys: Int
  /// How long all is as it is written.
  private let length: Int

  static let greatest = Cost(size: .max, keys: .max, length: .max)

  private init(size: Int, keys: Int, length: Int) { (self.size, self.keys, self.length) = (size, keys, length) }

  /// The cost of a run, with what brings it to rest until a problem shows.
  init(_ run: ExploredRun, _ problem: Problem? = nil) {
    let scene = run.scene.written()
    let app = run.app.reduce(run.app.count) { $0 + $1.commands.count }
    let steps = run.commands.compactMap { StepCatalogue.written($0)?.flow?.utf8.count }
    size = run.commands.count + (problem?.ending.count ?? 0) + app
    keys = scene.count
    length =
      steps.reduce(0, +) + (AppProgram.Entry.written(run.app).flow?.utf8.count ?? 0)
      + scene.reduce(0) { $0 + ($1.value.flow?.utf8.count ?? 0) }
  }

  static func < (a: Cost, b: Cost) -> Bool { (a.size, a.keys, a.length) < (b.size, b.keys, b.length) }
}

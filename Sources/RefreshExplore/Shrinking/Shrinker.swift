import RefreshEngine
import RefreshScenarios
import RefreshText

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

/// What is looked for in runs, as one of them shows it.
struct Shown<Value: Sendable>: Sendable {
  /// What it is.
  let value: Value
  /// The number of the step at which it shows; behind the last for the rest after it.
  let step: Int
  /// The number of steps that are taken after the last until it shows.
  var ending = 0
  /// What it asks of the library.
  var level = Level.answers
}

/// Makes a run shorter: a change stays where the run costs less with it and still shows the same, without asking more of the
/// library.
struct Shrinker<Value: Sendable> {
  private let show: Show
  private let isSceneFree: Bool
  private let isAppFree: Bool
  /// The shortest run so far.
  private(set) var run: ExploredRun
  /// What that run shows.
  private(set) var shown: Shown<Value>
  /// The number of runs so far.
  private(set) var attempts = 0
  private var cost: Cost

  /// What a run shows of what is looked for, nil where it does not; it adds the moments that this took.
  typealias Show = (_ run: ExploredRun, _ moments: inout Int) -> Shown<Value>?

  /// The moments that all runs have taken so far.
  private(set) var moments = 0

  /// The most runs that shrinking takes.
  static var mostAttempts: Int { 200 }
  /// The most runs that the search for a threshold takes besides.
  static var mostThresholdAttempts: Int { 100 }
  /// The most moments for each of the two: an app that never stops makes each run long.
  static var mostMoments: Int { 100_000 }

  /// Whether another run is worth it.
  var goesOn: Bool { attempts < Self.mostAttempts && moments < Self.mostMoments }

  /// Begins with a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - shown: What it shows.
  ///   - subject: Its scene and its app stay where it says what they are.
  ///   - show: What another run shows; nil where it does not.
  init(
    _ run: ExploredRun, _ shown: Shown<Value>, of subject: Subject, show: @escaping Show
  ) {
    (self.run, self.shown, self.show) = (run, shown, show)
    (isSceneFree, isAppFree) = (subject.isSceneFree, subject.app == nil)
    cost = Cost(run, shown.ending)
  }

  /// Makes the run as short as can be.
  mutating func shrink() {
    // What comes later can't have led to it.
    let step = shown.step
    if step < run.commands.count { tryRun(.steps) { $0.commands.removeSubrange(step...) } }
    var last = Cost.greatest
    while cost < last, goesOn {
      last = cost
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
  }

  /// Tries a change of a part of the run.
  ///
  /// - Returns: Whether it stays.
  @discardableResult
  mutating func tryRun(_ part: ExploredRun.Part, _ change: (inout ExploredRun) -> Void) -> Bool {
    guard goesOn else { return false }
    var candidate = run
    change(&candidate)
    guard cost.isMore(than: candidate, changedIn: part), Finger.isSensible(candidate.commands) else { return false }
    guard let found = look(at: candidate), found.level <= shown.level else { return false }
    let cost = cost.changed(part, to: candidate, found.ending)
    guard cost < self.cost else { return false }
    (run, shown, self.cost) = (candidate, found, cost)
    return true
  }

  /// What a run shows; each run that is looked at counts.
  mutating func look(at candidate: ExploredRun) -> Shown<Value>? {
    attempts += 1
    return show(candidate, &moments)
  }
}

extension Shrinker where Value == Problem {
  /// The shortest run that still shows a problem of the same shape.
  static func shrink(_ run: ExploredRun, showing problem: Problem, of subject: Subject) -> Shrunk {
    var shrinker = Shrinker(run, Shown(problem), of: subject) { run, moments in
      let judgement = Judge.judge(run, under: subject.conditions)
      moments += judgement.moments
      return judgement.problems.first { $0.shape == problem.shape }.map { Shown($0) }
    }
    shrinker.shrink()
    let threshold = shrinker.findThreshold()
    return Shrunk(
      run: shrinker.run, problem: shrinker.shown.value, threshold: threshold, attempts: shrinker.attempts)
  }
}

extension Shown<Problem> {
  fileprivate init(_ problem: Problem) {
    self.init(value: problem, step: problem.step, ending: problem.ending.count, level: problem.level)
  }
}

/// What it takes to understand a run, the weightiest first.
private struct Cost: Comparable {
  /// The steps with the app's, and those that bring it to rest.
  private var size: Int
  /// The keys of the scene.
  private var keys = 0
  /// How long each part is as it is written, zeros not counted: a round number is simpler than another.
  private var (steps, app, scene) = (0, 0, 0)

  static let greatest = Cost(size: .max)

  private init(size: Int) { self.size = size }

  /// The cost of a run.
  ///
  /// - Parameter ending: The number of steps that are taken after the last.
  init(_ run: ExploredRun, _ ending: Int) {
    size = run.size + ending
    for part in ExploredRun.Part.allCases { weigh(part, of: run) }
  }

  /// The cost of a run that is the same but for a part.
  ///
  /// - Parameter ending: The number of steps that are taken after the last. The default is none.
  func changed(_ part: ExploredRun.Part, to run: ExploredRun, _ ending: Int = 0) -> Cost {
    var cost = self
    cost.size = run.size + ending
    cost.weigh(part, of: run)
    return cost
  }

  /// Whether a run that is the same but for a part costs less. The size decides nearly always, and writing takes time.
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
  /// The number of the steps with the app's.
  fileprivate var size: Int { commands.count + app.reduce(app.count) { $0 + $1.commands.count } }
}

extension YAMLValue {
  /// The length of what is written, without zeros.
  fileprivate var weight: Int { flow?.utf8.count { $0 != UInt8(ascii: "0") } ?? 0 }
}

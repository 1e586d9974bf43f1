/// Runs that hang on each other and on no others: later ones may vary what earlier ones have reached.
///
/// A round is the same on whatever thread or machine, so that it does not matter how rounds are shared out.
package struct Round: Sendable {
  /// The number of its first run, from 1.
  package let first: Int
  /// The number of its runs.
  package let length: Int

  /// The number of runs of a round, without the last.
  package static let greatestLength = 5_000

  /// Does all runs.
  ///
  /// - Parameters:
  ///   - subject: What is explored.
  ///   - plan: What may be done.
  ///   - goesOn: Is asked before each run whether there is time for it. The default is that there is.
  package func explore(
    _ subject: Subject, _ plan: ExplorationPlan, while goesOn: () -> Bool = { true }
  ) -> RoundResult {
    var search = Search(subject, plan)
    for number in first..<first + length {
      guard goesOn() else { break }
      search.advance(to: number)
    }
    return search.result
  }

  /// A run as it was or will be done.
  ///
  /// - Parameters:
  ///   - number: The number of the run.
  ///   - subject: What is explored.
  ///   - plan: What may be done.
  package static func run(_ number: Int, of subject: Subject, _ plan: ExplorationPlan) -> ExploredRun {
    let first = (number - 1) / greatestLength * greatestLength + 1
    // What earlier runs reach has to be known, what is wrong with them has not.
    var plan = plan
    plan.oracles = []
    var search = Search(subject, plan)
    for earlier in first..<number { search.advance(to: earlier) }
    return search.draw(number)
  }
}

/// What a round came to.
package struct RoundResult: Sendable {
  /// The problems, each shape once, in the order in which they were found.
  package internal(set) var findings: [Finding] = []
  /// What the runs reached.
  package internal(set) var features: Set<RunFeature> = []
  /// What holds by design, by its identity.
  package internal(set) var notes: [String: String] = [:]
  /// The number of runs.
  package internal(set) var runs = 0
}

/// A round while it is done.
private struct Search {
  let subject: Subject
  let plan: ExplorationPlan
  var result = RoundResult()
  /// Runs that reached something new.
  private var corpus: [ExploredRun]
  /// Problems that are known, and how often others could not be blamed on what the app may do.
  private var known: Set<Problem.Shape> = []
  private var attempts: [Problem.Shape: Int] = [:]

  /// The number of runs without which nothing is varied.
  private static let freshRuns = 500
  /// The number of times that a problem is shrunk which then asks for more than app and world may do.
  private static let mostAttempts = 3
  /// The most runs that are kept.
  private static let corpusLimit = 1_000

  init(_ subject: Subject, _ plan: ExplorationPlan) {
    (self.subject, self.plan) = (subject, plan)
    corpus = subject.examples
  }

  /// The run of a number.
  func draw(_ number: Int) -> ExploredRun {
    var draw = RunDraw(RandomNumbers(RunNumber(seed: plan.seed, run: number)), of: subject, within: plan.level)
    let mayVary = !corpus.isEmpty && (!subject.examples.isEmpty || result.runs >= Search.freshRuns)
    guard draw.random.chance(50), mayVary else { return draw.run() }
    let parent = draw.random.one(of: corpus)
    return draw.mutant(of: parent, with: draw.random.one(of: corpus))
  }

  /// Does a run.
  mutating func advance(to number: Int) {
    let run = draw(number)
    let judgement = Judge.judge(run, under: subject.conditions)
    result.runs += 1
    if !judgement.features.isSubset(of: result.features) {
      result.features.formUnion(judgement.features)
      if corpus.count < Search.corpusLimit { corpus.append(run) }
    }
    for note in judgement.notes where result.notes[note.id] == nil { result.notes[note.id] = note.sentence }
    for problem in judgement.problems where plan.oracles.contains(problem.oracle) { note(problem, of: run, number) }
  }

  /// Notes a problem that is not known yet, with the shortest run that shows it.
  private mutating func note(_ problem: Problem, of run: ExploredRun, _ number: Int) {
    guard !known.contains(problem.shape), attempts[problem.shape, default: 0] < Search.mostAttempts else { return }
    let shrunk = Shrinker.shrink(run, showing: problem, of: subject)
    guard shrunk.problem.level <= plan.level else {
      attempts[problem.shape, default: 0] += 1
      return
    }
    known.insert(problem.shape)
    guard known.insert(shrunk.problem.shape).inserted || shrunk.problem.shape == problem.shape else { return }
    result.findings.append(Finding(shrunk, in: RunNumber(seed: plan.seed, run: number)))
  }
}

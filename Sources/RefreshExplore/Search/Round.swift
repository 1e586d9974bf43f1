/// Runs that hang on each other and on no others: later ones may vary what earlier ones have result.
///
/// A round is the same on whatever thread or machine, so that it does not matter how rounds are shared out.
package struct Round: Sendable {
  /// The number of its first run, from 1.
  package let first: Int
  /// The number of its runs.
  package let length: Int

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

  /// Does one run again.
  ///
  /// - Parameters:
  ///   - number: The number of the run, from 1.
  ///   - subject: What is explored.
  ///   - plan: What may be done.
  /// - Returns: The run, and what it alone came to.
  package static func replay(
    _ number: Int, of subject: Subject, _ plan: ExplorationPlan
  ) -> (run: ExploredRun, result: RoundResult) {
    // What earlier runs reached has to be known, what is wrong with them has not.
    var blind = plan
    blind.oracles = []
    var search = Search(subject, blind)
    for earlier in plan.firstRun(before: number)..<number { search.advance(to: earlier) }
    let run = search.draw(number)
    var alone = Search(subject, plan)
    alone.judge(run, number)
    return (run, alone.result)
  }
}

/// What a round came to.
package struct RoundResult: Sendable {
  /// The runs that show problems.
  package internal(set) var candidates: [Problem.Shape: Candidates] = [:]
  /// What the runs reached.
  package internal(set) var features = RunFeatures()
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

  /// The number of runs without which nothing is varied: a quarter of a round.
  private var freshRuns: Int { plan.roundLength / 4 }
  /// The most runs that are kept.
  private static let corpusLimit = 1_000
  /// One run of so many is judged thoroughly: what is left out elsewhere shows in many runs.
  private static let thoroughPeriod = 4

  init(_ subject: Subject, _ plan: ExplorationPlan) {
    (self.subject, self.plan) = (subject, plan)
    corpus = subject.examples
  }

  /// The run of a number.
  func draw(_ number: Int) -> ExploredRun {
    var draw = RunDraw(RandomNumbers(RunNumber(seed: plan.seed, run: number)), of: subject, within: plan.level)
    let mayVary = !corpus.isEmpty && (!subject.examples.isEmpty || result.runs >= freshRuns)
    guard draw.random.chance(50), mayVary else { return draw.run() }
    let parent = draw.random.one(of: corpus)
    return draw.mutant(of: parent, with: draw.random.one(of: corpus))
  }

  /// Does a run.
  mutating func advance(to number: Int) { judge(draw(number), number) }

  /// Judges a run, and keeps it where it reached something new.
  mutating func judge(_ run: ExploredRun, _ number: Int) {
    let judgement = Judge.judge(run, under: subject.conditions, isThorough: number % Search.thoroughPeriod == 1)
    result.runs += 1
    if !judgement.features.allSatisfy(result.features.contains) {
      result.features.formUnion(judgement.features)
      if corpus.count < Search.corpusLimit { corpus.append(run) }
    }
    for note in judgement.notes where result.notes[note.id] == nil { result.notes[note.id] = note.sentence }
    // What asks for more than app and world may do is left to those who let them.
    for problem in judgement.problems where plan.oracles.contains(problem.oracle) && problem.level <= plan.level {
      result.candidates[problem.shape, default: Candidates()].add(
        Candidates.Candidate(problem, of: run, in: RunNumber(seed: plan.seed, run: number)))
    }
  }
}

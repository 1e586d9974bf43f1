import RefreshEngine
import RefreshLaws

/// Runs that depend only on one another; later runs may mutate earlier ones.
///
/// A round gives the same result on any thread or machine, so it does not matter how rounds are distributed.
package struct Round: Sendable {
  /// The number of the first run, from 1.
  package let first: Int
  /// The number of runs.
  package let length: Int

  /// Does all runs.
  ///
  /// - Parameters:
  ///   - subject: The subject to explore.
  ///   - plan: The plan to follow.
  ///   - shouldContinue: Returns whether there is time for another run; it is called before each run. The default is
  ///     `true`.
  package func explore(
    _ subject: Subject, _ plan: ExplorationPlan, while shouldContinue: () -> Bool = { true }
  ) -> RoundResult {
    var search = Search(subject, plan)
    for number in first..<first + length {
      // Without a single run there would be no result.
      guard shouldContinue() || number == 1 else { break }
      search.advance(to: number)
    }
    return search.result
  }

  /// Does one run again.
  ///
  /// - Parameters:
  ///   - number: The number of the run, from 1.
  ///   - subject: The subject to explore.
  ///   - plan: The plan to follow.
  /// - Returns: The run, and its own result.
  package static func replay(
    _ number: Int, of subject: Subject, _ plan: ExplorationPlan
  ) -> (run: ExploredRun, result: RoundResult) {
    // The features that earlier runs reached are needed, but not their problems.
    var blind = plan
    blind.laws = []
    var search = Search(subject, blind)
    for earlier in plan.firstRun(before: number)..<number { search.advance(to: earlier) }
    let run = search.draw(number)
    var alone = Search(subject, plan)
    alone.judge(run, number)
    return (run, alone.result)
  }
}

/// The result of a round.
package struct RoundResult: Sendable {
  /// The runs that show problems, by the problems' shapes.
  package internal(set) var candidates: [Problem.Shape: Candidates] = [:]
  /// The features that the runs reached.
  package internal(set) var features = RunFeatures()
  /// The properties that hold by design, by identity.
  package internal(set) var notes: [String: String] = [:]
  /// The number of runs.
  package internal(set) var runs = 0
  /// The number of runs with each action.
  package internal(set) var drawn: [Command.Need: Int] = [:]
}

/// A round that is in progress.
private struct Search {
  let subject: Subject
  let plan: ExplorationPlan
  var result = RoundResult()
  /// The draw from which each run begins.
  private let fresh: RunDraw
  /// The runs that reached new features.
  private var corpus: [ExploredRun]

  /// The number of runs before earlier ones are mutated, unless there are examples: a quarter of a round.
  private var freshRuns: Int { plan.roundLength / 4 }
  /// The greatest number of runs in the corpus.
  private static let corpusLimit = 1_000
  /// Every fourth run is judged thoroughly; the problems that the other runs miss show in many runs.
  private static let thoroughPeriod = 4

  init(_ subject: Subject, _ plan: ExplorationPlan) {
    (self.subject, self.plan) = (subject, plan)
    corpus = subject.examples
    fresh = RunDraw(RandomNumbers(RunNumber(seed: plan.seed, run: 0)), of: subject, within: plan.level)
  }

  /// Returns the run with a number.
  func draw(_ number: Int) -> ExploredRun {
    var draw = fresh
    draw.random = RandomNumbers(RunNumber(seed: plan.seed, run: number))
    let mayVary = !corpus.isEmpty && (!subject.examples.isEmpty || result.runs >= freshRuns)
    guard draw.random.chance(50), mayVary else { return draw.run() }
    let parent = draw.random.one(of: corpus)
    return draw.mutant(of: parent, with: draw.random.one(of: corpus))
  }

  /// Does a run.
  mutating func advance(to number: Int) { judge(draw(number), number) }

  /// Judges a run, and adds it to the corpus if it reached something new.
  mutating func judge(_ run: ExploredRun, _ number: Int) {
    let judgement = Judge.judge(run, under: subject.conditions, isThorough: number % Search.thoroughPeriod == 1)
    result.runs += 1
    for need in run.drawnNeeds(of: subject) { result.drawn[need, default: 0] += 1 }
    if !judgement.features.allSatisfy(result.features.contains) {
      result.features.formUnion(judgement.features)
      if corpus.count < Search.corpusLimit { corpus.append(run) }
    }
    for note in judgement.notes where result.notes[note.id] == nil { result.notes[note.id] = note.general }
    // Problems above the allowed level are left to explorations that allow it.
    for problem in judgement.problems
    where plan.laws.contains(problem.law) && problem.chosenLevel(in: subject) <= plan.level {
      result.candidates[problem.shape, default: Candidates()].add(
        Candidates.Candidate(problem, of: run, in: RunNumber(seed: plan.seed, run: number)))
    }
  }
}

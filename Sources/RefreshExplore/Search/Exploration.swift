import RefreshEngine
import RefreshLaws
import RefreshScenarios
import RefreshText

/// The result of exploring one subject.
package struct Exploration: Sendable {
  /// The explored subject.
  package let subject: Subject
  /// The problems, each with a few ways to it. A shape of problems is listed once for each of its owners, if another one needs other actions; by a shard, once for each
  /// level at which runs showed it, because other shards may have found an earlier run.
  package let problems: [[Finding]]
  /// The properties that hold by design, by identity.
  package private(set) var notes: [String: String] = [:]
  /// The features that the runs reached.
  package private(set) var features = RunFeatures()
  /// The number of runs.
  package private(set) var runs = 0
  /// The number of runs with each action.
  package private(set) var drawn: [Command.Need: Int] = [:]

  /// Merges the results of rounds; the result depends on their order, but not on where they ran.
  ///
  /// - Parameters:
  ///   - subject: The explored subject.
  ///   - plan: The plan that the rounds followed.
  ///   - rounds: The rounds, in order.
  ///   - shouldContinue: Returns whether there is time to make runs shorter. The default is `true`.
  ///   - shrink: Makes runs as short as possible, possibly for several problems in parallel. The default handles
  ///     them one by one.
  package init(
    _ subject: Subject, _ plan: ExplorationPlan, _ rounds: [RoundResult],
    while shouldContinue: @escaping @Sendable () -> Bool = { true },
    shrink: ([Candidates], @escaping @Sendable (Candidates) -> [Finding]) -> [[Finding]] = { $0.map($1) }
  ) {
    self.subject = subject
    var found: [Problem.Shape: Candidates] = [:]
    for round in rounds {
      for (shape, candidates) in round.candidates {
        found[shape, default: Candidates()].add(candidates)
      }
      notes.merge(round.notes) { first, _ in first }
      features.formUnion(round.features)
      runs += round.runs
      drawn.merge(round.drawn) { $0 + $1 }
    }
    let order = found.ordered(on: \.key.id)
    let works = order.flatMap { shape, candidates in
      shape.isLibrarys(in: subject) ? [candidates] : candidates.byLevel
    }
    let ways = shrink(works) { $0.ways(of: subject, within: plan.level, while: shouldContinue) }
      .filter { !$0.isEmpty }
    problems = plan.shard == .whole ? ways.reduce(into: []) { $0.addOwner($1) } : ways
  }

  /// The problems that aren't part of others, each with a few ways to it.
  package var ownProblems: [[Finding]] {
    let roots = ProblemRoots(problems.map { $0[0].root }, played: subject.unchecked.map(\.cause))
    return problems.filter { !roots.isPart($0[0].root) }
  }

  /// The changes of state that the types allow but no run reached: `header: idle -> willRefresh`.
  package var unreached: [String] {
    subject.components.flatMap { component in
      let kind = component.kind
      return RefreshState.allCases.flatMap { from in
        kind.family.successors(of: from).filter { to in
          !features.contains(.transition(kind.role, from: from, to: to))
        }
        .map { "\(kind.role.rawValue): \(from.name) -> \($0.name)" }
      }
    }
  }
}

extension Problem.Shape {
  /// Returns whether it is the library's in each run of a subject.
  fileprivate func isLibrarys(in subject: Subject) -> Bool {
    subject.app == nil && Problem.Shape.ofLibrary.contains(self)
  }
}

extension [[Finding]] {
  /// Adds a problem, unless a run of a lower level has shown it with the same owner, or with no other actions: an owner that only
  /// depends on how far something is pulled is none.
  fileprivate mutating func addOwner(_ ways: [Finding]) {
    let (finding, needs) = (ways[0], Set(ways[0].way.needs))
    let isKnown = contains { other in
      other[0].problem.shape == finding.problem.shape
        && (other[0].owner == finding.owner || needs.isSuperset(of: other[0].way.needs))
    }
    if !isKnown { append(ways) }
  }
}

extension Finding {
  /// The facts by which it is part of another problem.
  fileprivate var root: ProblemRoots.Facts {
    ProblemRoots.Facts(
      id: problem.shape.id, law: problem.law, owner: owner, calls: calls, source: source ?? "", run: number.run,
      steps: way.steps)
  }
}

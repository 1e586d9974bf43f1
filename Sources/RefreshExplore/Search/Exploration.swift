import RefreshEngine
import RefreshLaws
import RefreshText

/// The result of exploring one subject.
package struct Exploration: Sendable {
  /// The explored subject.
  package let subject: Subject
  /// The problems, each with a few ways to it.
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
    problems = shrink(order.map(\.value)) { $0.ways(of: subject, within: plan.level, while: shouldContinue) }
      .filter { !$0.isEmpty }
  }

  /// The problems that don't only occur because a refresh never ends, each with a few ways to it.
  package var ownProblems: [[Finding]] {
    let causes = problems.map { $0[0].problem.shape.id } + subject.unchecked.map(\.cause)
    return problems.filter { ways in ways[0].source.map { !causes.contains($0) } ?? true }
  }

  /// The changes of state that the types allow but no run reached: `header: idle -> willRefresh`.
  package var unreached: [String] {
    subject.components.flatMap { component in
      let kind = component.kind
      return RefreshState.allCases.flatMap { from in
        kind.successors(of: from).filter { to in !features.contains(.transition(kind.role, from: from, to: to)) }
          .map { "\(kind.role.rawValue): \(from.name) -> \($0.name)" }
      }
    }
  }
}

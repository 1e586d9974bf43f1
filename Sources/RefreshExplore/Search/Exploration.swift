import RefreshEngine

/// What an exploration of one subject came to.
package struct Exploration: Sendable {
  /// What was explored.
  package let subject: Subject
  /// The problems, each in a few ways, in any order.
  package let problems: [[Finding]]
  /// What holds by design, by its identity.
  package private(set) var notes: [String: String] = [:]
  /// What the runs reached.
  package private(set) var features = RunFeatures()
  /// The number of runs.
  package private(set) var runs = 0

  /// Joins what rounds came to; their order counts, not who did them.
  ///
  /// - Parameters:
  ///   - subject: What was explored.
  ///   - plan: What was done.
  ///   - rounds: The rounds, in order.
  ///   - shrink: Makes runs as short as can be; it may do several problems at a time. The default does one after the other.
  package init(
    _ subject: Subject, _ plan: ExplorationPlan, _ rounds: [RoundResult],
    shrink: ([Candidates], @escaping @Sendable (Candidates) -> [Finding]) -> [[Finding]] = { $0.map($1) }
  ) {
    self.subject = subject
    var found: [Problem.Shape: Candidates] = [:]
    for round in rounds {
      for (shape, candidates) in round.candidates {
        for candidate in candidates.all { found[shape, default: Candidates()].add(candidate) }
      }
      notes.merge(round.notes) { first, _ in first }
      features.formUnion(round.features)
      runs += round.runs
    }
    problems = shrink(Array(found.values)) { $0.ways(of: subject, within: plan.level) }
  }

  /// The changes of state that the types allow and no run has reached: `header: idle -> willRefresh`.
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

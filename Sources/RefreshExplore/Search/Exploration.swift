import RefreshEngine

/// What an exploration of one subject came to.
package struct Exploration: Sendable {
  /// What was explored.
  package let subject: Subject
  /// The problems, each shape once, by the run that it was first found in.
  package private(set) var findings: [Finding] = []
  /// What holds by design, by its identity.
  package private(set) var notes: [String: String] = [:]
  /// What the runs reached.
  package private(set) var features: Set<RunFeature> = []
  /// The number of runs.
  package private(set) var runs = 0

  /// Joins what rounds came to; their order counts, not who did them.
  package init(_ subject: Subject, _ rounds: [RoundResult]) {
    self.subject = subject
    var known: Set<Problem.Shape> = []
    for round in rounds {
      findings += round.findings.filter { known.insert($0.problem.shape).inserted }
      notes.merge(round.notes) { first, _ in first }
      features.formUnion(round.features)
      runs += round.runs
    }
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

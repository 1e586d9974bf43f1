import RefreshEngine

/// What an exploration of one subject came to.
package struct Exploration: Sendable {
  /// What was explored.
  package let subject: Subject
  /// The problems, each shape once, by the run that it was first found in.
  package let findings: [Finding]
  /// What holds by design, by its identity.
  package private(set) var notes: [String: String] = [:]
  /// What the runs reached.
  package private(set) var features: Set<RunFeature> = []
  /// The number of runs.
  package private(set) var runs = 0

  /// Joins what rounds came to; their order counts, not who did them.
  ///
  /// - Parameters:
  ///   - subject: What was explored.
  ///   - rounds: The rounds, in order.
  ///   - shrink: Makes each run as short as can be; it may do several at a time. The default does one after the other.
  package init(
    _ subject: Subject, _ rounds: [RoundResult],
    shrink: ([Candidate], @escaping @Sendable (Candidate) -> Finding) -> [Finding] = { $0.map($1) }
  ) {
    self.subject = subject
    var known: Set<Problem.Shape> = []
    var candidates: [Candidate] = []
    for round in rounds {
      candidates += round.candidates.filter { known.insert($0.problem.shape).inserted }
      notes.merge(round.notes) { first, _ in first }
      features.formUnion(round.features)
      runs += round.runs
    }
    known = []
    findings = shrink(candidates) { candidate in
      Finding(Shrinker.shrink(candidate.run, showing: candidate.problem, of: subject), in: candidate.number)
    }.filter { known.insert($0.problem.shape).inserted }
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

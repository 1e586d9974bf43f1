extension ExplorationReport {
  /// A problem that is accepted.
  package struct Acceptance: Hashable, Sendable {
    /// The cause, as reports name it.
    package let cause: String
    /// The reason why it is accepted.
    package let reason: String
    /// The last day on which it is accepted, as `2027-01-31`; `nil` for no end.
    package let until: String?

    /// Creates an acceptance.
    package init(cause: String, reason: String, until: String?) {
      (self.cause, self.reason, self.until) = (cause, reason, until)
    }
  }

  /// Marks the problems that are accepted.
  ///
  /// - Parameters:
  ///   - acceptances: The accepted causes.
  ///   - subject: The place of the subject for which they are accepted.
  ///   - today: The day, as `2027-01-31`.
  package mutating func accept(_ acceptances: [Acceptance], of subject: Int, on today: String) {
    for index in subjects[subject].problems.indices {
      let id = subjects[subject].problems[index].id
      let match = acceptances.first { $0.cause == id && today <= $0.until ?? today }
      if let match { subjects[subject].problems[index].accepted = match.reason }
    }
  }

  /// Returns why acceptances are stale: they have expired, or the problem that they accept doesn't occur.
  package func stale(_ acceptances: [Acceptance], on today: String) -> [String] {
    let ids = Set(subjects.flatMap(\.problems).map(\.id))
    return acceptances.compactMap { acceptance in
      if let until = acceptance.until, until < today { return "`\(acceptance.cause)` was accepted until \(until)" }
      return ids.contains(acceptance.cause) ? nil : "`\(acceptance.cause)` is accepted, but doesn't occur"
    }
  }
}

import RefreshLaws

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

    /// Returns whether it accepts the problem of a cause.
    ///
    /// - Parameters:
    ///   - cause: The cause, as reports name it.
    ///   - today: The day, as `2027-01-31`.
    package func covers(_ cause: String, on today: String) -> Bool {
      self.cause == cause && today <= until ?? today
    }

    /// The law that the cause names; `nil` if there is none.
    fileprivate var law: LawID? { LawID(String(cause.prefix { $0 != " " && $0 != "," })) }
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
      let match = acceptances.first { $0.covers(id, on: today) }
      if let match { subjects[subject].problems[index].accepted = match.reason }
    }
  }

  /// Returns why acceptances are stale: their time is over, or what they accept doesn't occur.
  ///
  /// - Parameters:
  ///   - acceptances: What is accepted.
  ///   - laws: The laws whose breaches were looked for everywhere. Of others it isn't known whether they occur.
  ///   - today: The day, as `2027-01-31`.
  package func stale(_ acceptances: [Acceptance], lookingFor laws: Set<LawID>, on today: String) -> [String] {
    let ids = Set(subjects.flatMap(\.problems).map(\.id))
    return acceptances.compactMap { acceptance in
      if let until = acceptance.until, until < today { return "`\(acceptance.cause)` was accepted until \(until)" }
      let isKnown = ids.contains(acceptance.cause) || acceptance.law.map { !laws.contains($0) } ?? laws.isEmpty
      return isKnown ? nil : "`\(acceptance.cause)` is accepted, and doesn't occur"
    }
  }
}

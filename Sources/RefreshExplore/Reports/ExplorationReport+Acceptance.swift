import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshText

extension ExplorationReport {
  /// A problem that is accepted.
  package struct Acceptance: Hashable, Sendable {
    /// The cause, as reports name it.
    package let cause: String
    /// The name of the preset or the suite in which it is accepted; `nil` for all.
    package let preset: String?
    /// The reason why it is accepted.
    package let reason: String
    /// The last day on which it is accepted, as `2027-01-31`; `nil` for no end.
    package let until: String?

    /// Creates an acceptance. The default is for all presets and suites.
    package init(cause: String, preset: String? = nil, reason: String, until: String?) {
      (self.cause, self.preset, self.reason, self.until) = (cause, preset, reason, until)
    }

    /// Returns whether it accepts the problem of a cause.
    ///
    /// - Parameters:
    ///   - cause: The cause, as reports name it.
    ///   - subject: The name of the preset or the suite.
    ///   - today: The day, as `2027-01-31`.
    package func covers(_ cause: String, of subject: String, on today: String) -> Bool {
      self.cause == cause && today <= until ?? today && isAbout(subject)
    }

    /// Returns whether it is about a preset or a suite.
    fileprivate func isAbout(_ subject: String) -> Bool { preset.map { $0 == subject } ?? true }

    /// The name of the law in the cause.
    fileprivate var lawName: String { String(cause.prefix { $0 != " " && $0 != "," }) }

    /// Returns whether the cause names another component than a problem has.
    fileprivate func isAboutOther(than problem: Problem) -> Bool {
      let component = String(cause.dropFirst(lawName.count).drop { $0 == " " }.prefix { $0 != "," })
      return component != problem.component && Family.allCases.contains { $0.noun == component }
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
      let match = acceptances.first { $0.covers(id, of: subjects[subject].name, on: today) }
      if let match { subjects[subject].problems[index].accepted = match.reason }
    }
  }

  /// Returns what is wrong with acceptances: their time is over, or what they accept doesn't occur.
  ///
  /// - Parameters:
  ///   - acceptances: What is accepted.
  ///   - laws: The laws whose breaches were looked for in all subjects. Of others it isn't known whether they occur.
  ///   - isWhole: Whether the subjects are all of the project. Otherwise, only that a cause doesn't occur in one of them is known. The
  ///     default is true.
  ///   - today: The day, as `2027-01-31`.
  package func stale(
    _ acceptances: [Acceptance], lookingFor laws: Set<LawID>, everywhere isWhole: Bool = true, on today: String
  ) -> [String] {
    acceptances.compactMap { acceptance in
      let problems = subjects.filter { acceptance.isAbout($0.name) }.flatMap(\.problems)
      let occurs = problems.contains { $0.id == acceptance.cause }
      let name = "`\(acceptance.cause)`" + (acceptance.preset.map { " of `\($0)`" } ?? "")
      if let until = acceptance.until, until < today {
        return "\(name) was accepted until \(until)"
          + (occurs ? ", and still occurs; fix it, or accept it longer" : "; remove it from the settings")
      }
      guard !occurs else { return nil }
      guard let law = LawID(acceptance.lawName) else {
        let names = LawID.problems.map(\.name)
        let hint = nearestName(to: acceptance.lawName, in: names).map { "did you mean `\($0)`?" }
        return
          "\(name) is accepted, but there is no law `\(acceptance.lawName)`; \(hint ?? "copy a cause from a report")"
      }
      let isThere = acceptance.preset.map { preset in subjects.contains { $0.name == preset } } ?? false
      if let preset = acceptance.preset, laws.contains(law), isWhole, !isThere {
        let names = subjects.filter { $0.problems.contains { $0.id == acceptance.cause } }.map(\.name)
        let hint = (nearestName(to: preset, in: names) ?? names.first).map { "did you mean `\($0)`?" }
        return "\(name) is accepted, but no preset or suite is called `\(preset)`; "
          + (hint ?? "remove it from the settings")
      }
      let similar = problems.filter {
        $0.accepted.isEmpty && $0.oracle == law.name && !acceptance.isAboutOther(than: $0)
      }
      .map(\.id)
      if let other = similar.first(where: { $0.hasPrefix(acceptance.cause) })
        ?? nearestName(to: acceptance.cause, in: similar)
      {
        return "\(name) is accepted, and doesn't occur; did you mean `\(other)`?"
      }
      guard laws.contains(law), isWhole || isThere else { return nil }
      return "\(name) is accepted, and doesn't occur\(absence)"
    }
  }

  /// What to do about an acceptance whose cause doesn't occur: fewer runs than usual may have missed it.
  private var absence: String {
    let least = subjects.map(\.runs).min() ?? 0
    return least >= ExplorationPlan.usualRuns
      ? "; remove it from the settings"
      : " in \(counted(least, "run")); remove it from the settings if \(grouped(ExplorationPlan.usualRuns)) don't show it either"
  }
}

import RefreshLaws
import RefreshText

extension ExplorationReport {
  /// A problem of one or several subjects: breaches of one law with the same cause and the same owner.
  package struct Cause: Sendable {
    /// The problem that represents the others: a new one, or the first.
    package var first: Problem
    /// The names of the subjects that have it, in order.
    package var subjects: [String]
    /// The place of the first subject among all.
    package var subject: Int
    /// The causes of the problems that only occur because of it.
    package var consequences: Set<String> = []

    /// Whether a file contained it before.
    package var isKnown: Bool { first.isKnown }
  }

  /// The problems over all subjects, each once: those that the reader can fix first, and of these the worst. Problems that
  /// only occur because of another one are part of that.
  package var causes: [Cause] {
    var causes: [Cause] = []
    var places: [[String]: Int] = [:]
    for (index, subject) in subjects.enumerated() {
      for problem in subject.problems where !subject.folds(problem) {
        let key = problem.identity + [problem.owner.rawValue, problem.accepted]
        let place = places[key] ?? causes.count
        if place == causes.count {
          places[key] = place
          causes.append(Cause(first: problem, subjects: [subject.name], subject: index))
        }
        if causes[place].subjects.last != subject.name { causes[place].subjects.append(subject.name) }
        // An existing file stands for new runs of the same kind, but what is new in one subject is new.
        if causes[place].isKnown, !problem.isKnown {
          (causes[place].first, causes[place].subject) = (problem, index)
        }
        causes[place].consequences.formUnion(subject.consequences(of: problem))
      }
    }
    return causes.ordered { ($0.first.owner, $0.first.harm) < ($1.first.owner, $1.first.harm) }
  }
}

extension ExplorationReport.Subject {
  /// Returns whether a problem is part of another one: of the refresh that never ends because of which it occurs.
  fileprivate func folds(_ problem: ExplorationReport.Problem) -> Bool {
    let reported = problems.map(\.id) + unchecked.map(\.cause)
    return twin(of: problem) != nil || !problem.source.isEmpty && reported.contains(problem.source)
  }

  /// Returns the first problem, before another one, that breaches the same law in the same run, so that one report is enough for both.
  private func twin(of problem: ExplorationReport.Problem) -> ExplorationReport.Problem? {
    // Each condition of a suite is checked separately.
    guard problem.way.run > 0, problem.oracle != LawID.suiteCondition.name else { return nil }
    let first = problems.first {
      $0.oracle == problem.oracle && $0.owner == problem.owner && $0.way.run == problem.way.run
        && $0.way.steps == problem.way.steps
    }
    return first?.identity == problem.identity ? nil : first
  }

  /// Returns the causes of the problems that are part of another one.
  fileprivate func consequences(of problem: ExplorationReport.Problem) -> [String] {
    problems.filter { $0.source == problem.id || twin(of: $0)?.identity == problem.identity }.map(\.id)
  }

  /// The number of problems that only occur because nothing ends a refresh, which isn't checked.
  var uncheckedCount: Int { problems.count { problem in unchecked.contains { $0.cause == problem.source } } }
}

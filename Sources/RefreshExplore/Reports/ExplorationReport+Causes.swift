import RefreshLaws
import RefreshText

extension ExplorationReport {
  /// A problem of one or several subjects: breaches of one law by components of one family, with the same owner.
  package struct Cause: Sendable {
    /// The problem that takes the least misuse, which represents the others.
    package var first: Problem
    /// The problems of the first subject that have other causes.
    package var others: [Problem] = []
    /// The names of the subjects that have it, in order.
    package var subjects: [String]
    /// The place of the first subject among all.
    package var subject: Int

    /// Whether a file contained it before.
    package var isKnown: Bool { first.isKnown }
  }

  /// The problems over all subjects, each once: those that the reader can fix first, and of these the worst.
  package var causes: [Cause] {
    var causes: [Cause] = []
    var places: [[String]: Int] = [:]
    for (index, subject) in subjects.enumerated() {
      for problem in subject.problems {
        let key = [problem.oracle, problem.component, problem.owner.rawValue, problem.accepted]
        guard let place = places[key] else {
          places[key] = causes.count
          causes.append(Cause(first: problem, subjects: [subject.name], subject: index))
          continue
        }
        // An existing file stands for new runs of the same kind, but not for another cause.
        let isSame = causes[place].first.cause == problem.cause
        if causes[place].subjects.last != subject.name { causes[place].subjects.append(subject.name) }
        if isSame, causes[place].isKnown, !problem.isKnown {
          causes[place].first = problem
          causes[place].subject = index
        } else if !isSame, !causes[place].others.contains(where: { $0.cause == problem.cause }) {
          if causes[place].isKnown, !problem.isKnown {
            causes[place].others.append(causes[place].first)
            causes[place].first = problem
            causes[place].subject = index
          } else {
            causes[place].others.append(problem)
          }
        }
      }
    }
    return causes.ordered { ($0.first.owner, $0.first.harm) < ($1.first.owner, $1.first.harm) }
  }
}

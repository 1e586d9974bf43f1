import RefreshLaws
import RefreshText

extension ExplorationReport {
  /// A problem of one or several subjects: breaches of one law with the same cause and the same owner.
  package struct Cause: Sendable {
    /// The problem that represents the others: a new one, or the first.
    package var first: Problem
    /// The names of the subjects that have it, in order.
    package var subjects: [String]
    /// The places of these subjects among all, with the problem as each of them has it.
    var places: [(subject: Int, problem: Problem)] = []
    /// The place of the first subject among all.
    package var subject: Int
    /// The problems that only occur because of it, each once.
    package var consequences: [Problem] = []

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
        causes[place].places.append((index, problem))
        // An existing file stands for new runs of the same kind, but what is new in one subject is new.
        if causes[place].isKnown, !problem.isKnown {
          (causes[place].first, causes[place].subject) = (problem, index)
        }
        for consequence in subject.consequences(of: problem)
        where !causes[place].consequences.contains(where: { $0.id == consequence.id }) {
          causes[place].consequences.append(consequence)
        }
      }
    }
    return causes.ordered { $0.rank < $1.rank }
  }
}

extension ExplorationReport.Cause {
  /// The owner, then what an app does before what follows from it, then the harm.
  fileprivate var rank: (Owner, Int, Harm) {
    (first.owner, first.root.isDirect ? 0 : 1, first.harm)
  }
}

extension ExplorationReport.Problem {
  /// The facts by which it is part of another problem.
  fileprivate var root: ProblemRoots.Facts {
    ProblemRoots.Facts(
      id: id, law: LawID(oracle), owner: owner, calls: calls, source: source, run: way.run, steps: way.steps)
  }
}

extension ExplorationReport.Subject {
  /// Returns whether a problem is part of another one.
  fileprivate func folds(_ problem: ExplorationReport.Problem) -> Bool { roots.isPart(problem.root) }

  /// Returns the problems that are part of another one.
  fileprivate func consequences(of problem: ExplorationReport.Problem) -> [ExplorationReport.Problem] {
    problems.filter { roots.root(of: $0.root) == problem.root }
  }

  private var roots: ProblemRoots { ProblemRoots(problems.map(\.root), played: unchecked.map(\.cause)) }

  /// The number of problems that only occur because nothing ends a refresh, which isn't checked.
  var uncheckedCount: Int { problems.count { problem in unchecked.contains { $0.cause == problem.source } } }
}

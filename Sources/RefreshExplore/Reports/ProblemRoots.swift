import RefreshLaws

/// The problems of a subject, of which some are part of others, so that one report is enough.
struct ProblemRoots {
  /// What is known of a problem.
  struct Facts: Equatable {
    /// The words by which reports name it.
    let id: String
    /// The law that it breaches; `nil` if there is none of its name.
    let law: LawID?
    let owner: Owner
    /// The app's calls without any one of which it doesn't occur.
    let calls: [String]
    /// The cause without which it doesn't occur; empty if there is none.
    let source: String
    /// The number of its run; 0 if only its file shows it.
    let run: Int
    /// The steps of its shortest run.
    let steps: String

    /// Whether it is what the app does wrong, and not only what follows from it.
    var isDirect: Bool { owner == .app && law?.law.isOfApp == true }

    /// The problems with short runs are easier to understand.
    fileprivate var rank: (Int, Int, String) { (steps.utf8.count, run, id) }
  }

  private let problems: [Facts]
  private let played: [String]

  /// Creates the roots among problems.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - played: The causes that aren't looked for, because scenarios play the app.
  init(_ problems: [Facts], played: [String]) { (self.problems, self.played) = (problems, played) }

  /// Returns whether a problem is part of another one, or of one that isn't looked for.
  func isPart(_ problem: Facts) -> Bool { root(of: problem) != nil || played.contains(problem.source) }

  /// Returns the problem of which another one is part; nil if it is part of none.
  func root(of problem: Facts) -> Facts? {
    var path = [problem]
    while let next = cause(of: path[path.count - 1]) {
      // Of problems that are part of one another, the simplest is the root of all.
      if let start = path.firstIndex(of: next) {
        let root = path[start...].min { $0.rank < $1.rank }
        return root == problem ? nil : root
      }
      path.append(next)
    }
    return path.count == 1 ? nil : path.last
  }

  private func cause(of problem: Facts) -> Facts? {
    if !problem.source.isEmpty, let source = problems.first(where: { $0.id == problem.source }) { return source }
    // Each condition of a suite is checked separately.
    guard problem.run > 0, problem.law != .suiteCondition else { return nil }
    return twin(of: problem) ?? shared(with: problem)
  }

  /// Returns the first problem that breaches the same law in the same run.
  private func twin(of problem: Facts) -> Facts? {
    let first = problems.first {
      $0.law == problem.law && $0.owner == problem.owner && $0.run == problem.run && $0.steps == problem.steps
    }
    return first == problem ? nil : first
  }

  /// Returns the simplest problem that the same calls of the app, or fewer of them, cause. What the app does wrong says more than
  /// what follows from it.
  private func shared(with problem: Facts) -> Facts? {
    guard problem.owner == .app, !problem.calls.isEmpty else { return nil }
    let calls = Set(problem.calls)
    let others = problems.filter { other in
      guard other != problem, other.owner == .app, other.run > 0, other.law != .suiteCondition else { return false }
      guard other.isDirect == problem.isDirect else {
        return other.isDirect && !calls.isDisjoint(with: other.calls)
      }
      let others = Set(other.calls)
      guard !others.isEmpty else { return false }
      return others.isStrictSubset(of: calls) || others == calls && other.rank < problem.rank
    }
    return others.min { $0.isDirect == $1.isDirect ? $0.rank < $1.rank : $0.isDirect }
  }
}

import RefreshEngine
import RefreshLaws
import RefreshText

/// The runs that show one problem, as they were drawn: a few that differ in their level or in their actions.
package struct Candidates: Sendable {
  /// A run that shows the problem.
  package struct Candidate: Sendable {
    /// The number of the run.
    package let number: RunNumber
    /// The run.
    package let run: ExploredRun
    /// The problem.
    package let problem: Problem
    fileprivate let needs: Set<Command.Need>

    /// Creates a candidate.
    package init(_ problem: Problem, of run: ExploredRun, in number: RunNumber) {
      (self.number, self.run, self.problem) = (number, run, problem)
      needs = run.needs
    }

    /// The level, then the number of the run.
    fileprivate var rank: (Level, Int) { (problem.level, number.run) }
  }

  /// The candidates, sorted by level, then by the order in which they were found.
  package private(set) var all: [Candidate] = []

  /// The number of the first run that shows the problem, whether it is kept or not.
  private(set) var firstRun = Int.max

  /// The greatest number of candidates.
  private static let most = 12

  /// Creates an empty list.
  init() {}

  /// Adds a run, unless a similar one is already in the list.
  mutating func add(_ candidate: Candidate) {
    firstRun = min(firstRun, candidate.number.run)
    if all.count == Candidates.most, let last = all.last, last.rank <= candidate.rank,
      last.problem.level == candidate.problem.level
    {
      return
    }
    let isLike = { (other: Candidate) in
      other.problem.level == candidate.problem.level && other.needs == candidate.needs
    }
    if let index = all.firstIndex(where: isLike) {
      guard candidate.rank < all[index].rank else { return }
      all.remove(at: index)
    }
    all.insert(candidate, at: all.firstIndex { $0.rank > candidate.rank } ?? all.count)
    guard all.count > Candidates.most else { return }
    // The first run of a level stays, however many lower ones there are.
    let surplus = all.indices.dropFirst().last { all[$0 - 1].problem.level == all[$0].problem.level }
    if let surplus { all.remove(at: surplus) }
  }

  /// The candidates, and for each further level its first run alone. Another mechanism, with another owner, may lead to the same
  /// problem there. More runs don't change which run is the first of a level, so they never hide what it shows.
  var byLevel: [Candidates] {
    guard let least = all.first?.problem.level else { return [] }
    let others = Level.allCases.filter { $0 > least }.compactMap { level in
      all.first { $0.problem.level == level }.map { candidate in
        var first = Candidates()
        first.add(candidate)
        first.firstRun = firstRun
        return first
      }
    }
    return [self] + others
  }

  /// Adds the runs of another list.
  mutating func add(_ other: Candidates) {
    for candidate in other.all { add(candidate) }
    firstRun = min(firstRun, other.firstRun)
  }

  /// Returns the shortest runs that show the problem, each in another way; the first is made from the first
  /// candidate.
  ///
  /// A known way hides others, because nearly every run that shows the problem also contains it. So if a run
  /// contains everything that a known way needs, it is re-run without one of these actions.
  ///
  /// - Parameters:
  ///   - subject: The explored subject.
  ///   - level: The highest level that the app and the world may reach.
  ///   - shouldContinue: Returns whether there is time to make runs shorter. The default is `true`.
  func ways(
    of subject: Subject, within level: Level, while shouldContinue: @escaping @Sendable () -> Bool = { true }
  ) -> [Finding] {
    var ways: [Finding] = []
    for (attempt, candidate) in all.enumerated() where ways.count < Way.most {
      guard ways.isEmpty || shouldContinue() else { break }
      guard let (run, problem) = candidate.avoiding(ways.map(\.needs), attempt, of: subject),
        problem.chosenLevel(in: subject) <= level
      else { continue }
      let finding = Finding(
        Shrinker.shrink(run, showing: problem, of: subject, while: shouldContinue), in: candidate.number,
        at: candidate.problem.level, of: subject)
      guard !ways.contains(where: { $0.needs == finding.needs || $0.way.steps == finding.way.steps })
      else { continue }
      ways.append(finding)
    }
    guard let first = ways.first, let drawn = all.first(where: { $0.number == first.number }) else { return [] }
    // Only runs that each shard also finds.
    let baseline = Baseline(subject: subject)
    let owner = baseline.owner(of: first.problem, in: [first.run, drawn.run])
    switch owner {
    case .preset: ways[0].keys = baseline.keys(causing: first.problem, in: first.run)
    case .app:
      ways[0].source = baseline.unendedRefresh(causing: first.problem, in: first.run)?.id
      // What makes a refresh begin isn't wrong because nothing ends it.
      if !first.problem.isUnended { ways[0].calls = baseline.calls(causing: first.problem, in: first.run) }
    case .library: break
    }
    for index in ways.indices {
      (ways[index].owner, ways[index].firstRun) = (owner, firstRun)
      guard owner == .app, let healthy = baseline.healthyRun(like: ways[index].run, for: ways[index].problem) else {
        continue
      }
      ways[index].compare(with: healthy)
    }
    return ways
  }
}

extension Candidates.Candidate {
  /// Returns the run without one action of each known way, or `nil` if it no longer shows the problem.
  fileprivate func avoiding(
    _ known: [Set<Command.Need>], _ attempt: Int, of subject: Subject
  ) -> (ExploredRun, Problem)? {
    var rest = run
    for needs in known where rest.needs.isSuperset(of: needs) {
      let removable = needs.intersection(rest.drawnNeeds(of: subject)).ordered(on: \.rawValue)
      guard !removable.isEmpty else { return nil }
      rest = rest.without(removable[attempt % removable.count], of: subject)
    }
    guard !known.isEmpty else { return (run, problem) }
    return Judge.judge(rest, under: subject.conditions).problems.first { $0.shape == problem.shape }.map {
      (rest, $0)
    }
  }
}

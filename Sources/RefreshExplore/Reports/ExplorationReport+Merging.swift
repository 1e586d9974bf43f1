import RefreshLaws
import RefreshScenarios
import RefreshText

extension ExplorationReport {
  /// Merges the reports of the shards of an exploration, which may be in any order.
  ///
  /// - Parameter reports: At least one, all of the same seed, level and subjects.
  package static func merged(_ reports: [ExplorationReport]) -> ExplorationReport {
    var merged = reports.ordered(on: { $0.shard?.index ?? 0 })[0]
    merged.shard = nil
    merged.isInterrupted = reports.contains(where: \.isInterrupted)
    // Each shard has read all files.
    merged.errorCount = reports.map(\.errorCount).max() ?? 0
    merged.warningCount = reports.map(\.warningCount).max() ?? 0
    merged.isStrict = reports.contains(where: \.isStrict)
    merged.suggestsRuns = reports.allSatisfy(\.suggestsRuns)
    for index in merged.subjects.indices {
      let parts = reports.compactMap { $0.subjects.indices.contains(index) ? $0.subjects[index] : nil }
      merged.subjects[index].join(parts)
    }
    return merged
  }

  /// Returns the reason why reports can't be merged, or `nil` if they can.
  package static func obstacle(in reports: [ExplorationReport]) -> String? {
    guard let first = reports.first else { return nil }
    // Reports of whole explorations have the same runs.
    if reports.count > 1, first.shard == nil { return "they aren't from shards" }
    let isAlike = reports.allSatisfy { report in
      report.seed == first.seed && report.level == first.level && report.listsAll == first.listsAll
        && report.laws == first.laws && report.demandedRuns == first.demandedRuns && report.tool == first.tool
        && report.subjects.map(\.path) == first.subjects.map(\.path)
        && report.subjects.map(\.name) == first.subjects.map(\.name)
    }
    return isAlike
      ? nil
      : "they are from explorations with different seeds, levels, laws, runs, subjects or options, or from different versions"
  }
}

extension ExplorationReport.Subject {
  /// Replaces the contents by those of several parts, with each problem once, as it was found first.
  fileprivate mutating func join(_ parts: [ExplorationReport.Subject]) {
    runs = parts.reduce(0) { $0 + $1.runs }
    let all = parts.flatMap(\.problems)
    let firstRuns = Dictionary(all.map { ($0.identity, $0.firstRun) }, uniquingKeysWith: min)
    // The first run of each level counts, as in an exploration that isn't split.
    let found = Dictionary(grouping: all) { $0.identity + [$0.drawnLevel.rawValue] }.values
      .map { ExplorationReport.Problem($0) }
    problems = found.ordered(on: \.drawnLevel).reduce(into: []) { $0.addOwner($1) }
      .ordered(by: ExplorationReport.Problem.isBefore)
    for index in problems.indices { problems[index].firstRun = firstRuns[problems[index].identity] ?? 0 }
    fixed = Set(parts.flatMap(\.fixed)).subtracting(problems.map(\.file)).ordered()
    notes = Set(parts.flatMap(\.notes)).ordered()
    drawn = Dictionary(grouping: parts.flatMap(\.drawn), by: \.action)
      .map { ExplorationReport.Drawn(action: $0.key, runs: $0.value.reduce(0) { $0 + $1.runs }) }
      .ordered(on: \.action)
    unreached = unreached.filter { goal in parts.allSatisfy { $0.unreached.contains(goal) } }
  }
}

extension [ExplorationReport.Problem] {
  /// Adds a problem as an exploration that isn't split does: to one of a lower level that has the same owner or needs no other
  /// actions, or as one of another owner.
  fileprivate mutating func addOwner(_ problem: ExplorationReport.Problem) {
    let known = firstIndex { other in
      other.identity == problem.identity
        && (other.owner == problem.owner || Set(problem.way.needs).isSuperset(of: other.way.needs))
    }
    guard let known else { return append(problem) }
    self[known] = ExplorationReport.Problem([self[known], problem])
  }
}

extension ExplorationReport.Problem {
  /// Merges equal problems into one: the one that the whole exploration would have found first, with the other ways
  /// of all.
  fileprivate init(_ parts: [ExplorationReport.Problem]) {
    self = parts.min { ($0.drawnLevel, $0.way.run) < ($1.drawnLevel, $1.way.run) } ?? ExplorationReport.Problem()
    var known: Set<[String]> = [way.needs]
    let ways = parts.flatMap { [$0.way] + $0.others }.ordered().filter { known.insert($0.needs).inserted }
    others = Array(ways.prefix(Way.most - 1))
  }
}

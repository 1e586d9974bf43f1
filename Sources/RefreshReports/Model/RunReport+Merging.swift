import RefreshScenarios
import RefreshText

extension RunReport {
  /// Merges several reports into one, for example those of the shards of a run.
  ///
  /// If all reports are shards, their scenarios are ordered by their numbers in the whole run. Otherwise they
  /// follow report by report and are renumbered. Scenarios of one suite are kept together, and suites without
  /// scenarios are omitted. Diagnostics that occur in several reports are kept once.
  public static func merged(_ reports: [RunReport]) -> RunReport {
    var merged = RunReport()
    let areShards = reports.allSatisfy { $0.shard != nil }
    var seen: Set<Diagnostic> = []
    merged.diagnostics = reports.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
    var all = reports.flatMap { report in
      report.suites.flatMap { suite in suite.scenarios.map { (suite: suite, scenario: $0) } }
    }
    if areShards { all = all.ordered(on: \.scenario.number) }
    var indexes: [String: [Place: Int]] = [:]
    for (suite, scenario) in all {
      let index = indexes[suite.name]?[suite.place] ?? merged.suites.count
      if index == merged.suites.count {
        indexes[suite.name, default: [:]][suite.place] = index
        merged.suites.append(Suite(name: suite.name, place: suite.place))
      }
      merged.suites[index].scenarios.append(scenario)
    }
    if !areShards {
      var number = 0
      for suite in merged.suites.indices {
        for scenario in merged.suites[suite].scenarios.indices {
          number += 1
          merged.suites[suite].scenarios[scenario].number = number
        }
      }
    }
    return merged
  }
}

/// A reason why reports can't be merged.
public enum ShardGap: Hashable, Sendable {
  /// Some are shards and others whole runs; the numbers are the indexes of one of each.
  case mixed(shard: Int, whole: Int)
  /// Two were split into different numbers of shards.
  case counts(first: Int, other: Int)
  /// Two are the same shard.
  case duplicate(Shard, first: Int, other: Int)
  /// These shards are missing.
  case missing([Int], of: Int)
  /// Two reports of whole runs contain the same scenario.
  case sameScenario(RunReport.Place, first: Int, other: Int)

  /// Returns the reasons why reports can't be merged.
  ///
  /// - Parameter reports: The reports; gaps refer to their indexes.
  public static func all(in reports: [RunReport]) -> [ShardGap] {
    let gaps = all(in: reports.map(\.shard))
    return gaps.isEmpty && reports.contains { $0.shard == nil } ? repetitions(in: reports) : gaps
  }

  /// Returns the reasons why reports of these shards can't be merged; `nil` stands for a whole run.
  package static func all(in parts: [Shard?]) -> [ShardGap] {
    guard let first = parts.first else { return [] }
    guard first != nil else { return parts.firstIndex { $0 != nil }.map { [.mixed(shard: $0, whole: 0)] } ?? [] }
    if let whole = parts.firstIndex(where: { $0 == nil }) { return [.mixed(shard: 0, whole: whole)] }
    let shards = parts.compactMap { $0 }
    if let other = shards.firstIndex(where: { $0.count != shards[0].count }) {
      return [.counts(first: 0, other: other)]
    }
    var gaps: [ShardGap] = []
    var positions: [Int: Int] = [:]
    for (position, shard) in shards.enumerated() {
      if let other = positions[shard.index] {
        gaps.append(.duplicate(shard, first: other, other: position))
      } else {
        positions[shard.index] = position
      }
    }
    let missing = (1...max(1, shards[0].count)).filter { positions[$0] == nil }
    return gaps + (missing.isEmpty ? [] : [.missing(missing, of: shards[0].count)])
  }

  /// Returns the first scenario of each report that an earlier report contains, too.
  private static func repetitions(in reports: [RunReport]) -> [ShardGap] {
    var positions: [[String]: Int] = [:]
    return reports.enumerated().compactMap { position, report in
      var gap: ShardGap?
      for suite in report.suites {
        for scenario in suite.scenarios {
          let key = [suite.name, scenario.name, scenario.place.path]
          if let other = positions[key], other != position, gap == nil {
            gap = .sameScenario(scenario.place, first: other, other: position)
          }
          positions[key] = positions[key] ?? position
        }
      }
      return gap
    }
  }
}

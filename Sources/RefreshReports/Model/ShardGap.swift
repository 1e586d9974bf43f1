/// Why reports are not the shards of one run.
public enum ShardGap: Hashable, Sendable {
  /// Some are shards and others whole runs; these are the numbers, from 0, of one of each.
  case mixed(shard: Int, whole: Int)
  /// Two were cut into different numbers of shards.
  case counts(first: Int, other: Int)
  /// Two are the same shard.
  case duplicate(RunReport.Shard, first: Int, other: Int)
  /// These shards are missing.
  case missing([Int], of: Int)
  /// Two, which are no shards, hold the same scenario.
  case sameScenario(RunReport.Place, first: Int, other: Int)

  /// All that keeps reports from being joined.
  ///
  /// - Parameter reports: the reports, by whose positions the gaps are told.
  public static func all(in reports: [RunReport]) -> [ShardGap] {
    guard let first = reports.first else { return [] }
    guard first.shard != nil else {
      if let shard = reports.firstIndex(where: { $0.shard != nil }) { return [.mixed(shard: shard, whole: 0)] }
      return repetitions(in: reports)
    }
    if let whole = reports.firstIndex(where: { $0.shard == nil }) { return [.mixed(shard: 0, whole: whole)] }
    let shards = reports.compactMap(\.shard)
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

  /// The first scenario of each report that an earlier one has, too.
  private static func repetitions(in reports: [RunReport]) -> [ShardGap] {
    struct Key: Hashable {
      let suite: String
      let name: String
      let path: String
    }
    var positions: [Key: Int] = [:]
    return reports.enumerated().compactMap { position, report in
      var gap: ShardGap?
      for suite in report.suites {
        for scenario in suite.scenarios {
          let key = Key(suite: suite.name, name: scenario.name, path: scenario.place.path)
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

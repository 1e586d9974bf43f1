extension RunReport {
  /// One report of several, as of the shards of a run.
  ///
  /// Where all are shards, their scenarios stand as in the run that was cut, by their numbers; else report by report,
  /// and they are numbered anew. What belongs to one suite stands together, and suites without scenarios are left out.
  /// What several found wrong with a file is told once.
  public static func merged(_ reports: [RunReport]) -> RunReport {
    var merged = RunReport()
    let areShards = reports.allSatisfy { $0.shard != nil }
    var seen: Set<Finding> = []
    merged.findings = reports.flatMap(\.findings).filter { seen.insert($0).inserted }
    var all = reports.flatMap { report in
      report.suites.flatMap { suite in suite.scenarios.map { (suite: suite, scenario: $0) } }
    }
    if areShards {
      all = all.enumerated()
        .sorted { ($0.element.scenario.number, $0.offset) < ($1.element.scenario.number, $1.offset) }
        .map(\.element)
    }
    var indexes: [Key: Int] = [:]
    for (suite, scenario) in all {
      let key = Key(name: suite.name, place: suite.place)
      let index = indexes[key] ?? merged.suites.count
      if indexes[key] == nil {
        indexes[key] = index
        merged.suites.append(Suite(name: suite.name, place: suite.place))
      }
      merged.suites[index].scenarios.append(scenario)
    }
    if !areShards { merged.number() }
    return merged
  }

  /// What makes a suite the same as another.
  private struct Key: Hashable {
    let name: String
    let place: Place
  }
}

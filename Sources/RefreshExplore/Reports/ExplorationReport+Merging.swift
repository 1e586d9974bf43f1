import RefreshScenarios

extension ExplorationReport {
  /// One report of the shards of an exploration, in whatever order they come.
  ///
  /// - Parameter reports: At least one, all of the same seed, level and subjects.
  package static func merged(_ reports: [ExplorationReport]) -> ExplorationReport {
    var merged = reports.sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }[0]
    merged.shard = nil
    for index in merged.subjects.indices {
      let parts = reports.compactMap { $0.subjects.indices.contains(index) ? $0.subjects[index] : nil }
      merged.subjects[index].join(parts)
    }
    return merged
  }

  /// The reason why reports can't be joined, nil if they can.
  package static func obstacle(in reports: [ExplorationReport]) -> String? {
    guard let first = reports.first else { return nil }
    let isAlike = reports.allSatisfy { report in
      report.seed == first.seed && report.level == first.level
        && report.subjects.map(\.path) == first.subjects.map(\.path)
        && report.subjects.map(\.name) == first.subjects.map(\.name)
    }
    return isAlike ? nil : "they are of explorations with other seeds, levels or subjects"
  }
}

extension ExplorationReport.Subject {
  /// Takes the place of some parts: each problem once, as it was found first.
  fileprivate mutating func join(_ parts: [ExplorationReport.Subject]) {
    runs = parts.reduce(0) { $0 + $1.runs }
    var known: Set<String> = []
    problems = parts.flatMap(\.problems).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
      .filter { known.insert($0.file).inserted }
    mended = Set(parts.flatMap(\.mended)).subtracting(known).sorted()
    notes = Set(parts.flatMap(\.notes)).sorted()
    unreached = unreached.filter { goal in parts.allSatisfy { $0.unreached.contains(goal) } }
  }
}

extension ExplorationReport.Problem {
  /// Where it stands among others: what only its file shows comes last.
  fileprivate var order: Int { run == 0 ? .max : run }
}

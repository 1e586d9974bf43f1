import RefreshScenarios

/// Runs the scenarios of a plan on all processors.
enum ParallelRunner {
  /// How many scenarios a processor takes at a time.
  private static let pieceLength = 16

  /// Runs scenarios; what comes out is the same as if they were run one after the other.
  ///
  /// - Parameters:
  ///   - entries: the scenarios.
  ///   - count: how often each is run.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ.
  ///   - limit: after how many failures to stop; nil for not at all.
  ///   - progress: is told of what has run. The default is nobody.
  /// - Returns: what came of the first of them, up to the failure that is one too many.
  static func run(
    _ entries: [RunPlan.Entry], times count: Int = 1, snapshotUse: SnapshotUse, stoppingAfter limit: Int? = nil,
    progress: ProgressBar? = nil
  ) -> [Verdict] {
    guard let limit else { return run(entries[...], count, snapshotUse, progress) }
    // Some are run in vain behind the last failure: nobody hears of them.
    var verdicts: [Verdict] = []
    var failures = 0
    let length = pieceLength * Workers.processorCount
    for start in stride(from: 0, to: entries.count, by: length) {
      for verdict in run(entries[start..<min(start + length, entries.count)], count, snapshotUse, progress) {
        verdicts.append(verdict)
        if verdict.failed { failures += 1 }
        if failures >= limit { return verdicts }
      }
    }
    return verdicts
  }

  private static func run(
    _ entries: ArraySlice<RunPlan.Entry>, _ count: Int, _ use: SnapshotUse, _ progress: ProgressBar?
  ) -> [Verdict] {
    let starts = Array(stride(from: entries.startIndex, to: entries.endIndex, by: pieceLength))
    return Workers.map(starts) { start in
      let verdicts = entries[start..<min(start + pieceLength, entries.endIndex)].map {
        Runner.run($0, times: count, snapshotUse: use)
      }
      progress?.advance(by: verdicts.count, failed: verdicts.count(where: \.failed))
      return verdicts
    }.flatMap { $0 }
  }
}

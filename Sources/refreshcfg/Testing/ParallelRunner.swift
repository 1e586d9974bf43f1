import RefreshScenarios

/// Runs the scenarios of a plan on all processors.
enum ParallelRunner {
  /// The number of scenarios that a processor takes at a time.
  private static let pieceLength = 16

  /// Runs scenarios; the result is the same as if they ran one after the other.
  ///
  /// - Parameters:
  ///   - entries: The scenarios.
  ///   - count: The number of times that each one runs.
  ///   - snapshotUse: The treatment of snapshots that are missing or differ.
  ///   - limit: The number of failures after which to stop; `nil` for no limit.
  ///   - progress: A progress bar to advance. The default is none.
  /// - Returns: The verdicts, up to the failure that reaches the limit.
  static func run(
    _ entries: [RunPlan.Entry], times count: Int = 1, snapshotUse: SnapshotUse, stoppingAfter limit: Int? = nil,
    progress: ProgressBar? = nil
  ) -> [Verdict] {
    // Some scenarios after the last failure run as well, and their verdicts are discarded.
    let batchLength = limit == nil ? max(entries.count, 1) : pieceLength * Workers.processorCount
    var verdicts: [Verdict] = []
    var failures = 0
    for first in stride(from: 0, to: entries.count, by: batchLength) {
      let batch = entries[first..<min(first + batchLength, entries.count)]
      let starts = Array(stride(from: batch.startIndex, to: batch.endIndex, by: pieceLength))
      let pieces = Workers.map(starts) { start in
        let verdicts = batch[start..<min(start + pieceLength, batch.endIndex)].map {
          $0.run(times: count, snapshotUse: snapshotUse)
        }
        progress?.advance(by: verdicts.count, failed: verdicts.count(where: \.failed))
        return verdicts
      }
      for verdict in pieces.joined() {
        verdicts.append(verdict)
        if verdict.failed { failures += 1 }
        if failures == limit { return verdicts }
      }
    }
    return verdicts
  }
}

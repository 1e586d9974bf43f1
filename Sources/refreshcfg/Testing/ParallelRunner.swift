import RefreshReports
import RefreshScenarios

/// Runs the scenarios of a plan on all processors.
enum ParallelRunner {
  /// The number of scenarios that a processor takes at a time.
  private static let pieceLength = 16

  /// What came of scenarios, in the order of the plan.
  struct Outcome {
    var verdicts: [Verdict] = []
    /// The pictures of each scenario; empty if none were asked for.
    var pictures: [ScenarioPictures?] = []
  }

  /// Runs scenarios; the result is the same as if they ran one after the other.
  ///
  /// - Parameters:
  ///   - entries: The scenarios.
  ///   - count: The number of times that each one runs.
  ///   - snapshotUse: The treatment of snapshots that are missing or differ.
  ///   - limit: The number of failures after which to stop; `nil` for no limit.
  ///   - isPictured: Whether pictures are made of the runs, for which they are recorded. The default is `false`.
  ///   - progress: A progress bar to advance. The default is none.
  /// - Returns: The verdicts, up to the failure that reaches the limit.
  static func run(
    _ entries: [RunPlan.Entry], times count: Int = 1, snapshotUse: SnapshotUse, stoppingAfter limit: Int? = nil,
    picturing isPictured: Bool = false, progress: ProgressBar? = nil
  ) -> Outcome {
    // Some scenarios after the last failure run as well, and their verdicts are discarded.
    let batchLength = limit == nil ? max(entries.count, 1) : pieceLength * Workers.processorCount
    var outcome = Outcome()
    var failures = 0
    for first in stride(from: 0, to: entries.count, by: batchLength) {
      let batch = entries[first..<min(first + batchLength, entries.count)]
      let starts = Array(stride(from: batch.startIndex, to: batch.endIndex, by: pieceLength))
      let pieces = Workers.map(starts) { start in
        let runs = batch[start..<min(start + pieceLength, batch.endIndex)].map {
          entry -> (Verdict, ScenarioPictures?) in
          guard isPictured else { return (entry.run(times: count, snapshotUse: snapshotUse), nil) }
          let recording = entry.record(times: count, snapshotUse: snapshotUse)
          return (recording.verdict, ScenarioPictures(recording, amongScenarios: entries.count))
        }
        progress?.advance(by: runs.count, failed: runs.count { $0.0.failed })
        return runs
      }
      for (verdict, pictures) in pieces.joined() {
        outcome.verdicts.append(verdict)
        if isPictured { outcome.pictures.append(pictures) }
        if verdict.failed { failures += 1 }
        if failures == limit { return outcome }
      }
    }
    return outcome
  }
}

import RefreshReports
import RefreshScenarios

/// Runs the scenarios of a plan on all processors.
enum ParallelRunner {
  /// The number of scenarios that a processor takes at a time.
  private static let pieceLength = 16

  /// The results of scenarios, in the order of the plan.
  struct Runs {
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
  ) -> Runs {
    // Some scenarios after the last failure run as well, and their verdicts are discarded.
    let batchLength = limit == nil ? max(entries.count, 1) : pieceLength * Workers.processorCount
    var runs = Runs()
    // Of the scenarios after the first ones that have pictures.
    var (failures, picturedFailures) = (0, 0)
    for first in stride(from: 0, to: entries.count, by: batchLength) {
      let batch = entries[first..<min(first + batchLength, entries.count)]
      let starts = Array(stride(from: batch.startIndex, to: batch.endIndex, by: pieceLength))
      let pieces = Workers.map(starts) { start in
        let results = (start..<min(start + pieceLength, batch.endIndex)).map {
          index -> (Verdict, ScenarioPictures?) in
          let entry = entries[index]
          if !isPictured || index >= ScenarioPictures.most {
            let verdict = entry.run(times: count, snapshotUse: snapshotUse)
            guard isPictured, verdict.failed else { return (verdict, nil) }
          }
          let recording = entry.record(times: count, snapshotUse: snapshotUse)
          return (recording.verdict, ScenarioPictures(recording, amongScenarios: entries.count))
        }
        progress?.advance(by: results.count, failed: results.count { $0.0.failed })
        return results
      }
      for (verdict, pictures) in pieces.joined() {
        let isShown =
          runs.verdicts.count < ScenarioPictures.most || pictures != nil && picturedFailures < ScenarioPictures.most
        if runs.verdicts.count >= ScenarioPictures.most, verdict.failed { picturedFailures += 1 }
        runs.verdicts.append(verdict)
        if isPictured { runs.pictures.append(isShown ? pictures : nil) }
        if verdict.failed { failures += 1 }
        if failures == limit { return runs }
      }
    }
    return runs
  }
}

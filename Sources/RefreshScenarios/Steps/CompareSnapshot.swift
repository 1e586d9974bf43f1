import RefreshEngine
import RefreshPresets

/// `snapshot`: all observables must have their stored values.
package struct CompareSnapshot {
  /// The name of the snapshot, with its location.
  let name: Located<String>
  /// The path of its file, which a ``SnapshotShelf`` provides; `nil` if the scenario does not come from a file.
  var path: String?
  /// The stored snapshot, which a ``SnapshotShelf`` provides.
  var stored = StoredSnapshot.missing

  /// Compares the observables of a stage with the snapshot, or takes a snapshot.
  func run(on stage: inout Stage) {
    let observations = stage.simulation.observations
    switch stored {
    case .refused(let reason): stage.fail(.unreadableSnapshot(name.value, reason: reason), at: name.span)
    case _ where stage.snapshotUse == .update: take(observations, on: &stage)
    case .observations(let values):
      let differences = SnapshotDifference.all(between: values, and: observations)
      if !differences.isEmpty { stage.fail(.snapshot(name.value, differences), at: name.span) }
    case .unreadable(let reason): stage.fail(.unreadableSnapshot(name.value, reason: reason), at: name.span)
    case .missing:
      if stage.snapshotUse == .record, path != nil {
        take(observations, on: &stage)
      } else {
        stage.fail(.noSnapshot(name.value), at: name.span)
      }
    }
  }

  /// Adds a snapshot to be stored.
  private func take(_ observations: [FailedStep.Observation], on stage: inout Stage) {
    guard let path else {
      stage.fail(.noSnapshot(name.value), at: name.span)
      return
    }
    stage.take(
      TakenSnapshot(
        name: name.value, path: path, span: name.span, example: stage.example, observations: observations))
  }

  static let kind = StepKind(
    "snapshot", ValueType<String>.name.located, examples: ["after-the-refresh"],
    "All observables must be equal to the snapshot with this name, which is stored in `__snapshots__` next to the file.",
    make: { name, _ in .snapshot(CompareSnapshot(name: name)) },
    write: { if case .snapshot(let snapshot) = $0 { .text(snapshot.name.value) } else { nil } })
}

import RefreshEngine
import RefreshLaws

/// The result of judging a run.
package struct Judgement: Sendable {
  /// The problems, in the order in which they show.
  package let problems: [Problem]
  /// Properties that hold by design.
  package let notes: [DesignNote]
  /// The features that the run reached, in order.
  package let features: [RunFeature]
  /// The number of moments that the run took, a measure of its cost.
  package let moments: Int
}

/// Executes runs, and reports their problems.
package enum Judge {
  /// Executes a run once and judges it.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - conditions: The conditions of the suite, which may not all apply to the run. The default is none.
  ///   - isThorough: Whether costly checks are made, too, of problems that show in many runs: layout, parts,
  ///     durations and the app's waits. The default is true.
  package static func judge(
    _ run: ExploredRun, under conditions: RunConditions = RunConditions(), isThorough: Bool = true
  ) -> Judgement {
    var trial = Trial(
      World(
        scene: run.scene, components: run.components, app: run.app, conditions: conditions.applied(to: run),
        isThorough: isThorough))
    for command in run.commands where trial.canContinue { trial.step(command) }
    trial.end()
    return Judgement(
      problems: trial.problems, notes: trial.notes, features: Trail(of: trial.happened).features,
      moments: trial.moments)
  }

  /// Returns what a run asks of the library, apart from what a suite's own app does, as for problems.
  package static func chosenLevel(of run: ExploredRun, in subject: Subject) -> Level {
    let conditions = subject.conditions.applied(to: run)
    var trial = Trial(
      World(scene: run.scene, components: run.components, app: run.app, conditions: conditions), laws: LawSet([]))
    for command in run.commands where trial.canContinue { trial.step(command) }
    return subject.app == nil ? trial.level : trial.drivenLevel
  }
}

import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios

/// A run in which two presets behave differently, beyond what already differs in its initial state.
package struct DistinguishingRun: Sendable {
  /// The run, as short as possible, with the components of the old preset.
  package let run: ExploredRun

  /// Searches runs for one in which the presets differ. Half of them are drawn for the old preset, half for the new
  /// one.
  ///
  /// - Parameters:
  ///   - old: The old preset.
  ///   - new: The new preset.
  ///   - numbers: The numbers of the runs.
  /// - Returns: The shortest form of the first run that differs, or `nil` if none does.
  package static func search(from old: Subject, to new: Subject, among numbers: Range<Int>) -> DistinguishingRun? {
    for number in numbers {
      let drawn = number.isMultiple(of: 2) ? old : new
      var draw = RunDraw(RandomNumbers(RunNumber(seed: 1, run: number)), of: drawn, within: .surroundings)
      let run = draw.run()
      guard let step = partingStep(of: run, old, new) else { continue }
      var shrinker = Shrinker(run, step, of: old) { run, _ in partingStep(of: run, old, new) }
      shrinker.shrink()
      return DistinguishingRun(run: shrinker.run.with(old))
    }
    return nil
  }

  /// Returns the run as a scenario that can be run with both presets.
  package func scenario(of subject: Subject) -> Scenario {
    var setup = Setup(scene: run.scene, components: subject.components)
    setup.app = AppProgram(run.app)
    return Scenario(name: "a random run", suite: "", setup: setup, commands: run.commands)
  }

  /// Returns the first step at which the presets behave differently, or `nil` if they never do.
  private static func partingStep(of run: ExploredRun, _ old: Subject, _ new: Subject) -> Shown<Bool>? {
    var (before, after) = (run.with(old).simulation(), run.with(new).simulation())
    let compared = seen.filter { before[$0].isNear(after[$0]) }
    _ = (before.takeEvents(), after.takeEvents())
    for (index, command) in run.commands.enumerated() {
      before.step(command)
      after.step(command)
      let isSame =
        before.takeEvents().areNear(after.takeEvents()) && compared.allSatisfy { before[$0].isNear(after[$0]) }
      guard isSame else { return Shown(value: true, step: index + 1) }
      guard before.fault == nil, after.fault == nil else { return nil }
    }
    return nil
  }

  /// The observables that are compared after each step, in addition to the events.
  private static let seen = ObservablePath.all.filter { observable in
    switch observable {
    case .scroll(.offsetX), .scroll(.offsetY): return true
    case .component(_, let leaf):
      // What a label shows says less than what the component does.
      guard !leaf.part.isLabel else { return false }
      switch leaf.aspect {
      case .frame, .alpha, .hidden: return true
      case .center, .text, .insetDelta, nil: return false
      }
    case .scroll, .part, .time: return false
    }
  }
}

extension ExploredRun {
  /// Returns the run with the components of a subject, and with the texts and the language of its preset.
  fileprivate func with(_ subject: Subject) -> ExploredRun {
    var run = self
    run.components = subject.components.map(\.blueprint)
    (run.scene.texts, run.scene.languageCode) = (subject.scene.texts, subject.scene.languageCode)
    return run
  }
}

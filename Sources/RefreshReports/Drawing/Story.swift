import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What pictures of a scenario are drawn of: what could be seen while it ran, its steps, and what went wrong.
struct Story {
  /// How things stood, in the order of time, never empty.
  let moments: [Recording.Moment]
  /// The names of the steps; the first of them has the number 1.
  let steps: [String]
  /// What went wrong, in order.
  let failures: [Failure]
  /// The files of frames and arrows.
  let images: [ComponentRole: ImageFiles]

  /// A step that failed.
  struct Failure {
    /// The number of the step; 0 is the setting up.
    let step: Int
    /// What was not so, each in one line.
    let messages: [String]
  }

  /// Makes it of what could be seen of a scenario, up to where it ended; nil if that was nothing.
  init?(_ recording: Recording) {
    let (verdict, scenario) = (recording.verdict, recording.scenario)
    let last = scenario.soft ? nil : verdict.failedSteps.last?.number
    moments = recording.moments.filter { $0.step <= last ?? .max }
    guard !moments.isEmpty else { return nil }
    steps = scenario.steps.map(\.name)
    images = scenario.setup.images
    failures = verdict.failedSteps.map { Failure(step: $0.number, messages: $0.failures.map(\.message)) }
  }

  /// The name of a step: `release`.
  func name(of step: Int) -> String { step == 0 || step > steps.count ? "start" : steps[step - 1] }

  /// What went wrong in a step, nil if nothing did.
  func failure(of step: Int) -> Failure? { failures.first { $0.step == step } }

  /// Whether the content moved sideways and in no other direction.
  var isSideways: Bool { moments.moveSideways }
}

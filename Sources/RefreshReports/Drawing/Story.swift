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

  /// Makes it of a scenario that was recorded; nil if nothing could be seen.
  init?(_ recording: Recording) {
    self.init(
      recording,
      failures: recording.verdict.failedSteps.map { Failure(step: $0.number, messages: $0.failures.map(\.message)) }
    )
  }

  /// Makes it of a scenario that was recorded, and of what a report says of it, up to where it ended there.
  init?(_ recording: Recording, as result: RunReport.Scenario) {
    self.init(
      recording,
      failures: result.failures.map { Failure(step: $0.step, messages: $0.problems.map(\.message)) },
      until: recording.scenario.soft ? nil : result.failures.last?.step)
  }

  private init?(_ recording: Recording, failures: [Failure], until last: Int? = nil) {
    guard !recording.moments.isEmpty else { return nil }
    moments = last.map { last in Array(recording.moments.prefix { $0.step <= last }) } ?? recording.moments
    steps = recording.scenario.steps.map(\.name)
    images = recording.scenario.setup.images
    self.failures = failures
  }

  /// The name of a step: `release`.
  func name(of step: Int) -> String { step == 0 || step > steps.count ? "start" : steps[step - 1] }

  /// What went wrong in a step, nil if nothing did.
  func failure(of step: Int) -> Failure? { failures.first { $0.step == step } }

  /// Whether the content moved sideways and in no other direction.
  var isSideways: Bool {
    let first = moments[0].offset
    return moments.contains { $0.offset.x != first.x } && !moments.contains { $0.offset.y != first.y }
  }
}

extension Recording.Moment {
  /// A number that can be observed; 0 where there is none.
  func number(_ observable: ObservablePath) -> Double {
    if case .number(let number) = self[observable] { number } else { 0 }
  }

  /// The content offset in points.
  var offset: Point { Point(x: number(.scroll(.offsetX)), y: number(.scroll(.offsetY))) }

  /// The state of a component, nil if it is not there.
  func state(of role: ComponentRole) -> RefreshState? {
    guard case .text(let name) = self[.component(role, .state)] else { return nil }
    return RefreshState.allCases.first { $0.name == name }
  }
}

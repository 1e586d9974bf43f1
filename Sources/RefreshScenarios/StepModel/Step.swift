import RefreshDiagnostics
import RefreshEngine

/// One thing that a scenario does or expects, ready to run: nothing is parsed or looked up any more.
protocol Step: Sendable {
  /// Whether it needs to know what happened, and not only how things stand.
  var needsEvents: Bool { get }
  /// Whether it can fail because something is not as expected.
  var expects: Bool { get }
  /// What it does, apart from what it expects; nil if that depends on what it sees.
  var commands: [Command]? { get }

  /// Does it. The run loop turns afterwards.
  func run(on stage: inout Stage)
}

extension Step {
  /// Most steps need no events.
  var needsEvents: Bool { false }
  /// Most steps expect nothing.
  var expects: Bool { false }
}

/// A step with its place.
public struct ScenarioStep: Sendable {
  /// The step.
  let step: any Step
  /// The name of its kind, as it is written: `drag`.
  public let name: String
  /// Where it stands, from its name to the end of its value.
  public let span: Span
  /// Through which flows and repetitions it was reached, the outermost first; empty for most steps.
  public var route: [StepLink] = []
}

import RefreshDiagnostics

/// One scenario, ready to run.
public struct Scenario: Sendable {
  /// Its name, unique in its suite.
  public let name: String
  /// Where it stands: its name, from which line numbers are counted as its own.
  public let span: Span
  /// The name of its suite.
  public let suite: String
  /// What it is about, to select by.
  public let tags: [String]
  /// The world it begins in.
  public let setup: Setup
  /// Its steps.
  public let steps: [ScenarioStep]

  /// Whether one of its steps needs to know what happened.
  let needsEvents: Bool

  init(name: String, span: Span, suite: String, tags: [String], setup: Setup, steps: [ScenarioStep]) {
    self.name = name
    self.span = span
    self.suite = suite
    self.tags = tags
    self.setup = setup
    self.steps = steps
    needsEvents = steps.contains { $0.step.needsEvents }
  }
}

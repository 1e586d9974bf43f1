import RefreshDiagnostics

/// One scenario, ready to run.
public struct Scenario: Sendable {
  /// Its name, unique in its suite.
  public let name: String
  /// Where its name stands.
  public let nameSpan: Span
  /// Where it stands, from its first key to the end of its last.
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

  init(name: Located<String>, span: Span, suite: String, tags: [String], setup: Setup, steps: [ScenarioStep]) {
    self.name = name.value
    nameSpan = name.span
    self.span = span
    self.suite = suite
    self.tags = tags
    self.setup = setup
    self.steps = steps
    needsEvents = steps.contains { $0.step.needsEvents }
  }
}

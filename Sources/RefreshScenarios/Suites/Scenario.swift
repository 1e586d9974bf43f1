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
  /// The example that it was made with, nil if it has none.
  public let example: Example?
  /// Why it does not run, nil if it does.
  public let skip: String?
  /// Whether only it runs, and others that say so.
  public let only: Bool
  /// Where it says so, nil if it does not.
  public let onlySpan: Span?
  /// Whether it goes on after a step that failed.
  public let soft: Bool
  /// The world it begins in.
  public let setup: Setup
  /// Its steps, flows and repetitions written out.
  public let steps: [ScenarioStep]

  /// What has to hold after every change.
  let always: [Condition]
  /// Whether one of its steps needs to know what happened.
  let needsEvents: Bool

  /// Whether it can fail because something is not as expected.
  var expects: Bool { !always.isEmpty || steps.contains { $0.step.expects } }

  /// - Parameters:
  ///   - name: its name.
  ///   - span: where it stands.
  ///   - suite: the name of its suite.
  ///   - example: the example that it was made with.
  ///   - draft: what its keys have given.
  ///   - setup: the world it begins in.
  ///   - always: what has to hold after every change.
  ///   - steps: its steps.
  init(
    name: Located<String>, span: Span, suite: String, example: Example?, draft: ScenarioDraft, setup: Setup,
    always: [Condition], steps: [ScenarioStep]
  ) {
    self.name = name.value
    nameSpan = name.span
    self.span = span
    self.suite = suite
    self.example = example
    tags = draft.tags
    skip = draft.skip
    only = draft.only?.value ?? false
    onlySpan = draft.only.flatMap { $0.value ? $0.span : nil }
    soft = draft.soft
    self.setup = setup
    self.always = always
    self.steps = steps
    needsEvents = steps.contains { $0.step.needsEvents }
  }
}

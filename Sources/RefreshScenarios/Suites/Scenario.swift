import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// One scenario, ready to run.
public struct Scenario: Sendable {
  /// Its name, unique in its suite.
  public let name: String
  /// The location of its name.
  public let nameSpan: Span
  /// The location of the scenario, from its first key to the end of its last.
  public let span: Span
  /// The name of its suite.
  public let suite: String
  /// The tags by which it can be selected.
  public internal(set) var tags: [String] = []
  /// The example with which it was created, or `nil` if it has none.
  public internal(set) var example: Example?
  /// The reason why it is skipped, or `nil` if it runs.
  public internal(set) var skip: String?
  /// The location of its `only`; `nil` if it has none.
  public internal(set) var onlySpan: Span?
  /// Whether it continues after a failed step.
  public internal(set) var soft = false
  /// The world in which it begins.
  public package(set) var setup: Setup
  /// The location of the conditions at rest that it declares itself; `nil` if there are only those of its suite.
  var ownAtRest: Span?
  /// Its steps, with flows and repetitions expanded.
  public internal(set) var steps: [ScenarioStep]

  /// Whether it is marked with `only`, so that only marked scenarios run.
  public var only: Bool { onlySpan != nil }
  /// The conditions that must hold after every change.
  package var always: [Condition] { setup.always }
  /// The conditions that must hold at the end, once everything has come to rest.
  package var atRest: [Condition] { setup.atRest }
  /// The conditions that must hold at rest, always and in time, in this order.
  package var watched: [Condition] { atRest + always + setup.promises.flatMap(\.conditions) }
  /// Whether one of its steps needs recorded events.
  var needsEvents: Bool { steps.contains { if case .expectEvents = $0.action { true } else { false } } }
  /// Whether it contains expectations that can fail.
  var expects: Bool { !atRest.isEmpty || expectsBeforeRest }
  /// The location that requires it to come to rest, which it does if it declares conditions at rest itself, or if
  /// nothing else would be checked. `nil` if it need not come to rest.
  var restPromise: Span? { ownAtRest ?? (expectsBeforeRest ? nil : atRest.first?.span) }
  private var expectsBeforeRest: Bool {
    !always.isEmpty || !setup.promises.isEmpty || steps.contains(where: \.action.expects)
  }
}

extension Scenario {
  /// Creates a scenario from commands, which is not in any file.
  ///
  /// - Parameters:
  ///   - name: The scenario's name.
  ///   - suite: The name of its suite.
  ///   - path: The path to use instead of a file's. The default is empty.
  ///   - tags: The tags. The default is none.
  ///   - setup: The world in which it begins.
  ///   - commands: The commands, one for each step.
  package init(
    name: String, suite: String, path: String = "", tags: [String] = [], setup: Setup, commands: [Command]
  ) {
    let nowhere = Span(wholeOf: SourceFile(path: path, bytes: []))
    self.init(
      name: name, nameSpan: nowhere, span: nowhere, suite: suite, tags: tags, setup: setup,
      steps: commands.map { ScenarioStep(action: .perform([$0]), name: $0.stepKind.name, span: nowhere) })
  }

  /// The scenario with a preset's components, language and texts instead of its own, on the same phone.
  package func with(_ graph: ComponentGraph) -> Scenario {
    var scenario = self
    scenario.setup.scene.texts = graph.texts
    scenario.setup.scene.languageCode = graph.language
    scenario.setup.components = graph.components.map(\.blueprint)
    scenario.setup.written = graph.components
    return scenario
  }
}

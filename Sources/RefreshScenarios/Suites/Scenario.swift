import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

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
  /// The words to select it by.
  public internal(set) var tags: [String] = []
  /// The example that it was made with, nil if it has none.
  public internal(set) var example: Example?
  /// Why it does not run, nil if it does.
  public internal(set) var skip: String?
  /// Where it says that only it runs, and others that say so; nil if it does not.
  public internal(set) var onlySpan: Span?
  /// Whether it goes on after a step that failed.
  public internal(set) var soft = false
  /// The world it begins in.
  public internal(set) var setup: Setup
  /// The conditions that have to hold after every change.
  package var always: [Condition] = []
  /// The conditions that have to hold at the end, if all has come to rest.
  package var atRest: [Condition] = []
  /// Where its own conditions for then begin, nil if only its suite has some.
  var ownAtRest: Span?
  /// Its steps, flows and repetitions written out.
  public let steps: [ScenarioStep]

  /// Whether only it runs, and others that say so.
  public var only: Bool { onlySpan != nil }
  /// Whether one of its steps needs to know what happened.
  var needsEvents: Bool { steps.indices.contains { steps[$0].step.needsEvents } }
  /// Whether it can fail because something is not as expected.
  var expects: Bool { !atRest.isEmpty || expectsBeforeRest }
  /// Where it is said that it comes to rest, which is a failure if it does not: it says itself what holds then, or nothing else
  /// would be checked. Nil if it may do otherwise.
  var restPromise: Span? { ownAtRest ?? (expectsBeforeRest ? nil : atRest.first?.span) }
  private var expectsBeforeRest: Bool { !always.isEmpty || steps.contains { $0.step.expects } }
}

extension Scenario {
  /// Makes a scenario of commands, which stands in no file.
  ///
  /// - Parameters:
  ///   - name: The scenario's name.
  ///   - suite: The name of its suite.
  ///   - path: The path that takes the place of a file's. The default is empty.
  ///   - tags: The tags. The default is none.
  ///   - setup: The world it begins in.
  ///   - steps: The commands with the names of the steps that stand for them.
  package init(
    name: String, suite: String, path: String = "", tags: [String] = [], setup: Setup,
    steps: [(name: String, command: Command)]
  ) {
    let nowhere = Span(wholeOf: SourceFile(path: path, bytes: []))
    self.init(
      name: name, nameSpan: nowhere, span: nowhere, suite: suite, tags: tags, setup: setup,
      steps: steps.map { name, command in
        // Looked at from event to event, as the step is.
        let step: any Step = if case .settle = command { Wait() } else { Perform(command) }
        return ScenarioStep(step: step, name: name, span: nowhere)
      })
  }

  /// The scenario with a preset's components, language and texts in the place of its own; the phone stays.
  func with(_ graph: ComponentGraph) -> Scenario {
    var scenario = self
    scenario.setup.scene.texts = graph.texts
    scenario.setup.scene.languageCode = graph.language
    scenario.setup.components = graph.components.map(\.blueprint)
    return scenario
  }
}

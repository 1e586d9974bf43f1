import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension Scenario {
  /// Makes a scenario of commands, which stands in no file.
  ///
  /// - Parameters:
  ///   - name: The scenario's name.
  ///   - suite: The name of its suite.
  ///   - scene: The scene that it begins in.
  ///   - components: The components, in the order in which they are attached.
  ///   - steps: The commands with the names of the steps that stand for them.
  package init(
    name: String, suite: String, scene: ScrollScene, components: [ComponentGraph.Component],
    steps: [(name: String, command: Command)]
  ) {
    let nowhere = Span(wholeOf: SourceFile(path: "", bytes: []))
    self.init(
      name: Located(value: name, span: nowhere), span: nowhere, suite: suite, example: nil, draft: ScenarioDraft(),
      setup: Setup(
        scene: scene, components: components.map(\.blueprint), app: AppProgram(),
        images: Dictionary(components.map { ($0.kind.role, $0.images) }) { first, _ in first }),
      always: [],
      steps: steps.map { name, command in
        // Looked at from event to event, as the step is.
        let step: any Step = if case .settle = command { Wait(end: .settled) } else { Perform(command) }
        return ScenarioStep(step: step, name: name, span: nowhere)
      })
  }
}

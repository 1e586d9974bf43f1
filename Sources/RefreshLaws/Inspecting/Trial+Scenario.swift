import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML

extension World {
  /// The world in which a scenario begins.
  init(_ scenario: Scenario, isThorough: Bool) {
    self.init(
      scene: scenario.setup.scene, components: scenario.setup.components, app: scenario.setup.app.entries,
      conditions: RunConditions(
        always: scenario.always, atRest: scenario.atRest, promises: scenario.setup.promises), isThorough: isThorough
    )
  }
}

extension Trial {
  /// Carries out the steps of a scenario, apart from what they expect.
  mutating func play(_ scenario: Scenario) {
    for step in scenario.steps {
      if canContinue, let (conditions, limit) = step.awaited { wait(until: conditions, atMost: limit) }
      for command in step.commands ?? [] where canContinue { self.step(command) }
    }
  }

  /// How the laws are breached first, or by design; nil if they are not.
  var breach: String? { problems.first?.sentence ?? notes.first?.sentence }
}

extension LawID {
  /// Runs an example, and returns how it breaches the law; nil if it does not.
  package func breach(in example: LawExample) -> String? {
    var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
    let file = SourceFile(path: "example.scenarios.yaml", text: example.text("example"))
    guard let scenario = loader.load(file, into: &diagnostics).first?.scenarios.first else { return nil }
    var world = World(scenario, isThorough: true)
    if !world.app.isEmpty {
      (world.conditions.hasWholeApp, world.conditions.answered) = (true, world.components.map(\.kind.role))
    }
    var trial = Trial(world, laws: LawSet([self]))
    trial.play(scenario)
    trial.end()
    return trial.breach
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
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
  /// Carries out steps, except for their expectations.
  mutating func play(_ steps: some Sequence<ScenarioStep>) {
    for step in steps {
      if canContinue, let (conditions, limit) = step.awaited { wait(until: conditions, atMost: limit) }
      for command in step.commands ?? [] where canContinue { self.step(command) }
    }
  }
}

extension Scenario {
  /// Carries out the first steps again, brings the run to rest, and returns how it breaches a law; `nil` if it doesn't.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - step: The number of the first step that is not carried out, from 1.
  func breach(of law: LawID, before step: Int) -> String? {
    var trial = trial(of: law, before: step)
    trial.end()
    return trial.breach
  }

  /// Returns a trial that has carried out the steps before a step under a law.
  func trial(of law: LawID, before step: Int) -> Trial {
    var trial = Trial(World(self, isThorough: true).withWholeApp, laws: LawSet([law]))
    trial.play(steps.prefix(step - 1))
    return trial
  }
}

extension World {
  /// The world; if it has an app, laws check that it does what apps owe their users.
  fileprivate var withWholeApp: World {
    var world = self
    if !app.isEmpty {
      (world.conditions.hasWholeApp, world.conditions.answered) = (true, ComponentRole.allCases)
    }
    return world
  }
}

extension LawID {
  /// Runs an example, and returns how it breaches the law; nil if it does not.
  package func breach(in example: LawExample) -> String? {
    example.scenario.flatMap { $0.breach(of: self, before: $0.steps.count + 1) }
  }
}

extension LawExample {
  /// The example as a scenario.
  var scenario: Scenario? {
    var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
    let file = SourceFile(path: "example.scenarios.yaml", text: text("example"))
    return loader.load(file, into: &diagnostics).first?.scenarios.first
  }
}

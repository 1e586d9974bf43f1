import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshText

extension PreviewFeed {
  /// The scenarios of a file, each with its result.
  ///
  /// - Parameters:
  ///   - suites: The suites of the file.
  ///   - path: The path of the file.
  ///   - scenario: The name of the scenario that is shown first. The default is the first that fails, or the first.
  ///   - diagnostics: The diagnostics of the file.
  package init(_ suites: [Suite], path: String, scenario: String? = nil, diagnostics: [Diagnostic] = []) {
    let scenarios = suites.flatMap(\.scenarios)
    let scenes = suites.flatMap { suite in suite.scenarios.map { PreviewScene($0, of: suite) } }
    let selected =
      scenario.flatMap { name in scenarios.firstIndex { $0.name == name } }
      ?? scenes.firstIndex { $0.steps?.contains { !$0.failures.isEmpty } ?? false }
    self.init(
      title: suites.first?.name ?? FilePath.name(of: path), path: path, scenes: scenes, selected: selected ?? 0,
      diagnostics: diagnostics)
  }
}

extension PreviewScene {
  /// A scenario: its world, and its steps as they went.
  init(_ scenario: Scenario, of suite: Suite) {
    let verdict = Runner.run(scenario)
    func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    self.init(
      name: scenario.name, suite: suite.name, world: scenario.world, steps: Step.all(of: verdict),
      source: suite.beginning.flatMap(lines), ownSource: suite.beginning(of: scenario).flatMap(lines),
      images: PreviewImage.all(of: scenario.setup))
  }
}

extension PreviewScene.Step {
  /// The steps of a scenario. After one that failed the others are there too; what they do is not held against them.
  static func all(of verdict: Verdict) -> [PreviewScene.Step] {
    var start = Instant.zero
    return verdict.scenario.steps.enumerated().map { index, step in
      let result = verdict.steps[index]
      // A wait for something took the time that it took.
      let commands = step.commands ?? [.wait(result.end - start)]
      start = result.end
      let failures = verdict.failedSteps.filter { $0.number == index + 1 }.flatMap(\.failures)
      return PreviewScene.Step(
        text: step.text, line: step.span.startPosition.line, commands: commands, failures: failures.map(\.message))
    }
  }
}

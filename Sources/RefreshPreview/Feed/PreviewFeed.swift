import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The content of a page, as data: a preset, or the scenarios of a file.
///
/// A page is made with one; when the file has changed, a server sends it a new one (``json``).
package struct PreviewFeed: Sendable {
  /// The title of the page: the name of the preset or the suite.
  package let title: String
  /// The path of the file, as it was given.
  let path: String
  /// The scenes to play, in the order of the file; empty if the file has errors.
  package let scenes: [PreviewScene]
  /// The index of the scene that is shown first.
  var selected = 0
  /// The diagnostics of the file, in its order.
  package var diagnostics: [Diagnostic] = []

  /// The feed as JSON on one line; equal feeds give equal bytes.
  package var json: String {
    let files = SharedFiles(of: scenes)
    let value: JSONValue = [
      "version": .number(PreviewFeed.version),
      "title": .string(title),
      "path": .string(path),
      "selected": .number(selected),
      "files": .strings(files.all),
      "scenes": .array(scenes.map { $0.json(files) }),
      "commands": .array(CommandForm.all(languages: languages).map(\.json)),
      "diagnostics": .array(diagnostics.map(PreviewFeed.json)),
    ]
    return value.written(.padded)
  }

  /// The languages that can be chosen in all scenes, each once.
  private var languages: [String] {
    scenes.flatMap(\.languages).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The version of the format of ``json``; a page with another version has to be reloaded.
  private static let version = 5

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    let position = diagnostic.span.startPosition
    return [
      "severity": .string("\(diagnostic.severity)"),
      "id": .string(diagnostic.id.rawValue),
      "message": .string(diagnostic.message),
      "path": .string(diagnostic.span.file.path),
      "line": .number(position.line),
      "column": .number(position.column),
      "text": .string(TextRenderer(color: false, width: 96).render(diagnostic)),
    ]
  }
}

extension PreviewFeed {
  /// Creates the feed of a preset with twenty rows of content; for a trailer, the content is as high as the phone,
  /// as it is before any cards are loaded.
  ///
  /// - Parameters:
  ///   - preset: The preset; `nil` if it has errors.
  ///   - path: The path of its file.
  ///   - diagnostics: The diagnostics of the file.
  package init(_ preset: Preset?, path: String, diagnostics: [Diagnostic] = []) {
    self.init(
      title: preset?.name ?? FilePath.name(of: path), path: path,
      scenes: preset.map { [PreviewScene($0, path: path)] } ?? [], diagnostics: diagnostics)
  }

  /// Creates the feed of a file of scenarios, each with its result.
  ///
  /// - Parameters:
  ///   - suites: The suites of the file.
  ///   - path: The path of the file.
  ///   - first: The scenario that is shown first. The default is the first that fails, or the first.
  ///   - diagnostics: The diagnostics of the file.
  package init(_ suites: [Suite], path: String, first: Scenario? = nil, diagnostics: [Diagnostic] = []) {
    let scenarios = suites.flatMap(\.scenarios)
    let scenes = suites.flatMap { suite in suite.scenarios.map { PreviewScene($0, of: suite) } }
    let selected =
      first.flatMap { first in scenarios.firstIndex { $0.span == first.span && $0.name == first.name } }
      ?? scenes.firstIndex { $0.steps?.contains { !$0.failures.isEmpty } ?? false }
    self.init(
      title: suites.first?.name ?? FilePath.name(of: path), path: path, scenes: scenes, selected: selected ?? 0,
      diagnostics: diagnostics)
  }
}

extension PreviewScene {
  /// Creates a scene for a preset, with the size of a phone.
  init(_ preset: Preset, path: String) {
    let scenario = Scenario(
      name: preset.name, suite: preset.name,
      setup: Setup(scene: .phone(showing: preset), components: preset.components), commands: [])
    self.init(
      name: preset.name, world: scenario.world,
      file: FileForm(preset, path: path, in: scenario.setup.scene), images: PreviewImage.all(of: scenario.setup),
      parts: PreviewPart.all(of: scenario.setup))
  }

  /// Creates a scene for a scenario: its world, and its steps as they ran.
  init(_ scenario: Scenario, of suite: Suite) {
    let verdict = Runner.run(scenario)
    self.init(
      name: scenario.name, suite: suite.name, example: scenario.example?.text, world: scenario.world,
      steps: Step.all(of: verdict),
      file: FileForm(scenario, of: suite), images: PreviewImage.all(of: scenario.setup),
      parts: PreviewPart.all(of: scenario.setup), app: scenario.setup.appCommands)
  }
}

extension Setup {
  /// The commands of the app at each hook, with the texts and lines of their steps.
  fileprivate var appCommands: [(hook: String, commands: [(text: String, line: Int)])] {
    AppProgram.Hook.all.compactMap { hook in
      appSteps[hook].map { steps in
        let commands = steps.flatMap { step in
          (step.commands ?? []).map { _ in (text: step.text, line: step.span.startPosition.line) }
        }
        return (hook.name, commands)
      }
    }
  }
}

extension ScrollScene {
  /// Returns a scene of a phone with a preset's texts and with content that suits its components.
  static func phone(showing preset: Preset) -> ScrollScene {
    var scene = ScrollScene()
    scene.viewport = Size(width: 390, height: 844)
    scene.safeArea = Insets(top: 91, left: 0, bottom: 34, right: 0)
    scene.content =
      preset.trailer == nil
      ? SceneContent(rows: 20, rowHeight: 64) : SceneContent(height: 719, rowHeight: 64)
    scene.texts = preset.texts
    scene.languageCode = preset.language
    return scene
  }
}

extension PreviewScene.Step {
  /// Returns the steps of a scenario, preceded by its setup if that failed.
  static func all(of verdict: Verdict) -> [PreviewScene.Step] {
    var start = Instant.zero
    func failures(_ number: Int) -> [String] {
      verdict.failedSteps.filter { $0.number == number }.flatMap(\.failures).map { VisibleText.of($0.message) }
    }
    let setup = PreviewScene.Step(
      number: 0, text: "start", line: verdict.scenario.nameSpan.startPosition.line, commands: [], isRun: true,
      failures: failures(0))
    let steps = verdict.scenario.steps.enumerated().map { index, step in
      let result = verdict.steps[index]
      // A wait for a condition is replayed as a wait for the time that it took.
      let commands = step.commands ?? [.wait(result.end - start)]
      start = result.end
      return PreviewScene.Step(
        number: index + 1, text: step.text, line: step.span.startPosition.line, commands: commands,
        isRun: result.outcome != .notRun, failures: failures(index + 1))
    }
    return (setup.failures.isEmpty ? [] : [setup]) + steps
  }
}

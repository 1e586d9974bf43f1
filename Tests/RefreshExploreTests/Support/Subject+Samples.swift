import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import Testing

@testable import RefreshExplore

extension Subject {
  /// Returns the subject of a preset in YAML.
  static func preset(_ text: String) throws -> Subject {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "feed.preset.yaml", text: text)
    return Subject(try #require(Preset.load(file, into: &diagnostics)), path: file.path)
  }

  /// Returns a list with a header and an auto footer.
  static func feed() throws -> Subject {
    try preset("name: feed\nheader: { type: normalHeader }\nfooter: { type: autoNormalFooter }\n")
  }

  /// Returns the subject of a suite in YAML.
  static func suite(_ text: String) throws -> Subject {
    var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
    let suites = loader.load(SourceFile(path: "feed.scenarios.yaml", text: text), into: &diagnostics)
    return Subject(try #require(suites.first))
  }
}

extension ExploredRun {
  /// The bytes of the whole run, for comparisons.
  var bytes: [UInt8] {
    let steps = commands.map { Replay.Step(line: 1, commands: [$0]) }
    return Replay(name: "", line: 1, scene: scene, components: components, app: AppProgram(app), steps: steps)
      .encoded()
  }
}

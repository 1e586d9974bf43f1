import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import Testing

@testable import RefreshExplore

extension Subject {
  /// A preset of some YAML.
  static func preset(_ text: String) throws -> Subject {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "feed.preset.yaml", text: text)
    return Subject(try #require(Preset.load(file, into: &diagnostics)), path: file.path)
  }

  /// A list with a header, and a footer that loads by itself.
  static func feed() throws -> Subject {
    try preset("name: feed\nheader: { type: normalHeader }\nfooter: { type: autoNormalFooter }\n")
  }

  /// A suite of some YAML.
  static func suite(_ text: String) throws -> Subject {
    var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
    let suites = loader.load(SourceFile(path: "feed.scenarios.yaml", text: text), into: &diagnostics)
    return Subject(try #require(suites.first))
  }
}

extension ExploredRun {
  /// All of it, to compare.
  var bytes: [UInt8] {
    let steps = commands.map { Replay.Step(line: 1, commands: [$0]) }
    return Replay(name: "", line: 1, scene: scene, components: components, app: AppProgram(app), steps: steps)
      .encoded()
  }
}

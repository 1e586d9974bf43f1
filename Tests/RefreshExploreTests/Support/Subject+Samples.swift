import RefreshEngine
import RefreshPresets
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshExplore

extension Subject {
  /// Returns the subject of a preset in YAML.
  static func preset(_ text: String) throws -> Subject {
    Subject(try SuiteTexts.preset(text), path: "feed.preset.yaml")
  }

  /// Returns a list with a header and an auto footer.
  static func feed() throws -> Subject {
    try preset("name: feed\nheader: { type: normalHeader }\nfooter: { type: autoNormalFooter }\n")
  }

  /// Returns the subject of a suite in YAML.
  static func suite(_ text: String) throws -> Subject {
    Subject(try #require(try suites(text).first))
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

import RefreshEngine
import RefreshText

/// A suite with one scenario that does not come from a file and will be written to one.
package struct WrittenSuite: Sendable {
  /// The components that the scenario tests.
  package enum Subject: Sendable {
    /// A preset, by its path from the file of the suite.
    case preset(path: String)
    /// Its own components.
    case components([ComponentBlueprint])
  }

  /// The name of the suite.
  package var name: String
  /// The components that the scenario tests.
  package var subject: Subject
  /// The scroll view and its surroundings.
  package var scene = ScrollScene()
  /// The app's answers to calls.
  package var app: [AppProgram.Entry] = []
  /// The name of the scenario.
  package var scenario: String
  /// The tags by which it can be selected.
  package var tags: [String] = []
  /// Its steps in written form.
  package var steps: [YAMLValue]

  /// Creates a suite in the default scene, without an app.
  package init(name: String, subject: Subject, scenario: String, steps: [YAMLValue]) {
    (self.name, self.subject, self.scenario, self.steps) = (name, subject, scenario, steps)
  }

  /// The text of its file.
  package var text: String { value.written }

  private var value: YAMLValue {
    var members = [YAMLValue.Member("suite", .text(name))]
    var scene = scene
    switch subject {
    case .preset(let path): members.append(YAMLValue.Member("preset", .scalar(path)))
    case .components(let components):
      members += components.map { YAMLValue.Member($0.kind.role.rawValue, $0.written) }
      // Only a preset can assign a language before components are made, so this language becomes the phone's.
      scene.language = scene.shownLanguage
    }
    let keys = scene.written()
    if !keys.isEmpty { members.append(YAMLValue.Member("scene", .map(keys))) }
    if !app.isEmpty { members.append(YAMLValue.Member("app", AppProgram.Entry.written(app))) }
    var own = [YAMLValue.Member("name", .text(scenario))]
    if !tags.isEmpty { own.append(YAMLValue.Member("tags", .list(tags.map { .text($0) }))) }
    own.append(YAMLValue.Member("steps", .lines(.list(steps))))
    return .lines(.map(members + [YAMLValue.Member("scenarios", .lines(.list([.lines(.map(own))])))]))
  }
}

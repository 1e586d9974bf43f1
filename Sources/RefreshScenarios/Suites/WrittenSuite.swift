import RefreshEngine
import RefreshText

/// A suite of one scenario that comes from no file and is to be written.
package struct WrittenSuite: Sendable {
  /// What the scenario tries.
  package enum Subject: Sendable {
    /// A preset, by its path from the file of the suite.
    case preset(path: String)
    /// Components of its own.
    case components([ComponentBlueprint])
  }

  /// The name of the suite.
  package var name: String
  /// What the scenario tries.
  package var subject: Subject
  /// The scroll view and what is around it.
  package var scene = ScrollScene()
  /// The app's answers to calls.
  package var app: [AppProgram.Entry] = []
  /// The name of the scenario.
  package var scenario: String
  /// The words to select it by.
  package var tags: [String] = []
  /// Its steps, as they are written.
  package var steps: [YAMLValue]

  /// Makes a suite in the default scene, without an app.
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
      // Nothing but a preset can assign a language before components are made; so the phone has it.
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

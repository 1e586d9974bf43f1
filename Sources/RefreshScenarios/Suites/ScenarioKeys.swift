import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// What the keys of a scenario have given so far.
struct ScenarioDraft: Sendable {
  var name: Located<String>?
  var tags: [String] = []
  var scene: Node?
  var app: Node?
  var always: [Node.Entry] = []
  var skip: String?
  var only: Located<Bool>?
  var soft = false
  var steps: [Node] = []
}

/// The keys of a scenario, one row each.
enum ScenarioKeys {
  static let all = KeySet<ScenarioDraft>(
    owner: "a scenario",
    [
      Key("name", ValueType<String>.nonEmptyText().located, isRequired: true, "What the scenario shows.") {
        $0.name = $1
      },
      Key(
        "tags", .list(of: .name), examples: ["[smoke]"], "What it is about, to choose scenarios by."
      ) { $0.tags = $1 },
      Key("scene", SceneKeys.all.shape, "What is different from the suite's scene.") { node, _, draft, _ in
        draft.scene = node
        return true
      },
      Key("app", AppReader.keys.shape, "What the app does differently.") { node, _, draft, _ in
        draft.app = node
        return true
      },
      Key(
        "examples", ExampleReader.shape,
        examples: ["[ { how: a hair, amount: 101% }, { how: far, amount: 300% } ]"],
        "The scenario runs once with each of these values for its parameters, which are written `${…}`."
      ) { _, _, _, _ in true },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "What has to hold after every change; it goes before what the suite says of the same observable."
      ) { $0.always = $1 },
      Key(
        "skip", ValueType<String>.nonEmptyText("the reason why it does not run"),
        examples: ["waits for the new footer"], "Why the scenario does not run for now."
      ) { $0.skip = $1 },
      Key(
        "only", ValueType.boolean.located, default: "false",
        "Whether only this scenario runs, and others that say so."
      ) {
        $0.only = $1
      },
      Key("soft", .boolean, default: "false", "Whether the scenario goes on after a step that failed.") {
        $0.soft = $1
      },
      Key("steps", .steps, isRequired: true, "What happens, one after the other.") { $0.steps = $1 },
    ])
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// The values of a suite's keys; their contents are read when all keys are known.
struct SuiteDraft: Sendable {
  var name: Located<String>?
  var preset: Located<String>?
  /// The components that are written in the suite.
  var components: [WrittenComponent] = []
  var setup = SetupNodes()
  var flows: Node?
  var scenarios: [Node] = []
}

/// What suites and scenarios say of how a scenario begins, before it is read.
struct SetupNodes: Sendable {
  var scene: Node?
  var app: Node?
  var always: [Node.Entry] = []
  var atRest: [Node.Entry] = []
}

/// The keys of a suite, one per row.
enum SuiteKeys {
  static let all = KeySet<SuiteDraft>(
    owner: "a suite",
    [
      Key("suite", ValueType<String>.nonEmptyText().located, isRequired: true, "The name of the suite.") {
        $0.name = $1
      },
      Key(
        "preset", ValueType<String>.nonEmptyText("the path of a preset file").located,
        examples: ["../presets/classic-feed.preset.yaml"],
        "The preset that is tried, by its path from this file."
      ) { $0.preset = $1 },
      component(.header), component(.footer), component(.trailer),
      Key("scene", .node(SceneKeys.all.shape), "Where the components live.") { $0.setup.scene = $1 },
      Key("app", .node(AppReader.keys.shape), "What the app does when a component calls back.") {
        $0.setup.app = $1
      },
      Key(
        "flows", .node(Flows.shape, of: .mapping),
        examples: ["{ pull-and-release: [ { pull: { header: '${amount}' } }, release ] }"],
        "Lists of steps with names; `${…}` are their parameters."
      ) { $0.flows = $1 },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "What has to hold after every change in every scenario."
      ) { $0.setup.always = $1 },
      Key(
        "atRest", .conditions, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "What has to hold at the end of every scenario that comes to rest: nothing is scheduled or moving, no finger is down "
          + "and no component refreshes."
      ) { $0.setup.atRest = $1 },
      Key("scenarios", .nodes(ScenarioKeys.all.shape), "What should happen.") { $0.scenarios = $1 },
    ],
    elsewhere: elsewhere)

  /// Returns where a key belongs that suites do not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    switch name {
    case "name", "title", "feature":
      MisplacedKey(help: "a suite's name stands behind `suite`", name: "suite")
    case "tests", "cases", "specs": MisplacedKey(help: "the list is called `scenarios`", name: "scenarios")
    case _ where ScenarioKeys.all[name] != nil:
      MisplacedKey(help: "`\(name)` belongs to a scenario, under `scenarios`")
    case _ where SceneKeys.all[name] != nil: MisplacedKey(help: "`\(name)` belongs one level deeper, under `scene`")
    case "type": MisplacedKey(help: "`type` belongs under `header`, `footer` or `trailer`")
    case "strings", "assets", "extends": MisplacedKey(help: "`\(name)` belongs to a preset, which `preset` names")
    default: nil
    }
  }

  private static func component(_ role: ComponentRole) -> Key<SuiteDraft> {
    Key(role, "The \(role.rawValue), in the place of a preset's.") { $0.components.append($1) }
  }
}

/// The values of a scenario's keys.
struct ScenarioDraft: Sendable {
  var name: Located<String>?
  var tags: [String] = []
  var setup = SetupNodes()
  var skip: String?
  var only: Located<Bool>?
  var soft = false
  var steps: [Node] = []
}

/// The keys of a scenario, one per row.
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
      Key("scene", .node(SceneKeys.all.shape), "What is different from the suite's scene.") { $0.setup.scene = $1 },
      Key("app", .node(AppReader.keys.shape), "What the app does differently.") { $0.setup.app = $1 },
      Key(
        "examples", .node(ExampleReader.shape),
        examples: ["[ { how: a hair, amount: 101% }, { how: far, amount: 300% } ]"],
        "The scenario runs once with each of these values for its parameters, which are written `${…}`."
      ) { _, _ in },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "What has to hold after every change; it goes before what the suite says of the same observable."
      ) { $0.setup.always = $1 },
      Key(
        "atRest", .conditions, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "What has to hold at the end, when all has come to rest; it goes before what the suite says of the same observable. A "
          + "scenario with an `atRest` of its own fails if it does not come to rest."
      ) { $0.setup.atRest = $1 },
      Key(
        "skip", ValueType<String>.nonEmptyText("the reason why it does not run"),
        examples: ["waits for the new footer"], "Why the scenario does not run for now."
      ) { $0.skip = $1 },
      Key(
        "only", ValueType.boolean.located, default: "false",
        "Whether only this scenario runs, and others that say so."
      ) { $0.only = $1 },
      Key("soft", .boolean, default: "false", "Whether the scenario goes on after a step that failed.") {
        $0.soft = $1
      },
      Key("steps", .steps, isRequired: true, "What happens, one after the other.") { $0.steps = $1 },
    ],
    elsewhere: elsewhere)

  /// Returns where a key belongs that scenarios do not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    switch name {
    case "title", "scenario", "test", "it", "case", "description":
      MisplacedKey(help: "a scenario's name stands behind `name`", name: "name")
    case "flows", "preset", "header", "footer", "trailer", "suite":
      MisplacedKey(help: "`\(name)` belongs to the suite, beside `scenarios`")
    case "when", "then", "and":
      MisplacedKey(
        help: "what happens and what is expected is one list: write both under `steps`", supplies: ["steps"])
    case "do", "actions", "script": MisplacedKey(help: "the list is called `steps`", name: "steps")
    case "given", "setup", "before", "background", "context":
      MisplacedKey(help: "what is there at the beginning is described under `scene`")
    case _ where SceneKeys.all[name] != nil: MisplacedKey(help: "`\(name)` belongs one level deeper, under `scene`")
    case _ where StepCatalogue[name] != nil:
      MisplacedKey(help: "`\(name)` is a step: write `- \(name)` under `steps`", supplies: ["steps"])
    default: nil
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// The values of a suite's keys; their contents are read when all keys are known.
struct SuiteDraft: Sendable {
  var name: Located<String>?
  var preset: Located<String>?
  /// The components that are written in the suite.
  var components: [(role: ComponentRole, component: WrittenComponent)] = []
  var scene: Node?
  var app: Node?
  var flows: Node?
  var always: [Node.Entry] = []
  var atRest: [Node.Entry] = []
  var scenarios: [Node] = []
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
        "The path of the preset to test, relative to this file."
      ) { $0.preset = $1 },
      component(.header),
      component(.footer),
      component(.trailer),
      Key("scene", .node(SceneKeys.all.shape), "The surroundings of the components.") { $0.scene = $1 },
      Key("app", .node(AppReader.keys.shape), "The app's answers to the components' callbacks.") { $0.app = $1 },
      Key(
        "flows", .node(Flows.shape, of: .mapping),
        examples: ["{ pull-and-release: [ { pull: { header: '${amount}' } }, release ] }"],
        "Named lists of steps; `${…}` are their parameters."
      ) { $0.flows = $1 },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "The conditions that must hold after every change in every scenario."
      ) { $0.always = $1 },
      Key(
        "atRest", .conditions, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "The conditions that must hold at the end of every scenario that comes to rest: nothing is scheduled or moving, no finger is down "
          + "and no component refreshes."
      ) { $0.atRest = $1 },
      Key("scenarios", .nodes(ScenarioKeys.all.shape), "The scenarios.") { $0.scenarios = $1 },
    ],
    elsewhere: elsewhere)

  /// Returns where a key belongs that suites do not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    switch name {
    case "name", "title", "feature":
      MisplacedKey(help: "write the name of a suite after `suite`", name: "suite")
    case "tests", "cases", "specs": MisplacedKey(help: "use the key `scenarios` for the list", name: "scenarios")
    case _ where ScenarioKeys.all[name] != nil:
      MisplacedKey(help: "`\(name)` belongs to a scenario, under `scenarios`")
    case _ where SceneKeys.all[name] != nil: MisplacedKey(help: "`\(name)` belongs one level deeper, under `scene`")
    case "type": MisplacedKey(help: "`type` belongs under `header`, `footer` or `trailer`")
    case "strings", "assets", "extends": MisplacedKey(help: "`\(name)` belongs to the preset file")
    default: nil
    }
  }

  private static func component(_ role: ComponentRole) -> Key<SuiteDraft> {
    Key(role.rawValue, .component(role), "The \(role.rawValue), if the suite doesn't have a preset.") {
      node, place, draft, _ in
      draft.components.append((role, WrittenComponent(node: node, place: place())))
      return true
    }
  }
}

/// The values of a scenario's keys.
struct ScenarioDraft: Sendable {
  var name: Located<String>?
  var tags: [String] = []
  var scene: Node?
  var app: Node?
  var always: [Node.Entry] = []
  var atRest: [Node.Entry] = []
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
      Key(
        "name", ValueType<String>.nonEmptyText().located, isRequired: true,
        "The name of the scenario: what it shows."
      ) {
        $0.name = $1
      },
      Key(
        "tags", .list(of: .name), examples: ["[smoke]"], "Tags by which scenarios can be selected."
      ) { $0.tags = $1 },
      Key("scene", .node(SceneKeys.all.shape), "The differences from the suite's scene.") { $0.scene = $1 },
      Key("app", .node(AppReader.keys.shape), "The differences from the suite's app.") { $0.app = $1 },
      Key(
        "examples", .node(ExampleReader.shape),
        examples: ["[ { how: a hair, amount: 101% }, { how: far, amount: 300% } ]"],
        "Values for the parameters of the scenario, which are written `${…}`; the scenario runs once for each."
      ) { _, _ in },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "The conditions that must hold after every change; they override the suite's conditions on the same observables."
      ) { $0.always = $1 },
      Key(
        "atRest", .conditions, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "The conditions that must hold at the end, at rest; they override the suite's conditions on the same observables. A "
          + "scenario with its own `atRest` fails if it doesn't come to rest."
      ) { $0.atRest = $1 },
      Key(
        "skip", ValueType<String>.nonEmptyText("the reason why it doesn't run"),
        examples: ["waits for the new footer"], "The reason why the scenario doesn't run at present."
      ) { $0.skip = $1 },
      Key(
        "only", ValueType.boolean.located, default: "false",
        "Whether only this scenario, and others with `only: true`, run."
      ) { $0.only = $1 },
      Key("soft", .boolean, default: "false", "Whether the scenario continues after a failed step.") {
        $0.soft = $1
      },
      Key("steps", .steps, isRequired: true, "The steps, in order.") { $0.steps = $1 },
    ],
    elsewhere: elsewhere)

  /// Returns where a key belongs that scenarios do not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    switch name {
    case "title", "scenario", "test", "it", "case", "description":
      MisplacedKey(help: "write the name of a scenario after `name`", name: "name")
    case "flows", "preset", "header", "footer", "trailer", "suite":
      MisplacedKey(help: "`\(name)` belongs to the suite, next to `scenarios`")
    case "when", "then", "and":
      MisplacedKey(
        help: "write both actions and expectations under `steps`", supplies: ["steps"])
    case "do", "actions", "script": MisplacedKey(help: "use the key `steps` for the list", name: "steps")
    case "given", "setup", "before", "background", "context":
      MisplacedKey(help: "describe the initial state under `scene`")
    case _ where SceneKeys.all[name] != nil: MisplacedKey(help: "`\(name)` belongs one level deeper, under `scene`")
    case _ where StepCatalogue[name] != nil:
      MisplacedKey(help: "`\(name)` is a step: write `- \(name)` under `steps`", supplies: ["steps"])
    default: nil
    }
  }
}

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
  var drawing = DrawingRules()
  var scenarios: [Node] = []
}

/// The parts of suites and scenarios that describe the beginning of a scenario, before they are read.
struct SetupNodes: Sendable {
  var scene: Node?
  var app: Node?
  var always: [Node.Entry] = []
  var atRest: [Node.Entry] = []
  var eventually: [PromiseNodes] = []
  var leadsTo: [PromiseNodes] = []
}

/// The keys of a suite, one per row.
enum SuiteKeys {
  static let all = KeySet<SuiteDraft>(
    owner: "a suite",
    [
      Key("suite", ValueType<String>.nonEmptyText().located, \.name, isRequired: true, "The name of the suite."),
      Key(
        "preset", ValueType<String>.nonEmptyText("the path of a preset file").located, \.preset,
        examples: ["../presets/classic-feed.preset.yaml"],
        "The path of the preset to test, relative to this file."),
      component(.header), component(.footer), component(.trailer),
      Key("scene", .node(SceneKeys.all.shape), \.setup.scene, "The surroundings of the components."),
      Key("app", .node(AppReader.keys.shape), \.setup.app, "The app's answers to the components' callbacks."),
      Key(
        "flows", .node(Flows.shape, of: .mapping), \.flows,
        examples: ["{ pull-and-release: [ { pull: { header: '${amount}' } }, release ] }"],
        "Named lists of steps; `${…}` are their parameters."),
      Key(
        "always", .conditions, \.setup.always, examples: ["{ scroll.inset.top: '>= 88' }"],
        "The conditions that must hold after every change in every scenario."),
      Key(
        "atRest", .conditions, \.setup.atRest, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "The conditions that must hold at the end of every scenario that comes to rest: nothing is scheduled or moving, no finger is down "
          + "and no component refreshes."),
      eventually(in: "every scenario", \.setup.eventually),
      leadsTo(in: "every scenario", \.setup.leadsTo),
      Key(
        "explore", DrawingRules.type, \.drawing,
        examples: ["{ never: [rotate, language] }"],
        "What `refreshcfg explore` may do in runs of the suite; the suite's `flows` serve as custom actions."),
      Key("scenarios", .nodes(ScenarioKeys.all.shape), \.scenarios, "The scenarios."),
    ],
    elsewhere: elsewhere)

  /// Returns where a key belongs that suites do not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    switch name {
    case "name", "title", "feature": MisplacedKey(help: "write the name of a suite after `suite`", name: "suite")
    case "tests", "cases", "specs": MisplacedKey(help: "use the key `scenarios` for the list", name: "scenarios")
    case _ where ScenarioKeys.all[name] != nil:
      MisplacedKey(help: "`\(name)` belongs to a scenario, under `scenarios`")
    case "type": MisplacedKey(help: "`type` belongs under `header`, `footer` or `trailer`")
    case "strings", "assets", "extends": MisplacedKey(help: "`\(name)` belongs to the preset file")
    default: SceneKeys.misplaced(name)
    }
  }

  /// The key of promises that always apply.
  static func eventually<Draft>(
    in whole: String, _ path: WritableKeyPath<Draft, [PromiseNodes]> & Sendable
  ) -> Key<Draft> {
    Key(
      "eventually", PromiseNodes.eventually, examples: ["{ within: 5s, header.state: idle }"],
      "Conditions that are never false for longer than `within`, in \(whole)."
    ) { $0[keyPath: path].append($1) }
  }

  /// The key of promises that begin on an occasion.
  static func leadsTo<Draft>(
    in whole: String, _ path: WritableKeyPath<Draft, [PromiseNodes]> & Sendable
  ) -> Key<Draft> {
    Key(
      "leadsTo", .list(of: PromiseNodes.leadsTo), path,
      examples: ["[ { after: { header.state: refreshing }, then: { header.state: idle }, within: 5s } ]"],
      "Conditions that must hold within a time after others have held, in \(whole).")
  }

  private static func component(_ role: ComponentRole) -> Key<SuiteDraft> {
    Key(role, "The \(role.rawValue), if the suite doesn't have a preset.") { $0.components.append($1) }
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
      Key(
        "name", ValueType<String>.nonEmptyText().located, \.name, isRequired: true,
        "The name of the scenario: what it shows."),
      Key("tags", .list(of: .name), \.tags, examples: ["[smoke]"], "Tags by which scenarios can be selected."),
      Key("scene", .node(SceneKeys.all.shape), \.setup.scene, "The differences from the suite's scene."),
      Key("app", .node(AppReader.keys.shape), \.setup.app, "The differences from the suite's app."),
      Key(
        "examples", .node(ExampleReader.shape),
        examples: ["[ { how: a hair, amount: 101% }, { how: far, amount: 300% } ]"],
        "Values for the parameters of the scenario, which are written `${…}`; the scenario runs once for each."
      ) { _, _ in },
      Key(
        "always", .conditions, \.setup.always, examples: ["{ scroll.inset.top: '>= 88' }"],
        "The conditions that must hold after every change; they override the suite's conditions on the same observables."
      ),
      Key(
        "atRest", .conditions, \.setup.atRest, examples: ["{ scroll.inset.top: 88, header.alpha: 1 }"],
        "The conditions that must hold at the end, at rest; they override the suite's conditions on the same observables. A "
          + "scenario with its own `atRest` fails if it doesn't come to rest."),
      SuiteKeys.eventually(in: "this scenario", \.setup.eventually),
      SuiteKeys.leadsTo(in: "this scenario", \.setup.leadsTo),
      Key(
        "skip", ValueType<String>.reason, \.skip,
        examples: ["waits for the new footer"], "The reason why the scenario doesn't run at present."),
      Key(
        "only", ValueType.boolean.located, \.only, default: "false",
        "Whether only scenarios with `only: true` run."),
      Key("soft", .boolean, \.soft, default: "false", "Whether the scenario continues after a failed step."),
      Key("steps", .steps, \.steps, isRequired: true, "The steps, in order."),
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
      MisplacedKey(help: "write both actions and expectations under `steps`", supplies: ["steps"])
    case "do", "actions", "script": MisplacedKey(help: "use the key `steps` for the list", name: "steps")
    case "given", "setup", "before", "background", "context":
      MisplacedKey(help: "describe the initial state under `scene`")
    case _ where SceneKeys.all[name] != nil: SceneKeys.misplaced(name)
    case _ where StepCatalogue[name] != nil:
      MisplacedKey(
        help: "`\(name)` is a step: write `- \(name)` under `steps`", supplies: ["steps"], form: .item(of: "steps"))
    default: SceneKeys.misplaced(name)
    }
  }
}

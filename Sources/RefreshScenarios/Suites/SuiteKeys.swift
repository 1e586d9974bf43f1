import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// What the keys of a suite have given so far; its parts are read when all of them are known.
struct SuiteDraft: Sendable {
  /// A component that is written in the suite, nil if it is wrong.
  struct Component: Sendable {
    let role: ComponentRole
    let preset: ComponentGraph.Component?
    let place: Span
  }

  var name: Located<String>?
  var preset: Located<String>?
  var presetPlace: Span?
  var components: [Component] = []
  var scene: Node?
  var app: Node?
  var flows: Node?
  var always: [Node.Entry] = []
  var scenarios: [Node] = []
  var scenariosPlace: Span?
}

/// The keys of a suite, one row each.
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
      component(.header),
      component(.footer),
      component(.trailer),
      Key("scene", SceneKeys.all.shape, "Where the components live.") { node, _, draft, _ in
        draft.scene = node
        return true
      },
      Key("app", AppReader.keys.shape, "What the app does when a component calls back.") { node, _, draft, _ in
        draft.app = node
        return true
      },
      Key(
        "flows", Flows.shape, examples: ["{ pull-and-release: [ { pull: { header: '${amount}' } }, release ] }"],
        "Lists of steps with names; `${…}` are their parameters."
      ) { node, _, draft, diagnostics in
        guard node.kind == .mapping else {
          diagnostics.add(.wrongKind(of: node, as: "flows", Flows.shape))
          return false
        }
        draft.flows = node
        return true
      },
      Key(
        "always", .conditions, examples: ["{ scroll.inset.top: '>= 88' }"],
        "What has to hold after every change in every scenario."
      ) { $0.always = $1 },
      Key("scenarios", scenarios, "What should happen.") { node, place, draft, diagnostics in
        guard node.kind == .sequence else {
          diagnostics.add(.wrongKind(of: node, as: "scenarios", scenarios))
          return false
        }
        draft.scenarios = node.items
        draft.scenariosPlace = place()
        return true
      },
    ])

  private static let scenarios = ValueShape.list(of: ScenarioKeys.all.shape, count: 0...Int.max)

  private static func component(_ role: ComponentRole) -> Key<SuiteDraft> {
    Key(role.rawValue, .component(role), "The \(role.rawValue), in the place of a preset's.") {
      node, place, draft, diagnostics in
      let place = place()
      let preset = ComponentGraph.Component.decode(node, role: role, at: place, into: &diagnostics)
      draft.components.append(SuiteDraft.Component(role: role, preset: preset, place: place))
      return true
    }
  }
}

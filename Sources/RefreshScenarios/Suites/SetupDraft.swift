import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A ``Setup`` while it is read: first that of a suite, then that of each of its scenarios.
struct SetupDraft {
  var scene: SceneDraft
  /// The app's commands.
  var app: [AppProgram.Hook: [ScenarioStep]] = [:]
  /// The conditions that have to hold all the time.
  var always: [Condition] = []
  /// The conditions that must hold once everything has come to rest.
  var atRest: [Condition] = []
  /// Whether conditions were declared to hold always or at rest, valid or not.
  private(set) var isWatched = false
  /// The components that are attached at the start.
  let components: [ComponentGraph.Component]
  /// The roles of components of unknown type, because their declarations are invalid.
  private let unknown: [ComponentRole]
  /// The components of all `attach` steps of the suite, with their types and parts.
  private let attached: [ComponentBlueprint]
  private let allowsOutside: Bool

  /// - Parameters:
  ///   - draft: The suite.
  ///   - preset: The preset that it names; nil if it names none, or one that can't be used.
  ///   - attached: The components that `attach` steps bring.
  ///   - allowsOutside: Whether files outside of the project may be named.
  ///   - diagnostics: Collects the diagnostics of the components that are written in the suite.
  init(
    _ draft: SuiteDraft, preset: Preset?, attached: [ComponentBlueprint], allowsOutside: Bool,
    into diagnostics: inout Diagnostics
  ) {
    var scene = ScrollScene()
    scene.languageCode = preset?.language
    if let texts = preset?.texts { scene.texts = texts }
    self.scene = SceneDraft(scene)
    self.attached = attached
    self.allowsOutside = allowsOutside
    var own: [ComponentRole: ComponentGraph.Component] = [:]
    for (role, written) in draft.components {
      let images = PresetImages(around: written.node.span.file.path, allowsOutside: allowsOutside)
      own[role] = ComponentGraph.Component.decode(
        written.node, role: role, at: written.place, images: images, into: &diagnostics)
    }
    components = ComponentRole.allCases.compactMap { preset?[$0] ?? own[$0] }
    unknown =
      draft.preset != nil && preset == nil
      ? ComponentRole.allCases : draft.components.map(\.role).filter { own[$0] == nil }
  }

  /// What steps are read with.
  var world: StepWorld { StepWorld(scene: scene, allowsOutside: allowsOutside) }

  /// Adds what has to hold, in the place of what was said of the same observables before.
  ///
  /// - Parameters:
  ///   - entries: Paths and matchers.
  ///   - occasion: The property to add to: ``always`` or ``atRest``.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the conditions are valid.
  @discardableResult
  mutating func watch(
    _ entries: [Node.Entry], _ occasion: WritableKeyPath<SetupDraft, [Condition]>,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    if !entries.isEmpty { isWatched = true }
    var builder = StepBuilder(cast: everyone, world: world)
    let conditions = builder.conditions(entries)
    diagnostics.add(contentsOf: builder.diagnostics)
    for condition in conditions ?? [] {
      self[keyPath: occasion].removeAll { $0.observable == condition.observable }
      self[keyPath: occasion].append(condition)
    }
    return conditions != nil
  }

  /// Warns of the language of a scene in which nothing is shown, where the preset assigns none.
  func check(languageOfScene scene: Node, into diagnostics: inout Diagnostics) {
    if self.scene.scene.languageCode == nil { check(languageOf: scene, into: &diagnostics) }
  }

  /// Warns of the language of a scene, or of a `language` step, in which nothing is shown.
  func check(languageOf node: Node, into diagnostics: inout Diagnostics) {
    // Components that are attached later may have titles in it.
    guard unknown.isEmpty, attached.isEmpty, let value = node["language"], let tag = value.scalar,
      !tag.contains("${"),
      let missing = MissingLanguage(tag, texts: scene.scene.texts, components: components.map(\.blueprint))
    else { return }
    diagnostics.add(missing.diagnostic(at: value))
  }

  /// The completed setup.
  var finished: Setup {
    var setup = Setup(scene: scene.scene, components: components)
    setup.appSteps = AppProgram.Hook.all.compactMap { app[$0] }
    setup.app = AppProgram(
      AppProgram.Hook.all.compactMap { hook in
        app[hook].map { AppProgram.Entry(hook: hook, commands: $0.flatMap { $0.commands ?? [] }) }
      })
    return setup
  }

  /// The cast at the start of a scenario.
  var cast: Cast {
    var cast = Cast()
    for component in components { cast.attach(component.blueprint) }
    for role in unknown { cast.attachAny(role) }
    for case .attach(let blueprint) in app.values.joined().flatMap({ $0.commands ?? [] }) {
      cast.appAttaches(blueprint)
    }
    return cast
  }

  /// The cast of all components that may ever be attached, for an app, which can be called at any time.
  var everyone: Cast {
    var cast = cast
    for component in attached { cast.appAttaches(component) }
    return cast
  }
}

extension [ComponentBlueprint] {
  /// Collects the components of all `attach` steps below a node: their types, and the names and kinds of their
  /// parts.
  init(attachedIn node: Node) {
    self.init()
    collect(attachedIn: node)
  }

  private mutating func collect(attachedIn node: Node) {
    switch node.kind {
    case .scalar: break
    case .sequence: for item in node.items { collect(attachedIn: item) }
    case .mapping:
      for entry in node.entries {
        if entry.key.isScalar("attach") { for component in entry.value.entries { collect(kindsOf: component) } }
        collect(attachedIn: entry.value)
      }
    }
  }

  /// Adds the component with each type that it may have.
  private mutating func collect(kindsOf entry: Node.Entry) {
    let type = entry.value["type"]?.scalar ?? ""
    // A parameter can stand for any type of the role.
    let kinds = ComponentKind.allCases.filter { kind in
      type.contains("${") ? entry.key.isScalar(kind.role.rawValue) : kind.rawValue == type
    }
    let parts = (entry.value["parts"]?.entries ?? []).compactMap { part in
      part.value["kind"]?.scalar.flatMap(PartKind.init).map { kind in
        PartSettings(name: PartName(part.key.scalar ?? ""), kind: kind, place: .whole)
      }
    }
    self += kinds.map { kind in ComponentBlueprint(kind: kind) { $0.parts = parts } }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// What a suite's scenarios begin with, while it is read.
struct World {
  /// The scene.
  var scene: SceneDraft
  /// What the app does.
  var app: [AppProgram.Hook: [Command]] = [:]
  /// What has to hold all the time.
  private(set) var always: [Condition] = []
  /// Whether something was said to hold all the time, be it right or wrong.
  private(set) var isWatched = false
  /// The components that are there at the beginning.
  let components: [ComponentGraph.Component]
  /// The components whose types are not known, because they are written wrongly.
  private let unknown: [ComponentRole]
  /// The types that `attach` steps anywhere in the suite bring.
  private let attached: Set<ComponentKind>

  /// - Parameters:
  ///   - draft: the suite.
  ///   - preset: the preset that it names; nil if it names none, or one that can't be used.
  ///   - attached: the types that `attach` steps bring.
  init(_ draft: SuiteDraft, preset: Preset?, attached: Set<ComponentKind>) {
    var scene = ScrollScene()
    if let language = preset?.language { scene.language = language }
    if let texts = preset?.texts { scene.texts = texts }
    self.scene = SceneDraft(scene)
    self.attached = attached
    components = ComponentRole.allCases.compactMap { role in
      preset?[role] ?? draft.components.first { $0.role == role }?.preset
    }
    unknown =
      draft.preset != nil && preset == nil
      ? ComponentRole.allCases : draft.components.filter { $0.preset == nil }.map(\.role)
  }

  /// Adds what has to hold all the time, in the place of what was said of the same observables before.
  ///
  /// - Parameters:
  ///   - entries: paths and matchers.
  ///   - diagnostics: takes what is wrong with them.
  /// - Returns: whether they are right.
  @discardableResult
  mutating func watch(_ entries: [Node.Entry], into diagnostics: inout Diagnostics) -> Bool {
    if !entries.isEmpty { isWatched = true }
    var builder = StepBuilder(cast: everyone)
    let conditions = builder.conditions(entries)
    diagnostics.add(contentsOf: builder.diagnostics)
    for condition in conditions ?? [] {
      always.removeAll { $0.observable == condition.observable }
      always.append(condition)
    }
    return conditions != nil
  }

  /// What a scenario begins with.
  var setup: Setup {
    let entries = AppProgram.Hook.all.compactMap { hook in
      app[hook].map { AppProgram.Entry(hook: hook, commands: $0) }
    }
    return Setup(
      scene: scene.scene, components: components.map(\.blueprint), app: AppProgram(entries),
      images: Dictionary(components.map { ($0.kind.role, $0.images) }) { first, _ in first })
  }

  /// The cast at the beginning of a scenario.
  var cast: Cast {
    var cast = Cast()
    for component in components { cast.attach(component.kind) }
    for role in unknown { cast.attachAny(role) }
    for case .attach(let blueprint) in app.values.joined() { cast.appAttaches(blueprint.kind) }
    return cast
  }

  /// Everyone who may ever be there, for an app, which can be called at any time.
  var everyone: Cast {
    var cast = cast
    for kind in attached { cast.appAttaches(kind) }
    return cast
  }
}

/// The types that `attach` steps below a node bring, wherever they are.
func attachedKinds(in node: Node) -> [ComponentKind] {
  var kinds: [ComponentKind] = []
  collectAttachedKinds(in: node, into: &kinds)
  return kinds
}

private func collectAttachedKinds(in node: Node, into kinds: inout [ComponentKind]) {
  switch node.kind {
  case .scalar: return
  case .sequence: for item in node.items { collectAttachedKinds(in: item, into: &kinds) }
  case .mapping:
    for entry in node.entries {
      if entry.key.isScalar("attach") { addAttachedKinds(of: entry.value, to: &kinds) }
      collectAttachedKinds(in: entry.value, into: &kinds)
    }
  }
}

/// Adds the types of what stands under an `attach`.
private func addAttachedKinds(of node: Node, to kinds: inout [ComponentKind]) {
  for entry in node.entries {
    let type = entry.value["type"]?.scalar ?? ""
    // A parameter can be any type of its place.
    if type.contains("${") {
      kinds += ComponentKind.allCases.filter { entry.key.isScalar($0.role.rawValue) }
    } else if let kind = ComponentKind(rawValue: type) {
      kinds.append(kind)
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshYAML

extension Setup {
  /// Reads the setup of a suite or a scenario, which overrides the one that was read before.
  ///
  /// - Parameters:
  ///   - nodes: The values of its keys.
  ///   - map: The suite or the scenario.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the conditions are valid.
  @discardableResult
  mutating func read(_ nodes: SetupNodes, in map: Node, into diagnostics: inout Diagnostics) -> Bool {
    keys = map.entries.compactMap { entry in
      guard let name = entry.key.scalar, Self.names.contains(name) else { return nil }
      return Located(
        value: name, span: Span(file: entry.key.span.file, start: entry.key.span.start, end: entry.value.span.end))
    }
    if let scene = nodes.scene {
      world.scene.read(scene, into: &diagnostics)
      // Otherwise the phone's language shows nothing.
      if self.scene.languageCode == nil { check(languageOf: scene, into: &diagnostics) }
    }
    if let app = nodes.app {
      let own = AppReader.read(app, cast: everyone, in: world, into: &diagnostics)
      replacedSteps = appSteps.filter { own[$0.key] != nil }
      appSteps.merge(own) { $1 }
      self.app = AppProgram(
        AppProgram.Hook.all.compactMap { hook in
          appSteps[hook].map { AppProgram.Entry(hook: hook, commands: $0.flatMap { $0.commands ?? [] }) }
        })
    }
    let keepsPromises = promise(nodes.eventually + nodes.leadsTo, into: &diagnostics)
    let holdsAlways = watch(nodes.always, \.always, into: &diagnostics) && keepsPromises
    return watch(nodes.atRest, \.atRest, into: &diagnostics) && holdsAlways
  }

  /// The keys that say how a scenario begins.
  private static let names = ["preset"] + ComponentRole.allCases.map(\.rawValue) + ["scene", "app"]

  /// Adds conditions, which replace earlier ones on the same observables.
  ///
  /// - Parameters:
  ///   - entries: Paths and matchers.
  ///   - occasion: The property to add to: ``always`` or ``atRest``.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the conditions are valid.
  private mutating func watch(
    _ entries: [Node.Entry], _ occasion: WritableKeyPath<Setup, [Condition]>, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard !entries.isEmpty else { return true }
    isWatched = true
    var builder = StepBuilder(cast: everyone, world: world)
    let conditions = builder.conditions(entries)
    diagnostics.add(contentsOf: builder.diagnostics)
    for condition in conditions ?? [] {
      self[keyPath: occasion].removeAll { $0.observable == condition.observable }
      self[keyPath: occasion].append(condition)
    }
    return conditions != nil
  }

  /// Adds promises to those that were made before.
  ///
  /// - Returns: Whether they are valid.
  private mutating func promise(_ nodes: [PromiseNodes], into diagnostics: inout Diagnostics) -> Bool {
    guard !nodes.isEmpty else { return true }
    isWatched = true
    var builder = StepBuilder(cast: everyone, world: world)
    let made = nodes.compactMap { nodes -> TimedPromise? in
      guard let occasion = builder.conditions(nodes.occasion), let conditions = builder.conditions(nodes.conditions)
      else { return nil }
      return TimedPromise(occasion: occasion, conditions: conditions, limit: nodes.limit)
    }
    diagnostics.add(contentsOf: builder.diagnostics)
    promises += made
    return made.count == nodes.count
  }

  /// Warns of the language of a scene, or of a `language` step, in which nothing is shown.
  func check(languageOf node: Node, into diagnostics: inout Diagnostics) {
    // Components that are attached later may have titles in it.
    guard unknown.isEmpty, attached.isEmpty, let value = node["language"], let tag = value.scalar,
      !tag.contains("${"), let missing = MissingLanguage(tag, texts: scene.texts, components: components)
    else { return }
    diagnostics.add(missing.diagnostic(at: value))
  }

  /// The cast at the start of a scenario.
  var cast: Cast {
    var cast = Cast()
    for component in components { cast.attach(component) }
    for role in unknown { cast.attachAny(role) }
    for case .attach(let blueprint) in appSteps.values.joined().flatMap({ $0.commands ?? [] }) {
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

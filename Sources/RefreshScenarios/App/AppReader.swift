import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// Reads `app` maps: what an app does when it is called.
enum AppReader {
  /// The keys of an `app`: its hooks, each with a list of steps.
  static let keys = KeySet<[AppProgram.Hook: Located<[Node]>]>(
    AppProgram.Hook.all.map { hook in
      Key(hook.name, ValueType<[Node]>.appSteps.located, "What the app does \(hook.occasion).") { lists, nodes in
        lists[hook] = nodes
      }
    })

  /// The app's steps at each hook.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - cast: Every component that may ever be present, since an app can be called at any time.
  ///   - world: The other facts with which its steps are read.
  ///   - diagnostics: Collects the diagnostics.
  static func read(
    _ node: Node, cast: Cast, in world: StepWorld, into diagnostics: inout Diagnostics
  ) -> [AppProgram.Hook: [ScenarioStep]] {
    var lists: [AppProgram.Hook: Located<[Node]>] = [:]
    keys.decode(node, as: "app", to: &lists, into: &diagnostics)
    for entry in node.entries {
      guard let hook = AppProgram.Hook.all.first(where: { entry.key.isScalar($0.name) }),
        case .callback(let role, _) = hook, cast.kinds(at: role).isEmpty
      else { continue }
      diagnostics.add(.missingComponent(role, at: entry.key.span, in: cast))
      lists[hook] = nil
    }
    return lists.mapValues { nodes in
      var reader = StepReader(.app, cast: cast, in: world, budget: ExpansionBudget(of: node.document.file))
      defer { diagnostics.add(contentsOf: reader.diagnostics) }
      return nodes.value.compactMap { reader.appStep($0) }
    }
  }
}

extension StepReader {
  /// Returns a step of an app; nil if it isn't one, which is diagnosed.
  fileprivate mutating func appStep(_ node: Node) -> ScenarioStep? {
    guard let read = read(node) else { return nil }
    if let commands = read.commands, !commands.contains(where: \.blocksApp) { return read }
    return diagnostics.refuse(
      .stepInApp, "an app can only wait for a time", at: read.span, help: "write `wait: 0.8s`")
  }
}

extension AppProgram.Entry {
  /// Returns the entries in YAML, each as a list of steps. Commands that an app can't run are omitted.
  package static func written(_ entries: [AppProgram.Entry]) -> YAMLValue {
    .map(entries.map { YAMLValue.Member($0.hook.name, .list($0.commands.compactMap(\.inApp))) })
  }
}

extension Command {
  /// The YAML of the command as a step of an app, or `nil` if an app can't run it.
  fileprivate var inApp: YAMLValue? { blocksApp ? nil : StepCatalogue.written(self) }
}

extension AppProgram.Hook {
  /// The occasion on which the app is called, for the reference.
  fileprivate var occasion: String {
    switch self {
    case .callback(let role, let callback): "when the \(role.rawValue) calls `\(callback.name)`"
    case .reloadData: "when the scroll view has reloaded"
    }
  }
}

extension ValueShape {
  /// A step of a scenario.
  static var step: ValueShape { .named("step") { oneKey(of: StepCatalogue.all) } }

  /// A step of an app.
  static var appStep: ValueShape { .named("appStep") { oneKey(of: StepCatalogue.all.filter(\.isForApps)) } }

  private static func oneKey(of kinds: [StepKind]) -> ValueShape {
    let words = kinds.filter(\.canStandAlone).map { Word($0.name, $0.description.summary) }
    return .oneKey({ kinds.filter(\.takesValue).map(\.description) }, words: words)
  }
}

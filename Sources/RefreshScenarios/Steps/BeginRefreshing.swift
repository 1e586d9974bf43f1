import RefreshEngine
import RefreshPresets

/// `beginRefreshing`: the app asks a component to refresh.
struct BeginRefreshing: Action {
  let role: ComponentRole

  func act(on simulation: inout Simulation) { simulation.beginRefreshing(role) }

  static let kind = StepKind(
    "beginRefreshing", ValueType<ComponentRole>.role.located, examples: ["header"],
    "The app calls `beginRefreshing`."
  ) { role, builder in
    builder.requireComponent(at: role) ? BeginRefreshing(role: role.value) : nil
  }
}

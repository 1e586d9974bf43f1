import RefreshEngine
import RefreshPresets

/// `beginRefreshing`: the app asks a component to refresh.
enum BeginRefreshing {
  static let kind = StepKind(
    "beginRefreshing", ValueType<ComponentRole>.role.located, forApps: true, examples: ["header"],
    "The app calls `beginRefreshing`."
  ) { role, builder in
    builder.requireComponent(at: role) ? .beginRefreshing(role.value) : nil
  } from: {
    if case .beginRefreshing(let role) = $0 { Located(role) } else { nil }
  }
}

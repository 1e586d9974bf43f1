import RefreshEngine
import RefreshPresets

/// `resetNoMoreData`: the app tells a footer that there is more to load again.
struct ResetNoMoreData: Action {
  let role: ComponentRole

  func act(on simulation: inout Simulation) { simulation.resetNoMoreData(role) }

  static let kind = StepKind(
    "resetNoMoreData", ValueType<ComponentRole>.footer.located, examples: ["footer"],
    "The app calls `resetNoMoreData`."
  ) { role, builder in
    builder.requireComponent(at: role) ? ResetNoMoreData(role: role.value) : nil
  }
}

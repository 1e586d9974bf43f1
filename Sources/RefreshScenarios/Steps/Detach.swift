import RefreshEngine
import RefreshPresets

/// `detach`: the app removes a component.
struct Detach: Action {
  let role: ComponentRole

  func act(on simulation: inout Simulation) { simulation.detach(role) }

  static let kind = StepKind(
    "detach", ValueType<ComponentRole>.role.located, examples: ["footer"], "The app removes the component."
  ) { role, builder in
    builder.requireComponent(at: role) ? Detach(role: role.value) : nil
  }
}

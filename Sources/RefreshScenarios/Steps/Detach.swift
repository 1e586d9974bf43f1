import RefreshEngine
import RefreshPresets

/// `detach`: the app removes a component.
enum Detach {
  static let kind = StepKind(
    "detach", ValueType<ComponentRole>.role.located, forApps: true, examples: ["footer"],
    "The app removes the component."
  ) { role, builder in
    builder.requireComponent(at: role) ? .detach(role.value) : nil
  } from: {
    if case .detach(let role) = $0 { Located(role) } else { nil }
  }
}

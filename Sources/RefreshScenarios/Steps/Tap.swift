import RefreshEngine
import RefreshPresets

/// `tap`: a finger taps on a footer's label.
enum Tap {
  static let kind = StepKind(
    "tap", ValueType<ComponentRole>.footer.located, examples: ["footer"],
    "A finger taps the footer's label. A hidden one isn't hit; one off screen is, with a warning, although "
      + "no finger could reach it."
  ) { role, builder in
    guard builder.requireComponent(at: role) else { return nil }
    let flaw = ObservablePath.missingPart(.stateLabelText, of: role.value, at: role.span, in: builder.cast)
    if let flaw { return builder.diagnostics.refuse(flaw) }
    return .tap(role.value)
  } from: {
    if case .tap(let role) = $0 { Located(role) } else { nil }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// `tap`: a finger taps on a footer's label.
struct Tap: Step {
  let role: ComponentRole

  func run(on stage: inout Stage) { stage.simulation.tap(role) }

  static let kind = StepKind(
    "tap", ValueType<ComponentRole>.footer.located, examples: ["footer"],
    "A finger taps on the footer's label; the label has to be there and to be seen."
  ) { role, builder -> Tap? in
    guard builder.requireComponent(at: role) else { return nil }
    guard builder.requireLeaf(.stateLabelText, of: role) else { return nil }
    return Tap(role: role.value)
  }
}

import RefreshEngine
import RefreshPresets

/// `detach`: the app removes a component.
enum Detach {
  static let kind = StepKind("detach", example: "footer", Command.detach, "The app removes the component.")
}

import RefreshEngine
import RefreshPresets

/// `window`: the scroll view comes on screen or leaves it.
struct ChangeWindow: Action {
  let isInWindow: Bool

  func act(on simulation: inout Simulation) { simulation.setWindow(isInWindow) }

  static let kind = StepKind(
    "window", .boolean, examples: ["false"], "The scroll view enters the window, or leaves it."
  ) { isInWindow, _ in ChangeWindow(isInWindow: isInWindow) }
}

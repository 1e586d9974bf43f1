import RefreshEngine
import RefreshPresets

/// `rotate`: the viewport has another size.
struct Rotate: Action {
  let viewport: Size

  func act(on simulation: inout Simulation) { simulation.rotate(to: viewport) }

  static let kind = StepKind(
    "rotate", .size(), examples: ["[667, 375]"], "The screen turns: the viewport has another width and height."
  ) { viewport, _ in Rotate(viewport: viewport) }
}

import RefreshEngine
import RefreshPresets

/// `scroll`: the app sets the content offset.
struct Scroll: Action {
  var destination = Destination()
  var animated = false

  func act(on simulation: inout Simulation) {
    simulation.scroll(to: destination.point(from: simulation.contentOffset), animated: animated)
  }

  static let kind = StepKind(
    "scroll",
    .keys(
      KeySet([
        Key(
          "to", .destination, isRequired: true, examples: ["300", "{ x: 40 }"],
          "The content offset; a number is its y, the other axis stays."
        ) { $0.destination = $1 },
        Key("animated", .boolean, default: "false", "Whether the app asks for an animation.") { $0.animated = $1 },
      ]), from: { Scroll() }),
    examples: ["{ to: 300 }", "{ to: 300, animated: true }"],
    "The app sets the content offset, which is never brought into its range."
  ) { scroll, _ in scroll }
}

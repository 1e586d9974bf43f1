import RefreshEngine
import RefreshPresets

/// `scroll`: the app sets the content offset.
enum Scroll {
  static let kind = StepKind(
    "scroll",
    .keys(
      KeySet<(destination: Destination, animated: Bool)>([
        Key(
          "to", .destination, isRequired: true, examples: ["300", "{ x: 40 }"],
          "The content offset; a number is its y, the other axis stays."
        ) { $0.destination = $1 },
        Key("animated", .boolean, default: "false", "Whether the app asks for an animation.") { $0.animated = $1 },
      ]), from: { (Destination(), false) }),
    forApps: true, examples: ["{ to: 300 }", "{ to: 300, animated: true }"],
    "The app sets the content offset, which is never brought into its range."
  ) { scroll, _ in Perform(.scroll(to: scroll.destination, animated: scroll.animated)) }
}

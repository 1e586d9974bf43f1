import RefreshEngine
import RefreshPresets

/// `scroll`: the app sets the content offset.
enum Scroll {
  /// The command, once it is known whether it is animated.
  private typealias Goal = @Sendable (_ animated: Bool) -> Command

  static let kind = StepKind(
    "scroll",
    .oneKey(
      [
        Key<(goal: Goal?, animated: Bool)?>(
          "to", goal, examples: ["300", "{ x: 40 }", "bottom"],
          """
          The content offset; a number is its y, the other axis stays. Or an end of the content, with its inset: `bottom` is \
          where the end of the content meets the bottom inset, and the top for content that is shorter than the viewport.
          """
        ) { $0 = ($1, $0?.animated ?? false) },
        Key(
          "by", .destination, examples: ["-30"], "What is added to the content offset; a number is its y."
        ) { draft, way in
          draft = ({ .scrollBy(Point(x: way.x ?? 0, y: way.y ?? 0), animated: $0) }, draft?.animated ?? false)
        },
      ],
      options: [
        Key("animated", .boolean, default: "false", "Whether the app asks for an animation.") {
          $0 = ($0?.goal, $1)
        }
      ]),
    forApps: true, examples: ["{ to: 300 }", "{ to: bottom, animated: true }", "{ by: -30 }"],
    "The app sets the content offset, which is never brought into its range."
  ) { scroll, _ in scroll.goal.map { Perform($0(scroll.animated)) } }

  private static let goal = ValueType<Goal>.by(
    scalar: .words(
      InsetEdge.allCases.map { edge in
        (ValueShape.Word(edge.rawValue), { .scrollToEnd(edge, animated: $0) })
      }, or: ValueType<Double>.length.map { y in { .scroll(to: Destination(y: y), animated: $0) } }),
    map: ValueType<Destination>.axes.map { offset in { .scroll(to: offset, animated: $0) } })
}

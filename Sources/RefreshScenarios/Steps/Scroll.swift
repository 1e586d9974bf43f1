import RefreshEngine
import RefreshPresets

/// `scroll`: the app sets the content offset.
enum Scroll {
  /// The target of the scroll.
  private enum Goal: Sendable {
    case offset(Destination)
    case end(InsetEdge)
    case way(Point)
  }

  static let kind = StepKind(
    "scroll",
    .oneKey(
      [
        Key<(goal: Goal?, animated: Bool)?>(
          "to", goal, examples: ["300", "{ x: 40 }", "bottom"],
          """
          The content offset; a plain number is its y, and the other axis doesn't move. A word is an end of the content, including its inset: `bottom` is \
          where the end of the content meets the bottom inset, or the top for content that is shorter than the viewport.
          """
        ) {
          $0 = ($1, $0?.animated ?? false)
        } from: {
          $0?.goal
        },
        Key(
          "by", .destination, examples: ["-30"],
          "The amount that is added to the content offset; a plain number is its y."
        ) { draft, way in
          draft = (.way(Point(x: way.x ?? 0, y: way.y ?? 0)), draft?.animated ?? false)
        } from: {
          if case .way(let way) = $0?.goal { Destination(by: way) } else { nil }
        },
      ],
      options: [
        Key(
          "animated", .boolean, default: "false", "Whether the offset is animated.", store: { $0 = ($0?.goal, $1) },
          from: { $0?.animated == true ? true : nil })
      ], elsewhere: Destination.elsewhere),
    forApps: true, examples: ["{ to: 300 }", "{ to: bottom, animated: true }", "{ by: -30 }"],
    "The app sets the content offset, which may be outside its range."
  ) { scroll, _ in
    switch scroll.goal {
    case .offset(let offset): .scroll(to: offset, animated: scroll.animated)
    case .end(let edge): .scrollToEnd(edge, animated: scroll.animated)
    case .way(let way): .scrollBy(way, animated: scroll.animated)
    case nil: nil
    }
  } from: {
    switch $0 {
    case .scroll(let offset, let animated): (.offset(offset), animated)
    case .scrollToEnd(let edge, let animated): (.end(edge), animated)
    case .scrollBy(let way, let animated): (.way(way), animated)
    default: nil
    }
  }

  private static let goal = ValueType<Goal>.by(
    scalar: .words(
      InsetEdge.allCases.map { (ValueShape.Word($0.rawValue), .end($0)) }, or: offset(.y),
      by: { if case (.end(let a), .end(let b)) = ($0, $1) { a == b } else { false } }),
    map: offset(.axes))

  private static func offset(_ type: ValueType<Destination>) -> ValueType<Goal> {
    type.map({ .offset($0) }, back: { if case .offset(let offset) = $0 { offset } else { nil } })
  }
}

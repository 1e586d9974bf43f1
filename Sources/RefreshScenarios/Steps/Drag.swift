import RefreshEngine
import RefreshPresets

/// `drag`: the content is dragged to an exact offset.
enum Drag {
  static let kind = StepKind(
    "drag",
    .oneKey(
      [
        Key<Command?>(
          "to", .destination, examples: ["-120", "{ x: 40 }"], "The content offset; a plain number is its y.",
          store: { $0 = .drag(to: $1) }, from: { if case .drag(let offset) = $0 { offset } else { nil } }),
        Key<Command?>(
          "by", .destination, examples: ["-30"],
          "The amount that is added to the content offset; a plain number is its y.",
          store: { $0 = .dragBy(Point(x: $1.x ?? 0, y: $1.y ?? 0)) },
          from: { if case .dragBy(let way) = $0 { Destination(by: way) } else { nil } }),
      ], elsewhere: Destination.elsewhere),
    examples: ["{ to: -120 }", "{ by: -30 }"],
    "The finger drags the content exactly this far, after touching it if necessary; the other axis doesn't move.",
    make: { command, _ in command }, from: { $0 })
}

extension Destination {
  /// Returns where an axis belongs that is a key of the step.
  @Sendable
  static func elsewhere(_ name: String) -> MisplacedKey? {
    guard name == "x" || name == "y" else { return nil }
    return MisplacedKey(
      help: "write `to: { \(name): … }` for an offset, or `by: { \(name): … }` for what is added to it")
  }

  /// Creates a destination from a displacement, with only the axes along which it moves.
  init(by way: Point) { self.init(x: way.x == 0 ? nil : way.x, y: way.x != 0 && way.y == 0 ? nil : way.y) }
}

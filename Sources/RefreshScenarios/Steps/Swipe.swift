import RefreshEngine
import RefreshPresets

/// `swipe`: a finger moves along a path, and the content follows by its physics.
enum Swipe {
  static let kind = StepKind(
    "swipe",
    .keys(
      KeySet<(way: Point, duration: Interval)>([
        Key(
          "by", .vector(of: .length), \.way, isRequired: true, examples: ["[0, 320]"],
          "The movement of the finger in points; right and down are positive, and the offset moves the opposite way."
        ),
        Key(
          "duration", positiveDuration, \.duration, isRequired: true, examples: ["0.3s"],
          "The duration of the movement."),
      ]), from: { (.zero, .zero) }),
    examples: ["{ by: [0, 320], duration: 0.3s }"],
    "A finger moves along a straight line, with rubber-banding at the edges, and stays down.",
    make: { swipe, _ in .swipe(by: swipe.way, swipe.duration) },
    from: { if case .swipe(let way, let duration) = $0 { (way, duration) } else { nil } })

  /// A path that takes no time would have no velocity.
  private static let positiveDuration = ValueType<Interval>.positiveDuration
}

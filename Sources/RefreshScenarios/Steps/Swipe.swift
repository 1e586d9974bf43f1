import RefreshEngine
import RefreshPresets

/// `swipe`: a finger moves along a path, and the content follows as physics has it.
enum Swipe {
  /// The value as it is written.
  private struct Draft: Sendable {
    var way = Point.zero
    var duration = Interval.zero
  }

  static let kind = StepKind(
    "swipe",
    .keys(
      KeySet<Draft>([
        Key(
          "by", .vector(of: .length), isRequired: true, examples: ["[0, 320]"],
          "The finger's way in points, right and down positive; the offset moves against it."
        ) { $0.way = $1 },
        Key("duration", positiveDuration, isRequired: true, examples: ["0.3s"], "How long the finger takes.") {
          $0.duration = $1
        },
      ]), from: { Draft() }),
    examples: ["{ by: [0, 320], duration: 0.3s }"],
    "A finger moves along a straight path, through rubber bands at the edges, and stays down."
  ) { draft, _ in Perform(.swipe(by: draft.way, draft.duration)) }

  /// A path that takes no time would have no velocity.
  private static let positiveDuration = ValueType<Double>
    .number(
      NumberShape(.duration, minimum: 0, excludesMinimum: true, maximum: Interval.maximum.seconds)
    )
    .map { Interval(seconds: $0) }
}

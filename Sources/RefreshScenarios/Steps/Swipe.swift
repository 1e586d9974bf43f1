import RefreshEngine
import RefreshPresets

/// `swipe`: the finger moves along a path, and the scroll physics moves the content.
enum Swipe {
  /// What is written.
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
        Key("duration", .duration, isRequired: true, examples: ["0.3s"], "How long it takes.") { $0.duration = $1 },
      ]), from: { Draft() }),
    examples: ["{ by: [0, 320], duration: 0.3s }"],
    "The finger moves evenly and stays down; beyond an edge the content follows as on a rubber band."
  ) { draft, _ in Perform(.swipe(by: draft.way, draft.duration)) }
}

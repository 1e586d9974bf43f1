import RefreshEngine

/// The offsets between the edges of the content, in points, along both axes.
///
/// Each command asks for them, so that they are no array on the heap.
struct OffsetRanges: Equatable {
  private let horizontal, vertical: ClosedRange<Double>

  /// The ranges of a scroll view; content that is shorter than it has one offset alone.
  init(of scroll: ScrollView) {
    func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
      let start = -scroll.inset.leading(axis)
      return start...max(start, scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis])
    }
    (horizontal, vertical) = (range(.horizontal), range(.vertical))
  }

  /// The range along an axis.
  subscript(axis: ScrollAxis) -> ClosedRange<Double> { axis == .horizontal ? horizontal : vertical }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another.
  func nearest(to number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

extension ScrollAxis {
  /// The axes in the order in which they are judged.
  static let both: [ScrollAxis] = [.horizontal, .vertical]

  /// The path of the offset along it.
  var offsetPath: String { self == .vertical ? "scroll.offset.y" : "scroll.offset.x" }
}

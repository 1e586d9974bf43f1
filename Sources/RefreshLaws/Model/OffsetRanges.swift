import RefreshEngine

/// The offsets between the edges of the content, in points, along both axes.
///
/// A struct instead of an array, because every command needs the ranges and an array would allocate memory.
struct OffsetRanges: Equatable {
  private let horizontal, vertical: ClosedRange<Double>

  /// Creates the ranges of a scroll view; content that is shorter than the scroll view has only one offset.
  init(of scroll: ScrollView) {
    func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
      let start = -scroll.inset.leading(axis)
      return start...max(start, scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis])
    }
    (horizontal, vertical) = (range(.horizontal), range(.vertical))
  }

  /// Returns the range along an axis.
  subscript(axis: ScrollAxis) -> ClosedRange<Double> { axis == .horizontal ? horizontal : vertical }
}

extension ClosedRange<Double> {
  /// Returns the number in the range that is nearest to a number.
  func nearest(to number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

extension ScrollAxis {
  /// Both axes, in the order in which they are judged.
  static let both: [ScrollAxis] = [.horizontal, .vertical]

  /// The path of the offset along the axis.
  var offsetPath: String { self == .vertical ? "scroll.offset.y" : "scroll.offset.x" }
}

import RefreshText

/// Ranges that may overlap, prepared for finding whether any of them overlaps another range.
struct RangeUnion {
  private let starts: [Int]
  /// The furthest end of the ranges up to each start.
  private let ends: [Int]

  /// Makes a union of ranges that aren't empty.
  init(_ ranges: [Range<Int>]) {
    let sorted = ranges.ordered(on: \.lowerBound)
    starts = sorted.map(\.lowerBound)
    ends = sorted.reduce(into: []) { $0.append(max($0.last ?? 0, $1.upperBound)) }
  }

  /// Returns whether one of the ranges has an offset in common with another range.
  func overlaps(_ other: Range<Int>) -> Bool {
    let count = starts.partitioningIndex { $0 >= other.upperBound }
    return count > 0 && ends[count - 1] > other.lowerBound
  }
}

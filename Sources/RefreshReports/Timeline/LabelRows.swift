/// Texts next to marks on a line, in as many rows as they need: none is left out, and no two overlap.
struct LabelRows {
  /// The places of the texts, in the order of their marks.
  private(set) var places: [Place] = []
  /// The number of rows.
  private(set) var count = 0

  /// The place of a text.
  struct Place: Equatable {
    /// The left edge of the text.
    let x: Double
    /// The row, from 0.
    let row: Int
  }

  /// A text to be placed.
  struct Label {
    /// The position of its mark.
    let mark: Double
    /// The width of the text.
    let width: Double
    /// The distance of the text from its mark; for a text that is centred on its mark, minus half of its width.
    let distance: Double
  }

  /// The distance between two texts, in points.
  private static let gap = 8.0

  /// Places texts.
  ///
  /// - Parameters:
  ///   - labels: The texts, in the order of their marks.
  ///   - bounds: The edges between which they are; one that is wider begins at the left edge.
  init(_ labels: [Label], within bounds: ClosedRange<Double>) {
    // From right to left: a text that reaches beyond the next mark goes below the text of that, so that no leader
    // crosses a text.
    var starts: [Double] = []
    for label in labels.reversed() {
      let x = max(bounds.lowerBound, min(label.mark + label.distance, bounds.upperBound - label.width))
      let row = starts.firstIndex { x + label.width + LabelRows.gap <= $0 } ?? starts.count
      if row == starts.count { starts.append(0) }
      starts[row] = x
      places.append(Place(x: x, row: row))
    }
    places.reverse()
    count = starts.count
  }
}

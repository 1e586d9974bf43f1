/// Texts beside marks on a line, in as many rows as they need: none is left out, and no two overlap.
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
    var free: [Double] = []
    for label in labels {
      let x = max(bounds.lowerBound, min(label.mark + label.distance, bounds.upperBound - label.width))
      // A text must not cover the marks of those below it, so a row is free where its last text ends.
      let row = free.firstIndex { $0 <= min(x, label.mark) } ?? free.count
      if row == free.count { free.append(0) }
      free[row] = max(x + label.width, label.mark) + LabelRows.gap
      places.append(Place(x: x, row: row))
    }
    count = free.count
  }
}

import RefreshEngine

/// The places of boxes in rows, from the left to the right and then down, as of words in a paragraph.
struct RowLayout {
  /// The top left corner of each box.
  let places: [Point]
  /// The size that all of them need.
  let size: Size

  /// The distance between two boxes, in points.
  static let gap = 24.0
  /// The width at which boxes continue in another row, in points.
  static let width = 1160.0
  /// The room around all boxes, in points.
  private static let margin = 4.0

  /// Places boxes of given sizes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes.
  ///   - room: The width at which boxes continue in another row, in points. The default is ``width``.
  init(_ sizes: [Size], within room: Double = RowLayout.width) {
    let (margin, gap) = (Self.margin, Self.gap)
    var (x, y, right, rowHeight, places) = (margin, margin, 0.0, 0.0, [Point]())
    for size in sizes {
      if x > margin, x + size.width > room {
        (x, y) = (margin, y + rowHeight + gap)
        rowHeight = 0
      }
      places.append(Point(x: x, y: y))
      x += size.width + gap
      right = max(right, x - gap)
      rowHeight = max(rowHeight, size.height)
    }
    self.places = places
    size = Size(width: right + margin, height: y + rowHeight + margin)
  }
}

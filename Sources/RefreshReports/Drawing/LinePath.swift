import RefreshText

/// The data of an SVG path that runs from left to right, without points that make no visible difference.
struct LinePath {
  private var data: String
  /// The end of the path written so far.
  private var anchor: (x: Double, y: Double)
  /// The end of a line that is not written yet, because it may be extended.
  private var pending: (x: Double, y: Double)?
  /// The range of slopes of lines from the anchor that pass close enough to all omitted points.
  private var slopes = -Double.infinity...Double.infinity

  /// The greatest distance, in points, of an omitted point from the line.
  private static let tolerance = 0.3

  /// Begins a path.
  init(x: Double, y: Double) {
    anchor = (x, y)
    data = "M\(LinePath.text(x)) \(LinePath.text(y))"
  }

  /// Draws a straight line to a point.
  mutating func line(x: Double, y: Double) {
    if pending != nil, !fits(x, y) { write() }
    pending = (x, y)
    narrow(x, y)
  }

  /// Draws a horizontal line to the position of a point, then a vertical one to the point.
  mutating func jump(x: Double, y: Double) {
    guard LinePath.text(y) != LinePath.text(pending?.y ?? anchor.y) else { return }
    write()
    data += "H\(LinePath.text(x))V\(LinePath.text(y))"
    anchor = (x, y)
  }

  /// Ends the path with a horizontal line, and returns its data.
  mutating func end(x: Double) -> String {
    if let pending, LinePath.text(pending.y) == LinePath.text(anchor.y) { self.pending = nil }
    write()
    return data + "H\(LinePath.text(x))"
  }

  private func fits(_ x: Double, _ y: Double) -> Bool {
    x > anchor.x && slopes.contains((y - anchor.y) / (x - anchor.x))
  }

  private mutating func narrow(_ x: Double, _ y: Double) {
    guard x > anchor.x else { return }
    let low = (y - LinePath.tolerance - anchor.y) / (x - anchor.x)
    let high = (y + LinePath.tolerance - anchor.y) / (x - anchor.x)
    let (from, to) = (max(low, slopes.lowerBound), min(high, slopes.upperBound))
    slopes = from <= to ? from...to : low...high
  }

  private mutating func write() {
    if let pending {
      let isLevel = LinePath.text(pending.y) == LinePath.text(anchor.y)
      data += isLevel ? "H\(LinePath.text(pending.x))" : "L\(LinePath.text(pending.x)) \(LinePath.text(pending.y))"
      anchor = pending
    }
    pending = nil
    slopes = -Double.infinity...Double.infinity
  }

  private static func text(_ number: Double) -> String { Coordinate.text(number.rounded(decimals: 1)) }
}

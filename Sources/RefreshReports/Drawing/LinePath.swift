import RefreshText

/// The data of an SVG path that goes from left to right, without the points that lie on the way anyway.
struct LinePath {
  private var data: String
  /// The end of what is written.
  private var anchor: (x: Double, y: Double)
  /// The end of a line that is not written yet, because it may go on.
  private var pending: (x: Double, y: Double)?
  /// The slopes of lines from the anchor that pass all points left out closely enough.
  private var slopes = -Double.infinity...Double.infinity

  /// How far a line may be from a point that is left out.
  private static let tolerance = 0.3

  /// Begins a path.
  init(x: Double, y: Double) {
    anchor = (x, y)
    data = "M\(LinePath.text(x)) \(LinePath.text(y))"
  }

  /// Goes to a point along a line.
  mutating func line(x: Double, y: Double) {
    if pending != nil, !fits(x, y) { write() }
    pending = (x, y)
    narrow(x, y)
  }

  /// Goes to a point by keeping the height and then changing it at once.
  mutating func jump(x: Double, y: Double) {
    guard LinePath.text(y) != LinePath.text(pending?.y ?? anchor.y) else { return }
    write()
    data += "H\(LinePath.text(x))V\(LinePath.text(y))"
    anchor = (x, y)
  }

  /// Ends the path on a level, and gives its data.
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
      data +=
        isLevel
        ? "H\(LinePath.text(pending.x))" : "L\(LinePath.text(pending.x)) \(LinePath.text(pending.y))"
      anchor = pending
    }
    pending = nil
    slopes = -Double.infinity...Double.infinity
  }

  private static func text(_ number: Double) -> String { Coordinate.text(number.rounded(decimals: 1)) }
}

/// A content offset on one axis or both.
public struct Destination: Equatable, Sendable {
  /// In points, nil where the axis stays.
  public var x: Double?
  /// In points, nil where the axis stays.
  public var y: Double?

  /// Makes a destination.
  public init(x: Double? = nil, y: Double? = nil) {
    self.x = x
    self.y = y
  }

  /// The offset that this is, from where the content stands.
  func point(from offset: Point) -> Point { Point(x: x ?? offset.x, y: y ?? offset.y) }
}

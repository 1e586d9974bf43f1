/// A content offset on one or both axes.
public struct Destination: Equatable, Sendable {
  /// The offset in points; nil if the axis doesn't move.
  public var x: Double?
  /// The offset in points; nil if the axis doesn't move.
  public var y: Double?

  /// Makes a destination.
  public init(x: Double? = nil, y: Double? = nil) {
    self.x = x
    self.y = y
  }

  /// The offset along an axis in points; nil if it doesn't move.
  package subscript(axis: ScrollAxis) -> Double? { axis == .vertical ? y : x }

  /// Returns the complete offset, with the coordinates of `offset` for the missing ones.
  func point(from offset: Point) -> Point { Point(x: x ?? offset.x, y: y ?? offset.y) }
}

/// A rectangle in points, defined by its top left corner and its size.
public struct Rect: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The centre. Setting it moves the rectangle without changing its size, as `UIView.center` does.
  public var center: Point {
    get { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { origin = Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
}

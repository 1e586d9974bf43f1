/// A size in points.
public struct Size: Equatable, Sendable {
  /// Points along x.
  public var width: Double
  /// Points along y.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No size.
  public static let zero = Size(width: 0, height: 0)

  /// Whether both extents are finite; the engine doesn't compute with any others.
  var isFinite: Bool { width.isFinite && height.isFinite }

  /// The extent along an axis.
  public subscript(axis: ScrollAxis) -> Double {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }
}

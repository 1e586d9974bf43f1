/// A position in points. As in UIKit, x grows to the right and y grows downwards.
public struct Point: Equatable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite; the engine doesn't compute with any others.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The coordinate along an axis.
  public subscript(axis: ScrollAxis) -> Double {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

/// A direction in which content scrolls.
public enum ScrollAxis: Sendable {
  /// Along y, as headers and footers do.
  case vertical
  /// Along x, as trailers do.
  case horizontal

  /// The edge after the content.
  var trailingEdge: InsetEdge { self == .vertical ? .bottom : .right }
}

/// Distances inwards from the four edges, in points.
public struct Insets: Equatable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes insets. The default of each is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets()

  /// The inset of an edge.
  public subscript(edge: InsetEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Returns the inset before the content along an axis: top or left.
  public func leading(_ axis: ScrollAxis) -> Double { axis == .vertical ? top : left }

  /// Returns the inset after the content along an axis: bottom or right.
  public func trailing(_ axis: ScrollAxis) -> Double { axis == .vertical ? bottom : right }

  /// Adds the insets edge by edge, as a safe area is added to a content inset.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

/// A side of a rectangle.
public enum InsetEdge: String, Sendable, CaseIterable {
  /// The side with the smallest y.
  case top
  /// The side with the smallest x.
  case left
  /// The side with the largest y.
  case bottom
  /// The side with the largest x.
  case right
}

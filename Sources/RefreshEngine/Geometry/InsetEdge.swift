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

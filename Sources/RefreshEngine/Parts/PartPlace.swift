/// Where a part stands in its component: two of the four lengths of a direction say it.
public struct PartPlace: Equatable, Sendable {
  /// Points, and a part of the component's width or height.
  public struct Length: Equatable, Sendable {
    public let points: Double
    /// A part of the component's width, of vertical lengths of its height.
    public let fraction: Double
    public init(points: Double = 0, fraction: Double = 0) { (self.points, self.fraction) = (points, fraction) }
    func value(in whole: Double) -> Double { points + fraction * whole }
  }

  /// One direction: exactly two are not nil.
  public struct Span: Equatable, Sendable {
    /// The distance of the left or top edge from the component's.
    public var start: Length?
    /// The distance of the right or bottom edge from the component's, inwards.
    public var end: Length?
    /// The distance of the middle from the component's left or top edge.
    public var center: Length?
    /// The width or height.
    public var size: Length?
    public init(start: Length? = nil, end: Length? = nil, center: Length? = nil, size: Length? = nil) {
      (self.start, self.end, self.center, self.size) = (start, end, center, size)
    }
  }

  /// `left`, `right`, `centerX`, `width`.
  public var horizontal: Span
  /// `top`, `bottom`, `centerY`, `height`.
  public var vertical: Span
  public init(horizontal: Span, vertical: Span) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

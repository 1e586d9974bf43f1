/// Where a part stands in its component: two of the four lengths of a direction say it.
public struct PartPlace: Equatable, Sendable {
  /// Points, and a part of the component's width or height.
  public struct Length: Equatable, Sendable {
    /// Points.
    public let points: Double
    /// A part of the component's width, of vertical lengths of its height.
    public let fraction: Double
    /// A length of points, and a share of the whole. The default of both is 0.
    public init(points: Double = 0, fraction: Double = 0) { (self.points, self.fraction) = (points, fraction) }
    func value(in whole: Double) -> Double { points + fraction * whole }
  }

  /// All of the component; also stands where only rules are changed.
  public static let whole = PartPlace(
    horizontal: Span(start: Length(), end: Length()), vertical: Span(start: Length(), end: Length()))

  /// The frame in a component of a size.
  func frame(in size: Size) -> Rect {
    let (x, width) = horizontal.extent(in: size.width)
    let (y, height) = vertical.extent(in: size.height)
    return Rect(x: x, y: y, width: width, height: height)
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
    /// A direction of two lengths.
    public init(start: Length? = nil, end: Length? = nil, center: Length? = nil, size: Length? = nil) {
      (self.start, self.end, self.center, self.size) = (start, end, center, size)
    }

    /// The left or top edge, and the width or height. One that comes out negative is 0, about the same middle, as where a view
    /// is placed by its `center`.
    func extent(in whole: Double) -> (origin: Double, length: Double) {
      func points(_ length: Length?) -> Double? { length.map { $0.value(in: whole) } }
      let (origin, length): (Double, Double) =
        switch (points(start), points(end).map { whole - $0 }, points(center), points(size)) {
        case (let start?, let end?, _, _): (start, end - start)
        case (let start?, _, let center?, _): (start, 2 * (center - start))
        case (let start?, _, _, let size?): (start, size)
        case (_, let end?, let center?, _): (2 * center - end, 2 * (end - center))
        case (_, let end?, _, let size?): (end - size, size)
        case (_, _, let center?, let size?): (center - size / 2, size)
        default: (0, 0)
        }
      return length < 0 ? (origin + length / 2, 0) : (origin, length)
    }
  }

  /// `left`, `right`, `centerX`, `width`.
  public var horizontal: Span
  /// `top`, `bottom`, `centerY`, `height`.
  public var vertical: Span
  /// A place of two directions.
  public init(horizontal: Span, vertical: Span) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

/// A part's position in its component, given by two of four lengths in each direction.
public struct PartPlace: Equatable, Sendable {
  /// A number of points plus a fraction of the component's width or height.
  public struct Length: Equatable, Sendable {
    /// Points.
    public let points: Double
    /// A fraction of the component's width, or of its height for vertical lengths.
    public let fraction: Double
    /// Makes a length of points and a fraction of the whole. The default of both is 0.
    public init(points: Double = 0, fraction: Double = 0) { (self.points, self.fraction) = (points, fraction) }
    func value(in whole: Double) -> Double { points + fraction * whole }
  }

  /// The whole component. Also used if only rules are changed.
  public static let whole = PartPlace(
    horizontal: Span(start: Length(), end: Length()), vertical: Span(start: Length(), end: Length()))

  /// Returns the frame in a component of a size.
  func frame(in size: Size) -> Rect {
    let (x, width) = horizontal.extent(in: size.width)
    let (y, height) = vertical.extent(in: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// One direction. Exactly two of the lengths aren't nil.
  public struct Span: Equatable, Sendable {
    /// The distance from the component's left or top edge to the part's.
    public var start: Length?
    /// The distance from the component's right or bottom edge inwards to the part's.
    public var end: Length?
    /// The distance from the component's left or top edge to the part's centre.
    public var center: Length?
    /// The width or height.
    public var size: Length?
    /// Makes a span from two lengths.
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
  /// Makes a place from two directions.
  public init(horizontal: Span, vertical: Span) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

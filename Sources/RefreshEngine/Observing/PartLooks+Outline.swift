/// Outlines that result from a part's properties in its frame, for everything that draws it.
extension PartLooks {
  /// An arc of a circle around the middle of the frame.
  public struct Arc: Equatable, Sendable {
    /// The radius of the middle of the line, in points, greater than 0.
    public let radius: Double
    /// Its beginning, clockwise from the top, as a fraction of the circle.
    public let start: Double
    /// Its length as a fraction of the circle, greater than 0 and at most 1.
    public let length: Double
  }

  /// The arc of a ring, whose line touches the edges from inside, or nil if nothing of it shows. It can't be longer
  /// than the circle, as with `strokeStart` and `strokeEnd`.
  public var arc: Arc? {
    let width = number(.lineWidth)
    let radius = (min(frame.size.width, frame.size.height) - width) / 2
    let start = max(0, number(.start))
    let length = min(1, number(.end)) - start
    guard kind == .ring, radius > 0, width > 0, length > 0 else { return nil }
    return Arc(radius: radius, start: start, length: length)
  }

  /// The radius of the corners in points: a box's own as far as its sides allow, and half of the shorter side for what
  /// is round at its ends.
  public var cornerRadius: Double {
    let most = min(frame.size.width, frame.size.height) / 2
    return kind == .box ? min(number(.cornerRadius), most) : most
  }
}

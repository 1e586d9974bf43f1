/// The resistance of a view to a finger that pulls it beyond an edge: the farther the finger, the less the view
/// follows.
///
/// A travel of x points beyond the edge shows as b = (1 − 1/(x·c/d + 1))·d, where d is the viewport's extent on
/// that axis. The formula and its constant are UIScrollView's, found by @chpwn and tabulated in "Analysis of
/// Apple's rubber band scrolling" (squareb.wordpress.com, 2013). All lengths are in points; they are signed, and
/// negative beyond the lower edge.
enum RubberBand {
  /// The constant c of UIScrollView: the fraction of a very small travel that shows.
  static var coefficient: Double { 0.55 }

  /// The largest stretch, as a fraction of the viewport's extent, that is converted to a travel.
  ///
  /// The formula reaches the whole extent only at infinite travel, but a fast fling may go that far. It is then
  /// treated as stretched by this fraction, which no finger reaches: its travel would be 1860 extents.
  private static var furthestShare: Double { 1023.0 / 1024 }

  /// Returns the distance that the view shows beyond the edge.
  ///
  /// - Parameters:
  ///   - travel: How far the finger moved beyond the edge.
  ///   - dimension: The viewport's extent d. If it isn't positive, the result is 0.
  /// - Returns: The stretch, of the same sign, smaller than the travel and than `dimension`.
  static func offset(forTravel travel: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // The formula above, multiplied out, because 1 − 1/(… + 1) would lose the digits of a small travel.
    let pull = travel * coefficient
    return pull / (pull.magnitude / dimension + 1)
  }

  /// Returns the travel that shows as `offset`, for catching a stretched view: the inverse of
  /// ``offset(forTravel:dimension:)``.
  static func travel(forOffset offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let furthest = dimension * furthestShare
    let stretch = min(max(offset, -furthest), furthest)
    return stretch / (coefficient * (1 - stretch.magnitude / dimension))
  }

  /// Returns the visible content offset when a finger has moved it to `free`.
  ///
  /// - Parameters:
  ///   - free: The offset without rubber banding.
  ///   - range: The valid offsets, from edge to edge, within which the view follows the finger exactly.
  ///   - dimension: The viewport's extent.
  static func shown(_ free: Double, in range: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = range.nearest(to: free)
    return edge + offset(forTravel: free - edge, dimension: dimension)
  }

  /// Returns the offset without rubber banding for the visible offset `shown`: the inverse of
  /// ``shown(_:in:dimension:)``.
  static func free(_ shown: Double, in range: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = range.nearest(to: shown)
    return edge + travel(forOffset: shown - edge, dimension: dimension)
  }
}

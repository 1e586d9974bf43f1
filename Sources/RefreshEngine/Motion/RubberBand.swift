/// The resistance of a view that a finger pulls beyond an edge: the further, the less it follows.
///
/// A travel of x points beyond the edge shows as b = (1 − 1/(x·c/d + 1))·d, with d the extent of the viewport on that
/// axis. The formula and its constant are UIScrollView's, found by @chpwn and tabulated in "Analysis of Apple's rubber
/// band scrolling" (squareb.wordpress.com, 2013). All lengths are in points; what is negative beyond an edge stays
/// negative.
enum RubberBand {
  /// The constant c of UIScrollView: how much of a very small travel shows.
  static var coefficient: Double { 0.55 }

  /// The part of the viewport's extent to which a stretch has a travel.
  ///
  /// The formula reaches the whole extent at an infinite travel only. A view may yet have been flung so far; it is then
  /// taken as stretched by this much, which no finger reaches: it would have to travel 1860 extents.
  private static var furthestShare: Double { 1023.0 / 1024 }

  /// Returns how far the view shows beyond the edge.
  ///
  /// - Parameters:
  ///   - travel: How far the finger went beyond the edge.
  ///   - dimension: The viewport's extent d; nothing shows where there is none.
  /// - Returns: The stretch, of the same sign, smaller than the travel and than `dimension`.
  static func offset(forTravel travel: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // The formula of above, multiplied out: it does not lose the digits of a small travel in 1 − 1/(… + 1).
    let pull = travel * coefficient
    return pull / (pull.magnitude / dimension + 1)
  }

  /// Returns the travel that shows as `offset`, for taking hold of a stretched view: the inverse of
  /// ``offset(forTravel:dimension:)``.
  static func travel(forOffset offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let furthest = dimension * furthestShare
    let stretch = min(max(offset, -furthest), furthest)
    return stretch / (coefficient * (1 - stretch.magnitude / dimension))
  }

  /// Returns the content offset that shows when a finger has brought it to `free`.
  ///
  /// - Parameters:
  ///   - free: Where the offset would be without the band.
  ///   - range: The valid offsets, from edge to edge, which follow the finger point by point.
  ///   - dimension: The viewport's extent.
  static func shown(_ free: Double, in range: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = range.nearest(to: free)
    return edge + offset(forTravel: free - edge, dimension: dimension)
  }

  /// Returns where a finger has brought the content offset that shows as `shown`: the inverse of
  /// ``shown(_:in:dimension:)``.
  static func free(_ shown: Double, in range: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = range.nearest(to: shown)
    return edge + travel(forOffset: shown - edge, dimension: dimension)
  }
}

/// A movement along one axis as a function of time alone.
///
/// The value at a time doesn't depend on earlier queries: a motion doesn't accumulate steps and has no frame rate.
/// Times are seconds since the motion began, from 0. Positions are content offsets in points. Velocities are those
/// of the content offset in points per second, positive where the offset grows. Both axes use the same types, one
/// value each.
protocol Motion: Sendable, Equatable {
  /// The time at which the motion is over.
  var duration: Double { get }

  /// Returns the position at a time.
  func position(at time: Double) -> Double

  /// Returns the velocity at a time: the derivative of the position.
  func velocity(at time: Double) -> Double
}

extension Motion {
  /// Returns whether the motion is over.
  func isDone(at time: Double) -> Bool { time >= duration }
}

/// The remaining distance that is too short to see, so that a motion ends there.
enum Tolerance {
  /// Half a point, which is half a pixel on the coarsest screen; Ilya Lobanov's "How UIScrollView works" uses half
  /// a pixel too.
  static var distance: Double { 0.5 }
}

extension ClosedRange<Double> {
  /// Returns the value if the range contains it, otherwise the nearer end.
  func nearest(to value: Double) -> Double {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : value
  }
}

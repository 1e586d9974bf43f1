/// A movement along one axis as a function of time alone.
///
/// Whoever asks for any instant gets the same answer, whatever was asked before: motion has no steps to accumulate, and
/// does not know a frame rate. Times are seconds since the motion began, from 0; positions are points of content
/// offset; velocities are points per second of the content offset, so positive where the offset grows. Both axes use
/// the same types, one value each.
protocol Motion: Sendable, Equatable {
  /// The time at which the motion is over.
  var duration: Double { get }

  /// The position.
  func position(at time: Double) -> Double

  /// The velocity: the derivative of the position.
  func velocity(at time: Double) -> Double
}

extension Motion {
  /// Whether the motion is over.
  func isDone(at time: Double) -> Bool {
    time >= duration
  }
}

/// The rest of a motion's way that is too short to be seen, and is left out.
enum Tolerance {
  /// Half a point, which is half a pixel of the coarsest screen; Ilya Lobanov's "How UIScrollView works" takes half a
  /// pixel too.
  static var distance: Double { 0.5 }
}

extension ClosedRange<Double> {
  /// Returns the value itself if the range has it, else the nearer end.
  func nearest(to value: Double) -> Double {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : value
  }
}

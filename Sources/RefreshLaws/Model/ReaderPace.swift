import RefreshEngine

/// The pace of the quickest reader's hand. The numbers are assumptions.
package enum ReaderPace {
  /// The longest jump of a finger, in points: about the distance that a fast swipe covers in one frame at 120 Hz.
  package static let longestJump = 35.0
  /// The speed of a fast swipe, in points a second.
  private static let speed = 4_000.0
  /// The time from the end of a gesture to the beginning of another one, in seconds.
  private static let pause = 0.25
  /// The distance, in points, within which a hand continues with another gesture without a pause.
  private static let nearby = 100.0

  /// Returns the time that a reader needs from the end of a gesture to the next one.
  ///
  /// - Parameter distance: The distance by which the list has to move in between, in points.
  package static func time(forReaching distance: Double) -> Interval {
    distance > nearby ? Interval(seconds: pause + distance / speed) : .zero
  }
}

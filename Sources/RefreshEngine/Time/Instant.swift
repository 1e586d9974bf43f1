/// A point in virtual time, in whole nanoseconds since the simulation began.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start, 0 or more.
  public let nanoseconds: Int64

  /// Makes an instant.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The start of the simulation.
  public static let zero = Instant(nanoseconds: 0)

  /// Seconds since the start.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The instant up to which time passes, 1,000,000,000 s after the start: 31 years. What is due later, by intervals of
  /// any length, still has an instant.
  public static let latest = Instant(nanoseconds: 1_000_000_000_000_000_000)

  /// Returns the instant that is later by an interval, limited to the largest instant, 292 years after the
  /// start.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    let (sum, isTooLate) = instant.nanoseconds.addingReportingOverflow(interval.nanoseconds)
    return Instant(nanoseconds: isTooLate ? .max : sum)
  }

  /// Returns the time from `b` to `a`, or zero if `a` isn't later.
  public static func - (a: Instant, b: Instant) -> Interval { Interval(nanoseconds: a.nanoseconds - b.nanoseconds) }

  /// Returns whether `a` is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
}

/// A duration in virtual time, in whole nanoseconds, so that 0.1 s + 0.15 s and 0.25 s are equal.
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in nanoseconds, 0 or more.
  public let nanoseconds: Int64

  /// Makes an interval of whole nanoseconds. A negative number becomes zero.
  public init(nanoseconds: Int64) { self.nanoseconds = max(0, nanoseconds) }

  /// Makes an interval of seconds, rounded to the nearest nanosecond.
  ///
  /// - Parameter seconds: 0 to ``maximum``. Other values are clamped to this range; NaN becomes 0.
  public init(seconds: Double) {
    let limit = Double(Interval.maximum.nanoseconds)
    let nanoseconds = Numerics.roundToNearest(seconds * 1e9)
    self.nanoseconds = nanoseconds > 0 ? Int64(min(nanoseconds, limit)) : 0
  }

  /// The empty interval.
  public static let zero = Interval(nanoseconds: 0)
  /// The longest interval, 1,000,000 s.
  public static let maximum = Interval(nanoseconds: 1_000_000_000_000_000)

  /// The length in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns whether `a` is shorter.
  public static func < (a: Interval, b: Interval) -> Bool { a.nanoseconds < b.nanoseconds }
}

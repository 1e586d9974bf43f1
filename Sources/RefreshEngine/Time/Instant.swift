/// A point of virtual time: whole nanoseconds since the simulation began.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the beginning, not negative.
  public let nanoseconds: Int64

  /// Makes an instant.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The beginning.
  public static let zero = Instant(nanoseconds: 0)

  /// Seconds since the beginning.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The instant that is later by an interval, at most the last there is, after 292 years.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    let (sum, isTooLate) = instant.nanoseconds.addingReportingOverflow(interval.nanoseconds)
    return Instant(nanoseconds: isTooLate ? .max : sum)
  }

  /// The time from `b` to `a`; empty where `a` is not later.
  public static func - (a: Instant, b: Instant) -> Interval {
    Interval(nanoseconds: a.nanoseconds - b.nanoseconds)
  }

  /// Whether `a` is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
}

/// A length of virtual time, in whole nanoseconds, so that 0.1 s + 0.15 s and 0.25 s are the same.
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in nanoseconds, not negative.
  public let nanoseconds: Int64

  /// Makes an interval of whole nanoseconds; a negative number makes an empty one.
  public init(nanoseconds: Int64) {
    self.nanoseconds = max(0, nanoseconds)
  }

  /// Makes an interval of seconds, rounded to the nearest nanosecond.
  ///
  /// - Parameter seconds: 0 to ``maximum``; what lies outside, and NaN, is moved to the nearer end (NaN to 0).
  public init(seconds: Double) {
    let limit = Double(Interval.maximum.nanoseconds)
    let nanoseconds = Numerics.roundToNearest(seconds * 1e9)
    self.nanoseconds = nanoseconds > 0 ? Int64(min(nanoseconds, limit)) : 0
  }

  /// No time.
  public static let zero = Interval(nanoseconds: 0)
  /// The longest interval, 1,000,000 s.
  public static let maximum = Interval(nanoseconds: 1_000_000_000_000_000)

  /// The length in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether `a` is shorter.
  public static func < (a: Interval, b: Interval) -> Bool { a.nanoseconds < b.nanoseconds }
}

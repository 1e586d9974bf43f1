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

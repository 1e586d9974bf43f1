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

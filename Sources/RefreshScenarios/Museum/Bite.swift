import RefreshEngine
import RefreshText

/// What a known problem does to a setup, measured.
public struct Bite: Equatable, Sendable {
  /// What happens, with its points and milliseconds, lower case, without a full stop.
  public let message: String
  /// How far it goes, in points; nil where it is not about lengths.
  public let points: Double?
  /// How long it takes; nil where it is not about time.
  public let interval: Interval?

  /// Makes it of what was measured.
  ///
  /// - Parameters:
  ///   - message: what happens.
  ///   - points: how far it goes. The default is that it is not about lengths.
  ///   - interval: how long it takes. The default is that it is not about time.
  init(_ message: String, points: Double? = nil, interval: Interval? = nil) {
    self.message = message
    self.points = points
    self.interval = interval
  }

  /// A length as messages have it, rounded to hundredths: `880 pt`.
  static func text(_ points: Double) -> String { "\(points.rounded(decimals: 2).shortestText) pt" }

  /// A time as messages have it, in whole milliseconds: `150 ms`.
  static func text(_ interval: Interval) -> String { "\((interval.nanoseconds + 500_000) / 1_000_000) ms" }
}

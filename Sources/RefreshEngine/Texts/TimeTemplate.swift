/// How a last-updated time is worded: text with places for the time.
public struct TimeTemplate: Equatable, Sendable {
  /// A piece of a template.
  public enum Part: Equatable, Sendable {
    /// Text as it is.
    case text(String)
    /// The time in the library's own short form: `Today 08:30`, `02-28 21:00` or `2025-12-31 23:59`.
    case relative
    /// The time by a pattern.
    case date([DateField])
  }

  /// A field of a date pattern, in the letters of Unicode TR 35.
  public enum DateField: Equatable, Sendable {
    /// Text as it is.
    case text(String)
    /// The year, `yyyy`, or its last two digits, `yy`.
    case year(digits: UInt8)
    /// The month, `MM` or `M`.
    case month(digits: UInt8)
    /// The day of the month, `dd` or `d`.
    case day(digits: UInt8)
    /// The hour from 0 to 23, `HH` or `H`.
    case hour(digits: UInt8)
    /// The hour from 1 to 12, `hh` or `h`.
    case hour12(digits: UInt8)
    /// The minute, `mm` or `m`.
    case minute(digits: UInt8)
    /// The second, `ss` or `s`.
    case second(digits: UInt8)
    /// `AM` or `PM`, `a`.
    case period
  }

  /// The pieces in order.
  public let parts: [Part]

  /// Makes a template of its pieces.
  public init(parts: [Part]) { self.parts = parts }
}

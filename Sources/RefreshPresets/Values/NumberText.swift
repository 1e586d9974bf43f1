/// The parts of a number's text: the digits and the unit after them.
///
/// Numbers are decimal, optionally with a point and an exponent: `60`, `-0.5`, `.5`, `1e3`. Parsing is independent
/// of the machine's locale and gives the nearest representable number.
struct NumberText {
  private let text: String
  private let parts: Parts

  /// The parts; lengths are in bytes.
  private struct Parts {
    /// The length of the sign, digits and point.
    let mantissa: Int
    /// The length of mantissa and exponent together.
    let number: Int
    let exponent: Int
    let hasLeadingZero: Bool
    /// The digits as an integer, if there are few enough for one, and the number of digits after the point.
    let digits: Int
    let decimals: Int
  }

  /// The sign, digits and point.
  var mantissa: Substring { Substring(text.utf8.prefix(parts.mantissa)) }
  /// The power of ten after `e`, clamped.
  var exponent: Int { parts.exponent }
  /// The text after the number.
  var unit: Substring { hasUnit ? Substring(text.utf8.dropFirst(parts.number)) : "" }
  /// Whether there is text after the number.
  var hasUnit: Bool { parts.number < text.utf8.count }
  /// Whether it begins with a zero that other readers treat as an octal prefix.
  var hasLeadingZero: Bool { parts.hasLeadingZero }

  /// Splits a text, or returns nil if it doesn't begin with a number.
  init?(_ text: String) {
    var bytes = text
    guard let parts = bytes.withUTF8(NumberText.parts) else { return nil }
    (self.text, self.parts) = (text, parts)
  }

  /// Splits the bytes of a text, or returns nil if there is no number.
  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> Parts? {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func isSign(_ offset: Int) -> Bool { byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") }
    var digits = 0
    func endOfDigits(_ start: Int) -> Int {
      var offset = start
      while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte(offset) {
        digits = digits &* 10 &+ Int(byte(offset) - UInt8(ascii: "0"))
        offset += 1
      }
      return offset
    }
    let start = isSign(0) ? 1 : 0
    let point = endOfDigits(start)
    let end = byte(point) == UInt8(ascii: ".") ? endOfDigits(point + 1) : point
    let decimals = max(0, end - point - 1)
    let digitCount = point - start + decimals
    guard digitCount > 0, digitCount <= NumberText.longestNumber else { return nil }
    let hasLeadingZero = byte(start) == UInt8(ascii: "0") && end > start + 1 && byte(start + 1) != UInt8(ascii: ".")
    let mantissa = digits
    let exponent = isSign(end + 1) ? end + 2 : end + 1
    var (number, power) = (end, 0)
    if byte(end) | 0x20 == UInt8(ascii: "e"), case let last = endOfDigits(exponent), last > exponent {
      number = last
      power = bytes[exponent..<number].reduce(0) {
        min($0 * 10 + Int($1 - UInt8(ascii: "0")), NumberText.greatestExponent)
      }
    }
    return Parts(
      mantissa: end, number: number, exponent: byte(end + 1) == UInt8(ascii: "-") ? -power : power,
      hasLeadingZero: hasLeadingZero, digits: mantissa, decimals: decimals)
  }

  /// Returns the number times a power of ten, rounded once; infinite if it is too great.
  func value(timesTenTo power: Int = 0) -> Double {
    if let short = shortValue(timesTenTo: exponent + power) { return short }
    // Adding zero turns −0 into 0.
    return (Double("\(mantissa)e\(exponent + power)") ?? .infinity) + 0
  }

  /// Returns the number if both its digits as an integer and the power of ten are exact in `Double`: then dividing
  /// one by the other rounds only once (William D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private func shortValue(timesTenTo power: Int) -> Double? {
    let scale = parts.decimals - power
    guard parts.mantissa <= 15, NumberText.powersOfTen.indices.contains(scale) else { return nil }
    let value = Double(parts.digits) / NumberText.powersOfTen[scale]
    return text.utf8.first == UInt8(ascii: "-") && parts.digits > 0 ? -value : value
  }

  /// The powers of ten that are exact in `Double`.
  private static let powersOfTen = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]

  /// The mantissa without unnecessary leading zeros.
  var withoutLeadingZeros: String {
    let sign = mantissa.prefix { $0 == "-" || $0 == "+" }
    let digits = mantissa.dropFirst(sign.count).drop { $0 == "0" }
    return sign + (digits.first?.isNumber ?? false ? "" : "0") + digits
  }

  /// More digits than any number needs; each one could affect the rounding.
  private static let longestNumber = 800
  /// Beyond the range of `Double`, even with ``longestNumber`` digits.
  private static let greatestExponent = 10_000
}

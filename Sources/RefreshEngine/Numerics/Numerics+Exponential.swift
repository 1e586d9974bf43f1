extension Numerics {
  /// Returns e to the power of `x`.
  ///
  /// Any argument is allowed. From about 709.78 the result is infinite; below about −745.13 it is zero; between
  /// −745.13 and −708.40 it is subnormal; for NaN it is NaN.
  ///
  /// Error: less than 1 ulp, which tests check. Measured against correctly rounded 40-digit decimals, the worst of
  /// a million arguments over the whole range is 0.5185 ulp.
  ///
  /// Method: x = k·ln 2 + r with |r| ≤ ln 2 / 2, so that eˣ = 2ᵏ·eʳ. The first three terms of the series of eʳ
  /// decide the last place and are added with head and tail; the sum of the others is below 0.01 and doesn't need
  /// this.
  static func exponential(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return x.isNaN ? x : 0 }

    // Adding 1.5 · 2^52 leaves no bits for a fraction: the result is the nearest whole number, in its bits too.
    let log2e = 0x1.71547652b82fep+0
    let shift = 0x1.8p52
    let shifted = x * log2e + shift
    let k = shifted - shift
    let exponent = Int64(bitPattern: shifted.bitPattern) &- Int64(bitPattern: shift.bitPattern)

    let reduced = sum(x - k * ln2Head, -(k * ln2Tail))
    let r = reduced.head
    let square = product(r, r)

    let linear = sum(1, r)
    let quadratic = sum(linear.head, 0.5 * square.head)
    let rest = 0.5 * square.tail + (reduced.tail * quadratic.head + r * square.head * higherTerms(r, square.head))
    let mantissa = sum(quadratic.head, (linear.tail + quadratic.tail) + rest)

    if exponent < -1022 || (exponent == -1022 && mantissa.head < 1) { return subnormal(mantissa, exponent) }
    return scale(mantissa.head, byPowerOfTwo: exponent)
  }

  /// Sums 1/3! + r/4! + … + r¹¹/14!. The next term is below 10⁻¹⁹ after multiplication by r³.
  @inline(__always)
  private static func higherTerms(_ r: Double, _ square: Double) -> Double {
    let r0 = 1.0 / 6 + r * (1.0 / 24)
    let r2 = 1.0 / 120 + r * (1.0 / 720)
    let r4 = 1.0 / 5040 + r * (1.0 / 40320)
    let r6 = 1.0 / 362_880 + r * (1.0 / 3_628_800)
    let r8 = 1.0 / 39_916_800 + r * (1.0 / 479_001_600)
    let r10 = 1.0 / 6_227_020_800 + r * (1.0 / 87_178_291_200)
    let fourth = square * square
    return (r0 + square * r2) + fourth * ((r4 + square * r6) + fourth * (r8 + square * r10))
  }

  /// Returns the mantissa times a power of two whose product is subnormal, rounded only once.
  ///
  /// Subnormal numbers are 2^−1074 apart. Added to a number as large as `ruler`, mantissas are spaced by exactly
  /// that divided by the power of two.
  private static func subnormal(_ mantissa: (head: Double, tail: Double), _ exponent: Int64) -> Double {
    let ruler = powerOfTwo(-1022 - exponent)
    let coarse = sum(ruler, mantissa.head)
    let rounded = coarse.head + (coarse.tail + mantissa.tail)
    return scale(rounded - ruler, byPowerOfTwo: exponent)
  }
}

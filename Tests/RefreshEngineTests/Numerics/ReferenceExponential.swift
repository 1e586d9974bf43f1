/// The exponential to about 100 bits, computed differently from the engine's: a sixteenth of the reduced argument,
/// the plain series of eʳ − 1 in double-doubles, and four squarings.
struct ReferenceExponential {
  private let reciprocalFactorials = (1...14).map(DoubleDouble.init(reciprocalFactorial:))

  /// Returns e to the power of `x`, as a number near 1 and the power of two by which it is to be multiplied.
  func callAsFunction(_ x: Double) -> (mantissa: DoubleDouble, exponent: Int) {
    let k = (x * 1.4426950408889634).rounded()
    // ln 2 is split into three parts; the products of k with the first two, of 42 bits each, are exact.
    let reduced =
      DoubleDouble(sum: x - k * 0x1.62e42fefa38p-1, -(k * 0x1.ef35793c76p-45))
      + DoubleDouble(-(k * 0x1.cc01f97b57a08p-87))
    let sixteenth = DoubleDouble(reduced.head / 16, reduced.tail / 16)
    var power = DoubleDouble(1) + minusOne(sixteenth)
    for _ in 0..<4 {
      power = power * power
    }
    return (power, Int(k))
  }

  /// Returns e to the power of `r`, minus 1, for |r| below 1/32, with a relative precision of about 100 bits.
  func minusOne(_ r: DoubleDouble) -> DoubleDouble {
    var sum = reciprocalFactorials[13]
    for index in stride(from: 12, through: 0, by: -1) {
      sum = sum * r + reciprocalFactorials[index]
    }
    return sum * r
  }

  /// Returns the error of `result` against e to the power of `x`, in units of the last place of the true result.
  func error(ofExponential result: Double, at x: Double) -> Double {
    let (mantissa, exponent) = self(x)
    let lastPlace = max(Int(mantissa.head.exponent) + exponent, -1022) - 52 - exponent
    let difference = (Self.scale(result, by: -exponent) - mantissa.head) - mantissa.tail
    return abs(Self.scale(difference, by: -lastPlace))
  }

  /// Returns the error of `result` against ln `x`, in units of its last place.
  ///
  /// e to the power of `result` differs from `x` by a factor whose logarithm is the error.
  func error(ofLogarithm result: Double, at x: Double) -> Double {
    let factor: Double
    if abs(result) < 1 / 32 {
      let power = minusOne(DoubleDouble(result))
      let missing = DoubleDouble(sum: x, -1) + -power
      factor = missing.head / (1 + power.head)
    } else {
      let (mantissa, exponent) = self(result)
      let missing = DoubleDouble(Self.scale(x, by: -exponent)) + -mantissa
      factor = missing.head / mantissa.head
    }
    return abs(factor - factor * factor / 2) / result.ulp
  }

  private static func scale(_ value: Double, by exponent: Int) -> Double {
    let half = exponent / 2
    return value * power(half) * power(exponent - half)
  }

  private static func power(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}

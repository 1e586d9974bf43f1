extension Numerics {
  /// Returns the whole number nearest to `x`, of two equally near ones the even one.
  ///
  /// From 2^52 on doubles are whole numbers, so adding 2^52 rounds the fraction away. `rounded(_:)` would do, but on
  /// processors without an instruction for it that is a call into the C mathematics library, which the engine does not
  /// link.
  static func roundToNearest(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let nearest = (x.magnitude + 0x1p52) - 0x1p52
    return x < 0 ? -nearest : nearest
  }

  /// Returns the greatest whole number that is not above `x`.
  static func roundDown(_ x: Double) -> Double {
    let nearest = roundToNearest(x)
    return nearest > x ? nearest - 1 : nearest
  }

  /// Returns the least whole number that is not below `x`.
  static func roundUp(_ x: Double) -> Double {
    let nearest = roundToNearest(x)
    return nearest < x ? nearest + 1 : nearest
  }
}

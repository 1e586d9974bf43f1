extension Numerics {
  /// Returns the whole number nearest to `x`, or the even one if two are equally near.
  ///
  /// From 2^52, all doubles are whole numbers, so adding 2^52 rounds off the fraction. `rounded(_:)` would do the
  /// same, but on processors without an instruction for it, it calls the C mathematics library, which the engine
  /// doesn't link.
  static func roundToNearest(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let nearest = (x.magnitude + 0x1p52) - 0x1p52
    return x < 0 ? -nearest : nearest
  }

  /// Returns the greatest whole number that isn't greater than `x`.
  static func roundDown(_ x: Double) -> Double {
    let nearest = roundToNearest(x)
    return nearest > x ? nearest - 1 : nearest
  }

  /// Returns the least whole number that isn't less than `x`.
  static func roundUp(_ x: Double) -> Double {
    let nearest = roundToNearest(x)
    return nearest < x ? nearest + 1 : nearest
  }
}

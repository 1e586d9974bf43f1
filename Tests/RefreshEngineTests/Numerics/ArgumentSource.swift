/// Seeded random numbers, so that every run tests the same arguments: Sebastiano Vigna's SplitMix64.
struct ArgumentSource {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits &>> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits &>> 31)
  }

  /// Returns a number from `low` up to `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() &>> 11) * 0x1p-53)
  }

  /// Returns a number of either sign with any magnitude from 2^`low` to 2^`high`.
  mutating func magnitude(_ low: Int, _ high: Int) -> Double {
    let exponent = UInt64(low + 1023) + next() % UInt64(high - low)
    return Double(bitPattern: next() & 0x800f_ffff_ffff_ffff | exponent << 52)
  }
}

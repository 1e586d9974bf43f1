/// Random numbers that are the same on every machine, by the algorithm SplitMix64.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct RandomNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the numbers of a run, which depend only on its number.
  init(_ number: RunNumber) {
    var seeds = RandomNumbers(state: number.seed)
    self.init(state: seeds.next() ^ RandomNumbers.mixed(UInt64(number.run)))
  }

  private init(state: UInt64) { self.state = state }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return RandomNumbers.mixed(state)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a whole number from 0 up to, but not including, a limit. The standard library does not guarantee which
  /// number it draws.
  ///
  /// - Parameter limit: At least 1.
  mutating func number(below limit: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(limit)).high) }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// Returns one of the ends of a range, or a number of whole thousandths between them.
  mutating func between(_ first: Double, _ second: Double) -> Double {
    let (low, high) = (min(first, second), max(first, second))
    switch number(below: 4) {
    case 0: return low
    case 1: return high
    default:
      let steps = min(max((high - low) * 1_000, 0), 1e9)
      return (low * 1_000 + Double(number(below: Int(steps) + 1))).rounded() / 1_000
    }
  }

  /// Returns one of several items.
  ///
  /// - Parameter items: At least one.
  mutating func one<Item>(of items: [Item]) -> Item { items[number(below: items.count)] }
}

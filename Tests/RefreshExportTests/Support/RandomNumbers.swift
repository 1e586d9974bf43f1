/// Numbers that are the same for the same seed, for tests that draw presets and runs.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Whether something happens that happens so often.
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  /// One of some.
  mutating func one<Item>(_ items: Item...) -> Item { items.randomElement(using: &self)! }

  /// One of a list that is not empty.
  mutating func one<Item>(of items: [Item]) -> Item { items.randomElement(using: &self)! }

  /// Some of a list, in its order.
  mutating func some<Item>(of items: [Item], _ share: Double) -> [Item] { items.filter { _ in chance(share) } }
}

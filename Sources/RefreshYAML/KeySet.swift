/// The keys of one map that were met so far, compared by their text.
///
/// Few keys are compared each with each, which is fastest. Beyond that their texts are hashed, with the seed of
/// this run of the program, so that no file can be made to collide.
struct KeySet {
  private var keys: [Int32] = []
  /// Positions in ``keys`` by hash, open addressing, −1 where free; empty as long as there are few keys.
  private var slots: [Int32] = []

  private static let fewKeys = 8

  /// Adds a key, unless one of the same text is there already.
  ///
  /// - Parameters:
  ///   - store: the nodes, the same at each call.
  ///   - source: the text of the file.
  /// - Returns: the key that was there already.
  mutating func insert(
    _ key: Int32, in store: borrowing NodeStore, source: UnsafeBufferPointer<UInt8>
  ) -> Int32? {
    if slots.isEmpty {
      if let first = keys.first(where: { store.haveEqualText($0, key, source: source) }) { return first }
      keys.append(key)
      if keys.count > Self.fewKeys { rebuild(in: store, source: source) }
      return nil
    }
    let slot = self.slot(for: key, in: store, source: source)
    if slots[slot] >= 0 { return keys[Int(slots[slot])] }
    slots[slot] = Int32(keys.count)
    keys.append(key)
    if keys.count * 2 > slots.count { rebuild(in: store, source: source) }
    return nil
  }

  /// Makes room for four times the keys, and puts them into their slots.
  private mutating func rebuild(in store: borrowing NodeStore, source: UnsafeBufferPointer<UInt8>) {
    var capacity = 32
    while capacity < keys.count * 4 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
    for position in keys.indices {
      slots[slot(for: keys[position], in: store, source: source)] = Int32(position)
    }
  }

  /// The slot in which a text is, or the free one in which it belongs.
  private func slot(
    for key: Int32, in store: borrowing NodeStore, source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var hasher = Hasher()
    store.withText(of: key, source: source) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, !store.haveEqualText(keys[Int(slots[slot])], key, source: source) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension NodeStore {
  /// Whether two scalars have the same text, byte for byte.
  func haveEqualText(_ a: Int32, _ b: Int32, source: UnsafeBufferPointer<UInt8>) -> Bool {
    withText(of: a, source: source) { a in
      withText(of: b, source: source) { b in a.count == b.count && a.elementsEqual(b) }
    }
  }
}

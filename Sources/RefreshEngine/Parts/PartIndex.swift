/// Finds parts of a list by their names, in time that hardly grows with their number.
struct PartIndex: Sendable {
  /// The names in the order of the list.
  private let names: [PartName]
  /// The places in the list, in the order of the names; of equal names the first place comes first.
  private let order: [Int]

  /// An index of a list.
  init(_ parts: [PartSettings]) {
    let names = parts.map { $0.name }
    var order: [Int] = []
    // `sort` would be 1% of the preview's module.
    for index in names.indices {
      order.insert(index, at: Self.count(in: order) { names[$0].compared(to: names[index]) <= 0 })
    }
    (self.names, self.order) = (names, order)
  }

  /// Whether a list has the same names in the same order.
  func fits(_ parts: [PartSettings]) -> Bool {
    guard names.count == parts.count else { return false }
    for index in names.indices where names[index] != parts[index].name { return false }
    return true
  }

  /// The place of the first part of a name, nil if there is none.
  func place(of name: PartName) -> Int? {
    let low = Self.count(in: order) { names[$0].compared(to: name) < 0 }
    return low < order.count && names[order[low]] == name ? order[low] : nil
  }

  /// The number of places at the beginning of an order for which a condition holds; it holds for no later one.
  private static func count(in order: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(order[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PartName {
  /// Less than 0 if the name comes before another, 0 if both are the same: by length, then by bytes.
  fileprivate func compared(to other: PartName) -> Int {
    guard bytes.count == other.bytes.count else { return bytes.count - other.bytes.count }
    for index in bytes.indices where bytes[index] != other.bytes[index] {
      return Int(bytes[index]) - Int(other.bytes[index])
    }
    return 0
  }
}

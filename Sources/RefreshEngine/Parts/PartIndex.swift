/// Finds parts of a list by their names, in time that hardly grows with their number.
struct PartIndex: Sendable {
  /// The names in the order of the list.
  private let names: [PartName]
  /// The places in the list, in the order of the names; of equal names the first place comes first.
  private let order: [Int]

  /// An index of a list.
  init(_ parts: [PartSettings]) {
    let names = parts.map { $0.name }
    self.names = names
    order = names.indices.sorted { first, second in
      let comparison = names[first].compared(to: names[second])
      return comparison < 0 || comparison == 0 && first < second
    }
  }

  /// Whether a list has the same names in the same order.
  func fits(_ parts: [PartSettings]) -> Bool {
    guard names.count == parts.count else { return false }
    for index in names.indices where names[index] != parts[index].name { return false }
    return true
  }

  /// The place of the first part of a name, nil if there is none.
  func place(of name: PartName) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if names[order[middle]].compared(to: name) < 0 { low = middle + 1 } else { high = middle }
    }
    return low < order.count && names[order[low]] == name ? order[low] : nil
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

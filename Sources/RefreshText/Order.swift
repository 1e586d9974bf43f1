// Sorting is the largest generic algorithm of the standard library, and compiled once more for each type that a module sorts.
// These functions sort positions instead, so that it is compiled only once. Equal elements always keep their order.

extension Sequence {
  /// Returns the elements in the order of a key.
  package func ordered<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    return order(of: keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  /// Returns the elements in an order.
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return order(of: elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in their order.
  package func ordered() -> [Element] { ordered(by: <) }
}

/// Returns the positions of elements in their order.
///
/// - Parameters:
///   - count: The number of elements.
///   - isBefore: Returns whether the element at a position is before the one at another position.
private func order(of count: Int, isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted { isBefore($0, $1) || $0 < $1 && !isBefore($1, $0) }
}

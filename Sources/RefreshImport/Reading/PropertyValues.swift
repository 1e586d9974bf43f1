/// The values of properties, by type and name.
struct PropertyValues {
  private var values: [String: Value] = [:]
  /// The values that properties had before each of the branches that are being read, as far as these have set them.
  private var replaced: [[String: Value?]] = []

  /// The value of a property.
  subscript(key: String) -> Value? {
    get { values[key] }
    set {
      if let last = replaced.indices.last, replaced[last].index(forKey: key) == nil {
        replaced[last].updateValue(values[key], forKey: key)
      }
      values[key] = newValue
    }
  }

  /// Begins a branch.
  mutating func beginBranch() { replaced.append([:]) }

  /// Ends a branch: gives properties that held components the values from before it.
  ///
  /// - Returns: The values that it left in these properties.
  mutating func endBranch() -> [String: Value] {
    var left: [String: Value] = [:]
    for (key, old) in replaced.removeLast() {
      guard let new = values[key], !new.holdsSame(as: old) else { continue }
      left[key] = new
      values[key] = old
    }
    return left
  }
}

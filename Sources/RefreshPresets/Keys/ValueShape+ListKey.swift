/// Keys of lists that are recognized by the items of the list.
extension ValueShape {
  /// Returns the key of a list that was written without one, or nil if several are possible or none.
  ///
  /// - Parameters:
  ///   - siblings: The other keys of the map to which it would belong.
  ///   - items: The words or first keys of the list's items.
  package func listKey(beside siblings: [String], of items: [String]) -> String? {
    var (known, found) = (Set<String>(), Set<String>())
    collectListKeys(beside: siblings, of: items, into: &found, known: &known)
    return found.count == 1 ? found.first : nil
  }

  private func collectListKeys(
    beside siblings: [String], of items: [String], into found: inout Set<String>, known: inout Set<String>
  ) {
    func visit(_ keys: [KeyDescription]) {
      if siblings.allSatisfy({ name in keys.contains { $0.name == name } }) {
        let lists = keys.filter { key in !siblings.contains(key.name) && key.shape.isList(of: items) }
        found.formUnion(lists.map(\.name))
      }
      for key in keys {
        key.shape.collectListKeys(beside: siblings, of: items, into: &found, known: &known)
      }
    }
    switch self {
    case .keys(let keys): visit(keys())
    case .oneKey(let keys, _, _):
      for key in keys() {
        key.shape.collectListKeys(beside: siblings, of: items, into: &found, known: &known)
      }
    case .list(let item, _): item.collectListKeys(beside: siblings, of: items, into: &found, known: &known)
    case .map(_, let values): values.collectListKeys(beside: siblings, of: items, into: &found, known: &known)
    case .either(let shapes):
      for shape in shapes { shape.collectListKeys(beside: siblings, of: items, into: &found, known: &known) }
    case .named(let name, let shape):
      guard known.insert(name).inserted else { return }
      shape().collectListKeys(beside: siblings, of: items, into: &found, known: &known)
    default: break
    }
  }

  /// Whether the value is a list whose items may be these words, or maps with these keys.
  private func isList(of items: [String]) -> Bool {
    switch self {
    case .list(let item, _): items.allSatisfy { item.hasKey($0) || item.hasWord($0) }
    case .either(let shapes): shapes.contains { $0.isList(of: items) }
    case .named(_, let shape): shape().isList(of: items)
    default: false
    }
  }

  /// Whether the value may be a declared word.
  private func hasWord(_ name: String) -> Bool {
    switch self {
    case .choice(let words): words.contains { $0.name == name }
    case .oneKey(_, _, let words): words.contains { $0.name == name }
    case .either(let shapes): shapes.contains { $0.hasWord(name) }
    case .named(_, let shape): shape().hasWord(name)
    default: false
    }
  }
}

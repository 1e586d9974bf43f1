import RefreshYAML

/// The shape of a written value: what its key declares, and of several forms the one that it is written in.
struct WrittenForm: Sendable {
  /// The shape, none of several any more.
  let shape: ValueShape
  /// The declared keys of a map.
  private let keys: [KeyDescription]

  /// Finds the form of a node.
  ///
  /// - Parameters:
  ///   - node: A valid value.
  ///   - shape: The shape that its key declares.
  init(of node: Node, as shape: ValueShape) {
    self.shape = shape.form(of: node)
    keys = if case .keys(let keys) = self.shape { keys() } else { [] }
  }

  /// Returns the position of a key among those declared; the greatest number for a name that the author chose.
  func rank(of name: String) -> Int { keys.firstIndex { $0.name == name } ?? .max }

  /// Returns the shape that a key of the map declares.
  func shape(of key: Node) -> ValueShape {
    if case .map(_, let values) = shape { return values }
    return keys.first { key.isScalar($0.name) }?.shape ?? .anything
  }

  /// Whether it is a ramp, a map from percentages.
  var isRamp: Bool {
    if case .map(let keys, _) = shape { keys.pattern == NumberShape.percent.pattern } else { false }
  }

  /// Whether it is a part, whose lengths determine its place.
  var isPart: Bool { keys.contains { $0.name == PartLength.Name.centerX.rawValue } }

  /// The shape of a list's items.
  var item: ValueShape { if case .list(let item, _) = shape { item } else { .anything } }
}

extension ValueShape {
  /// Whether a map of the shape only groups settings, which are the values of its keys: `stateLabel`, `parts`.
  var isGroup: Bool {
    switch self {
    case .keys, .variants: true
    case .map(_, let values): values.isGroup
    case .named(_, let shape): shape().isGroup
    default: false
    }
  }

  /// Returns the one of several forms that a node has. They differ in their kind, scalars in their words, and maps in
  /// their keys.
  fileprivate func form(of node: Node) -> ValueShape {
    switch self {
    case .named(_, let shape): return shape().form(of: node)
    case .either(let shapes):
      return shapes.lazy.map { $0.form(of: node) }.first { $0.isForm(of: node) } ?? .anything
    case .variants(let decisive, let variants):
      let word = node.entry(decisive.name)?.value.scalar
      let keys = variants().first { $0.word.name == word }?.keys ?? []
      return .keys { [decisive] + keys }
    default: return self
    }
  }

  private func isForm(of node: Node) -> Bool {
    switch self {
    case .keys(let keys):
      let names = Set(keys().map(\.name))
      return node.kind == .mapping && node.entries.allSatisfy { names.contains($0.key.scalar ?? "") }
    case .map, .names, .variants, .oneKey: return node.kind == .mapping
    case .list: return node.kind == .sequence
    case .choice(let words): return words.contains { node.isScalar($0.name) }
    case .boolean, .integer, .number, .text: return node.kind == .scalar
    case .either, .named, .anything: return true
    }
  }
}

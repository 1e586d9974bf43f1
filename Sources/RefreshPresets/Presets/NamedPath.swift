import RefreshYAML

/// The name of a file or folder with its place.
struct NamedPath: Sendable {
  let text: String
  let node: Node
}

extension ValueType where Value == NamedPath {
  /// What a type of texts reads, with its place.
  static func named(_ type: ValueType<String>) -> Self {
    ValueType(type.shape) { node, name, diagnostics in
      type.decode(node, as: name, into: &diagnostics).map { NamedPath(text: $0, node: node) }
    }
  }
}

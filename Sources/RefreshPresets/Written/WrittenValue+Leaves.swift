import RefreshDiagnostics

extension WrittenValue {
  /// A value at the end of a map and the maps inside it.
  package struct Leaf: Sendable {
    /// The keys that lead to it, the outermost first: `header`, `titles`, `idle`.
    package let path: [String]
    /// The value.
    package let value: WrittenValue
    /// Whether another file's value overrides it, so that it doesn't count.
    package let isReplaced: Bool

    /// The name with dots: `header.titles.idle`.
    package var name: String { path.joined(separator: ".") }
    /// The span of its key; of an overridden value, its own.
    package var place: Span { value.key ?? value.beginning }
  }

  /// Returns the values at the ends of a map and the maps inside it, in the order of the text; an overridden value follows
  /// the one that overrides it.
  ///
  /// - Parameter path: The keys that lead to the map. The default is none.
  package func leaves(below path: [String] = []) -> [Leaf] {
    members.flatMap { member in
      let path = path + [member.name]
      let inner = member.leaves(below: path)
      return (inner.isEmpty ? [Leaf(path: path, value: member, isReplaced: false)] : inner)
        + (member.replaced.map { [Leaf(path: path, value: $0, isReplaced: true)] } ?? [])
    }
  }
}

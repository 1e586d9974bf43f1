import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

extension ValueType where Value == [Node.Entry] {
  /// A map of observables and what is expected of them; the reader of a scenario resolves them.
  static var conditions: Self {
    let shape = ValueShape.conditions
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      guard !node.entries.isEmpty else {
        diagnostics.add(Diagnostic(.wrongCount, "`\(name)` expects nothing", at: node.span))
        return nil
      }
      return node.entries
    }
  }
}

extension ValueType where Value == [Node] {
  /// The lines of an `expectEvents` step; an empty list expects that nothing happened.
  static var eventLines: Self {
    let line = TextShape("an event", examples: ["header: idle -> pulling", "header: refreshing()", "…"])
    let shape = ValueShape.list(of: .text(line), count: 0...Int.max)
    return ValueType(shape) { node, name, diagnostics in
      if node.kind == .sequence { return node.items }
      diagnostics.add(.wrongKind(of: node, as: name, shape))
      return nil
    }
  }
}

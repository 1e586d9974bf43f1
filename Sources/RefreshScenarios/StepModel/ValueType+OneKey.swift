import RefreshDiagnostics
import RefreshPresets

extension ValueType where Value: Sendable {
  /// A map with exactly one of the declared keys: `{ to: -120 }` or `{ by: -30 }`.
  ///
  /// - Parameters:
  ///   - keys: each puts the value that it makes in its target.
  ///   - elsewhere: says where a key belongs that is none of these. The default knows nothing.
  static func oneKey(_ keys: [Key<Value?>], elsewhere: @escaping KeySet<Value?>.Elsewhere = { _ in nil })
    -> ValueType
  {
    let set = KeySet(keys, elsewhere: elsewhere)
    let names = keys.map { "`\($0.name)`" }
    let shape = ValueShape.oneKey({ keys.map(\.description) }, words: [])
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      var value: Value?
      guard set.decode(node, as: name, to: &value, into: &diagnostics) else { return nil }
      let present = node.entries.filter { entry in keys.contains { entry.key.isScalar($0.name) } }
      if present.count == 1 { return value }
      // Where there is only an unknown key, it has been diagnosed.
      if present.isEmpty, !node.entries.isEmpty { return nil }
      let found =
        present.isEmpty ? "an empty map" : present.map { "`\($0.key.scalar ?? "")`" }.joined(separator: " and ")
      diagnostics.add(
        Diagnostic(
          .wrongCount, "`\(name)` takes \(alternatives(names)), found \(found)",
          at: present.dropFirst().first?.key.span ?? node.span))
      return nil
    }
  }
}

/// Words joined for a sentence: `a, b or c`.
private func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

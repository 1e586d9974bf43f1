import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A value with the place where it is written.
struct Located<Value: Sendable>: Sendable {
  /// The value.
  let value: Value
  /// Its place.
  let span: Span
}

extension ValueType where Value: Sendable {
  /// The same values, with their places.
  var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(shape) { node, name, diagnostics in
      decode(node, as: name, into: &diagnostics).map { Located(value: $0, span: node.span) }
    }
  }
}

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
        return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
      }
      var value: Value?
      guard set.decode(node, as: name, to: &value, into: &diagnostics) else { return nil }
      let present = node.entries.filter { entry in keys.contains { entry.key.isScalar($0.name) } }
      if present.count == 1 { return value }
      // Where there is only an unknown key, it has been diagnosed.
      if present.isEmpty, !node.entries.isEmpty { return nil }
      let found =
        present.isEmpty ? "an empty map" : present.map { "`\($0.key.scalar ?? "")`" }.joined(separator: " and ")
      return diagnostics.refuse(
        .wrongCount, "`\(name)` takes \(alternatives(names)), found \(found)",
        at: present.dropFirst().first?.key.span ?? node.span)
    }
  }
}

/// Words joined for a sentence: `a, b or c`.
private func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

extension ValueType where Value: Sendable {
  /// A map with one component and a value for it: `{ header: 60 }`.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - roles: the places that can be given. The default is all.
  ///   - elsewhere: what to say of the other places. The default is nothing.
  ///   - make: makes the whole of the component's place and the value.
  static func componentMap<Item: Sendable>(
    of type: ValueType<Item>, roles: [ComponentRole] = ComponentRole.allCases, elsewhere: String = "",
    make: @escaping @Sendable (Located<ComponentRole>, Item) -> Value
  ) -> ValueType {
    let keys = roles.map { role in
      Key<Item?>(role.rawValue, type, "Of the \(role.rawValue).") { $0 = $1 }
    }
    let whole = ValueType<Item>.oneKey(keys) { name in
      ComponentRole(rawValue: name) == nil ? nil : MisplacedKey(help: elsewhere)
    }
    return ValueType(whole.shape) { node, name, diagnostics in
      guard let item = whole.decode(node, as: name, into: &diagnostics) else { return nil }
      for entry in node.entries {
        guard let role = ComponentRole(rawValue: entry.key.scalar ?? "") else { continue }
        return make(Located(value: role, span: entry.key.span), item)
      }
      return nil
    }
  }
}

extension ValueType where Value == [Node.Entry] {
  /// A map of observables and what is expected of them; the reader of a scenario resolves them.
  static var conditions: Self {
    let shape = ValueShape.conditions
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
      }
      guard !node.entries.isEmpty else {
        return diagnostics.refuse(.wrongCount, "`\(name)` expects nothing", at: node.span)
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
      return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
    }
  }
}

extension ValueType where Value == Destination {
  /// A number for y, or a map with x, y or both.
  static var destination: Self {
    let axes = KeySet<Destination>([
      Key("x", .length, "Points along x.") { $0.x = $1 },
      Key("y", .length, "Points along y.") { $0.y = $1 },
    ])
    let map = ValueType(axes.shape) { node, name, diagnostics in
      var destination = Destination()
      guard axes.decode(node, as: name, to: &destination, into: &diagnostics) else { return nil }
      if node.entries.isEmpty {
        return diagnostics.refuse(.wrongCount, "`\(name)` needs `x`, `y` or both", at: node.span)
      }
      return destination
    }
    return .by(scalar: ValueType<Double>.length.map { Destination(y: $0) }, map: map)
  }
}

extension ValueType where Value == ComponentRole {
  /// `footer`, for what only a footer has.
  static var footer: Self { choice([(ValueShape.Word(ComponentRole.footer.rawValue), .footer)]) }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

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

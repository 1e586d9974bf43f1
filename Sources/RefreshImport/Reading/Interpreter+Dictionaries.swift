/// A key of a dictionary with its value.
struct DictionaryRow {
  let key: Value
  let value: Value
}

/// Dictionaries of constants, such as the titles of states.
extension Interpreter {
  /// Returns the value of a literal of pairs. What happens to components in a dictionary isn't followed.
  func dictionary(_ items: [Expression], _ frame: Frame) -> Value {
    var rows: [DictionaryRow] = []
    for item in items {
      guard case .pair(let key, let value) = item.kind else {
        _ = evaluate(item, frame)
        continue
      }
      rows.append(DictionaryRow(key: evaluate(key, frame), value: evaluate(value, frame)))
    }
    guard rows.count == items.count, !rows.contains(where: { refersToComponent($0.value, frame) }) else {
      return .unknown
    }
    return .dictionary(rows)
  }

  /// Returns the value of a key, or `nil` if that isn't certain.
  func value(of key: Value, in rows: [DictionaryRow]) -> Value? {
    guard let name = Self.name(of: key), rows.allSatisfy({ Self.name(of: $0.key) != nil }) else { return nil }
    return rows.last { Self.name(of: $0.key) == name }?.value ?? .nothing
  }

  /// Returns what distinguishes a key from others.
  private static func name(of key: Value) -> String? {
    switch key {
    case .text(let text): "\"\(text)"
    case .path: key.state.map { "\(Double($0.rawValue))" } ?? key.choice
    case .number(let number): number.value.map { "\($0)" }
    default: nil
    }
  }

  /// Returns a dictionary with another value for a key, or an unknown value if the key isn't known.
  func changed(_ rows: [DictionaryRow], _ key: Value?, to value: Value, _ frame: Frame) -> Value {
    guard let key, let name = Self.name(of: key), !refersToComponent(value, frame) else { return .unknown }
    return .dictionary(rows.filter { Self.name(of: $0.key) != name } + [DictionaryRow(key: key, value: value)])
  }

  /// Returns the value of a call of a dictionary's method that hands its values to a closure; `nil` for any other.
  func dictionaryCall(_ call: Call, _ rows: [DictionaryRow]) -> Value? {
    switch call.name {
    case "enumerateKeysAndObjectsUsingBlock":
      guard case .closure(let source, let closure)? = call.values.first else { return nil }
      noteUse()
      for row in rows { _ = apply(source, closure, to: [row.key, row.value], isRound: true) }
      return .nothing
    case "objectForKey", "valueForKey": return call.values.first.flatMap { value(of: $0, in: rows) }
    default: return nil
    }
  }
}

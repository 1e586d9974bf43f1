import RefreshText

extension JSONValue {
  /// The whole number, or nil for any other value.
  package var int: Int? {
    if case .number(let text) = self {
      text.wholeNumber() ?? Double(text).flatMap { Int(exactly: $0) }
    } else {
      nil
    }
  }
  /// The number, or nil for any other value.
  package var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
  /// The switch, or nil for any other value.
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The items of a list; empty for any other value.
  package var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }

  /// Returns the value at a path of names: `at("textDocument", "uri")`.
  package func at(_ names: String...) -> JSONValue? {
    names.reduce(Optional(self)) { value, name in value?[name] }
  }

  /// Returns an object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(Object(members.compactMap { name, value in value.map { (name, $0) } }))
  }
}

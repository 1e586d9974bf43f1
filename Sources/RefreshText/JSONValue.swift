/// A JSON value whose members keep their order, so that the same value is always written as the same bytes.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number in its written form.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(Object)

  /// A named value of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSONValue
  }

  /// Members in the order in which they are written.
  package struct Object: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The members.
    package private(set) var members: [Member]

    /// Makes an object from names and values.
    package init(_ members: some Sequence<(String, JSONValue)>) { self.members = members.map(Member.init) }

    /// Makes an object from members, in the order of the literal.
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

    /// The value of a member. Setting a new one appends it; setting nil removes it.
    package subscript(name: String) -> JSONValue? {
      get { members.first { $0.name == name }?.value }
      set {
        let index = members.firstIndex { $0.name == name }
        let member = newValue.map { Member(name: name, value: $0) }
        members.replaceSubrange(
          (index ?? members.count)..<(index.map { $0 + 1 } ?? members.count), with: member.map { [$0] } ?? [])
      }
    }

    /// Returns the members of one object followed by those of another.
    package static func + (a: Object, b: Object) -> Object {
      var sum = a
      sum.members += b.members
      return sum
    }
  }

  /// Returns a whole number.
  package static func number(_ number: some BinaryInteger) -> JSONValue { .number(String(number)) }

  /// Returns a list of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  /// Returns a string, or `null` for nil.
  package static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The value of a member, or nil if there is none.
  package subscript(name: String) -> JSONValue? { if case .object(let object) = self { object[name] } else { nil } }

  /// The string, or nil for any other value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Returns the value as JSON text.
  ///
  /// - Parameter layout: The layout. The default is ``JSONLayout/fitted``.
  package func written(_ layout: JSONLayout = .fitted) -> String {
    var writer = JSONWriter()
    writer.write(self, layout)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Makes `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a whole number.
  package init(integerLiteral value: Int) { self = .number(value) }
  /// Makes a list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object with its members in the given order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(Object(elements)) }
}

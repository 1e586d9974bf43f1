/// A JSON value whose members keep their order, so that the same value is always written in the same bytes.
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

    /// Makes an object of names and values.
    package init(_ members: some Sequence<(String, JSONValue)>) { self.members = members.map(Member.init) }

    /// Makes an object of members as they are written.
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

    /// The value of a member; a new one is added at the end, and nil adds nothing.
    package subscript(name: String) -> JSONValue? {
      get { members.first { $0.name == name }?.value }
      set {
        let index = members.firstIndex { $0.name == name }
        let member = newValue.map { Member(name: name, value: $0) }
        members.replaceSubrange(
          (index ?? members.count)..<(index.map { $0 + 1 } ?? members.count), with: member.map { [$0] } ?? [])
      }
    }

    /// The members of one object, then those of another.
    package static func + (a: Object, b: Object) -> Object {
      var sum = a
      sum.members += b.members
      return sum
    }
  }

  /// A whole number.
  package static func number(_ number: some BinaryInteger) -> JSONValue { .number(String(number)) }

  /// A list of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  /// A string, or `null` for none.
  package static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The value of a member; nil where there is none.
  package subscript(name: String) -> JSONValue? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  /// The string; nil for any other value.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value as it is written.
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
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, with its members in the order given.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(Object(elements)) }
}

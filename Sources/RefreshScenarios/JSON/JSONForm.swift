import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// The JSON form of a type, declared once: it writes values, reads them back and describes them by a schema.
package struct JSONForm<Value: Sendable>: Sendable {
  /// Its JSON Schema.
  package let schema: JSONValue
  /// The schemas to which it refers, by name, in the order of their first use.
  package var definitions: JSONValue.Object = [:]
  /// Writes a value.
  package let write: @Sendable (_ value: Value, _ writer: inout JSONWriter) -> Void
  /// Reads a value; returns `nil` with a diagnostic if it is invalid.
  package let read: @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?
}

/// A member of an object, declared once.
package struct JSONField<Root: Sendable>: Sendable {
  let description: JSONMember
  let write: @Sendable (_ root: Root, _ writer: inout JSONWriter) -> Void
  /// Reads the member into its object; returns `false` with a diagnostic if it is invalid.
  let read: @Sendable (_ node: Node, _ root: inout Root, _ diagnostics: inout Diagnostics) -> Bool

  /// Declares a member.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - path: The path of its value.
  ///   - form: The form of its value.
  ///   - summary: Its description, as a sentence.
  ///   - isAdded: Whether files of earlier versions lack it. The default is `false`.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: JSONForm<Value>, _ summary: String,
    isAdded: Bool = false
  ) {
    description = JSONMember(
      name: name, schema: form.schema.described(summary), definitions: form.definitions, isAdded: isAdded)
    write = { root, writer in form.write(root[keyPath: path], &writer) }
    read = { node, root, diagnostics in
      guard let value = form.read(node, name, &diagnostics) else { return false }
      root[keyPath: path] = value
      return true
    }
  }
}

extension JSONForm {
  /// Declares an object, to which schemas refer by the name of its type. Unknown members are ignored, so that later
  /// versions can add some.
  ///
  /// - Parameters:
  ///   - start: The initial value, before anything is read.
  ///   - isInline: Whether it is written on one line. The default is `false`.
  ///   - fields: The members, all of which are required but those that earlier versions lack.
  package static func object(_ start: Value, isInline: Bool = false, _ fields: JSONField<Value>...) -> JSONForm {
    let object = JSONObjectForm(type: "\(Value.self)", members: fields.map(\.description))
    return JSONForm(schema: object.schema, definitions: object.definitions) { value, writer in
      writer.writeObject(object.names, isInline ? .line : .lines) { fields[$0].write(value, &$1) }
    } read: { node, name, diagnostics in
      var value = start
      let isGood = object.read(node, as: name, into: &diagnostics) { fields[$0].read($1, &value, &$2) }
      return isGood ? value : nil
    }
  }

  /// Declares a value or `null`.
  package static func optional<Wrapped>(_ form: JSONForm<Wrapped>) -> JSONForm where Value == Wrapped? {
    JSONForm(schema: ["anyOf": [form.schema, ["type": "null"]]], definitions: form.definitions) { value, writer in
      if let value { form.write(value, &writer) } else { writer.write(literal: "null") }
    } read: { node, name, diagnostics in
      if node.isNull { return .some(nil) }
      return form.read(node, name, &diagnostics).map { .some($0) }
    }
  }

  /// Declares a list.
  ///
  /// - Parameters:
  ///   - form: The form of each item.
  ///   - isInline: Whether it is written on one line. The default is `false`.
  package static func list<Item>(of form: JSONForm<Item>, isInline: Bool = false) -> JSONForm
  where Value == [Item] {
    JSONForm(schema: ["type": "array", "items": form.schema], definitions: form.definitions) { items, writer in
      writer.writeList(items.count, isInline ? .line : .lines) { form.write(items[$0], &$1) }
    } read: { node, name, diagnostics in
      guard node.kind == .sequence else { return diagnostics.refuse(node, as: name, expecting: "a list") }
      let nodes = node.items
      let items = nodes.compactMap { form.read($0, name, &diagnostics) }
      return items.count == nodes.count ? items : nil
    }
  }

  /// Returns the form with a condition that its schema doesn't express.
  ///
  /// - Parameters:
  ///   - what: The description of a valid value in messages.
  ///   - isValid: Returns whether a value is valid.
  package func requiring(_ what: String, _ isValid: @escaping @Sendable (Value) -> Bool) -> JSONForm {
    JSONForm(schema: schema, definitions: definitions, write: write) { node, name, diagnostics in
      guard let value = read(node, name, &diagnostics) else { return nil }
      return isValid(value) ? value : diagnostics.refuse(node, as: name, expecting: what)
    }
  }

  /// Declares a text or a number.
  ///
  /// - Parameters:
  ///   - what: The description of the type in messages.
  ///   - isQuoted: Whether it is written in quotes.
  ///   - parse: Returns the value of a text, or `nil` if it is invalid.
  private static func scalar(
    _ schema: JSONValue, _ what: String, isQuoted: Bool, parse: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (_ value: Value, _ writer: inout JSONWriter) -> Void
  ) -> JSONForm {
    JSONForm(schema: schema, write: write) { node, name, diagnostics in
      let text = (node.style == .plain) == isQuoted ? nil : node.scalar
      return text.flatMap(parse) ?? diagnostics.refuse(node, as: name, expecting: what)
    }
  }
}

extension Diagnostics {
  /// Reports that a value has the wrong type.
  ///
  /// - Returns: `nil`, for the caller to return.
  package mutating func refuse<Value>(_ node: Node, as name: String, expecting what: String) -> Value? {
    refuse(.wrongType, "`\(name)` must be \(what)", at: node.span)
  }
}

extension JSONValue {
  /// Returns the schema with a description.
  fileprivate func described(_ summary: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(["description": .string(summary)] + members)
  }
}

extension JSONForm<String> {
  /// A text.
  package static let text = scalar(
    ["type": "string"], "a string", isQuoted: true, parse: { $0 }, write: { $1.write($0) })
}

extension JSONForm<Int> {
  /// Declares a whole number with a minimum.
  package static func count(from least: Int = 0) -> JSONForm {
    let what = "a whole number\(least == 0 ? "" : " that is at least \(least)")"
    return scalar(
      ["type": "integer", "minimum": .number(least)], what, isQuoted: false,
      parse: { text in text.wholeNumber().flatMap { $0 >= least ? $0 : nil } },
      write: { $1.write(literal: String($0)) })
  }
}

extension JSONForm<Double> {
  /// A number.
  package static let number = scalar(
    ["type": "number"], "a number", isQuoted: false,
    parse: { text in Double(text).flatMap { $0.isFinite ? $0 : nil } },
    write: { $1.write(literal: $0.shortestText) })
}

extension JSONForm<Bool> {
  /// True or false.
  package static let flag = scalar(
    ["type": "boolean"], "`true` or `false`", isQuoted: false,
    parse: { text in ["true": true, "false": false][text] }, write: { $1.write(literal: $0 ? "true" : "false") })
}

extension JSONForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  package static var word: JSONForm {
    let words = Value.allCases.map(\.rawValue)
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    return scalar(
      ["type": "string", "enum": .strings(words)], "one of \(all)", isQuoted: true, parse: { Value(rawValue: $0) },
      write: { $1.write($0.rawValue) })
  }
}

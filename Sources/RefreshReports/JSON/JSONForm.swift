import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The JSON form of a type, declared once: how values are written, read back and described by a schema.
package struct JSONForm<Value: Sendable>: Sendable {
  /// Its JSON Schema.
  package let schema: JSONValue
  /// The schemas that it refers to by their names, in the order of their first use.
  package var definitions: JSONValue.Object = [:]
  /// Writes a value.
  package let write: @Sendable (_ value: Value, _ writer: inout JSONWriter) -> Void
  /// Reads a value; nil if it is none, which it diagnoses.
  package let read: @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?
}

/// A member of an object, declared once.
package struct JSONField<Root: Sendable>: Sendable {
  /// Its name.
  let name: String
  /// Its JSON Schema, with its meaning.
  let schema: JSONValue
  /// The schemas that it refers to.
  let definitions: JSONValue.Object
  let write: @Sendable (_ root: Root, _ writer: inout JSONWriter) -> Void
  /// Reads it into its object; false if it is wrong, which it has diagnosed.
  let read: @Sendable (_ node: Node, _ root: inout Root, _ diagnostics: inout Diagnostics) -> Bool

  /// Declares a member.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - path: The path of its value.
  ///   - form: The form of its value.
  ///   - summary: Its meaning, as a sentence.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: JSONForm<Value>,
    _ summary: String
  ) {
    self.name = name
    schema = form.schema.described(summary)
    definitions = form.definitions
    write = { root, writer in form.write(root[keyPath: path], &writer) }
    read = { node, root, diagnostics in
      guard let value = form.read(node, name, &diagnostics) else { return false }
      root[keyPath: path] = value
      return true
    }
  }
}

extension JSONForm {
  /// An object, which schemas refer to by the name of its type. Members that are not declared are passed over, so that later versions can have more.
  ///
  /// - Parameters:
  ///   - start: The value before anything is read.
  ///   - isInline: Whether it is written on one line. The default is false.
  ///   - fields: Its members, all of which are required.
  package static func object(_ start: Value, isInline: Bool = false, _ fields: JSONField<Value>...) -> JSONForm {
    let names = fields.map(\.name)
    let name = "\(Value.self)"
    var definitions: JSONValue.Object = [:]
    for member in fields.flatMap(\.definitions.members) { definitions[member.name] = member.value }
    definitions[name] = [
      "type": "object", "required": .strings(names),
      "properties": .object(JSONValue.Object(fields.map { ($0.name, $0.schema) })),
    ]
    let reference: JSONValue = ["$ref": .string("#/$defs/\(name)")]
    return JSONForm(schema: reference, definitions: definitions) { value, writer in
      writer.writeObject(names, isInline ? .line : .lines) { index, writer in fields[index].write(value, &writer) }
    } read: { node, name, diagnostics in
      guard node.kind == .mapping else { return diagnostics.refuse(node, as: name, expecting: "an object") }
      var value = start
      var isGood = true
      for field in fields {
        if let member = node[field.name] {
          isGood = field.read(member, &value, &diagnostics) && isGood
        } else {
          diagnostics.add(.missingKey, "`\(name)` has no `\(field.name)`", at: node.span)
          isGood = false
        }
      }
      return isGood ? value : nil
    }
  }

  /// A value or `null`.
  package static func optional<Wrapped>(_ form: JSONForm<Wrapped>) -> JSONForm where Value == Wrapped? {
    JSONForm(schema: ["anyOf": [form.schema, ["type": "null"]]], definitions: form.definitions) { value, writer in
      if let value { form.write(value, &writer) } else { writer.write(literal: "null") }
    } read: { node, name, diagnostics in
      if node.isNull { return .some(nil) }
      return form.read(node, name, &diagnostics).map { .some($0) }
    }
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - form: The form of each item.
  ///   - isInline: Whether it is written on one line. The default is false.
  package static func list<Item>(of form: JSONForm<Item>, isInline: Bool = false) -> JSONForm
  where Value == [Item] {
    JSONForm(schema: ["type": "array", "items": form.schema], definitions: form.definitions) {
      items, writer in
      writer.writeList(items.count, isInline ? .line : .lines) { form.write(items[$0], &$1) }
    } read: { node, name, diagnostics in
      guard node.kind == .sequence else { return diagnostics.refuse(node, as: name, expecting: "a list") }
      let nodes = node.items
      let items = nodes.compactMap { form.read($0, name, &diagnostics) }
      return items.count == nodes.count ? items : nil
    }
  }

  /// A text or a number.
  ///
  /// - Parameters:
  ///   - what: What messages call it.
  ///   - isQuoted: Whether it stands in quotes.
  ///   - parse: Makes a value of its text; nil for one that is wrong.
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
  /// - Returns: Nil, for the caller to return.
  mutating func refuse<Value>(_ node: Node, as name: String, expecting what: String) -> Value? {
    refuse(.wrongType, "`\(name)` must be \(what)", at: node.span)
  }
}

extension JSONValue {
  /// The schema with a description.
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
  /// A whole number, from a least one.
  package static func count(from least: Int = 0) -> JSONForm {
    let what = "a whole number\(least == 0 ? "" : " that is at least \(least)")"
    return scalar(
      ["type": "integer", "minimum": .number(least)], what, isQuoted: false,
      parse: { text in Int(text).flatMap { $0 >= least ? $0 : nil } }, write: { $1.write(literal: String($0)) })
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
  /// One of some words.
  package static var word: JSONForm {
    let words = Value.allCases.map(\.rawValue)
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    return scalar(
      ["type": "string", "enum": .strings(words)], "one of \(all)", isQuoted: true, parse: { Value(rawValue: $0) },
      write: { $1.write($0.rawValue) })
  }
}

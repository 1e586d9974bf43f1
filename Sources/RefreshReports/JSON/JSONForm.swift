import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// How values of a type stand in JSON, declared once: written, read back and described by a schema.
struct JSONForm<Value: Sendable>: Sendable {
  /// Writes a value.
  let write: @Sendable (_ value: Value, _ writer: inout JSONWriter) -> Void
  /// Reads a value; nil if it is none, which has been diagnosed.
  let read: @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?
  /// What a JSON Schema says of it.
  let schema: JSONValue
  /// The schemas that it refers to by their names, in the order of their first use.
  let definitions: JSONValue.Object
  /// Whether it stands on one line.
  let isInline: Bool

  /// Declares a form.
  ///
  /// - Parameters:
  ///   - schema: what a JSON Schema says of it.
  ///   - definitions: the schemas that it refers to. The default is that there are none.
  ///   - isInline: whether it stands on one line. The default is that it does.
  ///   - write: writes a value.
  ///   - read: reads a value; nil if it is none, which it diagnoses.
  init(
    _ schema: JSONValue, definitions: JSONValue.Object = [:], isInline: Bool = true,
    write: @escaping @Sendable (_ value: Value, _ writer: inout JSONWriter) -> Void,
    read: @escaping @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?
  ) {
    self.schema = schema
    self.definitions = definitions
    self.isInline = isInline
    self.write = write
    self.read = read
  }
}

/// A member of an object, declared once.
struct JSONField<Root: Sendable>: Sendable {
  /// Its name.
  let name: String
  /// What a JSON Schema says of it, with its meaning.
  let schema: JSONValue
  /// The schemas that it refers to.
  let definitions: JSONValue.Object
  let write: @Sendable (_ root: Root, _ writer: inout JSONWriter) -> Void
  /// Reads it into its object; false if it is wrong, which has been diagnosed.
  let read: @Sendable (_ node: Node, _ root: inout Root, _ diagnostics: inout Diagnostics) -> Bool

  /// Declares a member.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - path: where its value is kept.
  ///   - form: how its value stands in JSON.
  ///   - summary: what it means, as a sentence.
  init<Value>(
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
  ///   - start: the value before anything is read.
  ///   - isInline: whether it stands on one line. The default is that it does not.
  ///   - fields: its members, all of which have to be there.
  static func object(_ start: Value, isInline: Bool = false, _ fields: JSONField<Value>...) -> JSONForm {
    let names = fields.map(\.name)
    let name = "\(Value.self)"
    var definitions: JSONValue.Object = [:]
    for member in fields.flatMap(\.definitions.members) { definitions[member.name] = member.value }
    definitions[name] = [
      "type": "object", "required": .strings(names),
      "properties": .object(JSONValue.Object(fields.map { ($0.name, $0.schema) })),
    ]
    let reference: JSONValue = ["$ref": .string("#/$defs/\(name)")]
    return JSONForm(reference, definitions: definitions, isInline: isInline) { value, writer in
      writer.writeObject(names, isInline ? .line : .lines) { index, writer in fields[index].write(value, &writer) }
    } read: { node, name, diagnostics in
      guard node.kind == .mapping else { return diagnostics.refuse(node, as: name, expecting: "an object") }
      var value = start
      var isGood = true
      for field in fields {
        if let member = node[field.name] {
          isGood = field.read(member, &value, &diagnostics) && isGood
        } else {
          diagnostics.add(Diagnostic(.missingKey, "`\(name)` has no `\(field.name)`", at: node.span))
          isGood = false
        }
      }
      return isGood ? value : nil
    }
  }
}

extension Diagnostics {
  /// Says that a value is of another kind than a report has, and gives none.
  mutating func refuse<Value>(_ node: Node, as name: String, expecting what: String) -> Value? {
    add(Diagnostic(.wrongType, "`\(name)` must be \(what)", at: node.span))
    return nil
  }
}

extension JSONValue {
  /// The schema with what the value means.
  fileprivate func described(_ summary: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(["description": .string(summary)] + members)
  }
}

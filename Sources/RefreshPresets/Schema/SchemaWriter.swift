import RefreshText
import _StringProcessing

/// A writer of declarations as JSON Schema, draft 2020-12.
///
/// Only keywords that mean the same in draft 7 are used, because editors still support that: no
/// `unevaluatedProperties`, no `prefixItems`. A choice between types is one schema with a list of types if
/// possible, so that completions come from one place. Values are those that a YAML 1.2 reader sees, which guesses
/// types: for a key that is text, this project also accepts numbers, Booleans and null as text.
package struct SchemaWriter {
  /// Named shapes and keys that several types share, in the order of their first use.
  private var definitions: JSONValue.Object = [:]
  /// Whether a scalar may contain parameters, `${amount}`, which are replaced before it is read.
  private let allowsParameters: Bool

  /// Makes a writer without definitions.
  ///
  /// - Parameter allowsParameters: Whether a scalar may contain parameters such as `${amount}`. The default is
  ///   false.
  package init(allowsParameters: Bool = false) { self.allowsParameters = allowsParameters }

  /// Returns the schema of a whole file.
  ///
  /// - Parameters:
  ///   - title: The name of the file format.
  ///   - summary: A sentence that describes it.
  ///   - keys: The keys.
  ///   - rules: Constraints on several keys together.
  package static func document(
    _ title: String, _ summary: String, keys: [KeyDescription], rules: JSONValue.Object = [:],
    allowsParameters: Bool = false
  ) -> JSONValue {
    var writer = SchemaWriter(allowsParameters: allowsParameters)
    let body = writer.object(of: keys)
    return .object(
      ["$schema": dialect, "title": .string(title), "description": .string(summary)] + body + rules
        + ["$defs": .object(writer.definitions)])
  }

  /// The dialect of the schemas.
  package static let dialect: JSONValue = "https://json-schema.org/draft/2020-12/schema"

  // MARK: - Keys

  /// Returns the members of the schema of a map with declared keys.
  mutating func object(of keys: [KeyDescription], isClosed: Bool = true) -> JSONValue.Object {
    var schema: JSONValue.Object = ["type": "object"]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["properties"] = .object(JSONValue.Object(keys.filter { !$0.isPattern }.map { ($0.name, property($0)) }))
    let patterns = keys.filter(\.isPattern)
    if !patterns.isEmpty {
      schema["patternProperties"] = .object(JSONValue.Object(patterns.map { ($0.pattern, property($0)) }))
    }
    if isClosed { schema["additionalProperties"] = false }
    return schema
  }

  /// Returns the schema of a key's value, with the key's description.
  mutating func property(_ key: KeyDescription) -> JSONValue {
    var schema: JSONValue.Object = ["title": .string(key.name), "description": .string(key.prose)]
    schema["default"] = key.defaultValue
    let examples = key.examples.compactMap { JSONValue(yaml: $0) }
    if !examples.isEmpty { schema["examples"] = .array(examples) }
    if let caution = key.caution {
      schema["deprecationMessage"] = .string(caution.message)
      schema["doNotSuggest"] = true
    }
    if case .object(let shape) = self.schema(of: key.shape) {
      for member in shape.members where schema[member.name] == nil { schema[member.name] = member.value }
    }
    return .object(schema)
  }

  // MARK: - Shapes

  /// Returns the schema of a shape.
  mutating func schema(of shape: ValueShape) -> JSONValue {
    switch shape {
    case .boolean: return scalar(["boolean", "string"], pattern: SchemaWriter.booleanPattern)
    case .integer(let range):
      return scalar(
        ["integer", "string"], pattern: NumberShape(range).pattern,
        ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    case .number(let shape): return scalar(["number", "string"], pattern: shape.pattern, shape.bounds)
    case .text(let shape):
      return scalar(
        shape.jsonTypes, pattern: shape.pattern,
        shape.examples.isEmpty ? [:] : ["examples": .strings(shape.examples)])
    case .choice(let words): return choice(words)
    case .list(let item, let count): return list(of: item, count: count)
    case .map(let keys, let values): return map(keys, values)
    case .names(_, let keys): return .object(object(of: keys()) + ["minProperties": 1])
    case .keys(let keys): return .object(object(of: keys()))
    case .variants(let key, let variants): return self.variants(by: key, variants())
    case .oneKey(let keys, let options, let words): return oneKey(keys(), options, words)
    case .either(let shapes): return anyOf(shapes.map { schema(of: $0) })
    case .named(let name, let shape): return define(name) { $0.schema(of: shape()) }
    case .anything: return [:]
    }
  }

  /// Quoted Booleans, and those of YAML 1.1, which get a warning.
  private static let booleanPattern =
    "^([Tt]rue|TRUE|[Ff]alse|FALSE|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff]|[YyNn])$"

  /// Returns a choice of schemas. Nested choices are flattened.
  private func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    let flat = schemas.flatMap { schema -> [JSONValue] in
      if case .object(let object) = schema, object.members.count == 1, case .array(let inner)? = schema["anyOf"] {
        inner
      } else {
        [schema]
      }
    }
    return ["anyOf": .array(flat)]
  }

  /// Returns the schema of a scalar, or of a text with parameters in its place.
  private func scalar(_ types: [String], pattern: String? = nil, _ members: JSONValue.Object = [:]) -> JSONValue {
    let parameters = allowsParameters && types.contains("string") ? "|\\$\\{" : ""
    var schema = ["type": types.count == 1 ? .string(types[0]) : .strings(types)] + members
    schema["pattern"] = pattern.map { .string($0 + parameters) }
    return .object(schema)
  }

  private func choice(_ words: [ValueShape.Word]) -> JSONValue {
    var schema: JSONValue.Object = ["enum": .strings(words.map(\.name))]
    if words.contains(where: { $0.summary != nil }) {
      schema["markdownEnumDescriptions"] = .strings(words.map { $0.summary ?? "" })
    }
    guard allowsParameters else { return .object(schema) }
    return ["anyOf": [.object(schema), ["type": "string", "pattern": "\\$\\{"]]]
  }

  private mutating func list(of item: ValueShape, count: ClosedRange<Int>) -> JSONValue {
    var list: JSONValue.Object = ["type": "array", "items": schema(of: item)]
    if count.lowerBound > 0 { list["minItems"] = .number(count.lowerBound) }
    if count.upperBound < Int.max { list["maxItems"] = .number(count.upperBound) }
    return .object(list)
  }

  /// Returns the schema of a map whose keys are names that the user chooses. The names in the examples are
  /// suggested.
  private mutating func map(_ keys: TextShape, _ values: ValueShape) -> JSONValue {
    let values = schema(of: values)
    var map: JSONValue.Object = ["type": "object"]
    if !keys.examples.isEmpty { map["properties"] = .object(JSONValue.Object(keys.examples.map { ($0, values) })) }
    map["additionalProperties"] = values
    if let pattern = keys.pattern {
      map["propertyNames"] = ["pattern": .string(pattern)]
      map["minProperties"] = 1
    }
    return .object(map)
  }

  /// Returns the schema of a map whose other keys depend on one key's word.
  private mutating func variants(by key: KeyDescription, _ variants: [ValueShape.Variant]) -> JSONValue {
    let rules = variants.map { variant -> JSONValue in
      // The key is described once, above; here it only needs to be allowed.
      let properties = JSONValue.Object(variant.keys.map { ($0.name, share($0, in: variant)) })
      var then: JSONValue.Object = [:]
      then["description"] = variant.word.summary.map { .string($0) }
      then["properties"] = .object([key.name: true] + properties)
      then["additionalProperties"] = false
      return [
        "if": ["required": .strings([key.name]), "properties": [key.name: ["const": .string(variant.word.name)]]],
        "then": .object(then),
      ]
    }
    return .object(object(of: [key], isClosed: false) + ["allOf": .array(rules)])
  }

  /// Returns the schema of a map with exactly one of the keys and any options, or of a single word.
  private mutating func oneKey(
    _ keys: [KeyDescription], _ options: [KeyDescription], _ words: [ValueShape.Word]
  ) -> JSONValue {
    let one: JSONValue.Object =
      options.isEmpty
      ? ["minProperties": 1, "maxProperties": 1]
      : ["oneOf": .array(keys.map { ["required": .strings([$0.name])] })]
    let map: JSONValue = .object(object(of: keys.map(\.optional) + options) + one)
    return words.isEmpty ? map : anyOf([choice(words), map])
  }

  // MARK: - Definitions

  /// Returns a reference to a definition, which is made at the first use. A shape may contain itself.
  private mutating func define(_ name: String, _ make: (inout SchemaWriter) -> JSONValue) -> JSONValue {
    if definitions[name] == nil {
      definitions[name] = .null
      definitions[name] = make(&self)
    }
    return reference(name)
  }

  /// Returns a reference to the schema of a key that several kinds share. If its schema differs between kinds, the
  /// name of the first kind with that schema is appended.
  private mutating func share(_ key: KeyDescription, in variant: ValueShape.Variant) -> JSONValue {
    let schema = property(key)
    let name = "key.\(key.name)"
    let same = definitions.members.first {
      ($0.name == name || $0.name.hasPrefix(name + ".")) && $0.value == schema
    }
    if let same { return reference(same.name) }
    return define(definitions[name] == nil ? name : "\(name).\(variant.word.name)") { _ in schema }
  }

  private func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }
}

extension KeyDescription {
  /// Whether the name contains `*`, which stands for names that presets choose.
  fileprivate var isPattern: Bool { name.contains("*") }

  /// A regular expression for such names.
  fileprivate var pattern: String {
    let own = TextShape.namePattern.dropFirst().dropLast()
    return "^" + name.split(separator: ".").map { $0 == "*" ? String(own) : String($0) }.joined(separator: "\\.")
      + "$"
  }
}

extension NumberShape {
  /// An expression for the number as text: in quotes, which do not matter to us, or with its unit.
  var pattern: String {
    let sign = minimum < 0 ? "[-+]?" : "[+]?"
    let unit =
      switch quantity {
      case .duration: "(m?s)?"
      case .fraction, .lengthOrFraction: "%?"
      case .number, .length, .velocity: ""
      }
    return "^\(sign)([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]+)?\(unit)$"
  }

  /// The members of a schema that give the range.
  var bounds: JSONValue.Object {
    ["minimum": .number(minimum.shortestText), "maximum": .number(maximum.shortestText)]
  }
}

extension TextShape {
  /// Returns whether a text has the form.
  func lets(_ text: String) -> Bool { pattern?.isFound(in: text) ?? true }

  /// The types that such a text can have for a reader that guesses them: `2024` is a number, and `no` used to be a
  /// Boolean.
  var jsonTypes: [String] {
    let guesses = [("number", ["1", "1.5"]), ("boolean", ["true"]), ("null", ["null"])]
    return ["string"] + guesses.filter { $0.1.contains(where: lets) }.map(\.0)
  }
}

extension String {
  /// Returns whether the text, as a regular expression, matches in another text.
  func isFound(in text: String) -> Bool { (try? Regex(self)).map { text.contains($0) } ?? false }
}

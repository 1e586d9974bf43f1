/// Writes declarations as JSON Schema, draft 2020-12.
///
/// Only words are used that mean the same in draft 7, which editors still read: no `unevaluatedProperties`, no
/// `prefixItems`. What is one of a few types is one schema with a list of types where that is possible, so that
/// completions come from one place. Values are meant as a reader of YAML 1.2 sees them, who guesses types: under a key
/// for text also numbers, booleans and null are text to us.
public struct SchemaWriter {
  /// Shapes with names, and keys that several types share, in the order of their first use.
  private var definitions: [JSONValue.Member] = []
  private var indexes: [String: Int] = [:]
  /// Whether a scalar may be a text with parameters, `${amount}`, that are put in before it is read.
  private let allowsParameters: Bool

  /// Begins without definitions.
  ///
  /// - Parameter allowsParameters: whether a scalar may be a text like `${amount}`. The default is false.
  public init(allowsParameters: Bool = false) { self.allowsParameters = allowsParameters }

  /// The schema of a whole file.
  ///
  /// - Parameters:
  ///   - title: what the file is.
  ///   - summary: one sentence about it.
  ///   - keys: its keys.
  ///   - rules: what has to hold of several keys together.
  public static func document(
    _ title: String, _ summary: String, keys: [KeyDescription], rules: [JSONValue.Member] = [],
    allowsParameters: Bool = false
  ) -> JSONValue {
    var writer = SchemaWriter(allowsParameters: allowsParameters)
    let body = writer.object(of: keys)
    return .object(
      [
        JSONValue.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
        JSONValue.Member("title", .string(title)),
        JSONValue.Member("description", .string(summary)),
      ] + body + rules + [JSONValue.Member("$defs", .object(writer.definitions))])
  }

  // MARK: - Keys

  /// The members of the schema of a map with declared keys.
  mutating func object(of keys: [KeyDescription], isClosed: Bool = true) -> [JSONValue.Member] {
    var members = [JSONValue.Member("type", "object")]
    let required = keys.filter(\.isRequired)
    if !required.isEmpty {
      members.append(JSONValue.Member("required", .array(required.map { .string($0.name) })))
    }
    let properties = keys.map { JSONValue.Member($0.name, property($0)) }
    members.append(JSONValue.Member("properties", .object(properties)))
    if isClosed { members.append(JSONValue.Member("additionalProperties", false)) }
    return members
  }

  /// The schema of what stands under a key, with all there is to say of the key.
  mutating func property(_ key: KeyDescription) -> JSONValue {
    let value = schema(of: key.shape)
    var members: [JSONValue.Member] = [
      JSONValue.Member("title", .string(key.name)),
      JSONValue.Member("description", .string(key.prose)),
    ]
    if let value = key.defaultValue { members.append(JSONValue.Member("default", value)) }
    let examples = key.examples.compactMap { JSONValue(yaml: $0) }
    if !examples.isEmpty { members.append(JSONValue.Member("examples", .array(examples))) }
    if let caution = key.caution {
      members.append(JSONValue.Member("deprecationMessage", .string(caution.message)))
      members.append(JSONValue.Member("doNotSuggest", true))
    }
    guard case .object(let rest) = value else { return .object(members) }
    return .object(members + rest.filter { own in !members.contains { $0.name == own.name } })
  }

  // MARK: - Shapes

  /// The schema of a shape.
  mutating func schema(of shape: ValueShape) -> JSONValue {
    switch shape {
    case .boolean:
      return scalar(["boolean", "string"], pattern: SchemaWriter.booleanPattern)
    case .integer(let range):
      return scalar(
        ["integer", "string"], pattern: NumberShape(.number, range).pattern,
        [
          JSONValue.Member("minimum", .number(String(range.lowerBound))),
          JSONValue.Member("maximum", .number(String(range.upperBound))),
        ])
    case .number(let shape):
      return scalar(["number", "string"], pattern: shape.pattern, shape.bounds)
    case .text(let shape):
      return scalar(shape.jsonTypes, pattern: shape.pattern, shape.exampleMembers)
    case .choice(let words): return choice(words)
    case .list(let item, let count): return list(of: item, count: count)
    case .map(let keys, let values): return map(keys, values)
    case .names(_, let keys):
      let keys = keys()
      return .object(object(of: keys) + [JSONValue.Member("minProperties", .number("1"))])
    case .keys(let keys): return .object(object(of: keys()))
    case .variants(let key, let variants): return self.variants(by: key, variants())
    case .oneKey(let keys, let words): return oneKey(keys(), words)
    case .either(let shapes): return anyOf(shapes.map { schema(of: $0) })
    case .named(let name, let shape): return define(name) { $0.schema(of: shape()) }
    case .anything: return .object([])
    }
  }

  /// Quoted booleans, and those of YAML 1.1, which are warned of.
  private static let booleanPattern =
    "^([Tt]rue|TRUE|[Ff]alse|FALSE|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff]|[YyNn])$"

  /// One of some schemas; those that are such a choice themselves are put in its place.
  private func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    let flat = schemas.flatMap { schema -> [JSONValue] in
      guard case .object(let members) = schema, members.count == 1, case .array(let inner)? = schema["anyOf"] else {
        return [schema]
      }
      return inner
    }
    return .object([JSONValue.Member("anyOf", .array(flat))])
  }

  /// A scalar, or a text with parameters in its place.
  private func scalar(
    _ types: [String], pattern: String? = nil, _ members: [JSONValue.Member] = []
  ) -> JSONValue {
    let types = types.map { JSONValue.string($0) }
    var pattern = pattern
    if allowsParameters, let own = pattern, types.contains("string") { pattern = "\(own)|\\$\\{" }
    return .object(
      [JSONValue.Member("type", types.count == 1 ? types[0] : .array(types))] + members
        + (pattern.map { [JSONValue.Member("pattern", .string($0))] } ?? []))
  }

  private func choice(_ words: [ValueShape.Word]) -> JSONValue {
    var members = [JSONValue.Member("enum", .array(words.map { .string($0.name) }))]
    if words.contains(where: { $0.summary != nil }) {
      let texts = words.map { JSONValue.string($0.summary ?? "") }
      members.append(JSONValue.Member("markdownEnumDescriptions", .array(texts)))
    }
    guard allowsParameters else { return .object(members) }
    return ["anyOf": [.object(members), ["type": "string", "pattern": "\\$\\{"]]]
  }

  private mutating func list(of item: ValueShape, count: ClosedRange<Int>) -> JSONValue {
    var members = [JSONValue.Member("type", "array"), JSONValue.Member("items", schema(of: item))]
    if count.lowerBound > 0 { members.append(JSONValue.Member("minItems", .number(String(count.lowerBound)))) }
    if count.upperBound < Int.max {
      members.append(JSONValue.Member("maxItems", .number(String(count.upperBound))))
    }
    return .object(members)
  }

  /// A map with names of one's own; those of the examples are proposed.
  private mutating func map(_ keys: TextShape, _ values: ValueShape) -> JSONValue {
    let values = schema(of: values)
    var members = [JSONValue.Member("type", "object")]
    if !keys.examples.isEmpty {
      let proposals = keys.examples.map { JSONValue.Member($0, values) }
      members.append(JSONValue.Member("properties", .object(proposals)))
    }
    members.append(JSONValue.Member("additionalProperties", values))
    if let pattern = keys.pattern {
      members.append(JSONValue.Member("propertyNames", ["pattern": .string(pattern)]))
      members.append(JSONValue.Member("minProperties", .number("1")))
    }
    return .object(members)
  }

  /// A map whose kind is told by one key: the word chooses the keys.
  private mutating func variants(by key: KeyDescription, _ variants: [ValueShape.Variant]) -> JSONValue {
    let name = JSONValue.string(key.name)
    var rules: [JSONValue] = []
    for variant in variants {
      // The key itself is described once, above; here it only has to be allowed.
      var properties = [JSONValue.Member(key.name, true)]
      for key in variant.keys {
        properties.append(JSONValue.Member(key.name, share(key, in: variant)))
      }
      let then: JSONValue = .object(
        (variant.word.summary.map { [JSONValue.Member("description", .string($0))] } ?? [])
          + [JSONValue.Member("properties", .object(properties)), JSONValue.Member("additionalProperties", false)])
      let condition: JSONValue = .object([JSONValue.Member(key.name, ["const": .string(variant.word.name)])])
      rules.append(["if": ["required": [name], "properties": condition], "then": then])
    }
    return .object(object(of: [key], isClosed: false) + [JSONValue.Member("allOf", .array(rules))])
  }

  /// A map with exactly one of the keys, or a word alone.
  private mutating func oneKey(_ keys: [KeyDescription], _ words: [ValueShape.Word]) -> JSONValue {
    let map: JSONValue = .object(
      object(of: keys.map(\.optional))
        + [JSONValue.Member("minProperties", .number("1")), JSONValue.Member("maxProperties", .number("1"))])
    return words.isEmpty ? map : anyOf([choice(words), map])
  }

  // MARK: - Definitions

  /// A reference to a definition, which is made at the first use; a shape may hold itself.
  private mutating func define(_ name: String, _ make: (inout SchemaWriter) -> JSONValue) -> JSONValue {
    if indexes[name] == nil {
      let index = definitions.count
      indexes[name] = index
      definitions.append(JSONValue.Member(name, .null))
      definitions[index] = JSONValue.Member(name, make(&self))
    }
    return reference(name)
  }

  /// A reference to the schema of a key that several kinds have alike. Where it differs between kinds, the name of the
  /// first that has it so is added.
  private mutating func share(_ key: KeyDescription, in variant: ValueShape.Variant) -> JSONValue {
    let schema = property(key)
    let name = "key.\(key.name)"
    let same = definitions.first { ($0.name == name || $0.name.hasPrefix(name + ".")) && $0.value == schema }
    if let same { return reference(same.name) }
    return define(indexes[name] == nil ? name : "\(name).\(variant.word.name)") { _ in schema }
  }

  private func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }
}

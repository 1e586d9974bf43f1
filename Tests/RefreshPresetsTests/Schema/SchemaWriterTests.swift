import RefreshText
import Testing

@testable import RefreshPresets

struct SchemaWriterTests {
  private func schema(of shape: ValueShape, parameters: Bool = false) -> JSONValue {
    var writer = SchemaWriter(allowsParameters: parameters)
    return writer.schema(of: shape)
  }

  @Test func `a number has its range, and its unit as text`() {
    let schema = schema(of: ValueType<Double>.positiveLength.shape)
    #expect(schema["type"] == ["number", "string"])
    #expect(schema["minimum"] == .number("0.001"))
    #expect(schema["maximum"] == .number("10000000"))
  }

  @Test(arguments: [
    (
      NumberShape(.duration, .upTo(10)), ["0.25s", "250ms", "1", ".5", "1e3"],
      ["-1s", "1min", "s", "", "1 s"]
    ),
    (NumberShape(.fraction), ["50%", "-1", "+0.5%"], ["50 %", "%", "half"]),
    (NumberShape(.length), ["-60", "60."], ["60pt", "50%", ".", "0x10"]),
  ])
  func `a number as text has the form that is read`(shape: NumberShape, right: [String], wrong: [String]) {
    for text in right { #expect(shape.pattern.isFound(in: text), "\(text)") }
    for text in wrong { #expect(!shape.pattern.isFound(in: text), "\(text)") }
  }

  @Test func `a text may be what looks like a number, if its form lets it`() {
    #expect(schema(of: ValueType<String>.text.shape)["type"] == ["string", "number", "boolean", "null"])
    #expect(schema(of: ValueType<Int64>.dateTime.shape)["type"] == "string")
  }

  @Test func `a text with parameters can stand for any scalar where there are some`() {
    let number = schema(of: ValueType<Double>.length.shape, parameters: true)
    guard case .string(let pattern)? = number["pattern"] else {
      Issue.record("no pattern")
      return
    }
    #expect(pattern.isFound(in: "${amount}") && !pattern.isFound(in: "amount"))
  }

  @Test func `a map has its keys and no others`() {
    let keys = [
      KeyDescription(name: "a", shape: .boolean, isRequired: true, summary: "A."),
      KeyDescription(name: "b", shape: .boolean, summary: "B."),
    ]
    let schema = schema(of: .keys { keys })
    #expect(schema["required"] == ["a"])
    #expect(schema["properties"]?["a"] != nil && schema["properties"]?["b"] != nil)
    #expect(schema["additionalProperties"] == false)
  }

  @Test func `a default in words is said, and is no value`() {
    var writer = SchemaWriter()
    let width = KeyDescription(
      name: "width", shape: ValueType<Double>.length.shape, defaultText: "the viewport's", summary: "How wide.")
    let schema = writer.property(width)
    #expect(schema["default"] == nil)
    #expect(schema["description"] == "How wide.\nValue: a length in points\nDefault: the viewport's")
  }

  @Test func `the type decides about the other keys`() throws {
    let header = try #require(PresetSchema.document["$defs"]?["header"])
    guard case .array(let rules)? = header["allOf"] else {
      Issue.record("no rules")
      return
    }
    #expect(rules.count == 4)
    #expect(rules[0]["if"] == ["required": ["type"], "properties": ["type": ["const": "header"]]])
    #expect(rules[0]["then"]?["properties"]?["titles"] == nil)
    #expect(rules[1]["then"]?["properties"]?["titles"] == ["$ref": "#/$defs/key.titles"])
    #expect(rules[1]["then"]?["additionalProperties"] == false)
  }

  @Test func `what a type never shows is not proposed`() throws {
    let titles = try #require(PresetSchema.document["$defs"]?["key.titles"]?["properties"])
    #expect(titles["idle"]?["doNotSuggest"] == nil)
    #expect(titles["willRefresh"]?["doNotSuggest"] == true)
  }

  @Test func `every reference leads to a definition`() {
    let document = PresetSchema.document
    for name in references(in: document) { #expect(document["$defs"]?[name] != nil, "\(name)") }
  }

  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .array(let items): items.flatMap(references)
    case .object(let object):
      object.members.flatMap { member -> [String] in
        guard member.name == "$ref", case .string(let path) = member.value else {
          return references(in: member.value)
        }
        return [String(path.dropFirst("#/$defs/".count))]
      }
    case .null, .bool, .number, .string: []
    }
  }
}

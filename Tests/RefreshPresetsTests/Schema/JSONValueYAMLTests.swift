import RefreshText
import Testing

@testable import RefreshPresets

struct JSONValueYAMLTests {
  @Test(
    arguments: [
      ("54", JSONValue.number("54")), ("-1", .number("-1")), ("1.0", .number("1.0")), ("010", .string("010")),
      ("1.", .string("1.")), ("0.25s", "0.25s"), ("true", true), ("no", "no"), ("~", .null), ("'54'", "54"),
      ("[375, a]", [.number("375"), "a"]), ("{ to: { x: 40 } }", ["to": ["x": .number("40")]]),
    ] as [(String, JSONValue)])
  func `a text of YAML is what editors take it for`(yaml: String, value: JSONValue) {
    #expect(JSONValue(yaml: yaml) == value)
  }

  @Test func `what is no YAML has no value`() {
    #expect(JSONValue(yaml: "[") == nil)
    #expect(JSONValue(yaml: "") == nil)
  }
}

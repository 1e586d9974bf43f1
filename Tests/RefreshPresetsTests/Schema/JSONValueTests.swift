import Testing

@testable import RefreshPresets

struct JSONValueTests {
  @Test func `members keep their order, and what fits stands on a line`() {
    let value: JSONValue = ["b": [true, .null, .number("1.50")], "a": "\"x\"\n", "c": [:], "d": []]
    #expect(value.text == #"{ "b": [true, null, 1.50], "a": "\"x\"\n", "c": {}, "d": [] }"# + "\n")
  }

  @Test func `what is too long is broken, from the outside in`() {
    let word = JSONValue.string(String(repeating: "x", count: 70))
    let value: JSONValue = ["list": [word, word], "short": [true]]
    let x = #""\#(String(repeating: "x", count: 70))""#
    #expect(value.text == "{\n  \"list\": [\n    \(x),\n    \(x)\n  ],\n  \"short\": [true]\n}\n")
  }

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

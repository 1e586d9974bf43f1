import RefreshText
import Testing

struct JSONValueTests {
  private let value: JSONValue = ["a": [1, [:]], "b": ["c": .null, "d": true], "e": "\"x\"\n", "f": []]

  @Test(arguments: [
    (JSONLayout.compact, #"{"a":[1,{}],"b":{"c":null,"d":true},"e":"\"x\"\n","f":[]}"#),
    (.line, #"{"a": [1, {}], "b": {"c": null, "d": true}, "e": "\"x\"\n", "f": []}"#),
    (.padded, #"{ "a": [1, {}], "b": { "c": null, "d": true }, "e": "\"x\"\n", "f": [] }"#),
    (.fitted, #"{ "a": [1, {}], "b": { "c": null, "d": true }, "e": "\"x\"\n", "f": [] }"#),
    (
      .records,
      #"""
      {
        "a": [
          1,
          {}
        ],
        "b": { "c": null, "d": true },
        "e": "\"x\"\n",
        "f": []
      }
      """#
    ),
    (
      .lines,
      #"""
      {
        "a": [
          1,
          {}
        ],
        "b": {
          "c": null,
          "d": true
        },
        "e": "\"x\"\n",
        "f": []
      }
      """#
    ),
  ])
  func `members keep their order in every layout`(layout: JSONLayout, text: String) {
    #expect(value.written(layout) == text)
  }

  @Test func `what is too long is broken, from the outside in`() {
    let word = JSONValue.string(String(repeating: "x", count: 70))
    let value: JSONValue = ["list": [word, word], "short": [true]]
    let x = #""\#(String(repeating: "x", count: 70))""#
    #expect(value.written() == "{\n  \"list\": [\n    \(x),\n    \(x)\n  ],\n  \"short\": [true]\n}")
  }

  @Test func `a line is as long as it may be, with its comma`() {
    func value(_ count: Int) -> JSONValue { ["a": [.string(String(repeating: "下", count: count))], "b": 1] }
    #expect(value(97).written().count == 118)
    #expect(value(98).written().contains("\n"))
  }

  @Test func `a member is added at the end, replaced where it is, and nil takes it away`() {
    var object: JSONValue.Object = ["a": 1, "b": 2]
    object["a"] = 3
    object["c"] = .string(orNull: nil)
    object["d"] = nil
    #expect(JSONValue.object(object).written() == #"{ "a": 3, "b": 2, "c": null }"#)
    object["b"] = nil
    #expect(JSONValue.object(object + ["e": []]).written() == #"{ "a": 3, "c": null, "e": [] }"#)
    #expect(JSONValue.object(object)["a"] == 3 && object["b"] == nil)
  }
}

import RefreshText
import Testing

@testable import RefreshProtocol

struct JSONReaderTests {
  @Test func `every kind of value is read`() throws {
    let text = #" {"a": [1, -2.5e3, true, false, null], "b": {"c": "x"}, "d": []} "#
    let value: JSONValue = [
      "a": [1, .number("-2.5e3"), true, false, .null], "b": ["c": "x"], "d": [],
    ]
    #expect(try JSONReader.value(of: Array(text.utf8)[...]) == value)
  }

  @Test func `escapes are read, and halves of characters replaced`() throws {
    let text = #""a\n\t\"\\\/\u00e4\ud83d\ude00\ud83dx\ude00""#
    #expect(try JSONReader.value(of: Array(text.utf8)[...]) == .string("a\n\t\"\\/ä😀\u{FFFD}x\u{FFFD}"))
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\" 1}", "tru", "\"a", "1 2", "{'a': 1}", "\"\\x\"", "-", "[1"])
  func `what isn't JSON is refused`(text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: Array(text.utf8)[...]) }
  }

  @Test func `lists can't be nested without end`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Failure(offset: JSONReader.greatestDepth)) {
      try JSONReader.value(of: Array(text.utf8)[...])
    }
  }

  @Test func `what is written is read as the same value`() throws {
    let value: JSONValue = ["text": "a\u{1}\"\\ 😀", "list": [1, ["x": .null]]]
    #expect(try JSONReader.value(of: Array(value.written(.compact).utf8)[...]) == value)
  }
}

import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct ExtractionTests {
  private let start = "suite: a\nheader: { type: normalHeader }\nscene: { content: { height: 1200 } }\n"

  /// Returns a text after steps were extracted into a flow; nil if that isn't offered.
  private func extracting(_ first: TextPosition, _ last: TextPosition, from text: String, in client: Client)
    -> String?
  {
    client.open("a.scenarios.yaml", text, hasCursor: false)
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let found = client.request(
      "textDocument/codeAction", ["textDocument": document, "range": TextRange(first, last).json]
    ).items
    return found.first { $0["kind"] == "refactor.extract" }.map {
      client.applying($0["edit"], to: "a.scenarios.yaml")
    }
  }

  @Test(arguments: ["\n", "\r\n"], ["", "flows:\n  other:\n    - touch\n"])
  func `steps are extracted with the line breaks of their file`(lineBreak: String, flows: String) throws {
    let client = try Client()
    let steps = "      - pull:\n          header: 60\n\n      - release # lets go\n"
    let text =
      "\(start)\(flows)scenarios:\n  - name: one\n    steps:\n\(steps)      - expect: { header.state: idle }\n"
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "      - pull:") ?? 0
    let (first, last) = (TextPosition(line: line, character: 8), TextPosition(line: line + 3, character: 10))
    let extracted = "  extracted:\n    - pull:\n        header: 60\n\n    - release # lets go\n"
    let expected =
      "\(start)flows:\n\(extracted)\(flows.dropFirst("flows:\n".count))scenarios:\n  - name: one\n    steps:\n"
      + "      - flow: extracted\n      - expect: { header.state: idle }\n"
    let result = extracting(first, last, from: text.replacing("\n", with: lineBreak), in: client)
    #expect(result == expected.replacing("\n", with: lineBreak))
  }

  @Test func `an anchor alone beside its dash is extracted with it`() throws {
    let text =
      start
      + "scenarios:\n  - name: one\n    steps:\n      - touch\n      - &last\n        release\n      - *last\n"
    let (first, last) = (TextPosition(line: 7, character: 8), TextPosition(line: 8, character: 12))
    let expected =
      start + "flows:\n  extracted:\n    - &last\n      release\nscenarios:\n  - name: one\n    steps:\n"
      + "      - touch\n      - flow: extracted\n      - *last\n"
    #expect(extracting(first, last, from: text, in: try Client()) == expected)
  }

  @Test func `steps of an indented suite are extracted`() throws {
    let scenarios = "scenarios:\n  - name: one\n    steps:\n      - touch\n      - release\n"
    func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    }
    let (first, last) = (TextPosition(line: 6, character: 10), TextPosition(line: 6, character: 12))
    let expected =
      start + "flows:\n  extracted:\n    - touch\n" + scenarios.replacing("- touch", with: "- flow: extracted")
    #expect(extracting(first, last, from: indented(start + scenarios), in: try Client()) == indented(expected))
  }

  @Test func `steps that need what precedes them in the text aren't extracted`() throws {
    let text = start + "scenarios:\n  - name: one\n    steps:\n      - &w { wait: 1s }\n      - touch\n      - *w\n"
    let client = try Client()
    let (first, last) = (TextPosition(line: 7, character: 8), TextPosition(line: 8, character: 9))
    #expect(extracting(first, last, from: text, in: client) == nil)
    // Both together can.
    #expect(extracting(TextPosition(line: 6, character: 8), last, from: text, in: client) != nil)
  }
}

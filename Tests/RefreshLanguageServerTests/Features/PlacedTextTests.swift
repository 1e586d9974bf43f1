import Foundation
import RefreshFiles
import RefreshProtocol
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshLanguageServer

/// Texts that people or file systems chose are written so that they are read as the same texts.
struct PlacedTextTests {
  private static let moves: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]]
  ]
  private let preset = "name: p\nheader: { type: normalHeader }\n"

  /// Returns a text of a document after it was written and read again: that at the end of a way of keys.
  private func read(_ keys: String..., in text: String) -> String? {
    var node = Node.reading(text)
    for key in keys { node = node?[key] }
    return node?.scalar
  }

  private func rename(_ text: String, to other: String, in client: Client) -> String {
    guard case .object(var params) = client.open("a.scenarios.yaml", text) else { return "" }
    params["newName"] = .string(other)
    return client.applying(client.request("textDocument/rename", .object(params)), to: "a.scenarios.yaml")
  }

  @Test(arguments: ["-", "true", "null", "12"], ["g|o", "\"g|o\"", "'g|o'"])
  func `the new name of a flow is read as a text`(name: String, written: String) throws {
    let text =
      "suite: a\nflows:\n  \(written):\n    - touch\nscenarios:\n  - { name: one, steps: [ { flow: go } ] }\n"
    let result = rename(text, to: name, in: try Client())
    let root = try #require(Node.reading(result), "\(result)")
    let key = try #require(root["flows"]?.entries.first?.key)
    #expect(key.scalar == name)
    #expect(result.contains("{ flow: \"\(name)\" }"))
  }

  @Test(
    arguments: ["- a", "? a", " x", "a\\tb", "x y", "-a", "= a", "~"],
    ["p|.preset.yaml", "\"p|.preset.yaml\"", "'p|.preset.yaml'"])
  func `the new path of a preset is read as it was written`(name: String, written: String) throws {
    let client = try Client(["p.preset.yaml": preset], capabilities: Self.moves)
    let text = "suite: a\npreset: \(written)\nscenarios: []\n"
    let result = rename(text, to: name + ".preset.yaml", in: client)
    #expect(read("preset", in: result) == name + ".preset.yaml", "\(result)")
  }

  @Test func `a preset whose path has escapes can be renamed`() throws {
    let client = try Client(["a\tb.preset.yaml": preset], capabilities: Self.moves)
    let text = "suite: a\npreset: \"a\\tb|.preset.yaml\"\nscenarios: []\n"
    #expect(read("preset", in: rename(text, to: "c.preset.yaml", in: client)) == "c.preset.yaml")
  }

  @Test(
    arguments: ["a #1.preset.yaml", "sub/it's: x.preset.yaml", "b, c.preset.yaml", "\"q\" \\.preset.yaml"],
    ["preset: |", "preset: '|'", "preset: \"|\"", "{ preset: | }"])
  func `a proposed path is read as the file's`(path: String, line: String) throws {
    let client = try Client([path: preset])
    let result = client.accepting(path, "a.scenarios.yaml", line + "\n")
    #expect(read("preset", in: result) == path, "\(result)")
  }

  @Test(arguments: ["it's", "a #1", "a: b", "c, d"], ["tags: [|]", "tags:\n      - |", "tags: ['|']"])
  func `a proposed tag is read as the tag`(tag: String, line: String) throws {
    let text =
      "suite: a\nscenarios:\n  - name: a\n    tags: [\"\(tag)\"]\n    steps: []\n  - name: b\n    \(line)\n"
    let result = try Client().accepting(tag, "a.scenarios.yaml", text)
    #expect(Node.reading(result)?["scenarios"]?.items.last?["tags"]?.items.first?.scalar == tag, "\(result)")
  }

  @Test func `a flow's name has the quotes that it needs`() throws {
    let text =
      "suite: a\nheader: { type: normalHeader }\nflows:\n  'a: b': [ touch ]\n  'c, d': [ { wait: '${n}' } ]\nscenarios:\n"
      + "  - name: a\n    steps:\n      - flow: |\n"
    let result = try Client().accepting("a: b", "a.scenarios.yaml", text)
    #expect(result.hasSuffix("      - flow: \"a: b\"\n"), "\(result)")
    let call = try Client().accepting("c, d", "a.scenarios.yaml", text)
    #expect(call.hasSuffix("      - flow: { \"c, d\": { n:  } }\n"), "\(call)")
  }

  @Test(arguments: ["it's.preset.yaml", "\"it's.preset.yaml\"", "'it''s.preset.yaml'"])
  func `another path that is offered is read as the file's`(written: String) throws {
    let client = try Client(["sub #1/it's.preset.yaml": preset])
    client.open("a.scenarios.yaml", "suite: a\npreset: \(written)\nscenarios: []\n", hasCursor: false)
    let place = TextPosition(line: 1, character: 11)
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let found = client.request(
      "textDocument/codeAction", ["textDocument": document, "range": TextRange(place, place).json]
    ).items
    let action = try #require(found.first { $0["title"]?.text?.hasPrefix("Write") == true })
    let result = client.applying(action["edit"], to: "a.scenarios.yaml")
    #expect(read("preset", in: result) == "sub #1/it's.preset.yaml", "\(result)")
  }

  @Test(
    arguments: ["it's \"q\" \\ # : y", "a\tb", "a, b } x", "12", "true", "", "> 5", "{date}", "/a/", "é\u{2028}"],
    ["x", "'x'", "\"x\"", ">-\n            x\n            y"])
  func `the actual text becomes the expectation, whatever is in it`(title: String, expected: String) throws {
    let client = try Client()
    let quoted = YAMLValue.quoted(title).flow ?? ""
    let condition =
      expected.hasPrefix(">")
      ? "\n          header.stateLabel.text: \(expected)" : " { header.stateLabel.text: \(expected) }"
    let text =
      "suite: a\nheader: { type: normalHeader, titles: { pulling: \(quoted) } }\nscene: { content: { height: 1200 } }\n"
      + "scenarios:\n  - name: one\n    steps:\n      - pull: { header: 110% }\n      - expect:\(condition)\n"
      + "      - expect: { header.state: pulling }\n"
    client.open("a.scenarios.yaml", text, hasCursor: false)
    let range = TextRange(TextPosition(line: 7, character: 0), TextPosition(line: 8, character: 60))
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let actions = client.request("textDocument/codeAction", ["textDocument": document, "range": range.json]).items
    let action = try #require(actions.first { $0["title"]?.text?.contains("actual") == true })
    let result = client.applying(action["edit"], to: "a.scenarios.yaml")
    client.change("a.scenarios.yaml", nil, result)
    #expect(client.diagnostics("a.scenarios.yaml") == [], "\(result)")
  }
}

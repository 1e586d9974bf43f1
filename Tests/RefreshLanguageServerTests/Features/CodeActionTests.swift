import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct CodeActionTests {
  private let start = "suite: a\nheader: { type: normalHeader }\nscene: { content: { height: 1200 } }\n"

  private func actions(_ client: Client, _ text: String) -> [JSONValue] {
    let position = client.open("a.scenarios.yaml", text)["position"] ?? .null
    let range: JSONValue = ["start": position, "end": position]
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    return client.request("textDocument/codeAction", ["textDocument": document, "range": range]).items
  }

  private func actualValue(_ client: Client, _ text: String) -> JSONValue? {
    actions(client, text).first { $0["title"]?.text?.contains("actual") == true }
  }

  @Test func `the actual value of a parameter belongs to its example`() throws {
    let client = try Client()
    let text =
      start
      + "scenarios:\n  - name: 'one ${x}'\n    examples:\n      - { x: 50%, y: idle }\n      - { x: 110%, y: idle }\n"
      + "    steps:\n      - pull: { header: '${x}' }\n      - expect: { header.state: \"${|y}\" }\n"
    let action = try #require(actualValue(client, text))
    let expected = text.replacing("110%, y: idle", with: "110%, y: pulling").replacing("|", with: "")
    #expect(client.applying(action["edit"], to: "a.scenarios.yaml") == expected)
  }

  @Test(arguments: [
    // Another example passes.
    "scenarios:\n  - name: 'one ${x}'\n    examples: [ { x: 50% }, { x: 110% } ]\n"
      + "    steps: [ { pull: { header: '${x}' } }, { expect: { header.state: id|le } } ]\n",
    // The parameter is used twice, or is a part of the value.
    "scenarios:\n  - name: 'one ${x}'\n    examples: [ { x: 110%, y: idle } ]\n"
      + "    steps: [ { expect: { header.state: '${y}' } }, { pull: { header: '${x}' } }, { expect: { header.state: '${|y}' } } ]\n",
    // The value comes from the call of a flow.
    "flows: { go: [ { pull: { header: 110% } }, { expect: { header.state: '${|y}' } } ] }\n"
      + "scenarios: [ { name: one, steps: [ { flow: { go: { y: idle } } } ] } ]\n",
  ])
  func `an actual value that would fail elsewhere isn't offered`(text: String) throws {
    let client = try Client()
    #expect(actualValue(client, start + text) == nil)
    #expect(!client.diagnostics("a.scenarios.yaml").isEmpty)
  }

  @Test func `extracted steps get the parameters that they use`() throws {
    let client = try Client()
    let text =
      start + "scenarios:\n  - name: one\n    examples: [ { amount: 50%, state: idle } ]\n    steps:\n"
      + "      - pull: { header: \"${amount}\" }\n      - expect: { header.state: \"${state}\" }\n"
    client.open("a.scenarios.yaml", text, hasCursor: false)
    let range = TextRange(TextPosition(line: 7, character: 6), TextPosition(line: 8, character: 20))
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let action = client.request("textDocument/codeAction", ["textDocument": document, "range": range.json]).items
      .first { $0["kind"] == "refactor.extract" }
    let result = client.applying(action?["edit"], to: "a.scenarios.yaml")
    #expect(result.contains("- flow: { extracted: { amount: \"${amount}\", state: \"${state}\" } }\n"))
    client.change("a.scenarios.yaml", nil, result)
    #expect(client.diagnostics("a.scenarios.yaml").isEmpty)
  }

  /// Fixes that would only exchange one error for another.
  @Test(arguments: [
    "scenarios:\n  - name: one\n    steps:\n      - pull: { \"foo|ter: 60\" }\n",
    "scenarios:\n  - name: one\n    steps:\n      - pull: { header: 60 }\n      - expect: |{\n      - touch\n",
    "flows:\n  go: endRefreshing|: header\nscenarios:\n  - { name: one, steps: [ { flow: go } ] }\n",
  ])
  func `a fix that leads to another error isn't offered`(text: String) throws {
    let client = try Client()
    let found = actions(client, start + text).filter { $0["kind"] != "refactor.extract" }
    #expect(found.compactMap { $0["title"]?.text } == [])
    #expect(!client.diagnostics("a.scenarios.yaml").isEmpty)
  }

  @Test func `steps with an error can't be extracted`() throws {
    let client = try Client()
    client.open(
      "a.scenarios.yaml", start + "scenarios:\n  - name: one\n    steps:\n      - pull: { header: \"${amount\" }\n",
      hasCursor: false)
    let range = TextRange(TextPosition(line: 6, character: 6), TextPosition(line: 6, character: 20))
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let found = client.request("textDocument/codeAction", ["textDocument": document, "range": range.json]).items
    #expect(!found.contains { $0["kind"] == "refactor.extract" })
  }

  @Test func `neither a folder nor a suite is offered in place of a preset`() throws {
    let client = try Client([
      "presets/feed.preset.yaml": "name: feed\nheader: { type: normalHeader }\n",
      "suites/deed/x.preset.yaml": "name: x\nheader: { type: normalHeader }\n",
    ])
    client.open("suites/feed.scenarios.yaml", "suite: a\npreset: feed\nscenarios: []\n")
    let place = TextPosition(line: 1, character: 9)
    let document: JSONValue = ["uri": .string(client.uri("suites/feed.scenarios.yaml"))]
    let found = client.request(
      "textDocument/codeAction", ["textDocument": document, "range": TextRange(place, place).json]
    ).items
    #expect(found.compactMap { $0["title"]?.text } == ["Write `../presets/feed.preset.yaml`"])
  }

  @Test(arguments: ["mail.preset.yaml", "presets/mail.preset.yaml", "mail", "\"../mail.yml\""])
  func `the path of a preset with the same name is offered in place of one that doesn't exist`(path: String) throws
  {
    let client = try Client(["presets/mail.preset.yaml": "name: mail\nheader: { type: normalHeader }\n"])
    let text = "suite: a\npreset: \(path)\nscenarios: []\n"
    client.open("suites/a.scenarios.yaml", text)
    let start = TextPosition(line: 1, character: 10)
    let document: JSONValue = ["uri": .string(client.uri("suites/a.scenarios.yaml"))]
    let found = client.request(
      "textDocument/codeAction", ["textDocument": document, "range": TextRange(start, start).json]
    ).items
    let result = client.applying(found.first?["edit"], to: "suites/a.scenarios.yaml")
    #expect(result.filter { $0 != "\"" }.contains("preset: ../presets/mail.preset.yaml\n"))
  }

  @Test func `a missing comma is fixed although another mistake in its line shows then`() throws {
    let client = try Client()
    client.open(
      "a.preset.yaml", "name: a\nheader: { type: normalHeader height: 60, titels: { idle: Pull } }\n",
      hasCursor: false)
    let range = TextRange(TextPosition(line: 1, character: 0), TextPosition(line: 1, character: 60))
    let document: JSONValue = ["uri": .string(client.uri("a.preset.yaml"))]
    let actions = client.request("textDocument/codeAction", ["textDocument": document, "range": range.json]).items
    let kinds = actions.compactMap { $0["kind"]?.text }
    #expect(kinds.contains("quickfix") && kinds.contains("source.fixAll"), "\(actions)")
    let fixed = client.applying(actions.first { $0["kind"] == "source.fixAll" }?["edit"], to: "a.preset.yaml")
    #expect(fixed.contains("normalHeader, height: 60"), "\(fixed)")
  }

  @Test(arguments: [
    ("expct: { header.sate: idle }", "expect: { header.sate: idle }"),
    ("pul: { haeder: 80% }", "pull: { haeder: 80% }"), ("wiat: setled", "wait: setled"),
  ])
  func `a mistake that another one in its line has hidden is no reason against a fix`(step: String, fixed: String)
    throws
  {
    let client = try Client()
    let text = start + "scenarios:\n  - name: one\n    steps:\n      - touch\n      - \(step)\n"
    client.open("a.scenarios.yaml", text, hasCursor: false)
    let range = TextRange(TextPosition(line: 7, character: 9), TextPosition(line: 7, character: 9))
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let actions = client.request("textDocument/codeAction", ["textDocument": document, "range": range.json]).items
    let fix = actions.first { $0["kind"] == "quickfix" }?["edit"]
    #expect(client.applying(fix, to: "a.scenarios.yaml").contains("- \(fixed)\n"), "\(actions)")
  }

  @Test func `inserted lines have the line break of their file`() throws {
    let client = try Client()
    let text =
      "suite: a\r\nheader: { type: normalHeader }\r\nscenarios:\r\n  - name: one\r\n    steps:\r\n      - touch\r\n"
    client.open("a.scenarios.yaml", text, hasCursor: false)
    let place = TextPosition(line: 3, character: 10)
    let document: JSONValue = ["uri": .string(client.uri("a.scenarios.yaml"))]
    let found = client.request(
      "textDocument/codeAction", ["textDocument": document, "range": TextRange(place, place).json]
    ).items
    let action = try #require(found.first { $0["title"]?.text?.hasPrefix("Ignore") == true })
    let result = client.applying(action["edit"], to: "a.scenarios.yaml")
    #expect(
      result.split(separator: "\r\n").count == 7 && !result.contains("\n" as Character),
      "\(result.debugDescription)")
    client.change("a.scenarios.yaml", nil, text.replacing("steps:\r\n      - touch", with: ""))
    let items = client.request(
      "textDocument/completion", client.at("a.scenarios.yaml", TextPosition(line: 4, character: 4)))["items"]?.items
    let steps = try #require(items?.first { $0["label"] == "steps" })
    #expect(steps.at("textEdit", "newText") == "steps:\r\n      - ")
  }
}

import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct DiagnosticsTests {
  private let preset = "name: feed\nheader: { type: normalHeader }\n"

  @Test func `unsaved text has the diagnostics of validate`() throws {
    let client = try Client()
    client.open("a.preset.yaml", "name: feed\nheader: { type: normalHeader, heigth: 60 }\n")
    let found = client.diagnostics("a.preset.yaml")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:31 unknown-key: ") == true)
    client.change("a.preset.yaml", nil, preset)
    #expect(client.diagnostics("a.preset.yaml").isEmpty)
  }

  @Test func `a file that extends an open one is checked with its unsaved text`() throws {
    let client = try Client(["base.preset.yaml": preset, "b.preset.yaml": "name: b\nextends: base.preset.yaml\n"])
    client.open("base.preset.yaml", preset)
    #expect(!client.published.values.contains { !$0.isEmpty })
    client.change("base.preset.yaml", nil, "name: feed\nheader: { type: normalHeader, height: x }\n")
    #expect(client.diagnostics("base.preset.yaml").count == 1)
    client.change("base.preset.yaml", nil, preset)
    #expect(client.diagnostics("base.preset.yaml").isEmpty)
  }

  @Test func `a suite that names an open preset is checked and run with its unsaved text`() throws {
    let suite = """
      suite: a
      preset: p.preset.yaml
      scene: { content: { height: 1200 }, physics: none }
      scenarios:
        - name: height
          steps:
            - expect: { header.frame.height: 54 }

      """
    let client = try Client(["p.preset.yaml": preset])
    client.open("p.preset.yaml", preset)
    client.open("s.scenarios.yaml", suite)
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
    client.change("p.preset.yaml", nil, "name: feed\nheader: { type: normalHeader, height: 60 }\n")
    #expect(
      client.diagnostics("s.scenarios.yaml") == [
        "7:40 expectation-failed: `header.frame.height` is 60, expected 54"
      ])
  }

  private static let two = """
    suite: a
    header: { type: normalHeader }
    flows:
      end: [ { endRefreshing: header } ]
    scenarios:
      - name: one
        steps:
          - expect: { header.state: pulling }
      - name: two
        steps:
          - flow: end
          - expect: { header.state: idle }

    """

  @Test(arguments: [
    ("- flow: end", "- wiat: settled", ["8:33 expectation-failed", "11:9 unknown-step"]),
    ("- flow: end", "- w", ["8:33 expectation-failed", "11:9 unknown-step"]),
    ("state: idle", "sate: idle", ["8:33 expectation-failed", "12:19 unknown-path"]),
    ("name: two", "name: one", ["8:33 expectation-failed", "9:11 duplicate-scenario"]),
    // These may concern all scenarios.
    ("header: { type: normalHeader }", "header: { type: normalHeader, heigth: 60 }", ["2:31 unknown-key"]),
    ("[ { endRefreshing: header } ]", "[ { endRefreshing: heder } ]", ["4:27 unknown-value"]),
    ("- flow: end", "- pull: {", ["11:15 unclosed-bracket"]),
  ])
  func `an error in a scenario leaves the results of the others`(old: String, new: String, found: [String]) throws {
    let client = try Client()
    client.open("s.scenarios.yaml", Self.two.replacing(old, with: new))
    let shown = client.diagnostics("s.scenarios.yaml").map { $0.split(separator: ": ", maxSplits: 1).first ?? "" }
    #expect(shown.map(String.init) == found)
  }

  @Test func `an error in what two scenarios use keeps both from running`() throws {
    let client = try Client()
    client.open(
      "s.scenarios.yaml",
      """
      suite: a
      header: { type: normalHeader }
      scenarios:
        - name: one
          scene: &scene { content: { row: 30 } }
          steps: [ { expect: { scroll.rows: 30 } } ]
        - name: two
          scene: *scene
          steps: [ { expect: { scroll.rows: 30 } } ]

      """)
    #expect(client.diagnostics("s.scenarios.yaml").map { $0.prefix(16) } == ["5:32 unknown-key"])
  }

  @Test func `a suite says at once that what its preset extends has errors`() throws {
    let client = try Client([
      "a.preset.yaml": preset.replacing("normalHeader", with: "normalHeder"),
      "b.preset.yaml": "name: b\nextends: a.preset.yaml\n",
      "c.preset.yaml": "name: c\nextends: [ b.preset.yaml ]\n",
    ])
    for preset in ["b", "c"] {
      let name = "\(preset).scenarios.yaml"
      client.open(
        name,
        "suite: a\npreset: \(preset).preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
      #expect(client.diagnostics(name) == ["2:9 : `\(preset).preset.yaml` has errors, so the scenarios don't run"])
    }
  }

  @Test func `a suite says that the errors of its preset keep its scenarios from running`() throws {
    let client = try Client()
    let suite = "suite: a\npreset: p.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n"
    client.open("p.preset.yaml", preset.replacing("normalHeader", with: "normalHeder"))
    client.open("s.scenarios.yaml", suite)
    #expect(
      client.diagnostics("s.scenarios.yaml") == ["2:9 : `p.preset.yaml` has errors, so the scenarios don't run"])
    client.change("p.preset.yaml", nil, preset)
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }

  @Test func `a failure and a warning about the same expectation are one message`() throws {
    let client = try Client()
    let text =
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: one\n    steps:\n      - beginRefreshing: header\n      - wait: 1s\n      - expect: { header.state: idle }\n"
    client.open("s.scenarios.yaml", text)
    #expect(
      client.diagnostics("s.scenarios.yaml") == [
        "8:33 expectation-failed: `header.state` is refreshing, expected idle"
      ])
    let message = client.published[client.uri("s.scenarios.yaml")]?.first?["message"]?.text ?? ""
    #expect(message.contains("because ") && message.contains("help: add a step `endRefreshing: header`"))
    let place = TextPosition(line: 7, character: 33)
    let actions = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(client.uri("s.scenarios.yaml"))],
        "range": TextRange(place, place).json,
      ])
    #expect(actions.items.first?["title"] == "Expect the actual value, refreshing")
  }

  @Test func `ranges that are the wrong way round and columns that no line has are answered`() throws {
    let client = try Client()
    client.open("a.preset.yaml", preset)
    let document: JSONValue = ["uri": .string(client.uri("a.preset.yaml"))]
    let (start, far) = (TextPosition(line: 0, character: 0), TextPosition(line: 0, character: .max))
    for (first, last) in [(TextPosition(line: 1, character: 1), start), (far, start), (start, far)] {
      let range = TextRange(first, last).json
      #expect(client.request("textDocument/codeAction", ["textDocument": document, "range": range]).items.isEmpty)
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(client.uri("a.preset.yaml")), "version": 2],
          "contentChanges": [["text": .string(preset)], ["range": range, "text": ""], ["text": .string(preset)]],
        ])
    }
    for method in ["hover", "completion", "definition", "documentHighlight"] {
      _ = client.request("textDocument/\(method)", ["textDocument": document, "position": far.json])
    }
    client.work()
    #expect(client.diagnostics("a.preset.yaml").isEmpty)
  }

  @Test func `a client without a configuration keeps its options`() throws {
    let client = try Client(options: ["runScenarios": false])
    client.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(!client.workspace.options.runsScenarios)
    client.notify("workspace/didChangeConfiguration", ["settings": ["refreshcfg": ["runScenarios": true]]])
    #expect(client.workspace.options.runsScenarios)
  }

  @Test func `the diagnostics of a text are published once`() throws {
    let client = try Client()
    client.open("a.preset.yaml", preset)
    let count = client.messages.count
    client.change("a.preset.yaml", nil, "name: feed\nheader: { type: normalHeader, heigth: 60 }\n")
    #expect(client.messages.count == count + 1)
  }

  @Test func `a base without a type is complete as soon as a preset extends it`() throws {
    let base = "header: { height: 60 }\n"
    let client = try Client([
      "base.preset.yaml": base,
      "b.preset.yaml": "name: b\nextends: base.preset.yaml\nheader: { type: normalHeader }\n",
    ])
    client.open("base.preset.yaml", base)
    #expect(client.diagnostics("base.preset.yaml").isEmpty)
  }

  @Test func `a failure moves with its scenario, and goes when the value is right`() throws {
    let client = try Client()
    let text = """
      suite: a
      header: { type: normalHeader }
      scenarios:
        - name: one
          steps:
            - expect: { header.state: pulling }

      """
    client.open("s.scenarios.yaml", text)
    #expect(
      client.diagnostics("s.scenarios.yaml") == [
        "6:33 expectation-failed: `header.state` is idle, expected pulling"
      ])
    let start = TextPosition(line: 0, character: 0)
    client.change("s.scenarios.yaml", TextRange(start, start), "# note\n")
    #expect(client.diagnostics("s.scenarios.yaml").first?.hasPrefix("7:33 expectation-failed") == true)
    let value = TextRange(TextPosition(line: 6, character: 32), TextPosition(line: 6, character: 39))
    client.change("s.scenarios.yaml", value, "idle")
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }

  @Test func `scenarios don't run where the client switches that off`() throws {
    let client = try Client(options: ["runScenarios": false])
    client.open(
      "s.scenarios.yaml",
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: one\n    steps: [ { expect: { header.state: pulling } } ]\n"
    )
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }

  @Test func `a closed file has no diagnostics, and a changed file on the disk is read`() throws {
    let client = try Client(["p.preset.yaml": preset])
    client.open(
      "s.scenarios.yaml",
      "suite: a\npreset: p.preset.yaml\nscenarios:\n  - name: one\n    steps: [ { expect: { header.state: idle } } ]\n"
    )
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
    try client.write("name: feed\nheader: { type: normalHeder }\n", to: "p.preset.yaml")
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(client.uri("p.preset.yaml")), "type": 2]]])
    client.work()
    #expect(client.diagnostics("p.preset.yaml").count == 1)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(client.uri("s.scenarios.yaml"))]])
    client.work()
    #expect(client.diagnostics("p.preset.yaml").isEmpty)
  }

  @Test(arguments: [
    "services:\n  web: { image: nginx }\n", "scenarios: { default: { executor: x } }\n", "name: CI\nheader: x\n",
    "",
  ])
  func `files of other tools are left alone`(text: String) throws {
    let client = try Client()
    let place = client.open("docker-compose.yml", text, hasCursor: false)
    #expect(client.published[client.uri("docker-compose.yml")] == nil)
    for method in ["completion", "hover", "formatting", "documentSymbol", "semanticTokens/full"] {
      #expect(client.request("textDocument/\(method)", place) == .null)
    }
  }

  @Test func `files with other names are checked if their content or language is ours`() throws {
    let client = try Client()
    client.open("a.yaml", "name: a\nheader: { type: normalHeader, heigth: 1 }\n")
    client.open("b.yml", "suite: b\nheader: { typ: normalHeader }\nscenarios: []\n")
    client.open("c.yaml", "nam: c\n", language: "refreshcfg")
    for name in ["a.yaml", "b.yml", "c.yaml"] { #expect(!client.diagnostics(name).isEmpty) }
    client.change("a.yaml", nil, "services: {}\n")
    #expect(client.diagnostics("a.yaml").isEmpty)
  }

  @Test func `a change on the disk that the client doesn't report is seen when a file is saved`() throws {
    let client = try Client(["p.preset.yaml": "name: p\nheader: { type: normalHeader }\n"])
    client.open("q.preset.yaml", "name: q\nextends: p.preset.yaml\n")
    #expect(client.diagnostics("q.preset.yaml").isEmpty)
    try client.write("name: p\nheader: { type: normalHeader, heigth: 1 }\n", to: "p.preset.yaml")
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(client.uri("q.preset.yaml"))]])
    client.work()
    #expect(!client.diagnostics("p.preset.yaml").isEmpty)
  }
}

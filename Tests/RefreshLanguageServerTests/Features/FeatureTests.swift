import Foundation
import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct FeatureTests {
  private let suite = """
    suite: a
    header: { type: normalHeader }
    scene: { content: { height: 1200 }, physics: none }
    flows:
      go:
        - pull: { header: '${amount}' }
        - release
    scenarios:
      - name: one
        steps:
          - flow: { go: { amount: 120% } }
          - wait: 0.5s
          - expect: { header.state: refreshing }

    """
  private let preset = "name: p\nheader:\n  type: normalHeader\n  height: 60\n"

  private func markdown(_ client: Client, _ place: JSONValue) -> String {
    client.request("textDocument/hover", place).at("contents", "value")?.text ?? ""
  }

  @Test func `a key's hover has its meaning and the value in force with its origin`() throws {
    let client = try Client(["base.preset.yaml": preset])
    let text = markdown(
      client, client.open("p.preset.yaml", "name: q\nextends: base.preset.yaml\nheader: { hei|ght: 70 }\n"))
    #expect(text.contains("The height of the component") && text.contains("MJRefresh: `mj_h`"))
    #expect(text.contains("In force: `70`, from this file"))
    #expect(
      markdown(
        client,
        client.open(
          "q.preset.yaml", "name: q\nextends: base.preset.yaml\nheader: { type: stateHeader, |height: 54 }\n")
      ).contains("54"))
  }

  @Test func `a part's hover has its kind, also where a preset only changes it`() throws {
    let client = try Client([
      "base.preset.yaml":
        "name: base\nheader: { type: header, parts: { halo: { kind: ring, size: [9, 9], center: [50%, 9] } } }\n"
    ])
    let text = "name: a\nextends: base.preset.yaml\nheader: { parts: { ha|lo: { color: '#000000' } } }\n"
    let hover = client.request("textDocument/hover", client.open("a.preset.yaml", text))
    #expect(
      hover.at("contents", "value")?.text
        == "**halo**\n\nA part of the header. An arc of a circle, from the top clockwise.")
  }

  @Test func `a percentage's hover has its points, and a parameter's has its values`() throws {
    let client = try Client()
    let pull = suite.replacing("- wait", with: "- pull: { header: 11|0% }\n      - wait")
    #expect(markdown(client, client.open("a.scenarios.yaml", pull)).contains("`110%` = 59.4 pt"))
    let use = suite.replacing("'${amount", with: "'${am|ount")
    #expect(
      markdown(client, client.open("a.scenarios.yaml", use))
        == "**amount**\n\nA parameter of the flow `go`.\n\nValues: `120%`")
  }

  @Test func `hints that were requested too early are requested again`() throws {
    let client = try Client(
      capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]], options: .object([:]))
    let place = client.open("a.preset.yaml", "name: a\nheader: { type: normalHeader }\n")
    func refreshes() -> Int {
      client.messages.count { if case .request(_, "workspace/inlayHint/refresh", _) = $0 { true } else { false } }
    }
    let before = refreshes()
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(client.uri("a.preset.yaml")), "version": 2],
        "contentChanges": [["text": "name: b\nheader: { type: normalHeader }\n"]],
      ])
    client.work()
    #expect(refreshes() == before)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(client.uri("a.preset.yaml")), "version": 3],
        "contentChanges": [["text": "name: c\nheader: { type: stateHeader }\n"]],
      ])
    client.request("textDocument/inlayHint", place)
    client.work()
    #expect(refreshes() == before + 1)
  }

  @Test func `an observable's hover has its value after the step`() throws {
    let client = try Client()
    let place = client.open("a.scenarios.yaml", suite.replacing("header.state: r", with: "header.st|ate: r"))
    #expect(markdown(client, place).contains("After this step: `refreshing`, at 0.5 s"))
  }

  @Test func `hovers of rules explain them, and those of failures answer why`() throws {
    let client = try Client()
    #expect(
      markdown(client, client.open("a.preset.yaml", "name: p\nheader: { type: normalHeader, hei|gth: 1 }\n"))
        .contains("unknown-key"))
    let failing = suite.replacing("120%", with: "50%").replacing("refreshing }", with: "re|freshing }")
    #expect(markdown(client, client.open("a.scenarios.yaml", failing)).contains("header"))
  }

  @Test func `hints show defaults, points and times`() throws {
    let client = try Client()
    func hints(_ name: String) -> [String] {
      client.request("textDocument/inlayHint", ["textDocument": ["uri": .string(client.uri(name))]]).items
        .compactMap { $0["label"]?.text }
    }
    client.open("p.preset.yaml", preset)
    #expect(hints("p.preset.yaml").contains { $0.contains("automaticallyChangeAlpha: false") })
    client.open("a.scenarios.yaml", suite.replacing("- wait", with: "- pull: { header: 110% }\n      - wait"))
    #expect(hints("a.scenarios.yaml").contains("= 59.4 pt"))
    #expect(hints("a.scenarios.yaml").contains("0.5 s"))
  }

  @Test func `fixes, actual values and silencing are actions`() throws {
    let client = try Client()
    func actions(_ name: String, _ text: String) -> [JSONValue] {
      let position = client.open(name, text)["position"] ?? .null
      return client.request(
        "textDocument/codeAction",
        ["textDocument": ["uri": .string(client.uri(name))], "range": ["start": position, "end": position]]
      ).items
    }
    let fix = try #require(actions("a.preset.yaml", "name: p\nheader: { type: normalHeader, h|eigth: 60 }\n").first)
    #expect(
      client.applying(fix["edit"], to: "a.preset.yaml") == "name: p\nheader: { type: normalHeader, height: 60 }\n")
    let wrong = suite.replacing("header.state: refreshing", with: "header.state: id|le")
    let actual = try #require(
      actions("a.scenarios.yaml", wrong).first { $0["title"]?.text?.contains("actual") == true })
    #expect(client.applying(actual["edit"], to: "a.scenarios.yaml") == suite)
    let silent = actions(
      "b.scenarios.yaml",
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: o|ne\n    steps: [ release ]\n")
    let ignore = try #require(silent.first { $0["title"]?.text == "Ignore `no-expectation` here" })
    #expect(
      client.applying(ignore["edit"], to: "b.scenarios.yaml").contains("  # refreshcfg: ignore no-expectation "))
  }

  @Test func `steps are extracted into a flow that does the same`() throws {
    let client = try Client()
    client.open("a.scenarios.yaml", suite)
    let range = TextRange(TextPosition(line: 10, character: 6), TextPosition(line: 11, character: 18))
    let actions = client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(client.uri("a.scenarios.yaml"))], "range": range.json]
    ).items
    let action = try #require(actions.first { $0["kind"] == "refactor.extract" })
    let text = client.applying(action["edit"], to: "a.scenarios.yaml")
    #expect(text.contains("  extracted:\n    - flow: { go: { amount: 120% } }\n    - wait: 0.5s\n"))
    client.change("a.scenarios.yaml", nil, text)
    #expect(client.diagnostics("a.scenarios.yaml").isEmpty, "\(text)")
  }

  @Test func `fixes are those of the present text, also before it was its turn to be checked`() throws {
    let client = try Client()
    guard case .object(var params) = client.open("a.preset.yaml", "name: a\nheader: { type: normalHeader }\n")
    else {
      return
    }
    let text: JSONValue = "name: a\nheader: { type: normalHeader, heigth: 60 }\n"
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(client.uri("a.preset.yaml")), "version": 2],
        "contentChanges": [["text": text]],
      ])
    let place = TextPosition(line: 1, character: 32)
    params["range"] = TextRange(place, place).json
    #expect(client.request("textDocument/codeAction", .object(params)).items.first?["kind"] == "quickfix")
    #expect(client.diagnostics("a.preset.yaml").count == 1)
  }

  @Test func `a flow, a parameter and an anchor are found and renamed`() throws {
    let client = try Client()
    func renamed(_ text: String) -> String {
      guard case .object(var params) = client.open("a.scenarios.yaml", text) else { return "" }
      params["newName"] = "other"
      return client.applying(client.request("textDocument/rename", .object(params)), to: "a.scenarios.yaml")
    }
    #expect(renamed(suite.replacing("{ go:", with: "{ g|o:")) == suite.replacing("go:", with: "other:"))
    let parameter = suite.replacing("amount", with: "other")
    #expect(renamed(suite.replacing("'${amount", with: "'${am|ount")) == parameter)
    #expect(renamed(suite.replacing("{ amount", with: "{ am|ount")) == parameter)
    let place = client.open("a.scenarios.yaml", suite.replacing("{ go:", with: "{ g|o:"))
    #expect(client.request("textDocument/definition", place).items.first?.at("range", "start", "line") == 4)
    #expect(client.request("textDocument/documentHighlight", place).items.count == 2)
  }

  @Test func `a part is renamed in presets and suites`() throws {
    let parts =
      "name: p\nheader:\n  type: refreshHeader\n  parts:\n    ring: { kind: box, size: [10, 10], center: [50%, 50%] }\n"
    let suite =
      "suite: a\npreset: p.preset.yaml\nscenarios:\n  - name: one\n    steps: [ { expect: { header.parts.ring.alpha: 1 } } ]\n"
    let client = try Client(["p.preset.yaml": parts, "s.scenarios.yaml": suite])
    client.open("s.scenarios.yaml", suite)
    guard case .object(var params) = client.open("p.preset.yaml", parts.replacing("ring", with: "ri|ng")) else {
      return
    }
    params["newName"] = "halo"
    let edit = client.request("textDocument/rename", .object(params))
    #expect(client.applying(edit, to: "p.preset.yaml") == parts.replacing("ring", with: "halo"))
    #expect(client.applying(edit, to: "s.scenarios.yaml") == suite.replacing("ring", with: "halo"))
  }

  @Test func `a part is declared in the presets that a file is about, not in others of the same base`() throws {
    func part(_ color: String) -> String {
      "header: { type: normalHeader, parts: { ring: { kind: box, size: [9, 9], center: [50%, 9], color: '\(color)' } } }\n"
    }
    let client = try Client([
      "base.preset.yaml": "name: base\n\(part("#000000"))",
      "a.preset.yaml": "name: a\nextends: base.preset.yaml\n",
      "b.preset.yaml": "name: b\nextends: base.preset.yaml\n\(part("#FFFFFF"))",
    ])
    let suite = "suite: a\npreset: a.preset.yaml\nalways: { header.parts.ri|ng.alpha: 1 }\nscenarios: []\n"
    let places = client.request("textDocument/definition", client.open("s.scenarios.yaml", suite)).items
    #expect(places.compactMap { $0["uri"]?.text } == [client.uri("base.preset.yaml")])
    #expect(places.first?.at("range", "start", "line") == 1)
  }

  @Test func `a rename finds all uses, also before the project is checked`() throws {
    let parts =
      "name: p\nheader:\n  type: normalHeader\n  parts:\n    ring: { kind: box, size: [9, 9], center: [50%, 9] }\n"
    let suite =
      "suite: a\npreset: p.preset.yaml\nscenarios:\n  - name: one\n    steps: [ { expect: { header.parts.ring.alpha: 1 } } ]\n"
    let client = try Client(["p.preset.yaml": parts, "s.scenarios.yaml": suite], works: false)
    let (text, position) = Client.cursor(in: parts.replacing("ring", with: "ri|ng"))
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(client.uri("p.preset.yaml")), "version": 1, "text": .string(text)]])
    guard case .object(var params) = client.at("p.preset.yaml", position) else { return }
    params["newName"] = "halo"
    let edit = client.request("textDocument/rename", .object(params))
    #expect(edit["changes"]?[client.uri("s.scenarios.yaml")]?.items.count == 1)
  }

  @Test func `a rename reaches the whole project if the editor has opened a part of it`() throws {
    let part = "ring: { kind: box, size: [9, 9], center: [50%, 9] }"
    let client = try Client([
      "presets/p.preset.yaml": "name: p\nheader: { type: normalHeader, parts: { \(part) } }\n",
      "other/o.scenarios.yaml":
        "suite: o\npreset: ../presets/p.preset.yaml\nalways: { header.parts.ring.alpha: 1 }\nscenarios: []\n",
    ])
    var workspace = Workspace()
    _ = workspace.handle(
      .request(
        id: 1, method: "initialize", params: ["rootUri": .string(client.uri("suites")), "capabilities": [:]]))
    client.workspace = workspace
    let suite =
      "suite: a\npreset: ../presets/p.preset.yaml\nalways: { header.parts.ri|ng.alpha: 1 }\nscenarios: []\n"
    guard case .object(var params) = client.open("suites/a.scenarios.yaml", suite) else { return }
    params["newName"] = "halo"
    guard case .object(let changes)? = client.request("textDocument/rename", .object(params))["changes"] else {
      Issue.record("there is no edit")
      return
    }
    #expect(
      changes.members.map(\.name).sorted()
        == ["other/o.scenarios.yaml", "presets/p.preset.yaml", "suites/a.scenarios.yaml"].map(client.uri))
  }

  /// Neovim renames files, but doesn't say that it knows `documentChanges`.
  @Test(arguments: [moves, ["workspace": ["workspaceEdit": ["resourceOperations": ["rename"]]]]] as [JSONValue])
  func `a preset's file is renamed together with what names it`(capabilities: JSONValue) throws {
    let text = "suite: a\npreset: p|.preset.yaml\nscenarios: []\n"
    let client = try Client(
      ["p.preset.yaml": preset, "b.preset.yaml": "name: b\nextends: p.preset.yaml\n"], capabilities: capabilities)
    guard case .object(var params) = client.open("a.scenarios.yaml", text) else { return }
    params["newName"] = "q.preset.yaml"
    let changes = client.request("textDocument/rename", .object(params))["documentChanges"]?.items ?? []
    #expect(
      changes.compactMap { $0.at("textDocument", "uri")?.text } == [
        client.uri("a.scenarios.yaml"), client.uri("b.preset.yaml"),
      ])
    #expect(changes.first?["kind"] == "rename")
  }

  @Test func `a preset that moves to another folder names the same files as before`() throws {
    let text = "name: q\nextends: p.preset.yaml\nassets: App.xcassets\nheader: { type: normalHeader }\n"
    let client = try Client(
      ["presets/p.preset.yaml": preset, "presets/q.preset.yaml": text], capabilities: Self.moves)
    client.open("presets/q.preset.yaml", text)
    let suite = "suite: a\npreset: presets/q|.preset.yaml\nscenarios: []\n"
    guard case .object(var params) = client.open("a.scenarios.yaml", suite) else { return }
    params["newName"] = "other/q.preset.yaml"
    let edit = client.request("textDocument/rename", .object(params))
    #expect(client.applying(edit, to: "a.scenarios.yaml").contains("preset: other/q.preset.yaml\n"))
    let moved = client.applying(edit, to: "presets/q.preset.yaml")
    #expect(moved.contains("extends: ../presets/p.preset.yaml\nassets: ../presets/App.xcassets\n"))
  }

  @Test func `an image set is found and renamed in all presets of its catalog`() throws {
    let client = try Client(
      [
        "App.xcassets/arc.imageset/Contents.json": "{ \"images\": [] }",
        "b.preset.yaml": "name: b\nassets: App.xcassets\nheader: { type: gifHeader, images: { idle: arc } }\n",
        "c.preset.yaml": "name: c\nheader: { type: gifHeader, images: { idle: arc } }\n",
      ], capabilities: Self.moves)
    let text = "name: a\nassets: App.xcassets\nheader: { type: gifHeader, images: { idle: a|rc } }\n"
    guard case .object(var params) = client.open("a.preset.yaml", text) else { return }
    let set = client.uri("App.xcassets/arc.imageset")
    let found = client.request("textDocument/definition", .object(params))
    #expect(found.items.map { $0["uri"]?.text } == [set + "/Contents.json"])
    params["newName"] = "ring"
    let changes = client.request("textDocument/rename", .object(params))["documentChanges"]?.items ?? []
    #expect(
      changes.compactMap { $0.at("textDocument", "uri")?.text } == [
        client.uri("a.preset.yaml"), client.uri("b.preset.yaml"),
      ])
    #expect(changes.first?["oldUri"]?.text == set)
    #expect(changes.first?["newUri"]?.text == client.uri("App.xcassets/ring.imageset"))
  }

  @Test func `a snapshot is found and renamed together with its file`() throws {
    let client = try Client(["__snapshots__/s.first.json": "{}"], capabilities: Self.moves)
    let steps =
      "scenarios:\n  - { name: one, steps: [ { snapshot: fi|rst } ] }\n  - { name: two, steps: [ { snapshot: first } ] }\n"
    guard
      case .object(var params) = client.open(
        "s.scenarios.yaml", "suite: s\nheader: { type: normalHeader }\n" + steps)
    else { return }
    #expect(client.request("textDocument/references", .object(params)).items.count == 2)
    let file = client.uri("__snapshots__/s.first.json")
    #expect(client.request("textDocument/definition", .object(params)).items.map { $0["uri"]?.text } == [file])
    params["newName"] = "start"
    let edit = client.request("textDocument/rename", .object(params))
    #expect(client.applying(edit, to: "s.scenarios.yaml").components(separatedBy: "snapshot: start").count == 3)
    #expect(
      edit["documentChanges"]?.items.first?["newUri"]?.text == client.uri("__snapshots__/s.start.json"))
  }

  @Test func `the texts of a key are found in all languages, and the key can't be renamed`() throws {
    let client = try Client()
    let text =
      "name: a\nheader: { type: normalHeader }\nstrings:\n  de: { header|Idle: Zieh }\n  fr: { headerIdle: Tire }\n"
    let place = client.open("a.preset.yaml", text)
    #expect(client.request("textDocument/references", place).items.count == 2)
    #expect(client.request("textDocument/prepareRename", place) == .null)
  }

  private static let moves: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]]
  ]

  @Test func `symbols, folds, selections, links and lenses follow the structure`() throws {
    let client = try Client(["p.preset.yaml": preset])
    let place = client.open(
      "a.scenarios.yaml", suite.replacing("header: { type: normalHeader }", with: "preset: p.pre|set.yaml"))
    let symbols = client.request("textDocument/documentSymbol", place).items
    #expect(symbols.first?["name"] == "a")
    #expect(symbols.first?["children"]?.items.last?["children"]?.items.first?["name"] == "one")
    #expect(client.request("textDocument/foldingRange", place).items.contains(["startLine": 8, "endLine": 12]))
    #expect(
      client.request("textDocument/documentLink", place).items.first?["target"]
        == .string(client.uri("p.preset.yaml")))
    #expect(
      client.request("textDocument/definition", place).items.first?["uri"] == .string(client.uri("p.preset.yaml")))
    let lenses = client.request("textDocument/codeLens", place).items
    #expect(lenses.first?.at("command", "title")?.text?.hasPrefix("✓ ") == true)
    guard case .object(var params) = place else { return }
    params["positions"] = [place["position"] ?? .null]
    #expect(client.request("textDocument/selectionRange", .object(params)).items.first?["parent"] != nil)
  }

  @Test func `colours are found and written`() throws {
    let client = try Client()
    let place = client.open("p.preset.yaml", preset + "  stateLabel: { textColor: \"#FF000080\" }\n")
    let color = try #require(client.request("textDocument/documentColor", place).items.first?["color"])
    #expect(color["red"] == 1 && color["green"] == 0)
    #expect(client.request("textDocument/colorPresentation", ["color": color]) == [["label": "#FF000080"]])
  }

  @Test func `tokens are in the order of the text and don't overlap`() throws {
    let client = try Client()
    let data =
      client.request("textDocument/semanticTokens/full", client.open("a.scenarios.yaml", suite))["data"]?.items
      ?? []
    #expect(data.count.isMultiple(of: 5) && data.count > 100)
    var end = (line: 0, column: 0)
    for index in stride(from: 0, to: data.count, by: 5) {
      let numbers = data[index..<index + 5].compactMap(\.int)
      if numbers[0] == 0 { #expect(index == 0 || numbers[1] >= end.column) }
      end = (numbers[0], numbers[2])
    }
  }
}

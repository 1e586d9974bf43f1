import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct RenamingTests {
  private static let moves: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]]
  ]
  private let preset = "name: p\nheader: { type: normalHeader }\n"

  /// Returns the answer to renaming what is at the cursor of a text.
  private func rename(_ name: String, _ text: String, to other: String, in client: Client) -> JSONValue {
    guard case .object(var params) = client.open(name, text) else { return .null }
    params["newName"] = .string(other)
    return client.request("textDocument/rename", .object(params))
  }

  @Test(arguments: [
    ("flows:\n  g|o: [ touch ]\n  stop: [ release ]\n", "a flow `stop`"),
    ("flows:\n  go: [ { pull: { header: '${am|ount}' } }, { wait: '${stop}' } ]\n", "a parameter `stop`"),
    (
      "flows:\n  go: [ { pull: { header: '${amount}' } }, { wait: '${stop}' } ]\nscenarios:\n  - name: a\n"
        + "    steps: [ { flow: { go: { am|ount: 50%, stop: 1s } } } ]\n", "a parameter `stop`"
    ),
    (
      "scenarios:\n  - name: a\n    examples: [ { am|ount: 50%, stop: 1s } ]\n"
        + "    steps: [ { pull: { header: '${amount}' } } ]\n",
      "a parameter `stop`"
    ),
    ("scene: &on|e { content: { height: 9 } }\nx: &stop 1\n", "an anchor `stop`"),
    ("scenarios:\n  - { name: a, steps: [ { snapshot: on|e }, { snapshot: stop } ] }\n", "a snapshot `stop`"),
    ("header: { type: header, parts: { on|e: { kind: ring }, stop: { kind: ring } } }\n", "a part `stop`"),
  ])
  func `a name that is taken is refused`(text: String, word: String) throws {
    let answer = rename("a.scenarios.yaml", "suite: a\n" + text, to: "stop", in: try Client())
    #expect(answer["error"]?.text == "there already is \(word)")
  }

  @Test func `a parameter may have the name of another one at a call`() throws {
    let text =
      "suite: a\nflows:\n  go: [ { pull: { header: '${am|ount}' } } ]\nscenarios:\n  - name: a\n"
      + "    examples: [ { x: 1 } ]\n    steps: [ { flow: { go: { amount: '${x}' } } } ]\n"
    let client = try Client()
    let edit = rename("a.scenarios.yaml", text, to: "x", in: client)
    #expect(client.applying(edit, to: "a.scenarios.yaml").contains("go: { x: '${x}' }"))
  }

  @Test(arguments: [
    "acme-mail", "../presets/mail.txt", "../../../outside.preset.yaml", "/tmp/q.preset.yaml",
    "../presets/.preset.yaml",
  ])
  func `a preset's path that the project couldn't read is refused`(name: String) throws {
    let client = try Client(["presets/p.preset.yaml": preset], capabilities: Self.moves)
    let text = "suite: a\npreset: ../presets/p|.preset.yaml\nscenarios: []\n"
    #expect(rename("suites/a.scenarios.yaml", text, to: name, in: client)["error"] != nil)
  }

  @Test func `a name without a folder leaves the file in its folder`() throws {
    let client = try Client(["presets/p.preset.yaml": preset], capabilities: Self.moves)
    let text = "suite: a\npreset: ../presets/p|.preset.yaml\nscenarios: []\n"
    let edit = rename("suites/a.scenarios.yaml", text, to: "mail.preset.yaml", in: client)
    #expect(client.applying(edit, to: "suites/a.scenarios.yaml").contains("preset: ../presets/mail.preset.yaml\n"))
    // A client reports each change when it is made.
    #expect(edit["documentChanges"]?.items.first?["newUri"]?.text == client.uri("presets/mail.preset.yaml"))
  }

  @Test func `a part of a preset that only shares the settings keeps its name`() throws {
    let part = "header: { type: header, parts: { ring: { kind: ring, size: [9, 9], center: [50%, 9] } } }\n"
    let client = try Client([
      "refreshcfg.yaml": "# settings\n", "b.preset.yaml": "name: b\n" + part,
      "c.preset.yaml": "name: c\nextends: p.preset.yaml\n",
      "s.scenarios.yaml":
        "suite: s\npreset: c.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { header.parts.ring.alpha: 1 } } ] } ]\n",
    ])
    let edit = rename(
      "p.preset.yaml", "name: p\n" + part.replacing("ring:", with: "ri|ng:"), to: "circle", in: client)
    let changed = ["b.preset.yaml", "p.preset.yaml", "s.scenarios.yaml"].filter {
      edit["changes"]?[client.uri($0)] != nil
    }
    #expect(changed == ["p.preset.yaml", "s.scenarios.yaml"])
  }

  @Test func `an image is renamed with its other scales, and keeps its own`() throws {
    let image = String(decoding: [UInt8](repeating: 0, count: 9), as: UTF8.self)
    let client = try Client(
      [
        "dots.gif": image, "dots@2x.gif": image, "dots@3x.gif": image, "other@2x.gif": image,
        "other.preset.yaml": "name: o\nheader: { type: gifHeader, images: { refreshing: dots.gif } }\n",
      ],
      capabilities: Self.moves)
    let text = "name: p\nheader: { type: gifHeader, images: { refreshing: do|ts@2x.gif } }\n"
    let edit = rename("p.preset.yaml", text, to: "bounce@2x.gif", in: client)
    #expect(client.applying(edit, to: "p.preset.yaml").contains("refreshing: bounce@2x.gif"))
    let changed = (edit["documentChanges"]?.items ?? []).compactMap { $0.at("textDocument", "uri")?.text }
    #expect(changed.contains(client.uri("other.preset.yaml")))
    let moves = (edit["documentChanges"]?.items ?? []).compactMap { $0["newUri"]?.text }
    #expect(moves == ["bounce@2x.gif", "bounce.gif", "bounce@3x.gif"].map(client.uri))
    #expect(
      rename("p.preset.yaml", text, to: "bounce.gif", in: client)["error"]?.text
        == "the name must end with `@2x.gif`, found `bounce.gif`")
  }

  @Test func `a name of several images is refused before a new one is asked for`() throws {
    let client = try Client(capabilities: Self.moves)
    let place = client.open(
      "p.preset.yaml", "name: p\nheader: { type: gifHeader, images: { refreshing: 'a|rc_{1..8}.png' } }\n")
    #expect(
      client.request("textDocument/prepareRename", place)["error"]?.text
        == "`arc_{1..8}.png` names several images: rename these, and change the text")
  }

  @Test func `a part is renamed in stored snapshots, too`() throws {
    let parts = "header: { type: header, parts: { halo: { kind: ring, size: [9, 9], center: [50%, 9] } } }\n"
    let stored = "{\n  \"header.parts.halo.alpha\": 1,\n  \"header.parts.halos.alpha\": 1\n}\n"
    let client = try Client([
      "suites/__snapshots__/s.full.json": stored, "suites/__snapshots__/other.full.json": stored,
      "suites/s.scenarios.yaml":
        "suite: s\npreset: ../p.preset.yaml\nscenarios: [ { name: a, steps: [ { snapshot: full } ] } ]\n",
    ])
    let edit = rename("p.preset.yaml", "name: p\n" + parts.replacing("halo", with: "ha|lo"), to: "glow", in: client)
    let edits = edit["changes"]?[client.uri("suites/__snapshots__/s.full.json")]?.items ?? []
    #expect(
      edits.map { $0["range"] } == [["start": ["line": 1, "character": 16], "end": ["line": 1, "character": 20]]])
    #expect(edit["changes"]?[client.uri("suites/__snapshots__/other.full.json")] == nil)
  }
}

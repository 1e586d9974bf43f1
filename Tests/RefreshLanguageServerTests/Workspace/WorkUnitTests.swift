import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

/// What is found on another thread, while messages change the workspace.
struct WorkUnitTests {
  private let preset = "name: feed\nheader: { type: normalHeader }\n"

  private func change(_ client: Client, _ name: String, to text: String) {
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(client.uri(name)), "version": 2],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  /// Begins a unit of work after a change, makes another change, and returns the messages for what was found.
  private func messages(_ client: Client, after first: () -> Void, _ second: () -> Void) throws -> [Message] {
    first()
    let next = client.workspace.begin()
    let unit = try #require(next)
    let outcome = unit.perform()
    second()
    return client.workspace.finish(unit, outcome)
  }

  @Test func `what was found in an earlier text isn't published, and the text is checked again`() throws {
    let client = try Client()
    client.open("a.preset.yaml", preset)
    let found = try messages(client) {
      change(client, "a.preset.yaml", to: preset.replacing("type", with: "typ"))
    } _: {
      change(client, "a.preset.yaml", to: preset)
    }
    #expect(found.isEmpty)
    client.work()
    #expect(client.diagnostics("a.preset.yaml").isEmpty)
  }

  @Test func `a file is checked again if another one that it names has changed meanwhile`() throws {
    let client = try Client()
    client.open("a.preset.yaml", preset)
    client.open("b.preset.yaml", "name: b\nextends: a.preset.yaml\n")
    let found = try messages(client) {
      change(client, "b.preset.yaml", to: "name: b\nextends: a.preset.yaml\nheader: { arrow: { hidden: true } }\n")
    } _: {
      change(client, "a.preset.yaml", to: "name: feed\nheader: { type: gifHeader }\n")
    }
    #expect(found.isEmpty)
    client.work()
    #expect(client.diagnostics("b.preset.yaml").count == 1)
  }

  @Test func `a scenario that ran with an earlier preset runs again`() throws {
    let client = try Client(["a.preset.yaml": preset])
    client.open("a.preset.yaml", preset)
    client.open(
      "s.scenarios.yaml",
      "suite: a\npreset: a.preset.yaml\nscenarios:\n  - { name: one, steps: [ { expect: { header.frame.height: 54 } } ] }\n"
    )
    change(client, "a.preset.yaml", to: preset.replacing("normalHeader", with: "normalHeader, height: 60"))
    while let unit = client.workspace.begin() {
      let outcome = unit.perform()
      if case .run = unit.item { change(client, "a.preset.yaml", to: preset) }
      _ = client.workspace.finish(unit, outcome)
      if case .run = unit.item { break }
    }
    client.work()
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }
}

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

  /// Begins a unit of work.
  private func begin(_ client: Client) throws -> WorkUnit {
    let unit = client.workspace.begin()
    return try #require(unit)
  }

  /// Begins a unit of work after a change, makes another change, and returns the messages for what was found.
  private func messages(_ client: Client, after first: () -> Void, _ second: () -> Void) throws -> [Message] {
    first()
    let unit = try begin(client)
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

  /// Returns a client with a scenario that passes, whose preset has just been changed so that it fails.
  private func clientWithHigherPreset() throws -> Client {
    let client = try Client(["a.preset.yaml": preset])
    client.open("a.preset.yaml", preset)
    client.open(
      "s.scenarios.yaml",
      """
      suite: a
      preset: a.preset.yaml
      scenarios:
        - { name: one, steps: [ { expect: { header.frame.height: 54 } } ] }

      """
    )
    change(client, "a.preset.yaml", to: preset.replacing("normalHeader", with: "normalHeader, height: 60"))
    return client
  }

  @Test func `a scenario that ran with an earlier preset runs again`() throws {
    let client = try clientWithHigherPreset()
    while let unit = client.workspace.begin() {
      let outcome = unit.perform()
      if case .run = unit.item { change(client, "a.preset.yaml", to: preset) }
      _ = client.workspace.finish(unit, outcome)
      if case .run = unit.item { break }
    }
    client.work()
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }

  @Test func `an open file is checked while another file is being checked, but not two open files at once`() throws
  {
    let client = try Client(["b.preset.yaml": "name: b\nextends: a.preset.yaml\n", "a.preset.yaml": preset])
    client.open("a.preset.yaml", preset)
    client.work()
    change(client, "a.preset.yaml", to: preset.replacing("type", with: "typ"))
    _ = client.workspace.work()
    let other = try begin(client)
    #expect(!other.isUrgent)
    change(client, "a.preset.yaml", to: preset)
    let open = try begin(client)
    #expect(open.isUrgent)
    change(client, "a.preset.yaml", to: preset.replacing("name: feed\n", with: "name: list\n"))
    #expect(!client.workspace.canBegin)

    // What the other file was found to be depends on a text that has changed since, so it is checked again.
    let found = other.perform()
    #expect(client.workspace.finish(other, found).isEmpty)
    #expect(client.workspace.finish(open, open.perform()).isEmpty)
    client.work()
    #expect(client.diagnostics("a.preset.yaml").isEmpty)
    #expect(client.diagnostics("b.preset.yaml").isEmpty)
  }

  @Test func `a scenario that ran with an earlier preset runs again even after the check of the new one`() throws {
    let client = try clientWithHigherPreset()
    var run = client.workspace.begin()
    while let unit = run {
      if case .run = unit.item { break }
      _ = client.workspace.finish(unit, unit.perform())
      run = client.workspace.begin()
    }
    let unit = try #require(run)
    let outcome = unit.perform()
    change(client, "a.preset.yaml", to: preset)
    while let check = client.workspace.begin() { _ = client.workspace.finish(check, check.perform()) }
    _ = client.workspace.finish(unit, outcome)
    client.work()
    #expect(client.diagnostics("s.scenarios.yaml").isEmpty)
  }
}

import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct ProgressTests {
  private let capabilities: JSONValue = ["window": ["workDoneProgress": true]]

  @Test func `each report of progress has its own token, a beginning and an end`() throws {
    let preset = "name: a\nheader: { type: normalHeader }\n"
    let client = try Client(
      ["a.preset.yaml": preset, "b.preset.yaml": preset], capabilities: capabilities)
    // Files that changed outside of the editor are checked, which is reported again.
    for name in ["a.preset.yaml", "b.preset.yaml"] {
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(client.uri(name)), "type": 2]]])
    }
    client.work()
    let created = client.messages.compactMap { message -> JSONValue? in
      guard case .request(_, "window/workDoneProgress/create", let params) = message else { return nil }
      return params["token"]
    }
    #expect(created.count >= 2 && Set(created).count == created.count)
    for token in created {
      let kinds = client.messages.compactMap { message -> String? in
        guard case .notification("$/progress", let params) = message, params["token"] == token else { return nil }
        return params.at("value", "kind")?.text
      }
      #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count { $0 != "report" } == 2)
    }
  }

  @Test func `a client that can't show progress gets none`() throws {
    let client = try Client(["a.preset.yaml": "name: a\nheader: { type: normalHeader }\n"])
    #expect(
      !client.messages.contains { if case .notification("$/progress", _) = $0 { true } else { false } })
  }
}

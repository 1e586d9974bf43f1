import Foundation
import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct RandomEditsTests {
  private static let preset =
    "name: feed\nheader:\n  type: normalHeader\n  height: 60\n  titles: { idle: Pull, pulling: { en: Go, de: Los } }\n"
  private static let suite = """
    suite: a
    preset: p.preset.yaml
    scene: { content: { height: 1200 }, physics: none }
    flows:
      go:
        - pull: { header: '${amount}' }
        - release
    scenarios:
      - name: one
        tags: [smoke]
        steps:
          - flow: { go: { amount: 120% } }
          - expect: { header.state: refreshing, scroll.inset.top: 60 }
      - name: two ${n}
        examples: [ { n: 1 }, { n: 2 } ]
        steps:
          - drag: { by: -20 }
          - expect: { header.state: idle }

    """
  private static let pieces = [
    "\n", " ", "  ", ":", "- ", "{", "}", "[", "]", "'", "\"", "#", "&a ", "*a", "|", ">", "ä", "😀", "header",
    "expect: ",
    "${n}", ",", "\t", "---\n", "steps:\n", "1", "\r\n", "name: x\n", "idle",
  ]
  private static let methods = [
    "completion", "hover", "inlayHint", "codeAction", "documentSymbol", "foldingRange", "documentLink",
    "definition",
    "references", "documentHighlight", "prepareRename", "codeLens", "documentColor", "semanticTokens/full",
    "formatting",
  ]

  /// What the server answers for an open file at a place.
  private func answers(_ client: Client, _ name: String, _ position: TextPosition) -> [JSONValue] {
    Self.methods.map { method in
      guard case .object(var params) = client.at(name, position) else { return .null }
      params["range"] = TextRange(TextPosition(line: 0, character: 0), position).json
      return client.request("textDocument/" + method, .object(params))
    }
  }

  /// `RANDOM_EDITS=10000` makes more of them.
  @Test func `after random edits, everything is as in a server that begins with the same text`() throws {
    let count = ProcessInfo.processInfo.environment["RANDOM_EDITS"].flatMap(Int.init) ?? 150
    var generator = Generator(state: 7)
    let client = try Client(["p.preset.yaml": Self.preset])
    for (name, text) in [("p.preset.yaml", Self.preset), ("s.scenarios.yaml", Self.suite)] {
      client.open(name, text)
    }
    for number in 1...count {
      let name = generator.next(2) == 0 ? "p.preset.yaml" : "s.scenarios.yaml"
      let text = client.text(name)
      let start = generator.next(text.utf8.count + 1)
      let end = min(text.utf8.count, start + (generator.next(3) == 0 ? generator.next(12) : 0))
      let document = try #require(client.workspace.documents[client.uri(name)])
      let range = client.workspace.encoding.range(of: start..<end, in: document.file)
      client.change(name, range, generator.next(4) == 0 ? "" : Self.pieces[generator.next(Self.pieces.count)])
      // Otherwise nothing valid would be left after a while.
      if number.isMultiple(of: 40) {
        client.change("p.preset.yaml", nil, Self.preset)
        client.change("s.scenarios.yaml", nil, Self.suite)
      }
      guard number.isMultiple(of: 10) else { continue }
      let fresh = try Client(["p.preset.yaml": Self.preset])
      for name in ["p.preset.yaml", "s.scenarios.yaml"] { fresh.open(name, client.text(name), hasCursor: false) }
      for name in ["p.preset.yaml", "s.scenarios.yaml"] {
        let text = client.text(name)
        #expect(client.diagnostics(name) == fresh.diagnostics(name), "\(text)")
        let offset = generator.next(text.utf8.count + 1)
        let document = try #require(client.workspace.documents[client.uri(name)])
        let place = client.workspace.encoding.position(of: offset, in: document.file)
        for (a, b) in zip(answers(client, name, place), answers(fresh, name, place)) {
          let (own, other) = (a.written(.compact), b.written(.compact))
          #expect(
            own.replacing(client.folder.path, with: "") == other.replacing(fresh.folder.path, with: ""), "\(text)")
        }
      }
    }
    #expect(client.workspace.documents.count == 2)
    #expect(client.workspace.checks.count <= 4)
  }

  /// A generator of numbers that are the same on each run (SplitMix64).
  private struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ z >> 31) % UInt64(limit))
    }
  }
}

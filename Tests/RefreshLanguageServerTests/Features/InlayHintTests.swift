import RefreshEngine
import RefreshPresets
import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct InlayHintTests {
  /// Returns the hints of a text, each as the text before it in its line, an arrow and its label.
  private func hints(_ client: Client, _ name: String, _ text: String) -> [String] {
    client.open(name, text, hasCursor: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let params: JSONValue = ["textDocument": ["uri": .string(client.uri(name))]]
    return client.request("textDocument/inlayHint", params).items.map { hint in
      let place = TextPosition(hint["position"]) ?? TextPosition(line: 0, character: 0)
      return "\(lines[place.line].prefix(place.character)) → \(hint["label"]?.text ?? "")"
    }
  }

  private let base = "name: base\nheader: { type: normalHeader, height: 64, stateLabel: { hidden: true } }\n"

  @Test func `an inherited value is shown with its file`() throws {
    let client = try Client(["presets/base.preset.yaml": base])
    let text = "name: a\nextends: presets/base.preset.yaml\n"
    let expected = "type: normalHeader, height: 64, stateLabel.hidden: true from presets/base.preset.yaml"
    let found = hints(client, "a.preset.yaml", text + "header:\n  hidden: true\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("header: → \(expected); automaticallyChangeAlpha: false") == true)
    #expect(hints(client, "a.preset.yaml", text) == ["extends: presets/base.preset.yaml → header: \(expected)"])
    let own = hints(
      client, "a.preset.yaml", text + "header: { type: normalHeader, height: 70, stateLabel: { hidden: false } }\n")
    #expect(own.allSatisfy { !$0.contains("from") })
  }

  @Test func `percentages of presets are shown in points`() throws {
    let parts = "parts: { ring: { kind: ring, size: [20%, 50%], centerX: 50%, top: 25%, alpha: 40% } }"
    let text =
      "name: a\nheader: { type: header, height: 60,\n  \(parts) }\n"
      + "footer: { type: autoFooter,\n  triggerPercent: 40% }\n"
    let found = hints(try Client(), "a.preset.yaml", text).filter { $0.contains("= ") }
    #expect(
      found.map { $0.split(separator: "→").last ?? "" } == [
        " = 75 pt of 375", " = 30 pt", " = 187.5 pt of 375", " = 15 pt", " = 17.6 pt",
      ])
  }

  @Test func `only a part of the extent is a fraction among the keys of components`() {
    let fractions = ComponentKind.allCases.flatMap { kind -> [String] in
      let text = "name: a\n\(kind.role.rawValue): { type: \(kind.rawValue) }\n"
      let document = Document(uri: "a.preset.yaml", version: 0, text: text)
      guard let root = document.tree.roots.first, let map = root[kind.role.rawValue]?.value else { return [] }
      return document.shape.alternatives.flatMap { $0.keys(in: root, document) }.filter {
        $0.name == kind.role.rawValue
      }
      .flatMap { $0.shape.alternatives.flatMap { $0.keys(in: map, document) } }.filter { key in
        key.shape.alternatives.contains {
          if case .number(let shape) = $0 { shape.quantity == .fraction } else { false }
        }
      }.map(\.name)
    }
    #expect(Set(fractions) == ["triggerPercent"])
  }

  @Test(arguments: [
    ("{ x: 10% }, { x: 110% }", "= 5.4, 59.4 pt"), ("{ x: 10% }, { x: 10% }", "= 5.4 pt"),
    ("{ x: 110% }, { x: 20% }, { x: 10% }, { x: 50% }", "= 5.4–59.4 pt"),
  ])
  func `a pull is shown in points for all examples`(examples: String, label: String) throws {
    let text =
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: 'one ${x}'\n    examples: [ \(examples) ]\n"
      + "    steps:\n      - pull: { header: '${x}' }\n"
    let distinct = text.replacing("{ x: 10% }, { x: 10% }", with: "{ x: 10%, y: 1 }, { x: 10%, y: 2 }")
      .replacing("'one ${x}'", with: label == "= 5.4 pt" ? "'one ${x} ${y}'" : "'one ${x}'")
    let found = hints(try Client(), "a.scenarios.yaml", distinct)
    #expect(found.contains { $0.hasSuffix("→ \(label)") }, "\(found)")
  }
}

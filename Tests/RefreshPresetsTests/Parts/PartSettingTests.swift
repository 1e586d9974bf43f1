import BrokenTexts
import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshPresets

@Suite struct `Setting parts by a step` {
  /// Returns the change that a line of a `set` step makes to a component with a ring and a label.
  private func set(_ line: String) throws -> (change: ComponentSettings?, found: [String]) {
    let text = """
      name: it
      header:
        type: header
        parts:
          ring: { kind: ring, center: [50%, 24], size: [28, 28] }
          hint: { kind: label, center: [50%, 24], size: [28, 28], text: a }
      """
    let parts = try #require(load(text).preset?.header).settings.parts
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "test.yaml", text: line))
    let entry = try #require(reader.next(into: &diagnostics)?.root.entries.first)
    let name = try #require(DottedName(entry.key).rest)
    let change = ComponentGraph.Component.decode(
      set: name, value: entry.value, role: .header, kind: .header, parts: parts,
      images: PresetImages(around: "test.yaml", allowsOutside: false), into: &diagnostics)
    return (change, ranges(diagnostics))
  }

  @Test func `a property of a part is set, as a rule`() throws {
    let (change, found) = try set("header.parts.ring.end: { default: 0.5, state: { refreshing: 1 } }")
    #expect(found == [])
    let part = try #require(change?.parts.first)
    #expect(part.name == PartName("ring"))
    var rule = PartRule(.number(0.5))
    rule.states = [.init(.refreshing, .value(.number(1)))]
    #expect(part.rules == [.init(.end, rule)])
  }

  @Test(arguments: [
    (
      "header.parts.rings.end: 1", "1:14-19 unknown-property: there is no part `rings`",
      "did you mean `ring`? the parts of the component are `ring` and `hint`"
    ),
    (
      "header.parts.ring.text: a", "1:19-23 misplaced-key: `text` isn't a property of a `ring` part",
      "`text` is for `label`"
    ),
    (
      "header.parts.ring.left: 1", "1:19-23 misplaced-key: `left` isn't a property of a `ring` part",
      "a step can't change the place of a part; use `moveX` and `moveY` to move it"
    ),
    (
      "header.parts.ring.kind: bar", "1:19-23 misplaced-key: `kind` isn't a property of a `ring` part",
      "a step can't change `kind`; a preset can specify it by `state`"
    ),
    (
      "header.parts.ring: {}", "1:14-18 unknown-property: `ring` is a part, but a property of a part is needed",
      "write it like `header.parts.ring.hidden`"
    ),
    (
      "header.parts: {}", "1:8-13 unknown-property: a step can't add or remove parts",
      "specify a property of a part, like `header.parts.ring.hidden`"
    ),
    (
      "header.parts.ring.end: far",
      "1:24-27 wrong-value: `end` must be a percentage like `50%` or a fraction like `0.5`, found `far`", nil
    ),
  ])
  func `what can't be set is said`(line: String, message: String, help: String?) throws {
    let (change, found) = try set(line)
    #expect(change == nil)
    #expect(found.first == message)
    #expect(found.filter { !$0.hasPrefix("  ") }.count == 1)
    if let help { #expect(found.last == "  help: \(help)") }
  }
}

import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshPresets

/// Parts that a type has without a preset saying so.
@Suite struct `Parts of a type` {
  private let text = "kind: ring, center: [50%, 24], size: [28, 28], end: 75%"

  /// Returns the parts that a preset says.
  private func parts(_ text: String) throws -> [PartSettings] {
    let preset = try #require(load("name: feed\nheader: { type: header, parts: { \(text) } }").preset)
    return try #require(preset.header).settings.parts
  }

  @Test func `a part of a preset takes the place of the one with its name`() throws {
    var found = Diagnostics()
    var draft = ComponentDraft(.header)
    draft.settings.parts = try parts("ring: { \(text) }, dot: { \(text) }")
    let said = try parts("ring: { \(text), color: '#FF0000' }, arc: { \(text) }")
    draft.parts = said.map { part in
      var draft = PartDraft(key: node(of: part.name.text))
      draft.rules = part.rules.map { ($0.property, PartRuleDraft(plain: $0.rule.plain.map { .value($0) })) }
      return PartSource(draft: draft, kind: part.kind, place: part.place)
    }
    draft.lookUpImages(in: PresetImages(around: "test.yaml", allowsOutside: false), into: &found)
    #expect(found.isEmpty)
    #expect(draft.settings.parts.map(\.name.text) == ["ring", "dot", "arc"])
    #expect(draft.settings.parts[0].rules.map(\.property) == said[0].rules.map(\.property))
  }

  @Test func `the outline shows a part that no preset says as a default`() throws {
    let parts = try parts("ring: { \(text) }")
    let blueprint = ComponentBlueprint(kind: .header) { $0.parts = parts }
    let written = try #require(load("name: feed\nheader: { type: header }").preset?.header).written
    let graph = ComponentGraph(components: [
      ComponentGraph.Component(blueprint, images: ImageFiles(), named: PresetImages.Named(), written: written)
    ])
    let outline = try #require(graph.outline().root.parts.first?.parts.first { $0.name == "parts" }?.parts.first)
    #expect(outline.name == "ring")
    #expect(outline.type == "ring")
    let end = try #require(outline.values.first { $0.name == "end" })
    #expect(end.isDefault)
    #expect(end.text == end.usual)
    #expect(["75%", "0.75"].contains(end.text))
    #expect(outline.values.contains { $0.name == "centerY" && $0.text == "24" })
  }
}

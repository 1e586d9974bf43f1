import ExternalTools
import RefreshEngine
import RefreshText
import Testing

@testable import RefreshPresets

@Suite struct `Parts of presets that extend others` {
  private static let base = """
    header:
      type: header
      parts:
        ring: { kind: ring, center: [50%, 24], size: [28, 28], color: "#34C759", end: { pull: { 0%: 0, 100%: 1 } } }
        hint: { kind: label, left: 0, right: 0, bottom: 4, height: 16, text: Pull }
    """

  private func load(_ parts: String, over base: String = Self.base) throws -> (preset: Preset?, found: [String]) {
    let folder = try TestFolder(project: [
      "base.preset.yaml": base,
      "it.preset.yaml": "name: it\nextends: base.preset.yaml\nheader:\n  parts:\n"
        + parts.split(separator: "\n").map { "    \($0)\n" }.joined(),
    ])
    return folder.load("it.preset.yaml")
  }

  @Test func `a part is merged with that of its name, key by key`() throws {
    let (preset, found) = try load(
      """
      new: { kind: box, center: [0, 0], size: [1, 1] }
      ring:
        lineWidth: 3
        end: { state: { refreshing: 0.8 } }
      hint: { text: Zieh }
      """)
    #expect(found == [])
    let parts = try #require(preset?.header).settings.parts
    #expect(parts.map(\.name.text) == ["ring", "hint", "new"])
    #expect(parts[0].rules.map(\.property) == [.color, .end, .lineWidth])
    #expect(parts[0].rules[1].rule.ramp.count == 2)
    #expect(parts[0].rules[1].rule.states == [.init(.refreshing, .value(.number(0.8)))])
    #expect(parts[1].rules.map(\.rule.plain) == [.text(LocalizedText("Zieh"))])
  }

  @Test func `a plain value takes the place of one that follows`() throws {
    let (preset, found) = try load("ring: { end: 50% }")
    #expect(found == [])
    #expect(preset?.header?.settings.parts[0].rules.last?.rule == PartRule(.number(0.5)))
  }

  @Test func `percentages join those of a ramp in their order`() throws {
    let (preset, found) = try load("ring: { end: { pull: { 50%: 0.9, 1: 0.95 } } }")
    #expect(found == [])
    let ramp = preset?.header?.settings.parts[0].rules.last?.rule.ramp
    #expect(ramp == [.init(0, .number(0)), .init(0.5, .number(0.9)), .init(1, .number(0.95))])
  }

  @Test func `two lengths of a direction take the place of those below`() throws {
    let (preset, found) = try load("hint: { centerX: 50%, width: 80 }")
    #expect(found == [])
    #expect(
      preset?.header?.settings.parts[1].place.horizontal
        == PartPlace.Span(center: .init(fraction: 0.5), size: .init(points: 80)))
    #expect(try load("hint: { left: 20 }").found == [])
  }

  @Test func `a third length of a direction is one too many`() throws {
    #expect(
      try load("hint: { width: 80 }").found == [
        "it.preset.yaml:5:13-18 part-place: `width` is superfluous: `left` and `right` already determine the horizontal place",
        "  base.preset.yaml:5:26-30 `left`", "  base.preset.yaml:5:35-40 `right`",
        "  help: write two horizontal lengths, which replace the inherited ones",
      ])
  }

  @Test func `another kind leaves keys that it does not have`() throws {
    #expect(
      try load("ring: { kind: bar }").found == [
        "base.preset.yaml:4:78-81 misplaced-key: `end` isn't a key of a `bar` part",
        "  it.preset.yaml:5:19-22 the kind becomes `bar` here", "  base.preset.yaml:4:19-23 the kind was `ring`",
        "  it.preset.yaml:2:10-26 extended here", "  help: `end` is for `ring`",
      ])
  }

  @Test func `the preset is shown as one, each value with its origin`() throws {
    let (preset, _) = try load("ring: { end: { state: { refreshing: 0.8 } } }")
    let text = PresetPrinter().print(try #require(preset))
    #expect(
      text == """
        name: it
        header:
          type: header
          parts:
            ring:
              kind: ring
              center: [50%, 24]
              size: [28, 28]
              color: "#34C759"
              end:
                state:
                  refreshing: 0.8
                pull:
                  0%: 0
                  100%: 1
            hint:
              kind: label
              left: 0
              right: 0
              bottom: 4
              height: 16
              text: Pull

        """)
    #expect(PresetPrinter(showsOrigins: true).print(try #require(preset)).contains("refreshing: 0.8  # "))
    #expect(RefreshPresetsTests.load(text).found == [])
  }

  @Test func `the graph has a part below the component, with its kind, its values and their defaults`() throws {
    let (preset, _) = try load("ring: { lineWidth: 3 }")
    let tree = try #require(GraphFormat["tree"]).render(try #require(preset).graph.outline())
    #expect(tree.contains("   └─ parts\n      ├─ ring: ring\n      │  ├─ center = [50%, 24]\n"))
    #expect(tree.contains("      │  ├─ alpha = 1.0 (default)\n"))
    #expect(tree.contains("      │  ├─ end = { pull: { 0%: 0, 100%: 1 } }\n      │  ├─ lineWidth = 3\n"))
  }

  @Test func `the JSON names each value by its path`() throws {
    let (preset, _) = try load("ring: { end: { state: { refreshing: 80% } } }")
    let json = try #require(preset).json.written(.records).filter { !$0.isWhitespace }
    #expect(
      json.contains(
        #""key":"parts.ring.end","value":{"pull":{"0%":0,"100%":1},"state":{"refreshing":0.8}}"#))
  }

  @Test(arguments: [("rnig", "ring"), ("Hint", "hint"), ("r-i-n-g", "ring")])
  func `a part that misspells an inherited one is one error`(name: String, right: String) throws {
    let (_, found) = try load("\(name): { color: '#FF0000' }")
    #expect(
      found.filter { !$0.hasPrefix(" ") } == [
        "it.preset.yaml:5:5-\(5 + name.count) missing-key: `\(name)` has no `kind`, and no part of that name is inherited"
      ])
    #expect(found.contains("  help: did you mean `\(right)`? a new part needs a `kind`"))
  }
}

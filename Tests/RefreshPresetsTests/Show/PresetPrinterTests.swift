import RefreshDiagnostics
import RefreshPresets
import RefreshYAML
import Testing

import enum SuiteTexts.Configs

@Suite struct `Printed presets` {
  private static let files = [
    "lib/base.yaml": """
    header:
      titles:
        # More is said below.
        idle: "Pull: now"
        pulling: { zh-Hans: 松开, en: 'Let''s go' }
        refreshing: |
          two
          lines
      type: stateHeader
      stateLabel: { fontSize: 12, textColor: "#FF0000" }
    description: base
    """,
    "feed.yaml": """
    footer: { triggerPercent: 50%, type: autoFooter, hidden: no }
    extends: lib/base.yaml
    name: feed
    header: { height: 60, titles: { idle: Pull } }
    """,
  ]

  private func properties(of preset: Preset) -> [[String]] {
    preset.components.map { said($0.settings) }
  }

  @Test func `a preset is printed with what it extends`() throws {
    let preset = try #require(Files(Self.files).load("feed.yaml").preset)
    let text = PresetPrinter().print(preset)
    #expect(
      text == """
        name: feed
        description: base
        header:
          type: stateHeader
          height: 60
          titles:
            idle: Pull
            pulling:
              zh-Hans: 松开
              en: "Let's go"
            refreshing: "two\\nlines\\n"
          stateLabel:
            textColor: "#FF0000"
            fontSize: 12
        footer:
          type: autoFooter
          hidden: no
          triggerPercent: 50%

        """)
    let again = try #require(load(text).preset)
    #expect(PresetPrinter().print(again) == text)
    #expect(properties(of: again) == properties(of: preset))
  }

  /// Ramps and places that a preset changes only in part, with what then applies.
  @Test(arguments: [
    (
      "rotation: { pull: { 0%: 0, 50%: 0.5, 100%: 1 } }", "rotation: { pull: { '0.5': 0.4, 75%: 0.9 } }",
      ["rotation:", "  pull:", "    0%: 0", "    0.5: 0.4", "    75%: 0.9", "    100%: 1"]
    ),
    ("left: 1, width: 2", "right: 5, width: 30", ["right: 5", "width: 30"]),
    (
      "center: [50%, 20], size: [24, 24]", "left: 5, width: 30",
      ["left: 5", "width: 30", "centerY: 20", "height: 24"]
    ),
    ("center: [50%, 20], size: [24, 24]", "left: 5", []),
    ("center: [50%, 20], size: [24, 24]", "center: [1, 2], size: [3, 4]", ["center: [1, 2]", "size: [3, 4]"]),
  ])
  func `what a preset replaces in a part isn't printed`(base: String, own: String, expected: [String]) throws {
    func preset(_ keys: String) -> String { "header:\n  parts:\n    ring: { \(keys) }\n" }
    let place =
      base.contains("pull")
      ? ", center: [50%, 20], size: [24, 24]" : base.contains("left") ? ", top: 1, height: 9" : ""
    let whole = preset("kind: ring, " + base + place)
    let files = [
      "base.yaml": "name: base\n" + whole.replacing("header:\n", with: "header:\n  type: normalHeader\n"),
      "own.yaml": "name: own\nextends: base.yaml\n" + preset(own),
    ]
    let loaded = Files(files).load("own.yaml")
    guard !expected.isEmpty else {
      #expect(
        loaded.found.joined(separator: "\n").contains("two horizontal lengths, which replace the inherited ones"))
      return
    }
    let printed = PresetPrinter().print(try #require(loaded.preset))
    let lines = printed.split(separator: "\n").compactMap { line in
      line.hasPrefix("      ") ? String(line.dropFirst(6)) : nil
    }
    let extra = ["kind: ring", "center: [50%, 20]", "size: [24, 24]", "top: 1", "height: 9"]
    #expect(lines.filter { expected.contains($0) || !extra.contains($0) } == expected)
    let again = load(printed)
    #expect(again.found == [])
    let (first, second) = (try #require(loaded.preset), try #require(again.preset))
    #expect(properties(of: first) == properties(of: second))
  }

  @Test func `each value says where it comes from`() throws {
    let preset = try #require(Files(Self.files).load("feed.yaml").preset)
    #expect(
      PresetPrinter(showsOrigins: true).print(preset) == """
        name: feed  # feed.yaml:3
        description: base  # lib/base.yaml:11
        header:
          type: stateHeader  # lib/base.yaml:9
          height: 60  # feed.yaml:4
          titles:
            idle: Pull  # feed.yaml:4
            pulling:
              zh-Hans: 松开  # lib/base.yaml:5
              en: "Let's go"  # lib/base.yaml:5
            refreshing: "two\\nlines\\n"  # lib/base.yaml:6
          stateLabel:
            textColor: "#FF0000"  # lib/base.yaml:10
            fontSize: 12  # lib/base.yaml:10
        footer:
          type: autoFooter  # feed.yaml:1
          hidden: no  # feed.yaml:1
          triggerPercent: 50%  # feed.yaml:1

        """)
  }

  @Test(arguments: [
    "- a", "-", "a: b", "a #b", "#a", "", " a", "a ", "{a}", "a, b", "\u{7}", "\u{FEFF}a", "tab\there", "=", "*a",
    "&a",
    "@a", "`a", "%a", "'a'", "\"a\"", "a\\b", "null", "~", "2026-01-01", "---", "...", "🙂", "a:", "<<", "? a", "!a",
    "e\u{301}",
  ])
  func `any text reads back as it was`(text: String) throws {
    let escaped = text.unicodeScalars.map {
      "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count) + String($0.value, radix: 16)
    }
    let source = "name: it\nheader:\n  type: stateHeader\n  titles: { idle: \"\(escaped.joined())\" }\n"
    let preset = try #require(load(source).preset)
    let printed = try #require(load(PresetPrinter().print(preset)).preset)
    #expect(printed.header?.value(of: "titles.idle")?.scalar == text)
  }

  @Test func `every preset of the repository reads back as it was`() throws {
    let paths = Configs.presets("presets")
    #expect(paths.count >= 10)
    for path in paths {
      var diagnostics = Diagnostics()
      let file = try #require(SourceFile.read(path: path, into: &diagnostics))
      let preset = try #require(Preset.load(file, into: &diagnostics), "\(path)")
      let printed = PresetPrinter().print(preset)
      // The same path is used, so that the images it names are found.
      let again = Preset.load(SourceFile(path: path, text: printed), into: &diagnostics)
      #expect(diagnostics.all.map(\.message) == [], "\(path)")
      #expect(again.map(properties) == properties(of: preset), "\(path)")
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import Testing

@Suite struct `Loading presets` {
  @Test func `a preset has a name, a language and components`() throws {
    let (loaded, found) = load(
      """
      # yaml-language-server: $schema=../../Schemas/preset.schema.json
      name: classic-feed
      description: Pull to refresh, load more automatically.
      language: zh-Hans
      header:
        type: gifHeader
        height: 60
        titles: { idle: 下拉, pulling: { en: Let go, zh-Hans: 松开 }, refreshing: … }
        lastUpdatedTimeLabel: { hidden: true }
        images:
          idle: { count: 60, size: [60, 60] }
          pulling: { count: 3, size: [60, 60], duration: 0.3s }
      footer:
        type: autoNormalFooter
        triggerPercent: 50%
        autoTriggerTimes: 3
      trailer:
        type: normalTrailer
      """)
    #expect(found == [])
    let preset = try #require(loaded)
    #expect(preset.name == "classic-feed")
    #expect(preset.description == "Pull to refresh, load more automatically.")
    #expect(preset.language == "zh-Hans")
    #expect(preset.components.map(\.kind) == [.gifHeader, .autoNormalFooter, .normalTrailer])
    #expect(said(preset[.header]?.settings).count == 7)
    #expect(preset[.footer]?.place.text == "footer")
    #expect(preset[.footer]?.place(of: "triggerPercent")?.startPosition.line == 15)
  }

  @Test(arguments: ComponentKind.allCases)
  func `each type is a preset`(kind: ComponentKind) {
    let (preset, found) = load("name: it\n\(kind.role.rawValue): { type: \(kind.rawValue) }\n")
    #expect(found == [])
    #expect(preset?.components.map(\.kind) == [kind])
    #expect(said(preset?.components.first?.settings) == [])
  }

  @Test(arguments: ComponentKind.allCases)
  func `each type under another role is answered with its own`(kind: ComponentKind) {
    for role in ComponentRole.allCases where role != kind.role {
      let (preset, found) = load("name: it\n\(role.rawValue): { type: \(kind.rawValue) }\n")
      #expect(preset == nil)
      #expect(found.count == 2)
      #expect(found.first?.contains("misplaced-type: `\(kind.rawValue)` is a \(kind.role.rawValue)") ?? false)
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `the class of MJRefresh is answered with the short name`(kind: ComponentKind) {
    let name = "MJRefresh" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    let (preset, found) = load("name: it\n\(kind.role.rawValue): { type: \(name) }\n")
    #expect(preset?.components.map(\.kind) == [kind])
    #expect(found.count == 2)
    #expect(found.last == "  help: write `\(kind.rawValue)`")
  }

  @Test func `what is right is loaded beside what is wrong`() {
    let (preset, found) = load(
      "name: it\nheader: { type: header, height: tall, hidden: true }\nfooter: { type: x }\n")
    #expect(found.count == 2)
    #expect(preset?.components.map(\.kind) == [.header])
    #expect(said(preset?.header?.settings) == ["hidden: true"])
  }

  @Test func `a merged map is a component's`() {
    let (preset, found) = load(
      """
      name: it
      footer: &base { type: autoFooter, hidden: true }
      """)
    #expect(found == [])
    #expect(preset?.footer?.kind == .autoFooter)
    let (merged, foundMerged) = load(
      "name: it\nheader: { <<: { type: header, height: 50 }, height: 60 }\n")
    #expect(foundMerged == [])
    #expect(said(merged?.header?.settings) == ["height: 60.0"])
  }

  @Test func `a document among others is a preset, too`() throws {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(
      SourceFile(path: "x", text: "name: a\nheader: { type: header }\n---\nname: b\nfooter: { type: backFooter }\n")
    )
    var names: [String] = []
    var library = PresetLibrary()
    while let document = reader.next(into: &diagnostics) {
      names.append(try #require(library.decode(document, into: &diagnostics)).name)
    }
    #expect(names == ["a", "b"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `messages are shown with their lines`() {
    var diagnostics = Diagnostics()
    let text = """
      name: feed
      header:
        type: stateHeader
        heigth: 60
        lastUpdatedTimeText: 更新于 {date:YYYY-MM}
      """
    _ = Preset.load(SourceFile(path: "feed.preset.yaml", text: text), into: &diagnostics)
    #expect(
      TextRenderer(color: false).render(diagnostics.sorted()) == """
        error[unknown-key]: unknown key `heigth` in `stateHeader`
         --> feed.preset.yaml:4:3
          |
        4 |   heigth: 60
          |   ^^^^^^
          |
          = help: did you mean `height`?

        error[bad-template]: `lastUpdatedTimeText` has the unknown date field `YYYY`
         --> feed.preset.yaml:5:34
          |
        5 |   lastUpdatedTimeText: 更新于 {date:YYYY-MM}
          |                                     ^^^^
          |
          = help: write `yyyy`: `YYYY` is the week-based year

        """)
  }
}

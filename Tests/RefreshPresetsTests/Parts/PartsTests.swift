import ExternalTools
import RefreshDiagnostics
import RefreshEngine
import RefreshText
import Testing

@testable import RefreshPresets

@Suite struct `Parts` {
  /// Reads the parts of a header, one per line.
  private func parts(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> [PartSettings]
  {
    let text = "name: it\nheader:\n  type: header\n  parts:\n" + lines.map { "    \($0)\n" }.joined()
    let (preset, found) = load(text)
    #expect(found == [], sourceLocation: sourceLocation)
    return try #require(preset?.header, sourceLocation: sourceLocation).settings.parts
  }

  /// Returns the rule of a property in a part that sets only this one.
  private func rule(_ property: PartProperty, _ kind: PartKind, _ text: String) throws -> PartRule {
    let part = try #require(
      try parts("it: { kind: \(kind.rawValue), center: [1, 2], size: [3, 4], \(property.row.path): \(text) }").first
    )
    #expect(part.rules.map(\.property) == [property])
    return try #require(part.rules.first).rule
  }

  @Test func `parts are in the order of the file, with their names and kinds`() throws {
    let found = try parts(
      "ring: { kind: ring, center: [50%, 24], size: [28, 28] }",
      "进度-2_b: { kind: bar, left: 0, right: 0, top: 1, height: 2 }")
    #expect(found.map(\.name.text) == ["ring", "进度-2_b"])
    #expect(found.map(\.kind) == [.ring, .bar])
    #expect(found.allSatisfy { $0.rules.isEmpty && $0.animate == .zero })
  }

  @Test func `a place is two lengths of each direction`() throws {
    let places = try parts(
      "a: { kind: box, left: 1, right: 25%, top: -2, bottom: 3 }",
      "b: { kind: box, center: [50%, 24], size: [28, 10%] }",
      "c: { kind: box, right: 0, width: 5, centerY: 100%, height: 6 }"
    ).map(\.place)
    #expect(
      places == [
        PartPlace(
          horizontal: PartPlace.Span(start: .init(points: 1), end: .init(fraction: 0.25)),
          vertical: PartPlace.Span(start: .init(points: -2), end: .init(points: 3))),
        PartPlace(
          horizontal: PartPlace.Span(center: .init(fraction: 0.5), size: .init(points: 28)),
          vertical: PartPlace.Span(center: .init(points: 24), size: .init(fraction: 0.1))),
        PartPlace(
          horizontal: PartPlace.Span(end: .init(points: 0), size: .init(points: 5)),
          vertical: PartPlace.Span(center: .init(fraction: 1), size: .init(points: 6))),
      ])
  }

  @Test func `a value is plain`() throws {
    #expect(try rule(.end, .ring, "75%") == PartRule(.number(0.75)))
    #expect(try rule(.rotation, .box, "-90") == PartRule(.number(-90)))
    #expect(try rule(.hidden, .label, "true") == PartRule(.bool(true)))
    #expect(try rule(.color, .ring, "'#34C75980'") == PartRule(.color(RGBAColor(rgba: 0x34C7_5980))))
    #expect(try rule(.align, .label, "right") == PartRule(.name(2)))
    #expect(try rule(.style, .spinner, "large") == PartRule(.name(1)))
    #expect(try rule(.text, .label, "no") == PartRule(.text(LocalizedText("no"))))
    #expect(
      try rule(.text, .label, "{ en: Pull, zh-Hans: 下拉 }")
        == PartRule(
          .text(
            LocalizedText(versions: [.init(language: "en", text: "Pull"), .init(language: "zh-Hans", text: "下拉")])))
    )
  }

  @Test func `a value follows state and pull`() throws {
    var expected = PartRule(.number(0.1))
    expected.states = [.init(.idle, .value(.number(0.5))), .init(.refreshing, .value(.number(0.8)))]
    #expect(try rule(.end, .ring, "{ default: 10%, state: { refreshing: 0.8, idle: 50% } }") == expected)
    var ramp = PartRule()
    ramp.ramp = [.init(0.3, .number(0)), .init(1, .number(1))]
    #expect(try rule(.end, .ring, "{ pull: { 30%: 0, 1: 100% } }") == ramp)
    var texts = PartRule()
    texts.ramp = [
      .init(0, .text(LocalizedText("a"))),
      .init(1.5, .text(LocalizedText(versions: [.init(language: "de", text: "b")]))),
    ]
    #expect(try rule(.text, .label, "{ pull: { 0%: a, 150%: { de: b } } }") == texts)
  }

  @Test func `a number repeats in a state`() throws {
    var expected = PartRule()
    expected.states = [
      .init(.idle, .repeating(.init(every: Interval(seconds: 0.5), from: -1, to: 1, yoyo: true))),
      .init(.refreshing, .repeating(.init(every: Interval(seconds: 1), from: 0, to: 360))),
    ]
    #expect(
      try rule(
        .rotation, .ring,
        "{ state: { refreshing: { every: 1s, from: 0, to: 360 }, idle: { every: 500ms, from: -1, to: 1, yoyo: true } } }"
      )
        == expected)
  }

  @Test func `keys with a dot are maps`() throws {
    let part = try #require(
      try parts(
        "it: { kind: box, center: [1, 2], size: [3, 4], border: { width: { state: { idle: 2 } }, color: '#000000' } }"
      ).first)
    #expect(part.rules.map(\.property) == [.borderWidth, .borderColor])
  }

  @Test func `images and frames are found, and images that are named twice have one index`() throws {
    let folder = try TestFolder(project: [:])
    for name in ["a@2x.png", "b.png"] { try folder.write(name, Pictures.png(20, 10)) }
    for index in 1...3 { try folder.write("run_\(index).png", Pictures.png(8, 9)) }
    let (preset, found) = try folder.load(
      text: """
        name: it
        header:
          type: header
          parts:
            logo:
              { kind: image, center: [1, 2], size: [3, 4], image: { default: b.png, state: { idle: a@2x.png, refreshing: ./b.png } } }
            run:
              { kind: frames, center: [1, 2], size: [3, 4], images: { idle: 'run_{1..3}.png', refreshing: { count: 2, size: [5, 6] } } }
        """)
    #expect(found == [])
    let header = try #require(preset?.header)
    let logo = try #require(header.settings.parts.first)
    #expect(logo.images == [Size(width: 20, height: 10), Size(width: 10, height: 5)])
    #expect(logo.rules.first?.rule.plain == .image(0))
    #expect(
      logo.rules.first?.rule.states == [.init(.idle, .value(.image(1))), .init(.refreshing, .value(.image(0)))])
    #expect(
      header.images.parts[PartName("logo")]?.images.map { $0.split(separator: "/").last } == ["b.png", "a@2x.png"])
    #expect(
      header.settings.parts.last?.frames == [
        .init(.idle, FrameSequence(count: 3, size: Size(width: 8, height: 9))),
        .init(.refreshing, FrameSequence(count: 2, size: Size(width: 5, height: 6))),
      ])
    #expect(header.images.parts[PartName("run")]?.frames[.idle]?.count == 3)
  }

  @Test(arguments: PartKind.allCases)
  func `a kind has the keys of its properties`(kind: PartKind) {
    let keys = PartKeys.set(of: kind)
    for property in PartProperty.allCases {
      #expect((keys[property.word] != nil) == property.exists(for: kind), "\(property)")
    }
    #expect((keys["images"] != nil) == (kind == .frames))
    for key in keys.keys {
      #expect(key.description.summary.hasSuffix("."), "\(key.name)")
      // All examples have to be readable without a file, except for those of images.
      for example in key.description.examples where !example.contains("png") {
        var draft = PartDraft(key: node(of: "it"))
        var diagnostics = Diagnostics()
        let value = node(of: example)
        key.decode(value, at: value.span, to: &draft, into: &diagnostics)
        #expect(diagnostics.isEmpty, "\(key.name): \(example)")
      }
    }
  }

  @Test(arguments: PartProperty.allCases)
  func `a default is what counts where nothing is said`(property: PartProperty) throws {
    for kind in PartKind.allCases where property.exists(for: kind) {
      guard let text = property.text(of: property.initial(for: kind)) else { continue }
      let value = ValueType<PartRuleDraft.Value>.value(of: property)
      var diagnostics = Diagnostics()
      guard case .value(let found)? = value.decode(node(of: text), as: "it", into: &diagnostics) else {
        Issue.record("\(property): \(text)")
        continue
      }
      #expect(found == property.initial(for: kind))
    }
  }
}

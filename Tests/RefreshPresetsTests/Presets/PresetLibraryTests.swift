import ExternalTools
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML
import Testing

@Suite struct `Extended presets` {
  @Test(arguments: [12, 40])
  func `bases that are extended in many ways are read once, and reported once`(levels: Int) {
    var files = ["feed.preset.yaml": "name: feed\nextends: [a0.preset.yaml, b0.preset.yaml]"]
    for level in 0..<levels {
      for side in ["a", "b"] {
        files["\(side)\(level).preset.yaml"] =
          "name: \(side)\nextends: [a\(level + 1).preset.yaml, b\(level + 1).preset.yaml]"
      }
    }
    for side in ["a", "b"] {
      files["\(side)\(levels).preset.yaml"] = "name: \(side)\nheader: { type: normalHeader, hidden: yes }"
    }
    let opened = Files(files)
    let (_, found) = opened.load("feed.preset.yaml")
    #expect(opened.read.count == files.count && Set(opened.read) == Set(files.keys))
    #expect(found.count { $0.contains("boolean-spelling") } == (levels < 16 ? 1 : 0))
    #expect(found.contains { $0.contains("extends-too-deep") } == (levels > 16))
    #expect(found.count < 100)
  }

  @Test func `among many that extend each other each place closes one circle`() {
    let names = (0..<14).map { "p\($0).preset.yaml" }
    let files = names.map { name in
      (
        name,
        "name: p\nextends: [\(names.filter { $0 != name }.joined(separator: ", "))]\nheader: { type: normalHeader }"
      )
    }
    let opened = Files(Dictionary(uniqueKeysWithValues: files))
    let (_, found) = opened.load(names[0])
    #expect(opened.read.sorted() == names.sorted())
    #expect((1...14 * 13).contains(found.count { $0.contains("extends-cycle") }))
  }

  @Test func `maps are merged key by key, and the extending file wins`() throws {
    let files = Files([
      "base.preset.yaml": """
      name: base
      language: ko
      header:
        type: normalHeader
        height: 60
        titles: { idle: Pull, pulling: { en: Let go, de: Los } }
      """,
      "feed.preset.yaml": """
      name: feed
      extends: base.preset.yaml
      header:
        height: 70
        titles: { pulling: { de: Loslassen }, refreshing: Wait }
      footer: { type: autoFooter }
      """,
    ])
    let (loaded, found) = files.load("feed.preset.yaml")
    #expect(found == [])
    let preset = try #require(loaded)
    #expect(preset.name == "feed")
    #expect(preset.language == "ko")
    #expect(preset.components.map(\.kind) == [.normalHeader, .autoFooter])
    let properties = said(preset.header?.settings).joined(separator: "\n")
    #expect(properties.contains("height: 70.0") && !properties.contains("height: 60.0"))
    #expect(
      properties.contains(#""Let go""#) && properties.contains(#""Loslassen""#) && !properties.contains(#""Los""#))
    #expect(preset.header?.value(of: "titles.idle")?.span.file.path == "base.preset.yaml")
    #expect(preset.header?.value(of: "titles.pulling.en")?.span.startPosition.line == 6)
    #expect(preset.header?.place(of: "titles.refreshing")?.file.path == "feed.preset.yaml")
  }

  @Test func `of several the later wins, also what it extends itself`() throws {
    let files = Files([
      "bases/one.yaml": "header: { type: header, height: 1, hidden: true }",
      "bases/deep.yaml": "header: { height: 2, ignoredInset: 2, automaticallyChangeAlpha: true }",
      "bases/two.yaml": "extends: deep.yaml\nheader: { ignoredInset: 3 }",
      "feed.yaml": "name: feed\nextends: [bases/one.yaml, ./bases/../bases/two.yaml]",
    ])
    let (preset, found) = files.load("feed.yaml")
    #expect(found == [])
    #expect(
      said(preset?.header?.settings)
        == ["height: 2.0", "ignoredInset: 3.0", "automaticallyChangeAlpha: true", "hidden: true"])
  }

  @Test func `a base has to be YAML and of the project, even if it was already read`() throws {
    let folder = try TestFolder(project: [
      "inner/refreshcfg.yaml": "", "base.yaml": "header: { type: header }", "word.txt": "PASSWORD",
      "inner/shared.yaml": "extends: ../base.yaml", "outer.yaml": "{ name: outer, extends: inner/shared.yaml }",
      "inner/heir.yaml": "{ name: heir, extends: shared.yaml }",
      "inner/text.yaml": "{ name: text, extends: word.txt }",
      "inner/word.txt": "PASSWORD",
    ])
    try folder.link("inner/link.yaml", to: "word.txt")
    try folder.write("inner/linked.yaml", Array("{ name: linked, extends: link.yaml }".utf8))
    var library = PresetLibrary()
    func load(_ path: String) -> [String] {
      var diagnostics = Diagnostics()
      _ = SourceFile.read(path: folder.url.path + "/" + path, into: &diagnostics)
        .flatMap { library.load($0, into: &diagnostics) }
      return diagnostics.all.map { "\($0.rule.id.rawValue): \($0.message)" }
    }
    let outside = "outside-project: `../base.yaml` is outside the project, whose root is "
    #expect(load("outer.yaml") == [])
    #expect(load("inner/heir.yaml").map { $0.hasPrefix(outside) } == [true])
    #expect(load("outer.yaml") == [])
    #expect(
      load("inner/text.yaml") == [
        "cannot-read: `word.txt` isn't read as a preset, because its name doesn't end with `.yaml` or `.yml`"
      ])
    #expect(load("inner/linked.yaml").first?.hasPrefix("cannot-read: `link.yaml` isn't read as a preset") ?? false)
    library = PresetLibrary(allowsOutside: true)
    #expect(load("inner/heir.yaml") == [] && load("inner/linked.yaml").count == 1)
  }

  @Test func `each file is read once`() {
    let files = Files([
      "root.yaml": "header: { type: header }",
      "left.yaml": "extends: root.yaml\ndescription: left",
      "right.yaml": "extends: root.yaml\nname: right",
      "a.yaml": "name: a\nextends: [left.yaml, right.yaml]",
      "b.yaml": "name: b\nextends: right.yaml",
    ])
    #expect(files.load("a.yaml").preset?.description == "left")
    #expect(files.load("b.yaml").preset?.components.count == 1)
    #expect(files.read == ["a.yaml", "left.yaml", "root.yaml", "right.yaml", "b.yaml"])
  }

  @Test func `what is wrong in a base is shown there, with the way to it`() {
    let files = Files([
      "lib/root.yaml": "header:\n  type: header\n  heigth: 3\n",
      "lib/base.yaml": "extends: root.yaml\nheader: { hidden: maybe }",
      "feed.yaml": "name: feed\nextends: lib/base.yaml\nheader: { height: 0 }",
    ])
    #expect(
      files.load("feed.yaml").found == [
        "feed.yaml:3:19-20 out-of-range: `height` must be greater than 0, found `0`",
        "lib/base.yaml:2:19-24 wrong-value: `hidden` must be `true` or `false`, found `maybe`",
        "  feed.yaml:2:10-23 extended here",
        "lib/root.yaml:3:3-9 unknown-key: unknown key `heigth` in `header`",
        "  lib/base.yaml:1:10-19 extended here",
        "  feed.yaml:2:10-23 extended here",
        "  help: did you mean `height`? the keys of `header` are "
          + joined(ComponentKeys.keys(of: .header).keys.map { "`\($0.name)`" }, by: "and"),
      ])
  }

  @Test func `keys that another type does not have are shown with both types`() {
    let files = Files([
      "base.yaml": "name: base\nheader:\n  type: normalHeader\n  arrow: { hidden: true }\n",
      "feed.yaml": "extends: base.yaml\nheader: { type: gifHeader, loading: { style: large } }",
    ])
    #expect(
      files.load("feed.yaml").found == [
        "base.yaml:4:3-8 misplaced-key: `arrow` isn't a key of `gifHeader`",
        "  feed.yaml:2:17-26 the type becomes `gifHeader` here",
        "  base.yaml:3:9-21 the type was `normalHeader`",
        "  feed.yaml:1:10-19 extended here",
        "  help: `arrow` is for `normalHeader`",
        "feed.yaml:2:28-35 misplaced-key: `loading` isn't a key of `gifHeader`",
        "  help: `loading` is for `normalHeader`",
      ])
  }

  @Test func `a circle is an error once, and shows its row`() {
    let files = Files([
      "a.yaml": "name: a\nextends: lib/b.yaml\nheader: { type: header }",
      "lib/b.yaml": "extends: c.yaml",
      "lib/c.yaml": "name: c\nextends:\n  - ../a.yaml\n",
      "self.yaml": "name: it\nextends: self.yaml\nheader: { type: header }",
    ])
    let (preset, found) = files.load("a.yaml")
    #expect(preset == nil)
    #expect(
      found == [
        "lib/c.yaml:3:5-14 extends-cycle: the presets extend each other in a cycle: "
          + "`a.yaml` → `lib/b.yaml` → `lib/c.yaml` → `a.yaml`",
        "  lib/b.yaml:1:10-16 extended here",
        "  a.yaml:2:10-20 extended here",
      ])
    let again = files.load("lib/c.yaml")
    #expect(again.preset == nil && again.found == [])
    #expect(
      files.load("self.yaml").found == [
        "self.yaml:2:10-19 extends-cycle: the preset extends itself: `self.yaml` → `self.yaml`"
      ])
  }

  @Test func `sixteen presets may extend each other, and no more`() {
    var texts = ["0.yaml": "name: it\nheader: { type: header }"]
    for i in 1...17 { texts["\(i).yaml"] = "extends: \(i - 1).yaml" }
    let chain = (0...17).reversed().map { "`\($0).yaml`" }.joined(separator: " → ")
    #expect(Files(texts).load("16.yaml").found == [])
    let tooDeep = "extends-too-deep: more than 16 presets extend each other in a chain: \(chain)"
    let found = Files(texts).load("17.yaml").found
    #expect(found.first == "17.yaml:1:10-17 \(tooDeep)")
    #expect(found.last == "  help: `extends` can also be a list")
    // Presets that were read before count as well.
    let files = Files(texts)
    #expect(files.load("16.yaml").found == [])
    #expect(files.load("17.yaml").found.first == "17.yaml:1:10-17 \(tooDeep)")
  }

  @Test func `presets that all extend each other say once each that they are too many in a row`() {
    var texts = ["0.yaml": "name: it\nheader: { type: header }"]
    for i in 1...60 { texts["\(i).yaml"] = "extends: [\((0..<i).map { "\($0).yaml" }.joined(separator: ", "))]" }
    let files = Files(texts)
    let found = (0...60).reversed().flatMap { files.load("\($0).yaml").found.filter { $0.contains("too-deep") } }
    #expect(found.count == 60 - 16)
  }

  @Test func `what can't be extended is said where it is named`() {
    let files = Files([
      "a.yaml": "name: a\nextends: [no.yaml, list.yaml, empty.yaml, twice.yaml, torn.yaml, ./twice.yaml]",
      "list.yaml": "[1]",
      "empty.yaml": "# nothing",
      "twice.yaml": "description: x",
      "torn.yaml": "header: [",
      "b.yaml": "name: b\nextends: { base: x }\nheader: {}",
      "c.yaml": "name: c\nextends:\nfooter: { type: header }",
      "d.yaml": "name: d\nextends: []\nfooter: { type: autoFooter }",
    ])
    #expect(
      files.load("a.yaml").found == [
        "a.yaml:2:11-18 cannot-read: `no.yaml` can't be read: there is no such file",
        "a.yaml:2:66-78 duplicate-extends: `./twice.yaml` is extended twice",
        "  a.yaml:2:43-53 it is first extended here",
        "empty.yaml:1:1-1 empty-file: there is no preset in this file",
        "  a.yaml:2:31-41 extended here",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
        "list.yaml:1:1-2 wrong-type: a preset must be a map, found a list",
        "  a.yaml:2:20-29 extended here",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
        "torn.yaml:1:9-10 unclosed-bracket: this `[` is never closed",
        "  torn.yaml:1:10-10 the document ends here",
        "  a.yaml:2:55-64 extended here",
      ])
    #expect(
      files.load("b.yaml").found == [
        "b.yaml:2:10-21 wrong-type: `extends` must be the path of a preset or a non-empty list, each item "
          + "the path of a preset, found a map",
        "  help: write it like `extends: [base.preset.yaml]`",
      ])
    #expect(files.load("c.yaml").found.first?.hasPrefix("c.yaml:2:9-9 no-value: `extends` has no value") ?? false)
    #expect(files.load("d.yaml").found.first?.hasPrefix("d.yaml:2:10-12 wrong-count: ") ?? false)
  }

  @Test func `a file that is only extended needs neither name nor component`() {
    var library = PresetLibrary { path, _ in SourceFile(path: path, text: "header: { height: 60 }") }
    let base = SourceFile(path: "base.yaml", text: "header: { height: 60 }")
    var ofBase = Diagnostics()
    #expect(library.load(base, into: &ofBase) == nil)
    #expect(!library.isOnlyExtended(base, ofBase))
    var ofFeed = Diagnostics()
    let feed = SourceFile(path: "./feed.yaml", text: "name: feed\nextends: base.yaml\nheader: { type: header }")
    #expect(library.load(feed, into: &ofFeed) != nil)
    #expect(ofFeed.isEmpty)
    #expect(library.isOnlyExtended(base, ofBase))
    #expect(!library.isOnlyExtended(feed, ofFeed))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ text: String) -> String { replacing(text, with: "") }
}

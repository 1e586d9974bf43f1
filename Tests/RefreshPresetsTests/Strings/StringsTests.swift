import ExternalTools
import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Own texts` {
  private static let footer = "\nfooter: { type: autoStateFooter }\n"

  @Test func `texts are under their languages, before MJRefresh's`() throws {
    let (preset, found) = load(
      "name: it\nlanguage: de\nstrings:\n  de: { headerIdle: Ziehen, lastTime: 'Stand: ' }\n  en: { headerIdle: no }"
        + Self.footer)
    #expect(found == [])
    let texts = try #require(preset).texts
    #expect(texts.text(.headerIdle, in: "de") == "Ziehen")
    #expect(texts.text(.lastTime, in: "de") == "Stand: ")
    #expect(texts.text(.headerIdle, in: "en") == "no")
    #expect(texts.text(.headerPulling, in: "de") == "Release to refresh")
    #expect(texts.text(.headerIdle, in: "ko") == "아래로 당겨 새로고침")
  }

  @Test func `texts of a base are merged key by key`() throws {
    let files = Files([
      "base.yaml": "strings: { de: { headerIdle: a, headerPulling: b } }",
      "it.yaml": "name: it\nextends: base.yaml\nstrings: { de: { headerPulling: c } }\(Self.footer)",
    ])
    let (preset, found) = files.load("it.yaml")
    #expect(found == [])
    #expect(preset?.texts.text(.headerIdle, in: "de") == "a")
    #expect(preset?.texts.text(.headerPulling, in: "de") == "c")
  }

  @Test(arguments: [
    Broken(
      "strings: { de: { headerIdel: a, MJRefreshHeaderIdleText: b, lastTime: [c] } }",
      [
        "2:18-28 unknown-key: unknown key `headerIdel` in `de`", "  help: did you mean `headerIdle`?",
        "2:33-56 misplaced-key: `MJRefreshHeaderIdleText` isn't a key of `de`",
        "  help: MJRefresh's `MJRefreshHeaderIdleText` is called `headerIdle` here",
        "2:71-74 wrong-type: `lastTime` must be text, found a list", "  help: write `lastTime: c`, without a list",
      ]),
    Broken(
      "strings: { headerIdle: a }",
      [
        "2:12-22 misplaced-key: `headerIdle` isn't under a language",
        "  help: write `strings: { en: { headerIdle: … } }`",
      ]),
    Broken(
      "strings: { bundel: x }",
      ["2:12-18 unknown-key: unknown key `bundel` in `strings`", "  help: did you mean `bundle`?"]),
    Broken(
      "strings: { de_DE: { headerIdle: a } }",
      [
        "2:12-17 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `de_DE`",
        "  help: write `de-DE`",
      ]),
    Broken(
      "strings: { de: a }",
      ["2:16-17 wrong-type: `de` must be a map, found `a`", "  help: write `de: { headerIdle: a }`"]),
    Broken(
      "strings: {}", ["2:10-12 no-value: `strings` is an empty map; it must have texts of a language, or a bundle"]),
    Broken(
      "strings: { bundle: a.bundle, de: { headerIdle: a } }",
      [
        "2:30-32 conflicting-strings: `strings` takes texts by language or files, not both",
        "  2:12-18 this is for files",
      ]),
    Broken(
      "strings: { table: a.strings, de: { headerIdle: a } }",
      [
        "2:30-32 conflicting-strings: `strings` takes texts by language or files, not both",
        "  2:12-17 this is for files",
      ]),
    Broken(
      "strings: { file: Localizable }",
      [
        "2:10-11 missing-key: `strings` has no `bundle`", "  help: `bundle` must be the path of a folder",
      ]),
  ])
  func `what is wrong is said at its place`(broken: Broken) {
    #expect(load("name: it\n" + broken.text + Self.footer).found == broken.found)
  }

  @Test func `a bundle is read as apps have it, in any of its encodings`() throws {
    let text = "\"MJRefreshHeaderIdleText\" = \"Zieh \\U00e9\";\n\"other\" = \"x\";\n"
    let folder = try TestFolder(project: [
      "App/Own.bundle/de.lproj/Refresh.strings": text,
      "App/Own.bundle/Base.lproj/Refresh.strings": "broken",
      "App/Own.bundle/en.lproj/Other.strings": "broken",
      "App/Own.bundle/notes.txt": "",
      "presets/base.yaml": "strings: { bundle: ../App/Own.bundle/, file: Refresh }",
    ])
    let utf16 = text.replacing("Zieh", with: "당겨").utf16
    try folder.write(
      "App/Own.bundle/ko.lproj/Refresh.strings",
      [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    try folder.write(
      "App/Own.bundle/pt-BR.lproj/Refresh.strings",
      [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    let (preset, found) = try folder.load(text: "name: it\nextends: presets/base.yaml" + Self.footer)
    #expect(found == [])
    let texts = try #require(preset).texts
    #expect(texts.tables.map(\.language) == ["de", "ko", "pt-BR"])
    #expect(texts.text(.headerIdle, in: "de") == "Zieh é")
    #expect(texts.text(.headerIdle, in: "ko") == "당겨 é")
    #expect(texts.text(.headerIdle, in: "pt-BR") == "당겨 é")
    #expect(texts.tables[0].entries.count == 1)
    let printed = PresetPrinter().print(try #require(preset))
    #expect(printed.contains("strings:\n  bundle: App/Own.bundle\n  file: Refresh\n"))
  }

  @Test func `what is wrong with a bundle is said where it is named, or in its files`() throws {
    let folder = try TestFolder(project: [
      "Own.bundle/de.lproj/Localizable.strings":
        "\"MJRefreshHeaderIdleText\" = \"a\";\n\"MJRefreshHeaderIdleText\" = \"b\";\n\"c\" = 1",
      "Empty.bundle/readme": "", "file": "",
    ])
    try folder.write("Own.bundle/en.lproj/Localizable.strings", [0xFF, 0xFE, 0x00, 0xD8, 0x20, 0])
    try folder.write("Own.bundle/ko.lproj/Localizable.strings", [0x22, 0xE4, 0x22])
    func found(_ strings: String) throws -> [String] {
      try folder.load(text: "name: it\nstrings: { \(strings) }" + Self.footer).found
    }
    #expect(
      try found("bundle: Own.bundle") == [
        "Own.bundle/de.lproj/Localizable.strings:2:1-26 warning duplicate-text: `MJRefreshHeaderIdleText` appears "
          + "twice; the later text is used",
        "  Own.bundle/de.lproj/Localizable.strings:1:1-26 it first appears here",
        "  it.yaml:2:20-30 the bundle is used here",
        "Own.bundle/de.lproj/Localizable.strings:3:8-8 bad-strings: `;` is missing after the text",
        "  it.yaml:2:20-30 the bundle is used here",
        "Own.bundle/en.lproj/Localizable.strings:1:1-2 invalid-encoding: half a character: 0xD800 isn't followed by its "
          + "other half", "  it.yaml:2:20-30 the bundle is used here", "  help: save the file as UTF-8",
        "Own.bundle/ko.lproj/Localizable.strings:1:2-3 invalid-encoding: byte 0xE4 isn't valid UTF-8",
        "  it.yaml:2:20-30 the bundle is used here", "  help: save the file as UTF-8",
      ])
    #expect(
      try found("bundle: Own.bundel") == [
        "it.yaml:2:20-30 missing-file: there is no folder `Own.bundel`",
        "  help: there is a `Own.bundle` there",
      ])
    #expect(try found("bundle: file") == ["it.yaml:2:20-24 missing-file: `file` isn't a folder"])
    #expect(
      try found("bundle: Empty.bundle")
        == ["it.yaml:2:20-32 missing-file: there is no folder like `en.lproj` in `Empty.bundle`"])
    #expect(
      try found("bundle: Own.bundle, file: Localizable.strings") == [
        "it.yaml:2:38-57 missing-file: there is no `Localizable.strings.strings` in any folder of the bundle",
        "  help: write the name without `.strings`",
      ])
  }

  @Test func `a bundle lies in the project, also behind links`() throws {
    let other = try TestFolder(project: ["Own.bundle/de.lproj/Localizable.strings": "a = b;"])
    let folder = try TestFolder(project: [:])
    try folder.link("link.bundle", to: other.url.path + "/Own.bundle")
    let text = "name: it\nstrings: { bundle: link.bundle }" + Self.footer
    let outside = [
      "it.yaml:2:20-31 outside-project: `link.bundle` is outside the project, whose root is `\(folder.url.path)`",
      "  help: `--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project",
    ]
    #expect(try folder.load(text: text).found.last == outside.last)
    #expect(
      try folder.load(text: text).found.first?.hasPrefix(
        "it.yaml:2:20-31 outside-project: `link.bundle` is outside") ?? false)
    #expect(try folder.load(text: text, allowsOutside: true).found == [])
    #expect(
      try folder.load(text: text.replacing("link.bundle", with: "../no.bundle")).found.first?.contains(
        "outside-project") ?? false)
  }
}

import ExternalTools
import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshPresets

/// Titles by the keys of the app's own texts.
struct TitleTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder(project: [
      "App/de.lproj/Feed.strings": "\"feed.pull\" = \"Ziehen\";",
      "App/en.lproj/Feed.strings": "\"feed.pull\" = \"Pull\";\n\"feed.let_go\" = \"Let go\";",
      "App/Base.lproj/Feed.strings": "\"feed.pull\" = \"Base\";",
      "App/zh-Hans.lproj/Alone.strings": "\"feed.pull\" = \"下拉\";",
      "App/Catalog.xcstrings": """
      { "sourceLanguage": "fr", "version": "1.0", "strings": {
        "Tirer": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Ziehen" } } } },
        "other": { "localizations": { "fr": { "stringUnit": { "state": "translated", "value": "Autre" } } } },
        "varied": { "localizations": {
          "fr": { "variations": { "device": {
            "other": { "stringUnit": { "value": "Tirer" } }, "iphone": { "stringUnit": { "value": "Glisser" } } } } },
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "eins" } }, "other": { "stringUnit": { "value": "mehrere" } } } } },
          "it": { "variations": { "device": { "iphone": { "variations": { "plural": {
            "other": { "stringUnit": { "value": "many" } } } } } } } } } } } }
      """,
      "App/notes.txt": "", "App/broken.xcstrings": "{",
    ])
  }

  private func load(_ idle: String, in table: String?) throws -> (preset: Preset?, found: [String]) {
    let strings = table.map { "strings: { table: \($0) }\n" } ?? ""
    return try folder.load(text: "name: it\n\(strings)header: { type: normalHeader, titles: { idle: \(idle) } }")
  }

  /// Returns the title in a language.
  private func title(_ key: String, in table: String, _ language: String) throws -> String? {
    let header = try #require(try load("{ key: \(key) }", in: table).preset?.header)
    return header.settings.titles[.idle]?.text(in: language)
  }

  @Test(arguments: ["App/Feed.strings", "App/en.lproj/Feed.strings"])
  func `a title is looked up in all languages of the table`(_ table: String) throws {
    let (preset, found) = try load("{ key: feed.pull }", in: table)
    #expect(found == [])
    #expect(preset?.header?.titleKeys == [.idle: "feed.pull"])
    #expect(try title("feed.pull", in: table, "de") == "Ziehen")
    #expect(try title("feed.pull", in: table, "ko") == "Pull")
    #expect(PresetPrinter().print(try #require(preset)).contains("    idle:\n      key: feed.pull\n"))
  }

  @Test func `other languages show the one of the developers, as far as it is known`() throws {
    #expect(try title("feed.pull", in: "App/Alone.strings", "ko") == "下拉")
    #expect(try title("Tirer", in: "App/Catalog.xcstrings", "ko") == "Tirer")
    #expect(try title("Tirer", in: "App/Catalog.xcstrings", "de-AT") == "Ziehen")
    #expect(try title("other", in: "App/Catalog.xcstrings", "ko") == "Autre")
  }

  @Test func `of a text that varies, the one of a phone is shown, or that of most numbers`() throws {
    #expect(try load("{ key: varied }", in: "App/Catalog.xcstrings").found == [])
    #expect(try title("varied", in: "App/Catalog.xcstrings", "fr") == "Glisser")
    #expect(try title("varied", in: "App/Catalog.xcstrings", "de") == "mehrere")
    #expect(try title("varied", in: "App/Catalog.xcstrings", "it") == "many")
  }

  @Test func `a key that a language doesn't have is a warning, and shows itself`() throws {
    #expect(
      try load("{ key: feed.let_go }", in: "App/Feed.strings").found == [
        "it.yaml:3:54-65 warning missing-text: `feed.let_go` has no text in `de`, where the key shows",
        "  help: add it to `Feed`",
      ])
    #expect(try title("feed.let_go", in: "App/Feed.strings", "de") == "feed.let_go")
  }

  @Test func `what can't be looked up is an error at its place`() throws {
    #expect(
      try load("{ key: feed.pul }", in: "App/Feed.strings").found == [
        "it.yaml:3:54-62 unknown-text: the table `Feed` doesn't have the key `feed.pul`",
        "  help: did you mean `feed.pull`?",
      ])
    #expect(
      try load("{ key: feed.pull }", in: nil).found == [
        "it.yaml:2:54-63 unknown-text: there is no table of texts in which `feed.pull` could be looked up",
        "  help: name it in the preset, as in `strings: { table: ../App/Localizable.strings }`",
      ])
    #expect(
      try load("{ key: feed.pull }", in: "App/Other.strings").found == [
        "it.yaml:2:19-36 missing-file: there is no `Other.strings` in a folder like `en.lproj` here",
        "  help: name the file in the folder that contains the `LANGUAGE.lproj` folders",
      ])
    #expect(
      try load("{ key: feed.pull }", in: "App/Catalogue.xcstrings").found == [
        "it.yaml:2:19-42 missing-file: there is no `App/Catalogue.xcstrings`",
        "  help: did you mean `Catalog.xcstrings`?",
      ])
    #expect(
      try load("{ key: feed.pull }", in: "App/notes.txt").found == [
        "it.yaml:2:19-32 wrong-value: a table of texts must end with `.strings` or `.xcstrings`, found `App/notes.txt`"
      ])
    #expect(
      try load("{ key: a }", in: "App/broken.xcstrings").found.contains { $0.contains("the table is used here") })
    let mixed = try load("{ key: feed.pull, en: b }", in: "App/Feed.strings").found
    #expect(mixed.first?.contains("unknown-key: unknown key `en`") ?? false)
  }

  @Test func `a bundle for the library and a table for titles go together`() throws {
    let (preset, found) = try folder.load(
      text: """
        name: it
        strings: { bundle: App, file: Feed, table: App/Feed.strings }
        header: { type: normalHeader, titles: { idle: { key: feed.pull } } }
        """)
    #expect(found == [])
    #expect(preset?.strings?.tableName == "Feed")
    #expect(preset?.strings?.bundle?.file == "Feed")
  }

  @Test func `a preset inherits the table, whose path is relative to the file that names it`() throws {
    try folder.write("presets/base.yaml", Array("strings: { table: ../App/Feed.strings }".utf8))
    let (preset, found) = try folder.load(
      text:
        "name: it\nextends: presets/base.yaml\nheader: { type: normalHeader, titles: { idle: { key: feed.pull } } }"
    )
    #expect(found == [])
    #expect(preset?.header?.titleKeys == [.idle: "feed.pull"])
  }
}

import BrokenTexts
import Foundation
import RefreshDiagnostics
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshChecks

struct TitleRulesTests {
  @Test func `an empty title is judged by what is beside it`() {
    #expect(
      lint("name: q\nheader: { type: normalHeader, titles: { idle: '' } }") == [
        "2:47-49 warning empty-title: the title for `idle` is empty: arrow and spinner are at least 25 pt to the left of the centre, alone",
        "  help: `stateLabel: { hidden: true }` hides the label in all states; without this key, the library's own title shows",
      ])
    #expect(
      lint(
        "name: q\nfooter: { type: autoNormalFooter, labelLeftInset: 8, titles: { refreshing: { en: ' ' } } }"
      ) == [
        "2:82-85 warning empty-title: the title for `refreshing` is empty: the spinner is at least 8 pt to the left of the centre, alone",
        "  help: `refreshingTitleHidden: true` shows nothing while refreshing; without this key, the library's own title shows",
      ])
  }

  @Test(arguments: [
    ("dd.mm.yyyy", "this date shows minutes in the place of its month: `mm` are minutes"),
    ("yyyy-mm-dd HH:mm", "this date shows minutes in the place of its month: `mm` are minutes"),
    ("mm/dd", "this date shows minutes in the place of its month: `mm` are minutes"),
    ("HH:MM", "this time shows the month in the place of its minutes: `MM` is the month"),
    ("dd. HH:MM", "this time shows the month in the place of its minutes: `MM` is the month"),
    ("dd.MM.yyyy HH:mm", nil), ("HH:mm dd.MM.", nil), ("mm:ss", nil), ("MM-dd", nil), ("HH 'h', MM-dd HH:mm", nil),
  ])
  func `months and minutes aren't confused`(pattern: String, message: String?) {
    let found = lint("name: q\nheader: { type: normalHeader, lastUpdatedTimeText: \"{date:\(pattern)}\" }")
      .filter { $0.contains("misread-month") }
    #expect(found.count == (message == nil ? 0 : 1))
    if let message { #expect(found.first?.hasSuffix(message) == true) }
  }

  @Test(arguments: [
    ("{date:yyyy-mm-dd hh:mm}", ["hour-without-period", "misread-month"]),
    ("{date:yyyy-mm-dd HH:MM}", ["misread-month", "misread-month"]),
    ("{date:dd.mm.yyyy} {date:HH:MM}", ["misread-month", "misread-month"]),
    ("{date:dd.mm.yyyy} {date:yyyy-mm-dd}", ["misread-month"]), ("{date:MM-dd HH:mm}", []),
  ])
  func `all mistakes of a text are reported together`(text: String, rules: [String]) {
    let found = lintDiagnostics(["name: q\nheader: { type: normalHeader, lastUpdatedTimeText: \"\(text)\" }"])
    #expect(found.sorted().map(\.id.rawValue) == rules)
    #expect(Set(found.all.map(\.message)).count == rules.count)
  }

  @Test func `a text for the time shows the time`() throws {
    func lines(_ text: String, _ rest: String = "") -> [String] {
      lint("name: q\nheader: { type: normalHeader, lastUpdatedTimeText: \(text)\(rest) }")
    }
    #expect(
      lines("Updated") == [
        "2:52-59 warning missing-time: `lastUpdatedTimeText` never shows the time of the last refresh",
        "  help: add `{relative}` or `{date:yyyy-MM-dd HH:mm}`, or hide `lastUpdatedTimeLabel`",
      ])
    #expect(lines("\"Updated {{relative}}\"").count == 2)
    #expect(lines("{ en: Updated, de: \"Stand {relative}\" }").count == 2)
    #expect(lines("\"{relative}\"").isEmpty && lines("\"{date:HH:mm}\"").isEmpty)
    #expect(lines("Updated", ", lastUpdatedTimeLabel: { hidden: true }").isEmpty)
  }

  @Test func `an hour from 1 to 12 needs AM or PM`() throws {
    let text = """
      name: q
      header:
        type: normalHeader
        lastUpdatedTimeText: { en: "the hour {date:h:mm}", de: 'Stand {date:HH:mm}', fr: "{date:hh:mm a}" }
      """
    #expect(
      lint(text) == [
        "4:30-52 warning hour-without-period: this time doesn't say whether it is morning or evening: `h` is the hour from 1 to 12",
        "  help: write `H` for the hour from 0 to 23, or add `a` for AM or PM",
      ])
    func fixed(_ text: String) -> String {
      String(
        decoding: EditedText(lintDiagnostics([text]).all.compactMap(\.fix), appliedTo: Array(text.utf8)).bytes,
        as: UTF8.self)
    }
    #expect(fixed(text) == text.replacing("{date:h:mm}", with: "{date:H:mm}"))
    #expect(lintDiagnostics([text]).all.allSatisfy { $0.fix?.isSafe == false })
    // Letters in quotes are no fields.
    let quoted = text.replacing("{date:h:mm}", with: "{date:'oh' h:mm}")
    #expect(fixed(quoted) == quoted)
    #expect(lint(text + "\n  lastUpdatedTimeLabel: { hidden: true }").isEmpty)
  }

  @Test func `an empty title of a hidden label is silent`() {
    #expect(
      lint("name: q\nheader: { type: normalHeader, stateLabel: { hidden: true }, titles: { idle: '' } }") == [])
  }

  @Test func `a missing language is reported with the text that shows in its place`() {
    #expect(
      lint(
        """
        name: b
        language: ko
        header:
          type: stateHeader
          titles:
            idle: { en: Pull, zh-Hans: 下拉 }
            pulling: { en: Let go }
            refreshing: Fetching
        """) == [
          "6:5-9 warning missing-title-language: the title for `idle` isn't specified for `ko`, where the English `Pull` shows",
          "  2:11-13 `ko` is used here",
          "  help: add `ko: …`",
          "7:5-12 warning missing-title-language: the title for `pulling` isn't specified for `zh-Hans` and `ko`, where the English `Let go` shows",
          "  6:23-30 `zh-Hans` is used here",
          "  help: add `zh-Hans: …` and `ko: …`",
        ])
  }

  @Test func `titles of two components use one set of languages`() {
    #expect(
      lint(
        """
        name: b
        header: { type: stateHeader, titles: { idle: { en: Pull, ru: Вниз } } }
        footer: { type: backStateFooter, titles: { idle: { en: More } } }
        """
      ).first?.hasPrefix("3:44-48 warning missing-title-language: the title for `idle` isn't specified for `ru`")
        == true)
  }

  @Test func `a language without own titles is a choice among the library's`() {
    #expect(lint("name: b\nlanguage: ko\nheader: { type: stateHeader, titles: { idle: 당겨 } }") == [])
  }

  @Test func `a title wider than the narrowest screen is reported in points`() {
    let title = String(repeating: "x", count: 50)
    #expect(
      lint("name: w\nfooter: { type: backStateFooter, titles: { idle: \(title) } }") == [
        "2:50-100 warning wide-title: the title for `idle` is about 392 pt wide, but the footer has only 320 pt on a 320×568 screen",
        "  help: use a shorter title, or a smaller `fontSize` under `stateLabel`",
      ])
    #expect(
      lint("name: w\nfooter: { type: backStateFooter, titles: { idle: \(title) }, stateLabel: { fontSize: 11 } }")
        == [])
  }

  @Test func `a title that pushes the arrow out is reported in points`() {
    let title = String(repeating: "拉", count: 20)
    #expect(
      lint("name: w\nheader: { type: normalHeader, titles: { idle: { zh-Hans: \(title) } } }").first
        == "2:58-78 warning wide-title: the title for `idle` is about 280 pt wide and pushes the arrow 12.5 pt off a 320×568 screen"
    )
    #expect(lint("name: w\nheader: { type: stateHeader, titles: { idle: { zh-Hans: \(title) } } }") == [])
    #expect(
      lint("name: w\nheader: { type: normalHeader, labelLeftInset: 10, titles: { idle: \(title) } }") == [])
  }

  @Test func `the library's titles can be too wide in a size of one's own`() {
    #expect(
      lint("name: w\nlanguage: ru\nheader: { type: stateHeader, stateLabel: { fontSize: 40 } }").first?.hasPrefix(
        "3:54-56 warning wide-title: the title for `idle` is about ") == true)
  }

  @Test func `a trailer's title is upright and never too wide`() {
    let title = String(repeating: "x", count: 50)
    #expect(lint("name: w\nlanguage: zh-Hans\ntrailer: { type: stateTrailer, titles: { idle: \(title) } }") == [])
  }

  @Test func `the key of a title that the library lacks is shown, unless it is the preset's own or hidden`() {
    let found = lint("name: w\ntrailer: { type: stateTrailer, titles: { idle: { en: All } } }")
    #expect(
      found.first?.hasPrefix(
        """
        2:18-30 warning key-as-title: the library doesn't have a title for `pulling` and `refreshing` of a trailer in `en`, \
        so the key shows: `MJRefreshTrailerPullingText`
        """) == true)
    #expect(lint("name: w\nlanguage: zh-Hant\ntrailer: { type: stateTrailer }") == [])
    #expect(lint("name: w\ntrailer: { type: stateTrailer, stateLabel: { hidden: true } }") == [])
    let strings = "strings: { en: { trailerIdle: All, trailerPulling: Let go } }"
    #expect(lint("name: w\n\(strings)\ntrailer: { type: stateTrailer }") == [])
    #expect(
      lint("name: w\nlanguage: ko\n\(strings)\ntrailer: { type: stateTrailer }").first?.contains("`ko`") == true)
  }

  @Test func `a language of the app's own strings is not missing`() {
    let titles = "header: { type: stateHeader, titles: { idle: { en: Pull, ko: 당겨요 }, pulling: { en: Let go } } }"
    #expect(lint("name: b\nstrings: { ko: { headerPulling: 놓아요 } }\n\(titles)") == [])
    #expect(lint("name: b\nstrings: { ko: { headerIdle: 놓아요 } }\n\(titles)").count == 3)
  }

  @Test(arguments: [
    // A spinner that is stopped is hidden, and the frames of an auto footer are, too.
    "footer: { type: autoNormalFooter, titles: { idle: '' } }",
    "footer: { type: autoNormalFooter, titles: { noMoreData: '' } }",
    "footer: { type: autoNormalFooter, refreshingTitleHidden: true, titles: { refreshing: '' } }",
    "footer: { type: backNormalFooter, titles: { noMoreData: '' } }",
    "footer: { type: autoNormalFooter, labelLeftInset: 0, titles: { refreshing: '' } }",
    "header: { type: normalHeader, labelLeftInset: 0, lastUpdatedTimeLabel: { hidden: true }, titles: { idle: '' } }",
    "header: { type: normalHeader, arrow: { hidden: true }, titles: { idle: '', pulling: '' } }",
    "header: { type: gifHeader, titles: { idle: '' } }",
    "footer: { type: autoGifFooter, images: { refreshing: { count: 2, size: [20, 20] } }, titles: { idle: '' } }",
    "footer: { type: backGifFooter, images: { idle: { count: 2, size: [20, 20] } }, titles: { noMoreData: '' } }",
    // Frames that have stopped leave no image.
    "header: { type: gifHeader, images: { refreshing: { count: 2, size: [20, 20] } }, titles: { idle: '', pulling: '' } }",
  ])
  func `an empty title is silent where nothing is beside it`(component: String) {
    #expect(lint("name: q\n\(component)").filter { $0.contains("empty-title") } == [])
  }

  @Test(arguments: [
    "footer: { type: autoNormalFooter, titles: { refreshing: '' } }",
    "footer: { type: backNormalFooter, titles: { pulling: '' } }",
    "header: { type: normalHeader, labelLeftInset: 0, titles: { idle: '' } }",
    "header: { type: gifHeader, labelLeftInset: 0, images: { idle: { count: 1, size: [20, 20] } }, titles: { idle: '' } }",
    "header: { type: normalHeader, arrow: { hidden: true }, titles: { refreshing: '' } }",
    "header: { type: gifHeader, images: { idle: { count: 2, size: [20, 20] } }, titles: { pulling: '' } }",
    "header: { type: gifHeader, images: { refreshing: { count: 1, size: [20, 20] } }, titles: { idle: '' } }",
    "trailer: { type: normalTrailer, titles: { idle: '', pulling: a, refreshing: a } }",
    "header: { type: stateHeader, titles: { idle: '' } }",
  ])
  func `an empty title is reported where something is beside it, or nothing ever is`(component: String) {
    #expect(lint("name: q\n\(component)").filter { $0.contains("empty-title") }.count == 1)
  }

  @Test func `texts that are looked up in a table are judged`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("refreshcfg.yaml", ""), ("App/en.lproj/Wide.strings", "a = \"\(String(repeating: "wide ", count: 20))\";"),
      (
        "it.preset.yaml",
        "name: it\nstrings: { table: App/Wide.strings }\nheader: { type: normalHeader, titles: { idle: { key: a } } }"
      ),
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var (found, library) = (Diagnostics(), PresetLibrary())
    let file = try #require(SourceFile.read(path: folder.path + "/it.preset.yaml", into: &found))
    let preset = try #require(library.load(file, into: &found))
    #expect(ranges(found) == [])
    PresetLint.check(preset, into: &found)
    #expect(found.all.map(\.id.rawValue).contains("wide-title"))
  }
}

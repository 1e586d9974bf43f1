import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExport

/// Returns the Swift statements for the components of a preset.
private func statements(_ text: String) throws -> [String] {
  let export = Export([try preset(text)], ExportOptions())
  #expect(export.diagnostics.isEmpty)
  let lines = export.files[0].text.split(separator: "\n").map { $0.drop { $0 == " " } }
  let start = lines.firstIndex { $0.hasPrefix("let header =") || $0.hasPrefix("let footer =") } ?? 0
  return lines[(start + 1)...].prefix { !$0.hasPrefix("return") }.map(String.init)
}

struct ExportTests {
  @Test(
    arguments: [
      (.swift, nil, nil, #"setTitle(NSLocalizedString("feed.pull", comment: ""), for: .idle)"#),
      (
        .swift, nil, ".module",
        #"setTitle(NSLocalizedString("feed.pull", bundle: bundle, comment: ""), for: .idle)"#
      ),
      (.swift, #"L10n.tr("%@")"#, nil, #"setTitle(L10n.tr("feed.pull"), for: .idle)"#),
      (
        .objectiveC, nil, nil, #"[self setTitle:NSLocalizedString(@"feed.pull", nil) forState:MJRefreshStateIdle];"#
      ),
      (
        .objectiveC, nil, "Resources",
        #"[self setTitle:NSLocalizedStringFromTableInBundle(@"feed.pull", nil, Bundle(), nil) forState:MJRefreshStateIdle];"#
      ),
      (.objectiveC, #"LOC(@"%@")"#, nil, #"[self setTitle:LOC(@"feed.pull") forState:MJRefreshStateIdle];"#),
    ] as [(ExportOptions.Language, String?, String?, String)])
  func `a title with a key is looked up, again after each change of language`(
    _ language: ExportOptions.Language, _ localized: String?, _ bundle: String?, _ line: String
  ) {
    var options = ExportOptions()
    (options.language, options.localized, options.bundle) = (language, localized, bundle)
    let export = Export([ConfigsPresets["looked-up"]], options)
    let code = export.files.map(\.text).joined()
    #expect(code.contains(line), "\(code)")
    #expect(code.contains("i18nDidChange") && !code.contains("configure"))
    #expect(export.files.allSatisfy { !$0.path.contains("RefreshLanguage") })
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC])
  func `code says what import couldn't read`(_ language: ExportOptions.Language) throws {
    let preset = try preset(
      """
      # Read from Feed.m: `tableView` of `Feed`
      # Not read, Feed.m:11: `stateLabel.textColor` is computed
      # Later, Feed.m:12: `hidden` is changed here, not where the component is set up
      name: feed
      unknown: [header.stateLabel.textColor]
      header: { type: normalHeader }
      """)
    var options = ExportOptions()
    options.language = language
    let lines = Export([preset], options).files[0].text.split(separator: "\n").dropFirst().prefix(2)
    #expect(
      lines == [
        "// Not read, Feed.m:11: `stateLabel.textColor` is computed",
        "// Values that aren't known: header.stateLabel.textColor",
      ])
  }

  @Test func `another table than the usual one is named`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    let table = path.appendingPathComponent("en.lproj/Feed.strings")
    try FileManager.default.createDirectory(
      at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\"it's\" = \"Pull\";".utf8).write(to: table)
    let preset = try preset(
      """
      name: feed
      strings: { table: Feed.strings }
      header: { type: normalHeader, titles: { idle: { key: "it's" }, pulling: { en: Go, de: Los } } }
      """, path: path.path + "/feed.preset.yaml")
    func text(_ language: ExportOptions.Language) -> String {
      var options = ExportOptions()
      options.language = language
      return Export([preset], options).files.map(\.text).joined()
    }
    #expect(text(.swift).contains(#"NSLocalizedString("it's", tableName: "Feed", comment: "")"#))
    #expect(text(.objectiveC).contains(#"NSLocalizedStringFromTable(@"it's", @"Feed", nil)"#))
    #expect(text(.json).contains(#"{ "key": "it's", "table": "Feed" }"#), "\(text(.json))")
  }

  @Test func `only what a preset says is set, in the order in which the engine sets it`() throws {
    #expect(
      try statements(
        """
        name: feed
        header:
          type: normalHeader
          hidden: true
          automaticallyChangeAlpha: false
          lastUpdatedTimeKey: "fe\\"ed"
          titles: { noMoreData: 'a\\b', idle: "1\\n2" }
          stateLabel: { fontSize: 12.5, hidden: false }
          arrow: { hidden: true }
          loading: { style: large }
          labelLeftInset: -3
          ignoredInset: 10
          height: 80
          slowAnimationDuration: 250ms
          collectionViewAnimationBug: true
        """) == [
          "header.slowAnimationDuration = 0.25",
          "header.isCollectionViewAnimationBug = true",
          "header.mj_h = 80",
          "header.stateLabel?.isHidden = false",
          "header.stateLabel?.font = .boldSystemFont(ofSize: 12.5)",
          "header.labelLeftInset = -3",
          "header.arrowView?.isHidden = true",
          "if #available(iOS 13, *) {",
          "header.loadingView?.style = .large",
          "}",
          #"header.setTitle("1\n2", for: .idle)"#,
          #"header.setTitle("a\\b", for: .noMoreData)"#,
          #"header.lastUpdatedTimeKey = "fe\"ed""#,
          "header.ignoredScrollViewContentInsetTop = 10",
          "header.isAutomaticallyChangeAlpha = false",
          "header.isHidden = true",
        ])
  }

  @Test func `a footer that loads automatically has its own keys`() throws {
    #expect(
      try statements(
        """
        name: feed
        footer:
          type: autoNormalFooter
          animationDisabled: true
          fastAnimationDuration: 1s
          ignoredInset: 4
          automaticallyRefresh: false
          triggerPercent: -50%
          autoTriggerTimes: unlimited
          refreshingTitleHidden: true
          loading: { style: white }
          stateLabel: { textColor: "#0A141E80" }
        """) == [
          "footer.setAnimationDisabled()",
          "footer.stateLabel?.textColor = UIColor(",
          "red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 128 / 255)",
          "footer.isRefreshingTitleHidden = true",
          "if #available(iOS 13, *) {",
          "footer.loadingView?.style = .medium",
          "}",
          "footer.loadingView?.color = .white",
          "footer.ignoredScrollViewContentInsetBottom = 4",
          "footer.isAutomaticallyRefresh = false",
          "footer.triggerAutomaticallyRefreshPercent = -0.5",
          "footer.autoTriggerTimes = -1",
        ])
  }

  @Test func `a trailer keeps its width by a subclass, whatever MJRefresh sets`() throws {
    let text = "name: strip\ntrailer: { type: trailer, width: 72 }"
    var options = ExportOptions()
    func code(_ language: ExportOptions.Language) throws -> String {
      options.language = language
      return Export([try preset(text)], options).files.last?.text ?? ""
    }
    let swift = try code(.swift)
    #expect(swift.contains("-> MJRefreshTrailer {\n    Trailer(refreshingBlock: refreshing)\n"))
    #expect(
      swift.contains("private final class Trailer: MJRefreshTrailer {\n    private var ownWidth: CGFloat = 72\n"))
    #expect(swift.contains("override var mj_w: CGFloat {") && !swift.contains("mj_h"))
    #expect(swift.contains("if !isMJRefreshAtWork { ownWidth = newValue }\n        super.mj_w = ownWidth\n"))
    let objectiveC = try code(.objectiveC)
    #expect(objectiveC.contains("return [RCStripRefreshTrailer trailerWithRefreshingBlock:refreshingBlock];"))
    #expect(objectiveC.contains("_ownWidth = 72;") && !objectiveC.contains("mj_h"))
    #expect(try code(.json).contains(#""trailer": { "type": "trailer", "width": 72 }"#))
  }

  @Test func `a time is worded by a closure, in patterns that a formatter reads`() throws {
    let text =
      "name: feed\nheader: { type: stateHeader, lastUpdatedTimeText: \"{date:d. M. yy 'o''clock' h:mm a} · {relative}\" }"
    #expect(
      try statements(text) == [
        "header.lastUpdatedTimeText = { date in",
        #"text(of: date, as: "d. M. yy' o''clock 'h:mm a") + " · " + relativeText(of: date)"#,
        "}",
      ])
  }

  @Test func `the names of types are the words of a preset's name`() throws {
    func name(_ name: String) throws -> String {
      Export([try preset("name: \(name)\nheader: { type: header }")], ExportOptions()).units[0].typeName
    }
    #expect(try name("classic-feed") == "ClassicFeedRefresh")
    #expect(try name("feed_2") == "Feed2Refresh")
    #expect(try name("3-a-drag") == "Preset3ADragRefresh")
    #expect(try name("лента") == "ЛентаRefresh")
  }

  @Test func `two presets with the same type name are refused`() throws {
    let presets = try ["feed-list", "feed_list"].map {
      try preset("name: \($0)\nheader: { type: header }", path: "\($0).preset.yaml")
    }
    let found = Export(presets, ExportOptions()).diagnostics.all
    #expect(found.map(\.message) == ["two presets would be the type `FeedListRefresh`"])
    #expect(found[0].labels.map(\.span.file.path) == ["feed-list.preset.yaml"])
  }

  @Test func `presets that disagree on a global setting are warned of with both places`() throws {
    let texts = [
      "language: de", "language: de\nstrings: { de: { headerIdle: Ziehen } }", "language: ko", "description: none",
    ]
    let presets = try texts.enumerated().map { number, text in
      try preset("name: feed-\(number)\n\(text)\nheader: { type: header }", path: "\(number).preset.yaml")
    }
    let found = Export(presets, ExportOptions()).diagnostics.all
    #expect(found.map(\.severity) == [.warning])
    #expect(found[0].span.file.path == "2.preset.yaml" && found[0].labels[0].span.file.path == "0.preset.yaml")
  }

  @Test func `what can be said is said: access, names and the bundle`() throws {
    var options = ExportOptions()
    (options.access, options.typeName, options.bundle) = (.package, "Feed", ".module")
    let preset = try preset("name: feed\nstrings: { de: { headerIdle: Ziehen } }\nheader: { type: stateHeader }")
    let export = Export([preset], options)
    #expect(export.files.map(\.path) == ["Feed.swift", "Feed.bundle/de.lproj/Feed.strings"])
    let text = export.files[0].text
    #expect(text.contains("package enum Feed {") && text.contains("package static func configure()"))
    #expect(text.contains("private static var bundle: Bundle { .module }"))
    options.language = .objectiveC
    (options.prefix, options.bundle) = ("AB", "SWIFTPM_MODULE_BUNDLE")
    let files = Export([preset], options).files
    #expect(files.map(\.path).prefix(2) == ["ABFeed.h", "ABFeed.m"])
    #expect(files[0].text.contains("NS_SWIFT_NAME(Feed)\n@interface ABFeed : NSObject"))
    #expect(files[1].text.contains("return SWIFTPM_MODULE_BUNDLE;"))
  }
}

struct AppMemberTests {
  @Test func `an app sets a member for every key of a component except its parts`() {
    let keys = ComponentKeys.all.flatMap { key -> [String] in
      // The states of titles and images are not keys themselves.
      guard !["titles", "images"].contains(key.name), let members = key.key(for: nil).members else {
        return [key.name]
      }
      return members.keys.map { "\(key.name).\($0.name)" }
    }
    // Parts are views of a subclass; their rows are those of `PartProperty`.
    let members = ComponentRole.allCases.flatMap { AppMember.all(of: $0) }
    #expect(Set(members.map(\.name)) == Set(keys).subtracting(["parts"]))
    for kind in ComponentKind.allCases {
      let names = AppMember.all(of: kind).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `a member has the name that each language gives it`() throws {
    func names(_ key: String, of kind: ComponentKind) throws -> [String] {
      let member = try #require(AppMember.all(of: kind).first { $0.name == key })
      return [member.swift, member.objectiveC]
    }
    #expect(try names("stateLabel.hidden", of: .stateHeader) == ["stateLabel?.isHidden", "stateLabel.hidden"])
    #expect(
      try names("loading.style", of: .normalHeader) == [
        "loadingView?.style", "loadingView.activityIndicatorViewStyle",
      ])
    let bug = "isCollectionViewAnimationBug"
    #expect(try names("collectionViewAnimationBug", of: .header) == [bug, bug])
    #expect(try names("titles", of: .stateTrailer) == ["setTitle", "setTitle"])
    #expect(try names("ignoredInset", of: .trailer)[0] == "ignoredScrollViewContentInsetRight")
  }
}

struct NumberedNamesTests {
  @Test func `names that count are written by their ends`() {
    func code(_ names: String...) -> String { SwiftLiteral.names(ImageNames(names)) }
    #expect(code("a1", "a2", "a3") == "(1...3).map { \"a\\($0)\" }")
    #expect(code("a9b", "a10b", "a11b") == "(9...11).map { \"a\\($0)b\" }")
    #expect(code("a08", "a09", "a10") == "(8...10).map { String(format: \"a%02d\", $0) }")
    #expect(code("3", "2", "1") == "(1...3).reversed().map { \"\\($0)\" }")
    #expect(code("100%_1", "100%_2", "100%_3") == "(1...3).map { \"100%_\\($0)\" }")
    #expect(code("100%_01", "100%_02", "100%_03") == "(1...3).map { String(format: \"100%%_%02d\", $0) }")
    #expect(code("a1", "a2") == "[\"a1\", \"a2\"]")
    #expect(code("a1", "a3", "a5") == "[\"a1\", \"a3\", \"a5\"]")
    #expect(code("a1", "a2", "b3") == "[\"a1\", \"a2\", \"b3\"]")
  }
}

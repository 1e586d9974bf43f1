import ExternalTools
import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Titles that code looks up by keys in the app's own tables.
struct LookedUpTextTests {
  /// An app with a table in two languages, and a string catalog.
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    func write(_ path: String, _ text: String) throws { try folder.write(path, text) }
    try write(
      "App/en.lproj/Localizable.strings", "/* Feed */\n\"feed.pull\" = \"Pull\";\n\"feed.let_go\" = \"Let go\";\n")
    try write("App/de.lproj/Localizable.strings", "\"feed.pull\" = \"Ziehen\";\n")
    try write("App/Base.lproj/Localizable.strings", "\"feed.pull\" = \"Base\";\n")
    try write("Pods/Other/en.lproj/Localizable.strings", "\"feed.pull\" = \"Other\";\n")
    try write("App/en.lproj/Feed.strings", "\"more\" = \"More\";\n")
    try write(
      "App/Catalog.xcstrings",
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Loading" : { "localizations" : {
          "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "加载中" } } } } } }
      """)
  }

  private func found(_ code: String, as path: String = "Feed.swift") -> Import {
    Import([SourceFile(path: "\(folder.path)/\(path)", text: code)], to: folder.path, images: [folder.path])
  }

  /// A header whose title in the state `idle` is an expression.
  private func header(_ title: String) -> String {
    """
    func setUp(list: UITableView) {
      let header = MJRefreshNormalHeader()
      header.setTitle(\(title), for: .idle)
      list.mj_header = header
    }
    """
  }

  @Test(arguments: [
    #"NSLocalizedString("feed.pull", comment: "")"#, #""feed.pull".localized"#, #""feed.pull".localized()"#,
    #"String(localized: "feed.pull")"#,
    #"Bundle.main.localizedString(forKey: "feed.pull", value: nil, table: nil)"#,
    "R.string.localizable.feedPull()", "L10n.Feed.pull", #"LOCSTR("feed.pull")"#,
  ])
  func `a title keeps its key, with the table in which it is looked up`(_ title: String) throws {
    let found = found(header(title))
    #expect(found.unread == [])
    #expect(found.text.contains(#"key: "feed.pull""#), "\(found.text)")
    #expect(found.text.contains(#"table: "App/Localizable.strings""#), "\(found.text)")
    let shown = try #require(found.presets.first?.preset.header?.settings.titles[.idle])
    #expect(shown.text(in: "de") == "Ziehen" && shown.text(in: "en") == "Pull")
  }

  @Test func `Objective-C looks up by functions, macros and methods`() {
    let found = found(
      """
      #define Text(key) NSLocalizedString(key, nil)
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}];
        [footer setTitle:Text(@"feed.pull") forState:MJRefreshStateIdle];
        [footer setTitle:NSLocalizedStringFromTable(@"more", @"Feed", nil) forState:MJRefreshStateNoMoreData];
        [footer setTitle:[[NSBundle mainBundle] localizedStringForKey:@"Loading" value:nil table:@"Catalog"]
                forState:MJRefreshStateRefreshing];
        self.tableView.mj_footer = footer;
      }
      @end
      """, as: "Feed.m")
    #expect(found.unread == [])
    // A preset names one table, so the texts of others are written out.
    for text in [
      #"table: "App/Localizable.strings""#, #"key: "feed.pull""#, "More", #"zh-Hans: "加载中""#, #"en: "Loading""#,
    ] {
      #expect(found.text.contains(text), "\(text)\n\(found.text)")
    }
  }

  @Test func `without a text in a language the app shows the key`() {
    let found = found(header(#"NSLocalizedString("feed.let_go", comment: "")"#))
    let shown = found.presets.first?.preset.header?.settings.titles[.idle]
    #expect(shown?.text(in: "de") == "feed.let_go" && shown?.text(in: "en") == "Let go")
  }

  @Test func `a key that no table has is reported with the nearest, and its title is unknown`() {
    let found = found(header(#"NSLocalizedString("feed.pul", comment: "")"#))
    #expect(
      found.unread == [
        "3: `titles.idle` is the text of the key `feed.pul`, which no table has; did you mean `feed.pull`?"
      ])
    #expect(found.text.contains("unknown: [header.titles.idle]"), "\(found.text)")
  }

  @Test func `an app without tables, and a key of several, are reported`() throws {
    let code = header(#"NSLocalizedString("feed.pull", comment: "")"#)
    #expect(
      imported(code).unread == [
        "3: `titles.idle` is the text of the key `feed.pull`, but the folders that were read have no table with the app's texts"
      ])
    try folder.write("Other/en.lproj/Localizable.strings", Array("\"feed.pull\" = \"Drag\";".utf8))
    #expect(
      found(code).unread == ["3: `titles.idle` is the text of the key `feed.pull`, which several tables have"])
  }
}

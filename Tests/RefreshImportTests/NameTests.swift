import Testing

@testable import RefreshImport

/// Names that mean several things, and several names for one value.
struct NameTests {
  @Test(arguments: [
    (
      """
      class Feed: UIViewController {
        let list = UITableView()
        override func viewDidLoad() {
          list.mj_header = MJRefreshNormalHeader()
          do { let list = UITableView(); list.mj_header = MJRefreshGifHeader(); list.mj_header?.mj_h = 99 }
          list.mj_header?.mj_h = 60
        }
      }
      """, "Feed.swift"
    ),
    (
      """
      class Feed: UIViewController {
        let list = UITableView()
        override func viewDidLoad() {
          list.mj_header = MJRefreshNormalHeader()
          lists.forEach { list in list.mj_header = MJRefreshGifHeader(); list.mj_header?.mj_h = 99 }
          list.mj_header?.mj_h = 60
        }
      }
      """, "Feed.swift"
    ),
    (
      """
      @implementation Feed
      - (void)viewDidLoad {
        UITableView *list = [UITableView new];
        list.mj_header = [MJRefreshNormalHeader new];
        { UITableView *list = [UITableView new]; list.mj_header = [MJRefreshGifHeader new]; list.mj_header.mj_h = 99; }
        list.mj_header.mj_h = 60;
      }
      @end
      """, "Feed.m"
    ),
  ])
  func `a scroll view that a block declares is another one`(_ code: String, _ path: String) {
    let found = imported(code, as: path)
    #expect(found.unread == [] && found.presets.count == 2, "\(found.text)")
    for part in ["header:\n  type: normalHeader\n  height: 60", "header:\n  type: gifHeader\n  height: 99"] {
      #expect(found.presets.contains { $0.plain.contains(part) }, "\(part)\n\(found.text)")
    }
  }

  @Test func `a local variable may be kept by the property of its name`() {
    let found = imported(
      """
      class Feed: UIViewController {
        var list: UITableView!
        override func viewDidLoad() {
          let list = UITableView()
          list.mj_header = MJRefreshNormalHeader()
          self.list = list
          self.list.mj_header?.mj_h = 60
        }
      }
      """)
    #expect(found.unread == [] && found.presets.map(\.name) == ["feed"], "\(found.text)")
    #expect(found.text.contains("height: 60"), "\(found.text)")
  }

  private static let pairs = [
    """
    let (h, f) = (MJRefreshNormalHeader(), MJRefreshAutoNormalFooter())
    h.mj_h = 61; f.triggerAutomaticallyRefreshPercent = 0.25
    tableView.mj_header = h; tableView.mj_footer = f
    """,
    """
    let (h, (f, _)) = (MJRefreshNormalHeader(), (MJRefreshAutoNormalFooter(), 3))
    let (height, part): (CGFloat, CGFloat) = (61, 0.25)
    h.mj_h = height; f.triggerAutomaticallyRefreshPercent = part
    (tableView.mj_header, tableView.mj_footer) = (h, f)
    """,
    """
    func make() -> (header: MJRefreshNormalHeader, footer: MJRefreshAutoNormalFooter) { (.init(), .init()) }
    let pair = (header: MJRefreshNormalHeader(), footer: MJRefreshAutoNormalFooter())
    pair.header.mj_h = 61; pair.1.triggerAutomaticallyRefreshPercent = 0.25
    tableView.mj_header = pair.0; tableView.mj_footer = pair.footer
    """,
  ]

  @Test(arguments: Self.pairs)
  func `the parts of tuples are told apart`(_ statements: String) {
    let found = imported("class Feed: UITableViewController { override func viewDidLoad() {\n\(statements)\n} }")
    #expect(found.unread == [] && found.presets.count == 1, "\(found.unread)\n\(found.text)")
    for part in ["height: 61", "triggerPercent: 0.25"] { #expect(found.text.contains(part), "\(found.text)") }
  }

  @Test func `each line is reported that sets up a component which can't be read`() {
    let found = imported(
      """
      class Feed: UITableViewController { override func viewDidLoad() {
        let h = Library.header()
        h.mj_h = 66
        h.setTitle("Pull", for: .idle)
        h.endRefreshing()
        tableView.mj_header = h
        let (f, g) = Library.pair()
        f.mj_h = 30
        tableView.mj_footer = f as! MJRefreshAutoNormalFooter
      } }
      """)
    #expect(
      found.unread == [
        "3: the effect of this code on `h` can't be read", "4: the effect of this code on `h` can't be read",
        "6: what is attached as `mj_header` can't be read", "7: the effect of this code on `f` can't be read",
        "8: the effect of this code on `f` can't be read",
        "9: what is attached as `mj_footer` can't be read",
      ])
  }

  @Test func `enumerations have raw values`() {
    let found = imported(
      """
      enum Height: CGFloat { case small = 40, big = 90.5 }
      enum Title: String { case idle = "Pull", pulling }
      enum Inset: Int { case a, b; case c = 10, d }
      class Feed: UITableViewController { override func viewDidLoad() {
        let h = MJRefreshNormalHeader()
        h.mj_h = Height.big.rawValue
        let title: Title = .pulling
        h.setTitle(Title.idle.rawValue, for: .idle); h.setTitle(title.rawValue, for: .pulling)
        h.ignoredScrollViewContentInsetTop = CGFloat(Inset.b.rawValue); h.labelLeftInset = CGFloat(Inset.d.rawValue)
        tableView.mj_header = h
      } }
      """)
    #expect(found.unread == [], "\(found.text)")
    for part in ["height: 90.5", #"idle: "Pull""#, #"pulling: "pulling""#, "ignoredInset: 1", "labelLeftInset: 11"]
    {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
  }

  @Test(arguments: [
    "for (state, title) in titles { h.setTitle(title, for: state) }",
    "titles.forEach { h.setTitle($1, for: $0) }", "titles.forEach { h.setTitle($0.value, for: $0.key) }",
    "for row in titles { h.setTitle(row.value, for: row.key) }",
    "[(MJRefreshState.idle, \"I\"), (.pulling, \"P\")].forEach { h.setTitle($1, for: $0) }",
    "zip([MJRefreshState.idle, .pulling], [\"I\", \"P\"]).forEach { state, title in h.setTitle(title, for: state) }",
    "h.setTitle(titles[.idle]!, for: .idle); h.setTitle(titles[.pulling] ?? \"\", for: .pulling)",
    "var all = titles; all[.refreshing] = \"R\"; for (state, title) in all { h.setTitle(title, for: state) }",
    "tableView.mj_header.map { h in titles.forEach { state, title in (h as! MJRefreshNormalHeader).setTitle(title, for: state) } }",
  ])
  func `dictionaries have titles`(_ statement: String) {
    let found = imported(
      """
      class Feed: UITableViewController { override func viewDidLoad() {
        let h = MJRefreshNormalHeader()
        tableView.mj_header = h
        let titles: [MJRefreshState: String] = [.idle: "I", .pulling: "P"]
        \(statement)
      } }
      """)
    #expect(found.unread == [], "\(found.unread)")
    for part in [#"idle: "I""#, #"pulling: "P""#] { #expect(found.text.contains(part), "\(found.text)") }
  }

  @Test(arguments: [
    "titles[.idle] = \"J\"", "titles.removeValue(forKey: .idle)", "titles = [:]", "change(&titles)",
  ])
  func `a dictionary that code changes is unknown`(_ change: String) {
    let found = imported(
      """
      class Feed: UITableViewController {
        var titles: [MJRefreshState: String] = [.idle: "I"]
        override func viewDidLoad() {
          let h = MJRefreshNormalHeader()
          tableView.mj_header = h
          h.setTitle(titles[.idle]!, for: .idle)
        }
        func update() { \(change) }
      }
      """)
    #expect(found.text.contains("unknown: [header.titles.idle]"), "\(found.text)")
  }

  @Test func `dictionaries of Objective-C have titles, and properties that are set by name are unknown`() {
    let found = imported(
      objectiveC: """
        [@{@(MJRefreshStateIdle): @"I"} enumerateKeysAndObjectsUsingBlock:^(NSNumber *k, NSString *v, BOOL *stop) { \
        [h setTitle:v forState:k.integerValue]; }]; [h setValuesForKeysWithDictionary:@{@"hidden": @YES}];
        """)
    #expect(
      found.unread == ["6: `setValuesForKeysWithDictionary` sets properties by their names, which isn't read"])
    #expect(found.text.contains(#"idle: "I""#) && found.text.contains("unknown: [header]"), "\(found.text)")
  }
}

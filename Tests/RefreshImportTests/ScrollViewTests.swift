import Testing

@testable import RefreshImport

/// Scroll views whose components are set up by several functions.
struct ScrollViewTests {
  private typealias Case = (path: String, code: String, presets: [String], parts: [String])

  private static let cases: [Case] = [
    (
      "Extension.swift",
      """
      extension UIScrollView {
        func addRefresh(_ height: CGFloat = 40, _ block: @escaping () -> Void) {
          let x = MJRefreshNormalHeader(refreshingBlock: block)
          x.mj_h = height
          mj_header = x
        }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.addRefresh { self.go() }
          tableView.mj_footer = MJRefreshAutoNormalFooter { }
          tableView.mj_header?.isHidden = true
        }
      }
      class News: UITableViewController {
        override func viewDidLoad() {
          self.tableView.addRefresh(70) { [weak self] in self?.go() }
        }
      }
      """, ["feed", "news"], ["height: 40", "type: autoNormalFooter", "hidden: true", "height: 70"]
    ),
    (
      "Category.m",
      """
      @implementation UIScrollView (Refresh)
      - (void)addRefresh:(void (^)(void))block {
        self.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:block];
      }
      @end
      @implementation Feed
      - (void)viewDidLoad {
        [self.tableView addRefresh:^{ }];
        self.tableView.mj_footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{ }];
      }
      @end
      """, ["feed"], ["type: normalHeader", "type: autoNormalFooter"]
    ),
    (
      "Parameter.swift",
      """
      class Feed: UITableViewController {
        func add(_ v: UIScrollView, height: CGFloat) {
          v.mj_header = MJRefreshNormalHeader { }
          v.mj_header?.mj_h = height
          v.mj_header?.setTitle("Pull", for: .idle)
        }
        override func viewDidLoad() {
          add(tableView, height: 66)
          tableView.mj_footer = MJRefreshAutoNormalFooter { }
        }
      }
      """, ["feed"], ["type: normalHeader", "height: 66", "idle: \"Pull\"", "type: autoNormalFooter"]
    ),
    (
      "Helper.swift",
      """
      enum Refresh {
        static func attach(to list: UIScrollView) {
          list.mj_header = MJRefreshNormalHeader { }
          style(list)
        }
        static func style(_ list: UIScrollView) { list.mj_header?.isAutomaticallyChangeAlpha = true }
      }
      class Feed: UIViewController {
        override func viewDidLoad() {
          Refresh.attach(to: list)
          list.mj_footer = MJRefreshAutoNormalFooter { }
        }
      }
      """, ["feed"], ["type: normalHeader", "automaticallyChangeAlpha: true", "type: autoNormalFooter"]
    ),
    (
      "Default.swift",
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.mj_header = MJRefreshNormalHeader { }
          setup()
        }
        func setup(height: CGFloat = 40, inset: CGFloat = 5 * 2) {
          tableView.mj_header?.mj_h = height
          tableView.mj_header?.ignoredScrollViewContentInsetTop = inset
        }
      }
      """, ["feed"], ["height: 40", "ignoredInset: 10"]
    ),
    (
      "Inherited.swift",
      """
      class Base: UIViewController {
        let tableView = UITableView()
        override func viewDidLoad() {
          tableView.mj_header = MJRefreshNormalHeader { }
          tableView.mj_footer = MJRefreshBackNormalFooter { }
        }
      }
      class Feed: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.mj_footer = MJRefreshAutoNormalFooter { }
        }
      }
      """, ["base", "feed"], ["footer:\n  type: backNormalFooter", "footer:\n  type: autoNormalFooter"]
    ),
    (
      "Shared.swift",
      """
      final class BrandHeader: MJRefreshNormalHeader {
        override func prepare() { super.prepare(); mj_h = 60 }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = BrandHeader { } }
      }
      class News: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = BrandHeader { self.go() } }
      }
      class Mail: UITableViewController {
        override func viewDidLoad() {
          tableView.mj_header = BrandHeader { }
          tableView.mj_header?.ignoredScrollViewContentInsetTop = 10
        }
      }
      """, ["brand-header", "mail"], ["height: 60", "ignoredInset: 10"]
    ),
    (
      "Everywhere.swift",
      """
      extension UIScrollView {
        func addRefresh(_ block: @escaping () -> Void) {
          mj_header = MJRefreshNormalHeader(refreshingBlock: block)
        }
      }
      class Feed: UITableViewController { override func viewDidLoad() { tableView.addRefresh { self.go() } } }
      class News: UITableViewController { override func viewDidLoad() { tableView.addRefresh { self.run() } } }
      class Mail: UITableViewController {
        override func viewDidLoad() {
          tableView.addRefresh { self.run() }
          tableView.mj_footer = MJRefreshAutoNormalFooter { }
        }
      }
      """, ["add-refresh", "mail"], ["type: normalHeader", "type: autoNormalFooter"]
    ),
    (
      "Closures.swift",
      """
      extension UIScrollView {
        func add(header: (() -> Void)? = nil, footer: (() -> Void)? = nil, tip: String? = nil) {
          if let header = header { mj_header = MJRefreshNormalHeader(refreshingBlock: header) }
          if let footer = footer {
            mj_footer = MJRefreshBackNormalFooter(refreshingBlock: footer)
            mj_footer?.mj_h = 60
          }
        }
      }
      class Feed: UITableViewController { override func viewDidLoad() { tableView.add(header: { }) } }
      class News: UITableViewController { override func viewDidLoad() { tableView.add(header: { }, footer: { }) } }
      class Mail: UITableViewController { override func viewDidLoad() { tableView.add { self.go() } } }
      """, ["feed", "news", "mail"],
      [
        "name: feed\nheader:\n  type: normalHeader  # Closures.swift:3\n---", "name: news\nheader:",
        "name: mail\nfooter:\n  type: backNormalFooter",
      ]
    ),
    (
      "Rounds.swift",
      """
      class Feed: UIViewController {
        override func viewDidLoad() {
          for i in 0..<3 {
            let list = UITableView()
            list.mj_header = MJRefreshNormalHeader { }
            list.mj_header?.mj_h = CGFloat(40 + i * 10)
            lists.append(list)
          }
          for view in [left, right] {
            view.mj_footer = MJRefreshAutoNormalFooter { }
            if view === right { print(view) }
          }
        }
      }
      """,
      ["feed-view-did-load", "feed-view-did-load-2", "feed-view-did-load-3", "view-did-load"],
      ["height: 40", "height: 50", "height: 60", "type: autoNormalFooter"]
    ),
    (
      "Rounds.m",
      """
      @implementation Feed
      - (void)add:(UITableView *)list height:(CGFloat)height {
        list.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        list.mj_header.mj_h = height;
      }
      - (void)viewDidLoad {
        for (int i = 0; i < 3; i++) {
          UITableView *list = [[UITableView alloc] init];
          [self add:list height:i == 0 ? 40 : 50];
        }
        for (int i = 0; i < 2; i++) self.tableView.mj_footer = [MJRefreshAutoFooter footerWithRefreshingBlock:^{}];
      }
      @end
      """, ["feed-list-view-did-load", "feed-list-view-did-load-2", "feed-table-view"],
      ["height: 40", "height: 50", "type: autoFooter"]
    ),
    (
      "Uncalled.swift",
      """
      extension UIScrollView {
        func addRefresh(height: CGFloat) {
          mj_header = MJRefreshNormalHeader { }
        }
      }
      """, ["uncalled"], ["type: normalHeader"]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `what several functions set up on a scroll view is one preset`(_ index: Int) {
    let (path, code, presets, parts) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == [], "\(path)")
    #expect(found.presets.map(\.name) == presets, "\(path)")
    for part in parts { #expect(found.text.contains(part), "\(path): \(part)\n\(found.text)") }
  }

  @Test func `a screen has what its base class attaches to an inherited scroll view`() {
    let found = imported(Self.cases.first { $0.path == "Inherited.swift" }!.code)
    #expect(found.presets.map { $0.preset.header?.kind } == [.normalHeader, .normalHeader])
    #expect(found.presets.map { $0.preset.footer?.kind } == [.backNormalFooter, .autoNormalFooter])
  }

  @Test(arguments: [
    (
      "for i in 0..<2 { let h = MJRefreshNormalHeader { }; h.mj_h = CGFloat(60 + i); views[i].mj_header = h }", true
    ),
    ("views[0].mj_header = first; views[1].mj_header = second; views[0].mj_footer = MJRefreshBackFooter()", true),
    ("views[\"a\"]!.mj_header = first; views[\"b\"]?.mj_header = second", true),
    ("view(at: 0).mj_header = first; view(at: 1).mj_header = second", false),
    (
      "for i in 0..<2 { let h = MJRefreshNormalHeader { }; h.mj_h = CGFloat(60 + i); view(at: i).mj_header = h }",
      false
    ),
  ])
  func `each of several scroll views has its own components`(statements: String, areNamed: Bool) {
    let headers =
      "let first = MJRefreshNormalHeader { }, second = MJRefreshNormalHeader { }; first.mj_h = 60; second.mj_h = 61"
    let found = imported(
      """
      class Feed: UIViewController {
        var views: [UITableView] = []
        func viewDidLoad() {
          \(statements.contains("first") ? headers : "")
          \(statements)
        }
      }
      """)
    #expect(found.unread == [])
    #expect(found.presets.map { $0.preset.header?.settings.height } == [60, 61])
    #expect(found.presets.map { $0.preset.footer != nil } == [statements.contains("footer"), false])
    #expect(found.presets.allSatisfy { $0.name.contains("views-") } == areNamed)
  }

  @Test func `each of several scroll views has its own components in Objective-C`() {
    let found = imported(
      """
      @implementation Feed
      - (void)viewDidLoad {
        for (int i = 0; i < 2; i++) {
          MJRefreshNormalHeader *header = [[MJRefreshNormalHeader alloc] init];
          header.mj_h = 60 + i;
          [self.views[i] setMj_header:header];
        }
      }
      @end
      """, as: "Feed.m")
    #expect(found.unread == [])
    #expect(found.presets.map(\.name) == ["feed-views-0", "feed-views-1"])
    #expect(found.presets.map { $0.preset.header?.settings.height } == [60, 61])
  }
}

import Testing

@testable import RefreshImport

/// Code that sets up components in several methods of an object, its own and inherited ones.
struct ObjectTests {
  private typealias Case = (path: String, code: String, presets: [String])

  private static let ownCalls: [Case] = [
    (
      "Property.swift",
      """
      class Feed: UITableViewController {
        let header = MJRefreshNormalHeader()
        override func viewDidLoad() {
          super.viewDidLoad()
          header.mj_h = 60
          setupHeader()
          tableView.mj_header = header
          styleFooter("More")
        }
        private func setupHeader() {
          header.setTitle("Pull", for: .idle)
          hideTime()
        }
        func hideTime() { self.header.lastUpdatedTimeLabel?.isHidden = true }
        func styleFooter(_ text: String) {
          footer.setTitle(text, for: .idle)
          tableView.mj_footer = footer
        }
        lazy var footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(more))
      }
      """,
      [
        """
        name: feed
        header:
          type: normalHeader
          height: 60
          titles:
            idle: "Pull"
          lastUpdatedTimeLabel:
            hidden: true
        footer:
          type: autoNormalFooter
          titles:
            idle: "More"
        """
      ]
    ),
    (
      "Property.m",
      """
      @implementation Feed
      - (instancetype)init {
        self = [super init];
        if (self) { [self setup]; }
        return self;
      }
      - (void)setup {
        self.header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ [self load]; }];
        [self setupHeader];
        self.tableView.mj_header = self.header;
        [self styleHeader];
      }
      - (void)setupHeader { _header.lastUpdatedTimeLabel.hidden = YES; }
      - (void)styleHeader { self.tableView.mj_header.mj_h = 70; }
      - (void)load { self.tableView.mj_header.hidden = YES; }
      @end
      """,
      [
        """
        name: feed
        header:
          type: normalHeader
          height: 70
          lastUpdatedTimeLabel:
            hidden: true
        """
      ]
    ),
    (
      "Initializer.swift",
      """
      class ListView: UIView {
        weak var header: MJRefreshNormalHeader?
        init() { super.init(frame: .zero); setup(); bind() }
        private func setup() {
          tableView.mj_header = MJRefreshNormalHeader { }
          header = tableView.mj_header as? MJRefreshNormalHeader
        }
        func bind() { header?.mj_h = 71 }
      }
      """, ["name: list-view\nheader:\n  type: normalHeader\n  height: 71"]
    ),
  ]

  private static let subclasses: [Case] = [
    (
      "Override.swift",
      """
      class Base: UITableViewController {
        var headerTitle: String { "Base" }
        var showsFooter: Bool { true }
        let header = MJRefreshNormalHeader { }
        override func viewDidLoad() { setupRefresh() }
        func setupRefresh() {
          header.setTitle(headerTitle, for: .idle)
          tableView.mj_header = header
          if showsFooter { tableView.mj_footer = makeFooter() }
        }
        func makeFooter() -> MJRefreshFooter { MJRefreshAutoNormalFooter { } }
      }
      class Feed: Base { override var headerTitle: String { "Feed" } }
      class News: Base { override var showsFooter: Bool { false } }
      class Mail: Base {
        override func makeFooter() -> MJRefreshFooter { let f = MJRefreshBackNormalFooter { }; f.mj_h = 50; return f }
      }
      class Photos: Base {
        override func setupRefresh() {
          super.setupRefresh()
          tableView.mj_header?.mj_h = 80
        }
      }
      class Settings: Base { override func setupRefresh() { } }
      class Search: Base { override func viewWillAppear(_ animated: Bool) { tableView.mj_header?.isHidden = true } }
      """,
      [
        "name: base\nheader:\n  type: normalHeader\n  titles:\n    idle: \"Base\"\nfooter:\n  type: autoNormalFooter",
        "name: feed\nheader:\n  type: normalHeader\n  titles:\n    idle: \"Feed\"\nfooter:\n  type: autoNormalFooter",
        "name: mail\nheader:\n  type: normalHeader\n  titles:\n    idle: \"Base\"\nfooter:\n  type: backNormalFooter\n  height: 50",
        "name: news\nheader:\n  type: normalHeader\n  titles:\n    idle: \"Base\"",
        "name: photos\nheader:\n  type: normalHeader\n  height: 80\n  titles:\n    idle: \"Base\"\nfooter:\n  type: autoNormalFooter",
      ]
    ),
    (
      "Override.m",
      """
      @interface Base : UITableViewController
      @end
      @implementation Base
      - (CGFloat)height { return 54; }
      - (NSString *)headerTitle { return @"Base"; }
      - (void)viewDidLoad {
        MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        header.mj_h = [self height];
        [header setTitle:self.headerTitle forState:MJRefreshStateIdle];
        self.tableView.mj_header = header;
      }
      @end
      @interface Feed : Base
      @end
      @implementation Feed
      - (CGFloat)height { return 90; }
      @end
      @interface News : Base
      @end
      @implementation News
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.tableView.mj_header.mj_h = 70;
      }
      @end
      """,
      [
        "name: base\nheader:\n  type: normalHeader\n  height: 54\n  titles:\n    idle: \"Base\"",
        "name: news\nheader:\n  type: normalHeader\n  height: 70\n  titles:\n    idle: \"Base\"",
        "name: feed\nheader:\n  type: normalHeader\n  height: 90\n  titles:\n    idle: \"Base\"",
      ]
    ),
  ]

  private static let helpers: [Case] = [
    (
      "Base.swift",
      """
      class Base: UIViewController {
        var tableView: UITableView!
        func initTable(header: Bool = true, footer: Bool = false) {
          tableView = UITableView()
          if header { tableView.mj_header = MJRefreshNormalHeader { } }
          if footer { tableView.mj_footer = MJRefreshBackNormalFooter { } }
        }
      }
      class Feed: Base { override func viewDidLoad() { initTable(); tableView.mj_header?.mj_h = 61 } }
      class News: Base { override func viewDidLoad() { initTable(footer: true) } }
      class Mail: Base { override func viewDidLoad() { initTable(header: false) } }
      class Photos: Base { override func viewDidLoad() { self.initTable(header: true, footer: true) } }
      """,
      [
        "name: feed\nheader:\n  type: normalHeader\n  height: 61",
        "name: base\nheader:\n  type: normalHeader\nfooter:\n  type: backNormalFooter",
      ]
    ),
    (
      "Protocol.swift",
      """
      protocol Refreshable {
        var scroll: UIScrollView { get }
        var headerText: String { get }
      }
      extension Refreshable {
        var headerText: String { "Pull" }
        func install(height: CGFloat = 60) {
          let header = MJRefreshNormalHeader { }
          header.mj_h = height
          header.setTitle(headerText, for: .idle)
          scroll.mj_header = header
        }
      }
      class Feed: UIViewController, Refreshable { override func viewDidLoad() { install() } }
      class News: UIViewController, Refreshable {
        var headerText: String { "News" }
        override func viewDidLoad() { self.install(height: 90) }
      }
      """,
      [
        "name: feed\nheader:\n  type: normalHeader\n  height: 60\n  titles:\n    idle: \"Pull\"",
        "name: news\nheader:\n  type: normalHeader\n  height: 90\n  titles:\n    idle: \"News\"",
      ]
    ),
    (
      "Wrapper.swift",
      """
      extension Wrapper where Base: UIScrollView {
        func addHeader(_ height: CGFloat) {
          let header = MJRefreshNormalHeader { }
          header.mj_h = height
          base.mj_header = header
        }
      }
      class Feed: UITableViewController { override func viewDidLoad() { tableView.ext.addHeader(70) } }
      class News: UITableViewController {
        override func viewDidLoad() {
          tableView.ext.addHeader(80)
          tableView.mj_footer = MJRefreshAutoFooter { }
        }
      }
      """,
      [
        "name: feed\nheader:\n  type: normalHeader\n  height: 70",
        "name: news\nheader:\n  type: normalHeader\n  height: 80\nfooter:\n  type: autoFooter",
      ]
    ),
  ]

  @Test(arguments: ownCalls.indices)
  func `methods that an object calls while it sets up a component are part of that`(_ index: Int) {
    check(Self.ownCalls[index])
  }

  @Test(arguments: subclasses.indices)
  func `a subclass that overrides what sets up a component has its own preset`(_ index: Int) {
    check(Self.subclasses[index])
  }

  @Test(arguments: helpers.indices)
  func `each class that calls an inherited method has its own preset`(_ index: Int) {
    check(Self.helpers[index])
  }

  private func check(_ row: Case, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = imported(row.code, as: row.path)
    #expect(found.unread == [], sourceLocation: sourceLocation)
    #expect(found.presets.map(\.plain) == row.presets, sourceLocation: sourceLocation)
  }
}

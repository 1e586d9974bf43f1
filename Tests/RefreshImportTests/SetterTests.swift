import Testing

@testable import RefreshImport

/// Properties of the app whose setters or observers change components.
struct SetterTests {
  @Test(
    arguments: [
      (
        """
        @implementation List
        - (instancetype)initWithFrame:(CGRect)frame { if (self = [super initWithFrame:frame]) { [self setUp]; } return self; }
        - (void)setUp { [self addHeader]; [self useDefaults]; }
        - (void)addHeader { self.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}]; }
        - (void)useDefaults { self.showsTime = NO; self.headerHeight = 75; }
        - (void)setShowsTime:(BOOL)showsTime {
          _showsTime = showsTime;
          ((MJRefreshNormalHeader *)self.mj_header).lastUpdatedTimeLabel.hidden = !self.showsTime;
        }
        - (void)setHeaderHeight:(CGFloat)height { _headerHeight = height; self.mj_header.mj_h = height; }
        @end
        """, "Feed.m", ["height: 75", "hidden: true"]
      ),
      (
        """
        class List: UITableView {
          var showsTime = true { didSet { (mj_header as? MJRefreshNormalHeader)?.lastUpdatedTimeLabel?.isHidden = !showsTime } }
          var headerHeight: CGFloat { get { mj_header?.mj_h ?? 0 } set { mj_header?.mj_h = newValue } }
          override func awakeFromNib() { setUp() }
          func setUp() { mj_header = MJRefreshNormalHeader { }; showsTime = false; self.headerHeight = 75 }
        }
        """, "Feed.swift", ["height: 75", "hidden: true"]
      ),
      (
        """
        class Feed: UITableViewController {
          var header: MJRefreshNormalHeader? { didSet { tableView.mj_header = header; header?.mj_h = 51 } }
          override func viewDidLoad() { header = MJRefreshNormalHeader() }
        }
        """, "Feed.swift", ["height: 51"]
      ),
      (
        """
        extension UIScrollView {
          var pullTitle: String? { get { nil } set(text) { (mj_header as? MJRefreshNormalHeader)?.setTitle(text!, for: .idle) } }
        }
        class Feed: UITableViewController {
          override func viewDidLoad() { tableView.mj_header = MJRefreshNormalHeader(); tableView.pullTitle = "Down" }
        }
        """, "Feed.swift", [#"idle: "Down""#]
      ),
      (
        """
        extension MJRefreshComponent { var tallness: CGFloat { get { mj_h } set { mj_h = newValue } } }
        class Feed: UITableViewController {
          override func viewDidLoad() { tableView.mj_header = MJRefreshNormalHeader(); tableView.mj_header?.tallness = 41 }
        }
        """, "Feed.swift", ["height: 41"]
      ),
    ] as [(String, String, [String])])
  func `what a setter does is read where the property is set`(_ code: String, _ path: String, _ parts: [String]) {
    let found = imported(code, as: path)
    #expect(found.unread == [] && found.presets.count == 1 && !found.text.contains("\n#"), "\(found.text)")
    for part in parts { #expect(found.text.contains(part), "\(part)\n\(found.text)") }
  }

  private static let paged = """
    class List: UITableView {
      var isPaged = false { didSet { if isPaged { mj_footer = MJRefreshBackNormalFooter() } } }
      override func awakeFromNib() { mj_header = MJRefreshNormalHeader(); isPaged = false }
    }
    """

  @Test(arguments: [
    "class Feed { func show(_ list: UIView) { (list as! Some).isPaged = true } }",
    "class Feed { let list = List(); func show() { list.isPaged = true } }",
    "class Feed { func show() { let list = List(frame: .zero); list.isPaged = true } }",
  ])
  func `a setter is also read for the objects of other code`(_ code: String) {
    let found = imported(Self.paged + "\n" + code)
    #expect(found.text.contains("backNormalFooter"), "\(found.unread)\n\(found.text)")
  }

  @Test func `a property that is only set later changes nothing at first`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        var isShort = false { didSet { tableView.mj_header?.isHidden = isShort } }
        override func viewDidLoad() { tableView.mj_header = MJRefreshNormalHeader() }
        func show() { isShort = true }
      }
      """)
    #expect(found.unread == [] && !found.text.contains("hidden: "), "\(found.text)")
    #expect(found.text.contains("# Later, Feed.swift:2: `hidden` is changed here"), "\(found.text)")
  }

  @Test func `what MJRefresh does is reported if an override does it later`() {
    let found = imported(
      """
      @interface Slow : MJRefreshNormalHeader
      @end
      @implementation Slow
      - (void)endRefreshing { dispatch_async(dispatch_get_main_queue(), ^{ [super endRefreshing]; }); }
      - (void)scrollViewContentOffsetDidChange:(NSDictionary *)change { [super scrollViewContentOffsetDidChange:change]; }
      @end
      """, as: "Slow.m")
    #expect(found.unread == ["4: `endRefreshing` of MJRefresh runs later here, and it isn't known when"])
    #expect(found.text.contains("unknown: [header]"), "\(found.text)")
  }
}

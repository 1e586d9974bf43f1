import Testing

@testable import RefreshImport

/// What a component's own class sets in its initializers, at every layout, and when a property changes.
struct InitializerTests {
  private typealias Case = (path: String, code: String, presets: [String])

  private static let cases: [Case] = [
    (
      "Arguments.swift",
      """
      class Brand: MJRefreshNormalHeader {
        convenience init(title: String, color: UIColor = .blue, height: CGFloat = 60, block: @escaping () -> Void) {
          self.init(refreshingBlock: block)
          setTitle(title, for: .idle)
          stateLabel?.textColor = color
          mj_h = height
        }
        convenience init(title: String) { self.init(title: title, color: .black) { } }
        override init(frame: CGRect) { super.init(frame: frame); labelLeftInset = 4 }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = Brand(title: "Feed", color: .red) { } }
      }
      class News: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = Brand(title: "News") }
      }
      class Mail: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = Brand { } }
      }
      """,
      [
        """
        name: feed
        header:
          type: normalHeader
          height: 60
          titles:
            idle: "Feed"
          stateLabel:
            textColor: "#FF0000"
          labelLeftInset: 4
        """,
        """
        name: news
        header:
          type: normalHeader
          height: 60
          titles:
            idle: "News"
          stateLabel:
            textColor: "#000000"
          labelLeftInset: 4
        """,
        "name: mail\nheader:\n  type: normalHeader\n  labelLeftInset: 4",
      ]
    ),
    (
      "Arguments.m",
      """
      @interface Brand : MJRefreshNormalHeader
      @end
      @implementation Brand
      - (instancetype)initWithTitle:(NSString *)title height:(CGFloat)height {
        if (self = [super init]) { [self setTitle:title forState:MJRefreshStateIdle]; self.mj_h = height; }
        return self;
      }
      - (instancetype)initWithTitle:(NSString *)title { return [self initWithTitle:title height:70]; }
      @end
      @interface Loud : Brand
      @end
      @implementation Loud
      - (instancetype)initWithText:(NSString *)text {
        self = [super initWithTitle:text height:44];
        self.automaticallyChangeAlpha = YES;
        return self;
      }
      @end
      @implementation Feed
      - (void)viewDidLoad { self.tableView.mj_header = [[Brand alloc] initWithTitle:@"Feed" height:88]; }
      @end
      @implementation Mail
      - (void)viewDidLoad { self.tableView.mj_header = [[Loud alloc] initWithText:@"Mail"]; }
      @end
      """,
      [
        "name: feed\nheader:\n  type: normalHeader\n  height: 88\n  titles:\n    idle: \"Feed\"",
        "name: mail\nheader:\n  type: normalHeader\n  height: 44\n  automaticallyChangeAlpha: true\n  titles:\n    idle: \"Mail\"",
      ]
    ),
    (
      "Layout.m",
      """
      @interface Brand : MJRefreshNormalHeader
      @end
      @implementation Brand
      - (void)placeSubviews { [super placeSubviews]; self.stateLabel.hidden = YES; self.labelLeftInset = 3; }
      @end
      @implementation Feed
      - (void)viewDidLoad {
        Brand *header = [Brand headerWithRefreshingBlock:^{}];
        header.stateLabel.hidden = NO;
        header.labelLeftInset = self.inset;
        header.mj_h = 40;
        self.tableView.mj_header = header;
      }
      @end
      """,
      [
        "name: feed\nheader:\n  type: normalHeader\n  height: 40\n  stateLabel:\n    hidden: true\n  labelLeftInset: 3"
      ]
    ),
    (
      "Observed.swift",
      """
      class Brand: MJRefreshNormalHeader {
        var isBig = false { didSet { mj_h = isBig ? 100 : 50 } }
        var tint: UIColor = .gray { didSet { stateLabel?.textColor = tint; lastUpdatedTimeLabel?.textColor = tint } }
        var inset: CGFloat { didSet { labelLeftInset = inset } }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() {
          let header = Brand { }
          header.isBig = true
          header.tint = .red
          header.inset = 5
          tableView.mj_header = header
        }
      }
      """,
      [
        """
        name: feed
        header:
          type: normalHeader
          height: 100
          stateLabel:
            textColor: "#FF0000"
          lastUpdatedTimeLabel:
            textColor: "#FF0000"
          labelLeftInset: 5
        """
      ]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `what a component's class sets by itself is read as MJRefresh and the app run it`(_ index: Int) {
    let (path, code, presets) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == [], "\(path)")
    #expect(found.presets.map(\.plain) == presets, "\(path)")
  }

  @Test func `what the app sets without lasting effect is noted`() {
    let found = imported(Self.cases[2].code, as: "Layout.m")
    for line in [9, 10] {
      let text =
        "Not used, Layout.m:\(line): `\(line == 9 ? "stateLabel.hidden" : "labelLeftInset")` has no lasting effect"
      #expect(found.text.contains("\(text): line 4 sets it at every layout"), "\(found.text)")
    }
  }

  @Test func `a property that is observed may change`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        var items: [Int] = [] { didSet { tableView.reloadData() } }
        override func viewDidLoad() {
          tableView.mj_footer = MJRefreshAutoFooter { }
          tableView.mj_footer?.isHidden = items.count < 10
        }
      }
      """)
    #expect(found.unread == ["5: `hidden` is computed"])
  }

  @Test func `an initializer that no code calls is read as code that runs later`() {
    let found = imported(
      """
      class Brand: MJRefreshNormalHeader {
        convenience init(height: CGFloat) { self.init(refreshingBlock: { }); mj_h = height; labelLeftInset = 3 }
      }
      """)
    #expect(found.unread == [])
    #expect(found.text.contains("# Later, Feed.swift:2: `labelLeftInset`"), "\(found.text)")
  }
}

import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import Testing

@testable import RefreshImport

/// Code of which nothing may be lost in silence: each setting is imported, or reported at its line.
struct LossTests {
  private typealias Case = (
    path: String, code: String, unread: [String], parts: [String]
  )

  private static let cases: [Case] = [
    (
      "Made.m",
      """
      @interface MadeHeader : MJRefreshHeader
      @end
      @implementation MadeHeader {
        UILabel *_label;
        UIActivityIndicatorView *_spinner;
      }
      - (instancetype)init {
        if (self = [super init]) {
          self.mj_h = 60;
        }
        return self;
      }
      - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) { self.automaticallyChangeAlpha = YES; }
        return self;
      }
      - (void)prepare {
        [super prepare];
        [self addSubview:_label = [[UILabel alloc] init]];
        _label.text = @"Made";
        [self addSubview:(_spinner = [[UIActivityIndicatorView alloc] init])];
        UILabel *other;
        [self addSubview:other = [[UILabel alloc] initWithFrame:CGRectMake(1, 2, 30, 40)]];
        other.text = @"Other";
      }
      - (void)placeSubviews {
        [super placeSubviews];
        _label.frame = CGRectMake(0, 0, 100, 20);
        _spinner.frame = CGRectMake(110, 0, 20, 20);
      }
      @end
      """, [],
      [
        "height: 60", "automaticallyChangeAlpha: true", "    label:\n      kind: label", #"text: "Made""#,
        "    spinner:\n      kind: spinner", #"text: "Other""#,
      ]
    ),
    (
      "Ends.m",
      """
      @implementation Feed
      - (void)viewDidLoad {
        NSMutableArray *names = [NSMutableArray array];
        for (int i = 1; i < 4; i++) { [names addObject:[NSString stringWithFormat:@"title %d", i]]; }
        MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        [header setTitle:names.firstObject forState:MJRefreshStateIdle];
        [header setTitle:names.lastObject forState:MJRefreshStatePulling];
        self.tableView.mj_header = header;
      }
      @end
      """, [], [#"idle: "title 1""#, #"pulling: "title 3""#]
    ),
    (
      "Local.swift",
      """
      enum FeedRefresh {
        static func attach(to list: UITableView) { list.mj_header = Header {} }
        private final class Header: MJRefreshNormalHeader {
          override func prepare() { super.prepare(); mj_h = 61 }
        }
      }
      enum NewsRefresh {
        static func attach(to list: UITableView) { list.mj_header = Header {} }
        private final class Header: MJRefreshGifHeader {
          override func prepare() { super.prepare(); mj_h = 62 }
        }
      }
      """, [],
      ["type: normalHeader  # Local.swift:2", "height: 61", "type: gifHeader  # Local.swift:8", "height: 62"]
    ),
    (
      "Macro.m",
      """
      @implementation Feed
      - (void)viewDidLoad {
        WeakSelf
        self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ [weakSelf load]; }];
        @weakify(self)
        self.tableView.mj_header.automaticallyChangeAlpha = YES;
        while (1) { break; }
        self.tableView.mj_header.ignoredScrollViewContentInsetTop = 10;
      }
      @end
      """, [], ["automaticallyChangeAlpha: true", "ignoredInset: 10"]
    ),
    (
      "Declared.h",
      """
      @interface RunHeader : MJRefreshGifHeader
      @end
      """,
      ["1: `RunHeader` isn't implemented in any of the files, so what it sets up isn't known"],
      ["unknown: [header]"]
    ),
    (
      "Pictures.swift",
      """
      func f(list: UITableView) {
        let header = MJRefreshGifHeader()
        header.setImages([UIImage(named: "nowhere")!], for: .idle)
        list.mj_header = header
      }
      """,
      ["3: `images.idle`: there is no image `nowhere` in the folders that were read"],
      ["unknown: [header.images.idle]"]
    ),
    (
      "Lost.swift",
      """
      final class Feed: UIViewController {
        func viewDidLoad() {
          let headers = [MJRefreshNormalHeader()]
          headers[index].setTitle("Pull", for: .idle)
          tableView.mj_header = headers[index]
          Style.shared.paint(MJRefreshAutoFooter())
          inherited.mj_footer?.isHidden = true
        }
      }
      """,
      [
        "4: `setTitle` is called on an object that can't be determined",
        "5: what is attached as `mj_header` can't be read",
        "6: a component is passed to `paint`, which can't be followed",
        "7: `isHidden` is changed here, not where the component is set up",
      ], []
    ),
    (
      "Branch.swift",
      """
      func f(list: UITableView) {
        let pattern = /["{]/
        let header = MJRefreshNormalHeader()
        guard let title = remote else { header.isHidden = true; return }
        if #available(iOS 13, *) { header.mj_h = 60 } else { header.mj_h = 50 }
        header.setTitle("a", for: MJRefreshState(rawValue: 3)!)
        func more() { header.labelLeftInset = 4 }
        list.mj_header = header
      }
      """, ["4: `hidden` is only set under a condition"],
      [
        "height: 60", "refreshing: \"a\"", "# Not used, Branch.swift:5: `header` is changed in a branch",
        "# Later, Branch.swift:7",
      ]
    ),
    (
      "Lazy.swift",
      """
      extension UIScrollView {
        var head: MJRefreshHeader? { get { return mj_header } set { mj_header = newValue } }
      }
      extension UIColor {
        convenience init(hex: Int) {
          self.init(red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
        }
      }
      class Base: UIViewController {
        lazy var list: UITableView = {
          let view = UITableView()
          view.head = MJRefreshNormalHeader().then { $0.stateLabel?.textColor = UIColor(hex: 0x336699) }
          return view
        }()
        func viewDidLoad() { list.mj_footer = MJRefreshAutoFooter() }
      }
      class Feed: Base {
        override func viewDidLoad() { list.head?.isHidden = true }
      }
      """, [],
      [
        "textColor: \"#336699\"", "footer:\n  type: autoFooter",
        "# Later, Lazy.swift:18: `hidden` is changed here, not where the component is set up",
      ]
    ),
    (
      "Change.swift",
      """
      class Feed: UIViewController {
        var needsFooter = false
        var isLarge = false
        func viewDidLoad() {
          if needsFooter { list.mj_footer = MJRefreshAutoFooter { } }
          let header = MJRefreshNormalHeader { }
          if isLarge { header.mj_h = 80 }
          list.mj_header = header
        }
      }
      func open() { let feed = Feed(); feed.needsFooter = true }
      """, [], ["type: autoFooter", "# Not used, Change.swift:7: `header` is changed in a branch that isn't taken"]
    ),
    (
      "Own.swift",
      """
      class OwnFooter: MJRefreshAutoFooter {
        private let label = UILabel()
        override func prepare() { super.prepare(); addSubview(label) }
        override func placeSubviews() { super.placeSubviews(); label.frame = bounds }
        override var state: MJRefreshState {
          get { return super.state }
          set {
            let old = self.state
            if old == newValue { return }
            super.state = newValue
            switch newValue {
            case .idle: label.text = "More"
            case .refreshing: label.text = nil
            case .noMoreData: label.text = "End"
            default: break
            }
          }
        }
      }
      """, [], ["idle: \"More\"", "refreshing: \"\"", "noMoreData: \"End\""]
    ),
    (
      "Wrapped.swift",
      """
      class Own: UITableView {
        func set() {
          mj_header = MJRefreshNormalHeader { }
        }
      }
      class Feed: UITableViewController {
        var head: MJRefreshHeader? { get { mj_header } set { mj_header = newValue } }
        func set() { tableView.mj_footer = MJRefreshAutoNormalFooter { } }
        func more() { head = MJRefreshGifHeader() }
      }
      """, [], ["type: normalHeader", "type: autoNormalFooter", "type: gifHeader"]
    ),
    (
      "Members.swift",
      """
      class Loud: MJRefreshNormalHeader {
        override func prepare() {
          super.prepare()
          mj_h = 60
        }
        func setup() { mj_h = 33 }
        override func awakeFromNib() { super.awakeFromNib(); labelLeftInset = 5 }
        var own = 3 { didSet { isHidden = true } }
        lazy var v: UIView = { stateLabel?.isHidden = true; return UIView() }()
        static func configure(_ a: Loud) { a.ignoredScrollViewContentInsetTop = 3 }
        deinit { arrowView?.isHidden = true }
      }
      """, [],
      [
        "height: 60", "# Later, Members.swift:6: `height`", "# Later, Members.swift:7: `labelLeftInset`",
        "# Later, Members.swift:8: `hidden`", "# Later, Members.swift:9: `stateLabel.hidden`",
        "ignoredInset: 3", "# Later, Members.swift:11: `arrow.hidden`",
      ]
    ),
    (
      "Overrides.swift",
      """
      class Loud: MJRefreshNormalHeader {
        override func prepare() { super.prepare(); mj_h = 60 }
        override var mj_h: CGFloat { get { 70 } set { } }
        override var lastUpdatedTimeKey: String { get { "k" } set { } }
        override var labelLeftInset: CGFloat { get { 3 } set { } }
        override var stateLabel: UILabel? { nil }
        override func setTitle(_ t: String, for s: MJRefreshState) { super.setTitle("x", for: s) }
        override func endRefreshing() { }
        override func beginRefreshing() { super.beginRefreshing() }
      }
      """,
      [
        "3: `mj_h` is overridden here, so what the app shows of it isn't known",
        "4: `lastUpdatedTimeKey` is overridden here, so what the app shows of it isn't known",
        "5: `labelLeftInset` is overridden here, so what the app shows of it isn't known",
        "6: `stateLabel` is overridden here, so what the app shows of it isn't known",
        "7: `setTitle` is overridden here, so what the app shows of it isn't known",
        "8: `endRefreshing` is overridden here without what MJRefresh does",
      ], ["unknown:\n  - header\n"]
    ),
    (
      "Overrides.m",
      """
      @interface Loud : MJRefreshNormalHeader
      @end
      @implementation Loud
      - (CGFloat)mj_h { return 70; }
      - (UILabel *)stateLabel { UILabel *l = [super stateLabel]; l.hidden = YES; return l; }
      - (void)setTitle:(NSString *)t forState:(MJRefreshState)s { [super setTitle:@"w" forState:s]; }
      - (void)setup { self.mj_h = 50; }
      - (void)themeChanged { [self setTitle:@"v" forState:MJRefreshStateIdle]; }
      @end
      """,
      [
        "4: `mj_h` is overridden here, so what the app shows of it isn't known",
        "5: `stateLabel` is overridden here, so what the app shows of it isn't known",
        "6: `setTitle` is overridden here, so what the app shows of it isn't known",
      ], ["# Later, Overrides.m:7: `height`", "# Later, Overrides.m:8: `titles.idle`"]
    ),
    (
      "Factory.swift",
      """
      class Feed: UITableViewController {
        override func viewDidLoad() { tableView.mj_header = make(height: 66) }
        func make(height: CGFloat) -> MJRefreshNormalHeader {
          let h = MJRefreshNormalHeader { }
          h.mj_h = height
          return h
        }
      }
      class Own: MJRefreshStateHeader {
        override func placeSubviews() { super.placeSubviews() }
        override func layoutSubviews() { super.layoutSubviews() }
        static func make() -> Own { let a = Own(); return a }
      }
      """, [], ["height: 66"]
    ),
    (
      "Sometimes.swift",
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.mj_header = MJRefreshGifHeader { }
          tableView.mj_header = MJRefreshNormalHeader { }
          if flag { tableView.mj_footer = MJRefreshAutoNormalFooter { } }
        }
      }
      """, [],
      [
        "# Not used, Sometimes.swift:3: this header never shows: another one replaces it in line 4",
        "# Only sometimes, Sometimes.swift:5: `mj_footer` is attached only under a condition",
        "type: normalHeader", "type: autoNormalFooter",
      ]
    ),
    (
      "Never.swift",
      """
      func f() {
        let h = MJRefreshNormalHeader { }
        h.lastUpdatedTimeText = { d in
          guard let d = d else { return "never" }
          let f = DateFormatter()
          f.dateFormat = "HH:mm"
          return f.string(from: d)
        }
        list.mj_header = h
      }
      """, ["3: `lastUpdatedTimeText` is computed"], ["unknown: [header.lastUpdatedTimeText]"]
    ),
    (
      "Place.swift",
      """
      class Own: MJRefreshHeader {
        let spin = UIActivityIndicatorView()
        override func prepare() {
          super.prepare()
          addSubview(spin)
        }
        override func placeSubviews() {
          super.placeSubviews()
          spin.center = CGPoint(x: mj_w * 0.5 - 40, y: mj_h / 2)
        }
      }
      """,
      ["2: the place of the spinner `spin` can't be read: add it, and write `parts: { spin: { kind: spinner } }`"],
      ["unknown: [header.parts.spin]"]
    ),
    (
      "Odd.swift",
      "class x²: UITableViewController { func f() { tableView.mj_header = MJRefreshNormalHeader { } } }", [],
      ["name: x\n", "type: normalHeader"]
    ),
    (
      "Old.m",
      """
      @implementation Old
      - (void)viewDidLoad {
        self.tableView.header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        self.tableView.footer = [MJRefreshAutoFooter footerWithRefreshingBlock:^{}];
        ((MJRefreshNormalHeader *)self.tableView.header).stateLabel.font = [UIFont systemFontOfSize:12];
      }
      @end
      """, ["5: `stateLabel.font` isn't the bold system font, and presets have only its size"],
      ["type: normalHeader", "fontSize: 12", "type: autoFooter"]
    ),
    (
      "OwnHeader.m",
      """
      @interface OwnHeader : MJRefreshHeader
      @property (weak, nonatomic) UILabel *label;
      @property (weak, nonatomic) UIImageView *logo;
      @property (weak, nonatomic) UIActivityIndicatorView *spinner;
      @end
      @implementation OwnHeader
      - (void)prepare {
        [super prepare];
        self.mj_h = 50;
        UILabel *label = [[UILabel alloc] init];
        label.font = [UIFont boldSystemFontOfSize:16];
        label.textAlignment = NSTextAlignmentCenter;
        [self addSubview:label];
        self.label = label;
        UIActivityIndicatorView *spinner = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray];
        [self addSubview:spinner];
        self.spinner = spinner;
        UIImageView *logo = [[UIImageView alloc] initWithImage:[Theme logo]];
        [self addSubview:logo];
        self.logo = logo;
      }
      - (void)placeSubviews {
        [super placeSubviews];
        self.label.frame = self.bounds;
        self.spinner.center = CGPointMake(self.mj_w - 30, self.mj_h * 0.5);
        self.logo.center = [Theme center];
      }
      - (void)setState:(MJRefreshState)state {
        MJRefreshCheckState;
        switch (state) {
          case MJRefreshStateIdle:
            self.label.text = @"Pull";
            [self.spinner stopAnimating];
            break;
          case MJRefreshStatePulling:
          case MJRefreshStateRefreshing:
            self.label.text = @"Wait";
            [self.spinner startAnimating];
            break;
          default: break;
        }
      }
      - (void)setPullingPercent:(CGFloat)pullingPercent {
        [super setPullingPercent:pullingPercent];
        CGFloat red = 1.0 - pullingPercent * 0.5;
        self.label.textColor = [UIColor colorWithRed:red green:0.5 blue:0.5 * pullingPercent alpha:1.0];
      }
      - (void)beginRefreshing { [super beginRefreshing]; [Sound play]; }
      @end
      """,
      [
        "18: `parts.logo`: `image` is computed",
        "18: the place of the image `logo` can't be read: add it, and write `parts: { logo: { kind: image } }`",
        "48: `[Sound play]` isn't read",
      ],
      [
        "idle: \"Pull\"", "pulling: \"Wait\"", "size: [100%, 100%]", "right: 20", "100%: \"#808080\"",
        "0%: \"#FF8000\"",
        "refreshing: true", "unknown: [header, header.parts.logo]",
      ]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `a setting is imported or reported at its line`(_ index: Int) {
    let (path, code, unread, parts) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == unread, "\(path)")
    for part in parts {
      #expect(found.presets.contains { $0.text.contains(part) }, "\(path): \(part)\n\(found.text)")
    }
  }

  @Test func `rules don't judge what isn't known`() {
    func warnings(_ unknown: String) -> [String] {
      var found = Diagnostics()
      let text = "name: a\n\(unknown)header: { type: normalHeader, titles: { refreshing: '' } }\n"
      guard let preset = Preset.load(SourceFile(path: "a.preset.yaml", text: text), into: &found) else {
        return ["none"]
      }
      PresetLint.check(preset, into: &found)
      return found.all.map(\.id.rawValue)
    }
    #expect(warnings("") == ["empty-title"])
    #expect(warnings("unknown: [header.height]\n") == ["empty-title"])
    #expect(warnings("unknown: [header.loading]\n") == [])
    #expect(warnings("unknown: [header]\n") == [])
    #expect(warnings("unknown: [header.hight]\n") == ["wrong-value", "empty-title"])
  }

  @Test func `a part isn't judged while something about parts isn't known`() {
    func warnings(_ unknown: String) -> [String] {
      var found = Diagnostics()
      let parts = "parts: { tip: { kind: label, center: [50%, 50%], size: [100%, 20] } }"
      let text = "name: a\n\(unknown)footer: { type: backStateFooter, \(parts) }\n"
      guard let preset = Preset.load(SourceFile(path: "a.preset.yaml", text: text), into: &found) else {
        return ["none"]
      }
      PresetLint.check(preset, into: &found)
      return found.all.map(\.id.rawValue)
    }
    #expect(warnings("") == ["invisible-part"])
    #expect(warnings("unknown: [footer.parts.tip]\n") == [])
  }

  @Test func `what is accepted is not reported, and what is accepted in vain is`() {
    let code = imported(
      "func f() {\n  let h = MJRefreshHeader()\n  h.mj_h = a()\n  h.isHidden = b()\n  t.mj_header = h\n}")
    let list = """
      - { code: Feed.swift, says: "`height` is computed", reason: the theme }
      - { code: Feed.swift, says: "`alpha` is computed", reason: the theme }
      - { code: Feed.swift, says: x }
      """
    var found = Diagnostics()
    var accepted = AcceptedCode([SourceFile(path: "accepted.yaml", text: list)], into: &found)
    #expect(found.all.map(\.message) == ["what is accepted has no `reason`"])
    #expect(accepted.rest(of: code.diagnostics.all).map(\.message) == ["`hidden` is computed"])
    #expect(accepted.unused.map { $0.span.startPosition.line } == [2])
  }

  @Test func `what is accepted for some lines isn't accepted for another one`() {
    func result(_ times: String) -> [String] {
      let code = imported(
        """
        func f() { let h = MJRefreshHeader(); h.isHidden = a(); list.mj_header = h }
        func g() { let h = MJRefreshHeader(); h.isHidden = b(); table.mj_header = h }
        """)
      var found = Diagnostics()
      let list = "- { code: Feed.swift, says: \"`hidden` is computed\"\(times), reason: a flag }\n"
      var accepted = AcceptedCode([SourceFile(path: "accepted.yaml", text: list)], into: &found)
      let rest = accepted.rest(of: code.diagnostics.sorted())
      return found.all.map(\.message) + rest.map { "\($0.span.startPosition.line): \($0.help ?? "")" }
        + accepted.unused.map(\.message)
    }
    #expect(
      result("") == [
        "2: `accepted.yaml` accepts this message for fewer lines: check this one, and increase `times`"
      ])
    #expect(result(", times: 2") == [])
    #expect(result(", times: 3") == ["`import` reports this for only 2 lines of `Feed.swift`"])
    #expect(result(", times: 0").count == 2)
  }
}

import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Functions and types that share a name: code means the one that Swift or Objective-C would choose.
struct SameNameTests {
  private typealias Case = (path: String, code: String, unread: [String], parts: [String])

  private static let cases: [Case] = [
    (
      "Types.swift",
      """
      func paint(_ x: MJRefreshNormalHeader) { x.mj_h = 61 }
      func paint(_ x: MJRefreshAutoNormalFooter) { x.mj_h = 31 }
      class Feed: UIViewController {
        func style(_ x: MJRefreshHeader) { x.mj_h = 1 }
        func style(_ x: MJRefreshNormalHeader) { x.labelLeftInset = 2 }
        func style(_ x: MJRefreshFooter) { x.isHidden = true }
        override func viewDidLoad() {
          let header = MJRefreshNormalHeader {}, footer = MJRefreshAutoNormalFooter {}
          style(header)
          style(footer)
          paint(header)
          paint(footer)
          list.mj_header = header
          list.mj_footer = footer
        }
      }
      """, [], ["height: 61", "labelLeftInset: 2", "height: 31", "hidden: true"]
    ),
    (
      "Labels.swift",
      """
      struct Theme {
        static func make() -> MJRefreshHeader { let h = MJRefreshNormalHeader {}; h.mj_h = 1; return h }
        static func make(_ height: CGFloat) -> MJRefreshHeader { let h = MJRefreshNormalHeader {}; h.mj_h = height; return h }
        static func make(title: String, height: CGFloat = 5) -> MJRefreshHeader {
          let h = MJRefreshStateHeader {}; h.mj_h = height; h.setTitle(title, for: .idle); return h
        }
        static var title: String { "plain" }
        static func title(_ state: MJRefreshState) -> String { "of a state" }
        static func colors(_ all: UIColor...) -> String { "many" }
        static func colors() -> String { "none" }
      }
      class Feed: UIViewController {
        override func viewDidLoad() {
          first.mj_header = Theme.make()
          let second = Theme.make(7)
          second.setTitle(Theme.title(.idle), for: .idle)
          second.setTitle(Theme.title, for: .pulling)
          second.setTitle(Theme.colors(.red, .blue), for: .refreshing)
          self.second.mj_header = second
          third.mj_header = Theme.make(title: "third")
        }
      }
      """, [],
      [
        "height: 1 ", "height: 7 ", #"idle: "of a state""#, #"pulling: "plain""#, #"refreshing: "many""#,
        "type: stateHeader", "height: 5 ", #"idle: "third""#,
      ]
    ),
    (
      "Views.swift",
      """
      extension UIScrollView {
        func refresh(header: @escaping () -> Void) { mj_header = MJRefreshNormalHeader(refreshingBlock: header) }
        func refresh(footer: @escaping () -> Void) { mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: footer) }
      }
      class Feed: UIViewController {
        override func viewDidLoad() { list.refresh(footer: {}); grid.refresh(header: {}) }
      }
      """, [], ["name: feed-list\nfooter:", "name: feed-grid\nheader:"]
    ),
    (
      "Selectors.m",
      """
      @implementation UIScrollView (Refresh)
      - (void)addHeader:(void (^)(void))block { [self addHeader:block height:55]; }
      - (void)addHeader:(void (^)(void))block height:(CGFloat)height {
        self.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:block];
        self.mj_header.mj_h = height;
      }
      @end
      @implementation Feed
      - (void)style:(MJRefreshHeader *)h { h.mj_h = 40; }
      - (void)style:(MJRefreshHeader *)h tall:(BOOL)tall { h.mj_h = 80; }
      - (void)viewDidLoad {
        [self.first addHeader:^{ }];
        [self.second addHeader:^{ } height:66];
        MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        [self style:header tall:YES];
        self.third.mj_header = header;
      }
      @end
      """, [], ["height: 55", "height: 66", "height: 80"]
    ),
    (
      "Nested.swift",
      """
      class Feed: UIViewController {
        private enum Metrics { static let height: CGFloat = 40; static func title() -> String { "feed" } }
        override func viewDidLoad() { setUp() }
      }
      extension Feed {
        func setUp() {
          let h = MJRefreshNormalHeader {}
          h.mj_h = Feed.Metrics.height; h.setTitle(Metrics.title(), for: .idle)
          list.mj_header = h
        }
      }
      class News: UIViewController {
        private enum Metrics { static let height: CGFloat = 80; static func title() -> String { "news" } }
        override func viewDidLoad() {
          let h = MJRefreshNormalHeader {}; h.mj_h = Metrics.height; h.setTitle(Metrics.title(), for: .idle)
          list.mj_header = h
        }
      }
      """, [], ["height: 40", #"idle: "feed""#, "height: 80", #"idle: "news""#]
    ),
    (
      "Unrelated.m",
      """
      @implementation Other
      - (CGFloat)height { return 98; }
      - (void)style:(MJRefreshHeader *)h { h.mj_h = 97; }
      @end
      @interface Feed : BaseController
      @end
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        [self style:h];
        h.mj_h = [self height];
        self.list.mj_header = h;
      }
      @end
      """,
      ["10: a component is passed to `style`, which can't be followed", "11: `height` is computed"],
      ["name: feed\nunknown: [header, header.height]\nheader:\n  type: normalHeader"]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `the declaration that code means is followed`(_ index: Int) {
    let (path, code, unread, parts) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == unread, "\(path)")
    for part in parts { #expect(found.text.contains(part), "\(path): \(part)\n\(found.text)") }
  }

  @Test func `types of several targets and files that share a name are told apart`() {
    func file(_ path: String, _ name: String, _ height: Int) -> SourceFile {
      SourceFile(
        path: path,
        text: """
          private enum Metrics { static let height: CGFloat = \(height) }
          class RefreshHeader: MJRefreshNormalHeader { override func prepare() { super.prepare(); mj_h = Metrics.height } }
          class \(name): UIViewController { override func viewDidLoad() { list.mj_header = RefreshHeader {} } }
          """)
    }
    let found = Import(
      [file("App/One/A.swift", "First", 41), file("App/Two/B.swift", "Second", 82)], to: ".", images: [])
    #expect(found.unread == [])
    #expect(found.text.contains("name: first\nheader:\n  type: normalHeader  # A.swift:3\n  height: 41"))
    #expect(found.text.contains("name: second\nheader:\n  type: normalHeader  # B.swift:3\n  height: 82"))
  }

  @Test func `what can't be told apart is reported`() {
    let found = imported(
      """
      extension MJRefreshHeader { func look(_ height: Int) { mj_h = 1 }; func look(_ height: CGFloat) { mj_h = 2 } }
      class Feed: UIViewController { override func viewDidLoad() { let h = MJRefreshHeader {}; h.look(3); list.mj_header = h } }
      """)
    #expect(found.unread == ["2: `look` has 2 declarations, and it isn't known which one is meant"])
  }
}

import Testing

@testable import RefreshImport

/// Objects and types of the app that make or set up components for others.
struct HelperTests {
  private static let helpers = """
    final class Refresher {
      static let shared = Refresher()
      func attach(to view: UIScrollView, height: CGFloat) {
        let h = MJRefreshNormalHeader { }
        h.mj_h = height
        view.mj_header = h
      }
      func makeHeader(height: CGFloat) -> MJRefreshNormalHeader { let h = MJRefreshNormalHeader { }; h.mj_h = height; return h }
      var tallHeader: MJRefreshNormalHeader { makeHeader(height: 77) }
      static var standard: MJRefreshNormalHeader { shared.makeHeader(height: 77) }
    }
    enum Style { case plain, tall
      var header: MJRefreshHeader {
        switch self {
        case .plain: return MJRefreshStateHeader()
        case .tall: let h = MJRefreshNormalHeader(); h.mj_h = 77; return h
        }
      }
    }
    extension MJRefreshHeader { static var tall: MJRefreshNormalHeader { let h = MJRefreshNormalHeader(); h.mj_h = 77; return h } }
    """

  @Test(arguments: [
    "Refresher.shared.attach(to: tableView, height: 77)", "refresher.attach(to: tableView, height: 77)",
    "let r = Refresher(); r.attach(to: tableView, height: 77)",
    "tableView.mj_header = refresher.makeHeader(height: 77)", "tableView.mj_header = self.refresher.tallHeader",
    "tableView.mj_header = Refresher.standard", "tableView.mj_header = Style.tall.header",
    "let style = Style.tall; tableView.mj_header = style.header", "tableView.mj_header = .tall",
  ])
  func `objects of the app's own types are followed`(_ statement: String) {
    let found = imported(
      """
      \(Self.helpers)
      class Feed: UITableViewController {
        private let refresher = Refresher()
        override func viewDidLoad() { \(statement) }
      }
      """, as: "App.swift")
    let feed = found.presets.first { $0.name == "feed" }
    #expect(feed?.plain.contains("type: normalHeader\n  height: 77") ?? false, "\(found.unread)\n\(found.text)")
  }

  @Test func `an extension of scroll views sets up the object on which it is called`() {
    let found = imported(
      """
      extension UITableView { func addHeader() { mj_header = MJRefreshNormalHeader() } }
      class List: UITableView { func other() { } }
      class Feed: UIViewController {
        @IBOutlet weak var list: UITableView!
        let news = List()
        override func viewDidLoad() { list.addHeader(); news.addHeader(); news.mj_header?.mj_h = 70 }
      }
      """)
    #expect(found.presets.map(\.name) == ["feed-list", "feed-news"], "\(found.text)")
  }

  @Test func `a method of a protocol is that of the one to which the type conforms`() {
    let found = imported(
      """
      protocol Tall { var list: UITableView { get } }
      protocol Short { var list: UITableView { get } }
      extension Tall { func addHeader() { list.mj_header = MJRefreshNormalHeader(); list.mj_header?.mj_h = 90 } }
      extension Short { func addHeader() { list.mj_header = MJRefreshNormalHeader(); list.mj_header?.mj_h = 40 } }
      protocol Shortest: Short { }
      class Feed: UIViewController, Shortest { let list = UITableView(); override func viewDidLoad() { addHeader() } }
      class News: UIViewController { let list = UITableView(); override func viewDidLoad() { self.addHeader() } }
      extension News: Tall { }
      """)
    #expect(found.unread == [], "\(found.unread)")
    let heights = found.presets.map { [$0.name, $0.text.contains("height: 90") ? "90" : "40"] }
    #expect(heights == [["feed", "40"], ["news", "90"]], "\(found.text)")
  }

  @Test(arguments: [
    "configure(h)", "self.configure(h)", "Self.style(h)", "Feed.style(h)", "tall(h)", "[tall].forEach { $0(h) }",
  ])
  func `closures that constants hold are run`(_ call: String) {
    let found = imported(
      """
      let tall: (MJRefreshStateHeader) -> Void = { $0.mj_h = 77 }
      class Feed: UITableViewController {
        private lazy var configure: @MainActor @Sendable (MJRefreshNormalHeader) -> Void = { [weak self] x in x.mj_h = 77 }
        static let style: (MJRefreshNormalHeader) -> Void = { y in y.mj_h = 77 }
        override func viewDidLoad() { let h = MJRefreshNormalHeader(); \(call); tableView.mj_header = h }
      }
      """)
    #expect(found.unread == [] && found.text.contains("height: 77"), "\(found.unread)\n\(found.text)")
  }

  @Test func `a closure that code changes isn't run`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        var configure: (MJRefreshNormalHeader) -> Void = { $0.mj_h = 77 }
        override func viewDidLoad() { let h = MJRefreshNormalHeader(); configure(h); tableView.mj_header = h }
        func change() { configure = { $0.mj_h = 50 } }
      }
      """)
    #expect(
      found.unread.contains("3: a component is passed to `configure`, which can't be followed"), "\(found.unread)")
    #expect(found.text.contains("unknown: [header]"), "\(found.text)")
  }

  @Test func `the parameters of a function of C aren't components that have the same name elsewhere`() {
    let found = imported(
      """
      static inline MJRefreshNormalHeader *make(id target, SEL action, CGFloat h) {
        MJRefreshNormalHeader *x = [MJRefreshNormalHeader headerWithRefreshingTarget:target refreshingAction:action];
        x.mj_h = h;
        return x;
      }
      @implementation Feed
      - (void)viewDidLoad { MJRefreshNormalHeader *h = make(self, @selector(load), 77); self.list.mj_header = h; }
      @end
      """, as: "Feed.m")
    #expect(found.unread == [] && found.text.contains("height: 77"), "\(found.unread)\n\(found.text)")
  }

  @Test func `singletons of Objective-C are followed`() {
    let found = imported(
      """
      @interface Refresher : NSObject
      + (instancetype)shared;
      @end
      @implementation Refresher
      + (instancetype)shared { static Refresher *r; static dispatch_once_t once; dispatch_once(&once, ^{ r = [Refresher new]; }); return r; }
      - (void)addTo:(UIScrollView *)list height:(CGFloat)height { list.mj_header = [MJRefreshNormalHeader new]; list.mj_header.mj_h = height; }
      + (MJRefreshBackNormalFooter *)footer { MJRefreshBackNormalFooter *f = [MJRefreshBackNormalFooter new]; f.labelLeftInset = 4; return f; }
      @end
      @implementation Feed
      - (void)viewDidLoad { [[Refresher shared] addTo:self.tableView height:41]; self.tableView.mj_footer = Refresher.footer; }
      @end
      """, as: "Feed.m")
    #expect(found.unread == [] && found.presets.map(\.name) == ["feed"], "\(found.text)")
    for part in ["height: 41", "labelLeftInset: 4"] { #expect(found.text.contains(part), "\(found.text)") }
  }

  @Test func `a value that an initializer may set is unknown`() {
    let found = imported(
      """
      struct Style {
        var height: CGFloat = 10
        static let tall = Style(height: 95)
        func apply(to h: MJRefreshNormalHeader) { h.mj_h = height }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() { let h = MJRefreshNormalHeader(); tableView.mj_header = h; Style.tall.apply(to: h) }
      }
      """)
    #expect(
      found.unread == ["4: `height` is computed"] && found.text.contains("unknown: [header.height]"),
      "\(found.text)")
  }
}

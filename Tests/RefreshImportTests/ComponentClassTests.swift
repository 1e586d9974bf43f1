import Testing

@testable import RefreshImport

/// What the classes of components do: with `super`, in initializers, and with views that they add.
struct ComponentClassTests {
  private typealias Case = (path: String, code: String, unread: [String], parts: [String], absent: [String])

  private static let cases: [Case] = [
    (
      "Super.swift",
      """
      class Base: MJRefreshHeader {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 12))
        override func prepare() { super.prepare(); setUp() }
        func setUp() { mj_h = 61; badge.text = "1"; addSubview(badge) }
      }
      class Child: Base { override func setUp() { super.setUp(); automaticallyChangeAlpha = true } }
      class Feed { func f() { list.mj_header = Child {} } }
      """, [], ["height: 61", "automaticallyChangeAlpha: true", #"text: "1""#], []
    ),
    (
      "Order.m",
      """
      @implementation Base
      - (void)prepare { [super prepare]; self.labelLeftInset = 7; [self setTitle:@"base" forState:MJRefreshStateIdle]; }
      @end
      @interface Base : MJRefreshNormalHeader
      @end
      @interface Child : Base
      @end
      @implementation Child
      - (void)prepare {
        self.mj_h = 90;
        self.automaticallyChangeAlpha = YES;
        [self setTitle:@"child" forState:MJRefreshStateIdle];
        [super prepare];
        [self setTitle:@"after" forState:MJRefreshStatePulling];
      }
      @end
      @implementation Feed
      - (void)f { self.list.mj_header = [Child headerWithRefreshingBlock:^{}]; }
      @end
      """, [],
      [
        "labelLeftInset: 7", #"idle: "base""#, #"pulling: "after""#, "automaticallyChangeAlpha: true",
        "# Not used, Order.m:10: `height` has no effect: MJRefresh's `prepare` sets it again",
      ], ["height: 90", "child"]
    ),
    (
      "Initializer.swift",
      """
      extension MJRefreshHeader {
        convenience init(tall block: @escaping () -> Void) { self.init(refreshingBlock: block); mj_h = 77 }
      }
      class Own: MJRefreshNormalHeader {}
      class Feed { func f() { list.mj_header = Own(tall: {}) } }
      class News { func f() { list.mj_header = MJRefreshGifHeader(tall: {}) } }
      class Mail { func f() { list.mj_header = MJRefreshGifHeader(tiny: {}) } }
      """,
      ["7: `init(tiny:)` isn't in any of the files, so what it sets up isn't known"],
      [
        "type: normalHeader  # Initializer.swift:5\n  height: 77",
        "type: gifHeader  # Initializer.swift:6\n  height: 77",
        "unknown: [header]\nheader:\n  type: gifHeader",
      ], []
    ),
    (
      "Category.m",
      """
      @implementation MJRefreshNormalHeader (App)
      - (instancetype)initWithTitle:(NSString *)title {
        if (self = [super init]) { self.mj_h = 77; [self setTitle:title forState:MJRefreshStateIdle]; }
        return self;
      }
      - (MJRefreshNormalHeader *(^)(NSString *))idle {
        return ^MJRefreshNormalHeader *(NSString *title) { [self setTitle:title forState:MJRefreshStateIdle]; return self; };
      }
      @end
      @implementation Feed
      - (void)f {
        self.first.mj_header = [[MJRefreshNormalHeader alloc] initWithTitle:@"T"];
        self.second.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}].idle(@"block");
        self.third.mj_header = [[MJRefreshNormalHeader alloc] initWithNothing:1];
      }
      @end
      """,
      ["14: `initWithNothing` isn't in any of the files, so what it sets up isn't known"],
      ["height: 77", #"idle: "T""#, #"idle: "block""#], []
    ),
    (
      "Later.swift",
      """
      final class Own: MJRefreshHeader {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 12))
        override func prepare() {
          super.prepare()
          badge.text = "1"
          addSubview(badge)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.badge.text = "later" }
        }
        func showDone() { badge.text = "done"; badge.textColor = .red; addSubview(UIView()) }
      }
      class Feed { func f() { list.mj_header = Own {} } }
      """, [],
      [
        #"text: "1""#, "# Later, Later.swift:7: `text` of a view is changed here",
        "# Later, Later.swift:9: `textColor` of a view is changed here",
        "# Later, Later.swift:9: a view is added here",
      ], ["done\"", "later\"", "FF0000", "box"]
    ),
    (
      "Several.swift",
      """
      final class Own: MJRefreshHeader {
        let a = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let b = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let c = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        override func prepare() {
          super.prepare()
          add(a, "A"); add(b, "B")
          for i in 0..<2 { let dot = UIView(frame: CGRect(x: CGFloat(i) * 20, y: 0, width: 10, height: 10)); addSubview(dot) }
          [c].forEach { addSubview($0) }
          c.removeFromSuperview()
        }
        private func add(_ label: UILabel, _ text: String) { label.text = text; addSubview(label) }
      }
      class Feed { func f() { list.mj_header = Own {} } }
      """, [], [#"text: "A""#, #"text: "B""#, "    dot:", "center: [5, 5]", "    dot-2:", "center: [25, 5]"],
      ["    c:"]
    ),
    (
      "Last.swift",
      """
      final class Own: MJRefreshHeader {
        let a = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let l = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 14))
        let s = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        override func prepare() {
          super.prepare(); addSubview(a); addSubview(l); addSubview(s)
          a.backgroundColor = .red
          a.backgroundColor = .clear
          l.font = .boldSystemFont(ofSize: 12)
          l.font = .systemFont(ofSize: 13)
          s.hidesWhenStopped = false
        }
      }
      class Feed { func f() { list.mj_header = Own {} } }
      """, ["11: `parts.s`: `hidesWhenStopped` isn't read"],
      ["bold: false", "fontSize: 13", "color: \"#00000000\""], ["FF0000"]
    ),
    (
      "Questions.m",
      """
      @implementation Feed
      - (void)f {
        MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        self.list.mj_header = h;
        if ([h isKindOfClass:MJRefreshGifHeader.class]) { h.mj_h = 99; } else { h.mj_h = 60; }
        if ([h isKindOfClass:[MJRefreshStateHeader class]]) h.labelLeftInset = 4;
        if ([h isRefreshing]) return;
        h.automaticallyChangeAlpha = YES;
      }
      @end
      """, ["8: `automaticallyChangeAlpha` is only set under a condition"], ["height: 60", "labelLeftInset: 4"],
      ["99 "]
    ),
    (
      "Casts.swift",
      """
      class Feed {
        func f() {
          list.mj_header = MJRefreshNormalHeader {}
          (list.mj_header as? MJRefreshGifHeader)?.setTitle("gif", for: .idle)
          (list.mj_header as? MJRefreshStateHeader)?.setTitle("state", for: .pulling)
          if let gif = list.mj_header as? MJRefreshGifHeader { gif.mj_h = 99 }
        }
      }
      """, [], [#"pulling: "state""#], ["gif\"", "99 "]
    ),
    (
      "Early.swift",
      """
      class Feed {
        func f() {
          let header = MJRefreshNormalHeader {}
          guard let title = remote else { return }
          header.mj_h = 60
          list.mj_header = header
          if title.isEmpty { return }
          header.labelLeftInset = 4
        }
        func g() {
          let header = MJRefreshNormalHeader {}
          other.mj_header = header
          guard false else { return }
          header.mj_h = 99
        }
        func h(_ text: String) {
          outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer } } }
        }
      }
      """,
      [
        "8: `labelLeftInset` is only set under a condition",
        "17: `continue outer` leaves several statements, which isn't read",
      ], ["height: 60"], ["99 "]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `what a class does is read, or reported`(_ index: Int) {
    let (path, code, unread, parts, absent) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == unread, "\(path)")
    let text = found.presets.map(\.text).joined(separator: "---\n")
    for part in parts { #expect(text.contains(part), "\(path): \(part)\n\(text)") }
    for part in absent { #expect(!text.contains(part), "\(path): \(part)\n\(text)") }
  }
}

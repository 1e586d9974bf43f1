import Testing

@testable import RefreshImport

/// The places of the views that a component's class adds.
struct OwnViewPlaceTests {
  private func header(_ layout: String, prepared: String = "", properties: String = "") -> Import {
    imported(
      """
      class Header: MJRefreshHeader {
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 300, height: 40)); \(properties)
        override func prepare() { super.prepare(); addSubview(label); \(prepared) }
        override func placeSubviews() {
          super.placeSubviews()
          \(layout)
        }
      }
      """)
  }

  @Test(arguments: [
    "label.center = CGPoint(x: mj_w / 2, y: foo())", "label.center = foo()", "label.center.x = foo()",
    "label.center.y = foo()", "label.centerX = foo()", "label.center.x += foo()", "label.mj_x = foo()",
    "label.mj_y = foo()", "label.mj_w = foo()", "label.frame = foo()", "label.frame.size = foo()",
    "label.frame.size.height = foo()", "label.frame.origin = foo()", "label.bounds = foo()",
    "label.bounds = CGRect(x: 0, y: 0, width: foo(), height: 44)", "label.bounds.size = foo()",
    "label.bounds.size.width = foo()", "label.center = CGPoint(x: mj_w / 2, y: mj_w / 2)", "label.sizeToFit()",
    "label.mj_y = pullingPercent * 10", "label.center.x = mj_w / 2; label.mj_x += 5",
  ])
  func `a place that can't be read is reported`(_ layout: String) {
    let found = header(layout)
    #expect(found.unread.count == 1, "\(found.unread)")
    #expect(
      found.unread.first?.hasPrefix("2: the place of the label `label` can't be read") == true, "\(found.unread)")
    #expect(found.text.contains("unknown: [header.parts.label]"), "\(found.text)")
    #expect(!found.text.contains("center:"), "\(found.text)")
  }

  @Test(
    arguments: [
      ("label.center.x = mj_w / 2", ["center: [50%, 20]", "size: [300, 40]"]),
      // The other direction keeps its place.
      ("label.center.x = mj_w / 2; label.mj_y = 10", ["center: [50%, 30]", "size: [300, 40]"]),
      ("label.center = CGPoint(x: mj_w / 2, y: 30); label.mj_x = 20", ["center: [170, 30]"]),
      // `bounds` keeps the centre, `frame` the edges.
      ("label.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)", ["center: [160, 20]", "size: [100, 20]"]),
      ("label.bounds.size.width = 100", ["center: [160, 20]", "size: [100, 40]"]),
      ("label.frame.size.width = 100", ["center: [60, 20]", "size: [100, 40]"]),
      // At the next layout it has this size already.
      ("label.center = CGPoint(x: mj_w / 2, y: 30); label.mj_w = 100", ["center: [50%, 30]", "size: [100, 40]"]),
      ("label.mj_x = 20; label.bounds.size.width = 100", ["center: [70, 20]", "size: [100, 40]"]),
      ("label.center.x += 3; label.frame.origin.y -= 4", ["center: [163, 16]"]),
      ("label.center.x = 100; let x = label.mj_x; label.mj_x = x + 5", ["center: [105, 20]"]),
    ] as [(String, [String])])
  func `a place follows from several settings`(_ layout: String, _ parts: [String]) {
    let found = header(layout)
    #expect(found.unread == [])
    for part in parts { #expect(found.text.contains(part), "\(found.text)") }
  }

  @Test func `a size that is set after the centre keeps the edges`() {
    let found = header("", prepared: "label.center = CGPoint(x: 200, y: 30); label.mj_w = 100")
    #expect(found.text.contains("center: [100, 30]") && found.text.contains("size: [100, 40]"), "\(found.text)")
  }

  @Test func `a place that depends on the state is reported`() {
    let found = imported(
      """
      class Header: MJRefreshHeader {
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 300, height: 40))
        override func prepare() { super.prepare(); addSubview(label) }
        override var state: MJRefreshState {
          didSet {
            if state == .idle { label.mj_x = 20 }
          }
        }
      }
      """)
    #expect(
      found.unread == ["6: `parts.label`: `mj_x` is set only in some states, and parts have one place"],
      "\(found.text)")
    #expect(found.text.contains("unknown: [header.parts.label]"), "\(found.text)")
  }

  @Test(arguments: [
    ("var off: CGFloat = 5", "label.center = CGPoint(x: mj_w / 2, y: mj_h / 2 + self.off)"),
    ("var off: CGFloat = 5", "label.center = CGPoint(x: mj_w / 2, y: mj_h / 2 + off)"),
    ("var off: CGFloat { 5 }", "label.center = CGPoint(x: mj_w / 2, y: mj_h / 2 + self.off)"),
    ("static let off: CGFloat = 5", "label.center = CGPoint(x: mj_w / 2, y: mj_h / 2 + Self.off)"),
  ])
  func `properties of the class are read with and without self`(_ property: String, _ layout: String) {
    let found = header(layout, properties: property)
    let bare = header(layout.replacing("self.", with: "").replacing("Self.", with: ""), properties: property)
    #expect(found.unread == bare.unread && found.presets.map(\.plain) == bare.presets.map(\.plain), "\(found.text)")
    let constant = header(
      "mj_h = self.tall; labelled(self.tall)", properties: "var tall: CGFloat = 70; \(property)")
    #expect(constant.text.contains("height: 70"), "\(constant.text)")
  }

  @Test func `a stored property of the class is a constant unless code changes it`() {
    let read = header("label.mj_x = self.off", properties: "var off: CGFloat = 5")
    #expect(read.unread == [])
    #expect(read.text.contains("center: [155, 20]"), "\(read.text)")
    let changed = header("label.mj_x = self.off", properties: "var off: CGFloat = 5; func f() { off = foo() }")
    #expect(changed.unread.count == 1 && changed.text.contains("unknown: [header.parts.label]"), "\(changed.text)")
  }

  @Test func `a getter that makes something that isn't read doesn't hide what happens to it`() {
    let found = imported(
      """
      @interface Header : MJRefreshHeader
      @property (nonatomic, strong) LoadView *load;
      @end
      @implementation Header
      - (LoadView *)load {
        if (!_load) { _load = [[LoadView alloc] initWithFrame:CGRectMake(0, 9, 36, 36)]; self.mj_h = 30; }
        return _load;
      }
      - (void)prepare { [super prepare]; [self addSubview:self.load]; }
      - (void)placeSubviews {
        [super placeSubviews];
        self.load.frame = CGRectMake(0, 9, 36, 36);
      }
      @end
      """, as: "Header.m")
    #expect(
      found.unread == [
        "9: a view that can't be read is added here: describe it under `parts`", "12: `self.load.frame` isn't read",
      ])
    #expect(found.text.contains("# Later, Header.m:6: `height`"), "\(found.text)")
  }
}

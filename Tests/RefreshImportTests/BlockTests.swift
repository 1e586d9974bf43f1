import Testing

@testable import RefreshImport

/// Variables that blocks declare, which end with them, and closures that run where they are.
struct BlockTests {
  private typealias Case = (code: String, isSwift: Bool)

  private static let blocks: [Case] = [
    ("do { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("if true { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("if #available(iOS 11, *) { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("if isWide { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("if isWide { print(1) } else { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("if let header = other.mj_header { print(header) }", true),
    ("if case let header? = makeOther() { print(header) }", true),
    ("while let header = next() { print(header) }", true),
    ("for header in [MJRefreshGifHeader()] { header.mj_h = 99 }", true),
    ("for _ in 0..<2 { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("repeat { let header = MJRefreshGifHeader(); header.mj_h = 99 } while false", true),
    ("switch style { case 1: let header = MJRefreshGifHeader(); header.mj_h = 99\ndefault: break }", true),
    ("defer { let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("let make = { let header = MJRefreshGifHeader(); header.mj_h = 99 }; make()", true),
    ("[1, 2].forEach { _ in let header = MJRefreshGifHeader(); header.mj_h = 99 }", true),
    ("func make() { let header = MJRefreshGifHeader(); header.mj_h = 99 }; make()", true),
    ("{ MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; }", false),
    ("@autoreleasepool { MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; }", false),
    ("@synchronized(self) { MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; }", false),
    (
      "if (@available(iOS 11, *)) { MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; }",
      false
    ),
    (
      "for (int i = 0; i < 2; i++) { MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; }",
      false
    ),
    ("id other = ({ MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; header; });", false),
    (
      "switch (style) { case 1: { MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = 99; } }",
      false
    ),
  ]

  @Test(arguments: blocks.indices)
  func `a variable that a block declares ends with it`(_ index: Int) throws {
    let (code, isSwift) = Self.blocks[index]
    let found =
      isSwift
      ? imported(
        """
        class Feed: UIViewController {
          func viewDidLoad() {
            let header = MJRefreshNormalHeader { }
            \(code)
            header.mj_h = 60
            tableView.mj_header = header
          }
        }
        """)
      : imported(
        """
        @implementation Feed
        - (void)viewDidLoad {
          MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
          \(code)
          header.mj_h = 60;
          self.tableView.mj_header = header;
        }
        @end
        """, as: "Feed.m")
    let preset = try #require(found.presets.first { $0.text.contains("`tableView`") }, "\(found.text)")
    #expect(preset.plain.contains("header:\n  type: normalHeader\n  height: 60"), "\(code)\n\(found.text)")
  }

  private static let changes: [String] = [
    "do { height = 70 }", "if true { height = 70 }", "for _ in 0..<1 { height = 70 }", "{ height = 70 }()",
    "do { height = 70; let height = 80; print(height) }",
    "do { let other = 80; do { height = other - 10 } }",
    "[70].forEach { [1].forEach { print($0) }; height = $0 }",
  ]

  @Test(arguments: changes)
  func `a block changes the variables around it`(_ code: String) {
    let found = imported(
      """
      class Feed: UIViewController {
        func viewDidLoad() {
          let header = MJRefreshNormalHeader { }
          var height = 60;
          \(code)
          header.mj_h = height
          tableView.mj_header = header
        }
      }
      """)
    #expect(found.unread == [])
    #expect(found.text.contains("height: 70"), "\(found.text)")
  }

  @Test func `the variables of a macro belong to the block that uses it`() {
    let found = imported(
      """
      #define MAKE(h) MJRefreshGifHeader *header = [MJRefreshGifHeader new]; header.mj_h = h;
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        { MAKE(99); self.other.mj_header = header; }
        header.mj_h = 60;
        self.tableView.mj_header = header;
      }
      @end
      """, as: "Feed.m")
    #expect(found.presets.contains { $0.plain.contains("gifHeader\n  height: 99") }, "\(found.text)")
    #expect(found.presets.contains { $0.plain.contains("normalHeader\n  height: 60") }, "\(found.text)")
  }

  private static let immediate: [Case] = [
    ("UIView.performWithoutAnimation { h.mj_h = 70 }", true),
    ("DispatchQueue.main.sync { h.mj_h = 70 }", true),
    ("queue.sync { h.mj_h = 70 }", true),
    ("autoreleasepool { h.mj_h = 70 }", true),
    ("MainActor.assumeIsolated { h.mj_h = 70 }", true),
    ("lock.withLock { h.mj_h = 70 }", true),
    ("UIView.animate(withDuration: 0.3) { h.mj_h = 70 }", true),
    ("UIView.animate(withDuration: 0.3, animations: { h.mj_h = 70 }, completion: { _ in print(1) })", true),
    ("UIView.transition(with: view, duration: 0.3, options: [], animations: { h.mj_h = 70 })", true),
    ("tableView.performBatchUpdates { h.mj_h = 70 }", true),
    ("static dispatch_once_t once; dispatch_once(&once, ^{ h.mj_h = 70; });", false),
    ("dispatch_sync(queue, ^{ h.mj_h = 70; });", false),
    ("[UIView performWithoutAnimation:^{ h.mj_h = 70; }];", false),
    ("[UIView animateWithDuration:0.3 animations:^{ h.mj_h = 70; }];", false),
  ]

  @Test(arguments: immediate.indices)
  func `a closure that runs where it is belongs to the code around it`(_ index: Int) {
    let (code, isSwift) = Self.immediate[index]
    let found = isSwift ? imported(swift: code) : imported(objectiveC: code)
    #expect(found.unread == [])
    #expect(found.text.contains("height: 70") && !found.text.contains("Later"), "\(code)\n\(found.text)")
  }

  @Test(arguments: [
    "DispatchQueue.main.async { h.mj_h = 70 }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { h.mj_h = 70 }",
    "Task { h.mj_h = 70 }", "api.load(success: { h.mj_h = 70 })", "api.load(completion: { h.mj_h = 70 })",
    "UIView.animate(withDuration: 1, animations: { }, completion: { _ in h.mj_h = 70 })",
    "model.$items.sink { _ in h.mj_h = 70 }",
    "NotificationCenter.default.addObserver(forName: n, object: nil, queue: .main) { _ in h.mj_h = 70 }",
  ])
  func `a closure that certainly runs later is listed as such`(_ code: String) {
    let found = imported(swift: code)
    #expect(found.unread == [])
    #expect(found.text.contains("height: 60") && found.text.contains("# Later, Feed.swift:6"), "\(found.text)")
  }

  @Test func `a closure of which it isn't known when it runs makes what it changes unknown`() {
    let found = imported(swift: "ProgressHUD.run { h.mj_h = 70; h.mystery(); h.setTitle(\"New\", for: .idle) }")
    let when = "by a closure, and it isn't known when `run` runs it"
    #expect(
      found.unread == [
        "6: `height` is changed \(when)", "6: `mystery` is a call that presets don't have",
        "6: `titles.idle` is changed \(when)",
      ])
    #expect(found.text.contains("unknown: [header, header.height, header.titles.idle]"), "\(found.text)")
    #expect(!found.text.contains("height: 60") && !found.text.contains("Old"), "\(found.text)")
  }
}

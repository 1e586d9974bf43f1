import Testing

@testable import RefreshImport

/// Components of which the code holds one or another, depending on a condition.
struct BranchTests {
  private typealias Case = (path: String, code: String, unread: [String], presets: [[String]])

  private static let sometimes = "is attached only under a condition"

  private static let cases: [Case] = [
    (
      "Local.m",
      """
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshStateHeader *header;
        if (self.isGif) {
          header = [MJRefreshGifHeader headerWithRefreshingBlock:^{}];
          header.mj_h = 70;
        } else {
          header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        }
        [header setTitle:@"Pull" forState:MJRefreshStateIdle];
        header.stateLabel.hidden = YES;
        self.tableView.mj_header = header;
      }
      @end
      """, [],
      [
        [sometimes, "type: gifHeader", "height: 70", "idle: \"Pull\"", "hidden: true"],
        [sometimes, "type: normalHeader", "idle: \"Pull\"", "hidden: true"],
      ]
    ),
    (
      "Initial.swift",
      """
      class Feed: UITableViewController {
        func setup(_ kind: Int) {
          var footer: MJRefreshFooter = MJRefreshAutoNormalFooter { }
          footer.mj_h = 50
          if kind == 1 { footer = MJRefreshBackNormalFooter { } }
          footer.ignoredScrollViewContentInsetBottom = 34
          footer.link(to: tableView)
        }
      }
      """, [],
      [
        [sometimes, "type: autoNormalFooter", "height: 50", "ignoredInset: 34"],
        [sometimes, "type: backNormalFooter", "ignoredInset: 34"],
      ]
    ),
    (
      "Property.swift",
      """
      class Feed: UITableViewController {
        var header: MJRefreshHeader!
        override func viewDidLoad() {
          if isCompact {
            header = MJRefreshGifHeader { }
            header.mj_h = 70
          } else if isWide {
            header = MJRefreshNormalHeader { }
          } else {
            return
          }
          header.isAutomaticallyChangeAlpha = true
          tableView.mj_header = header
        }
      }
      """, [],
      [
        [sometimes, "type: gifHeader", "height: 70", "automaticallyChangeAlpha: true"],
        [sometimes, "type: normalHeader", "automaticallyChangeAlpha: true"],
      ]
    ),
    (
      "Never.swift",
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          var header: MJRefreshHeader = MJRefreshStateHeader { }
          if isCompact {
            header = MJRefreshGifHeader { }
          } else if isWide {
            header = MJRefreshNormalHeader { }
          } else {
            log("odd")
            fatalError()
          }
          header.mj_h = 70
          tableView.mj_header = header
        }
      }
      """, [],
      [
        [sometimes, "type: gifHeader", "height: 70"], [sometimes, "type: normalHeader", "height: 70"],
        ["type: stateHeader"],
      ]
    ),
    (
      "Switch.m",
      """
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshFooter *footer = nil;
        switch (self.style) {
          case 0: case 1: footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}]; break;
          default: footer = [MJRefreshBackNormalFooter footerWithRefreshingBlock:^{}]; break;
        }
        footer.mj_h = 55;
        self.tableView.mj_footer = footer;
      }
      @end
      """, [],
      [[sometimes, "type: autoNormalFooter", "height: 55"], [sometimes, "type: backNormalFooter", "height: 55"]]
    ),
    (
      "Attached.swift",
      """
      func set(_ list: UITableView) {
        if isWide { list.mj_header = MJRefreshGifHeader { } } else { list.mj_header = MJRefreshNormalHeader { } }
        list.mj_header?.mj_h = 60
      }
      """, [],
      [[sometimes, "type: gifHeader", "height: 60"], [sometimes, "type: normalHeader", "height: 60"]]
    ),
    (
      "Ternary.swift",
      """
      func set(_ list: UITableView) {
        let header: MJRefreshHeader = isWide ? MJRefreshGifHeader { } : MJRefreshNormalHeader { }
        header.mj_h = 60
        list.mj_header = header
      }
      """, [],
      [[sometimes, "type: gifHeader", "height: 60"], [sometimes, "type: normalHeader", "height: 60"]]
    ),
    (
      "None.swift",
      """
      func set(_ list: UITableView) {
        var header: MJRefreshHeader?
        if isWide { header = MJRefreshNormalHeader { } }
        header?.mj_h = 60
        if header == nil { list.mj_footer = MJRefreshAutoFooter { } }
        list.mj_header = header
      }
      """, [], [[sometimes, sometimes, "type: normalHeader", "height: 60", "type: autoFooter"]]
    ),
    (
      "Other.swift",
      """
      func set(_ list: UITableView) {
        var header: MJRefreshHeader = MJRefreshNormalHeader { }
        if isWide { header = makeHeader() }
        header.mj_h = 60
        list.mj_header = header
      }
      """,
      [
        "4: the object whose `mj_h` is set can't be determined", "5: what is attached as `mj_header` can't be read",
      ], [["type: normalHeader"]]
    ),
    (
      "Hidden.swift",
      """
      func set(_ list: UITableView, _ other: UITableView) {
        let header = MJRefreshNormalHeader { }
        if isWide {
          let header = MJRefreshGifHeader { }
          header.mj_h = 70
          other.mj_header = header
        }
        header.mj_h = 60
        list.mj_header = header
      }
      """, [], [[sometimes, "type: gifHeader", "height: 70"], ["type: normalHeader", "height: 60"]]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `each component that a variable may hold has what is set afterwards`(_ index: Int) {
    let (path, code, unread, presets) = Self.cases[index]
    let found = imported(code, as: path)
    #expect(found.unread == unread, "\(path)")
    #expect(found.presets.count == presets.count, "\(path)\n\(found.text)")
    for (preset, parts) in zip(found.presets, presets) {
      for part in parts { #expect(preset.text.contains(part), "\(path): \(part)\n\(preset.text)") }
      let isSometimes = preset.text.contains(Self.sometimes)
      #expect(isSometimes == parts.contains(Self.sometimes), "\(path)\n\(preset.text)")
    }
  }
}

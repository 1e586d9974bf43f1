import Testing

@testable import RefreshImport

/// Components that code removes, and those of which too little is known.
struct RemovalTests {
  @Test func `a component that the same code removes never shows`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.mj_header = MJRefreshNormalHeader { }
          tableView.mj_header?.mj_h = 90
          tableView.mj_footer = MJRefreshAutoFooter { }
          tableView.mj_header = nil
        }
        func done() { tableView.mj_footer = nil }
      }
      """)
    #expect(found.presets.count == 1)
    #expect(
      found.text.contains("# Not used, Feed.swift:3: this header never shows: it is removed in line 6")
        && found.text.contains("# Later, Feed.swift:8: the footer is removed here")
        && found.text.contains("type: autoFooter") && !found.text.contains("header:"), "\(found.text)")
  }

  @Test func `a component that is removed under a condition is attached only sometimes`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.mj_header = MJRefreshNormalHeader { }
          if isShort { tableView.mj_header = nil }
        }
      }
      """)
    #expect(
      found.text.contains("# Only sometimes, Feed.swift:4: the header is removed under a condition")
        && found.text.contains("type: normalHeader"), "\(found.text)")
  }

  @Test(arguments: [
    ("tableView.mj_header = BrandHeader { }", true),
    ("let h = BrandHeader(frame: .zero); tableView.mj_header = h", true),
    ("tableView.mj_header = BrandHeader.init()", true),
    ("tableView.mj_header = BrandHeader(refreshingBlock: { })!", true),
    ("self.tableView.mj_header = [BrandHeader headerWithRefreshingBlock:^{}];", false),
    ("BrandHeader *h = [[BrandHeader alloc] init]; self.tableView.mj_header = h;", false),
    ("self.tableView.mj_header = [BrandHeader new];", false),
    ("[self.tableView setMj_header:[BrandHeader new]];", false),
  ])
  func `an unknown class of a component is named`(_ code: String, _ isSwift: Bool) {
    let found = isSwift ? imported(swift: code) : imported(objectiveC: code)
    #expect(
      found.unread == [
        "6: what is attached as `mj_header` can't be read: its class `BrandHeader` isn't in any of the files"
      ])
  }

  @Test func `the class of what a function makes isn't guessed`() {
    let found = imported(swift: "tableView.mj_header = Maker.make()")
    #expect(found.unread == ["6: what is attached as `mj_header` can't be read"])
  }

  @Test func `the ends of Rx chains say nothing about components`() {
    let found = imported(
      swift: "model.items.bind { [weak h] in h?.mj_h = 3 }.filter { _ in h.isRefreshing }.disposed(by: bag)")
    #expect(!found.unread.contains { $0.contains("disposed") }, "\(found.unread)")
    #expect(
      imported(swift: "vm.end.map { !$0 }.bind(to: tableView.mj_header!.rx.isHidden).disposed(by: self.bag)").unread
        == ["6: `hidden` is computed"])
  }

  @Test func `a message about several components at one place is one comment`() {
    let found = imported(
      """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          let header = MJRefreshNormalHeader { }, footer = MJRefreshAutoNormalFooter { }
          tableView.mj_header = header
          tableView.mj_footer = footer
          paint(header, footer); paint(header, footer)
        }
      }
      """)
    let comment = "# Not read, Feed.swift:6: a component is passed to `paint`, which can't be followed"
    #expect(found.text.split(separator: "\n").count { $0 == comment } == 1, "\(found.text)")
  }

  @Test func `loops know the index of each item`() {
    let found = imported(
      swift:
        "let s: [MJRefreshState] = [.idle, .pulling]; for (i, x) in s.enumerated() { h.setTitle(\"t\\(i)\", for: x) }"
    )
    #expect(found.unread == [])
    #expect(found.text.contains("idle: \"t0\"") && found.text.contains("pulling: \"t1\""), "\(found.text)")
  }
}

import Testing

@testable import RefreshImport

/// Statements about a header or footer, in line 6 of their file, and what presets say of them.
struct StatementTests {
  private typealias Case = (statement: String, unread: [String], parts: [String])

  private static let swiftCases: [Case] = [
    ("h.rx.refreshing.bind(to: vm.refresh).disposed(by: bag)", [], ["height: 60"]),
    ("h.rx.refreshing.subscribe(onNext: { [weak h] in h?.mj_h = 70 })", [], ["# Later, Feed.swift:6: `height`"]),
    ("vm.hidden.bind(to: h.rx.isHidden).disposed(by: bag)", ["`hidden` is computed"], ["unknown: [header.hidden]"]),
    ("h.rx.isHidden.onNext(true)", ["`hidden` is computed"], ["unknown: [header.hidden]"]),
    ("h.rx.base.mj_h = 71", [], ["height: 71"]),
    ("h.frame.size.height = 72", [], ["height: 72"]),
    ("h.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 73)", [], ["height: 73"]),
    ("h.bounds.size = CGSize(width: 10, height: 74)", [], ["height: 74"]),
    ("h.frame = view.bounds", ["`height` is computed"], ["unknown: [header.height]"]),
    ("h.setTitle(nil, for: .idle)", [], ["idle: \"Old\""]),
    (
      "h.arrowView?.image = nil", ["`arrow.image` is nil, which presets don't have"],
      ["unknown: [header.arrow.image]"]
    ),
    (
      "for s in states { h.setTitle(\"New\", for: s) }", ["`titles`: the state can't be read"],
      ["unknown: [header.titles]"]
    ),
    (
      "Styler.shared.style(h)", ["a component is passed to `style`, which can't be followed"], ["unknown: [header]"]
    ),
    (
      "paint(h.stateLabel)", ["a component is passed to `paint`, which can't be followed"],
      ["unknown: [header.stateLabel]"]
    ),
    ("h.bigger()", ["`bigger` is a call that presets don't have"], ["unknown: [header]"]),
    (
      "h.setValue(true, forKeyPath: \"stateLabel.hidden\")",
      ["`stateLabel.hidden` is set by `setValue`, which isn't read"], ["unknown: [header.stateLabel.hidden]"]
    ),
    (
      "UILabel.appearance(whenContainedInInstancesOf: [MJRefreshHeader.self]).textColor = .red",
      ["`appearance` changes views in every `MJRefreshHeader`, which isn't read"], []
    ),
    (
      "tableView.addLegendFooterWithRefreshingBlock { }",
      ["`addLegendFooterWithRefreshingBlock` is a method of MJRefresh 1, which isn't read"], []
    ),
    (
      "tableView.legendHeader.updatedTimeHidden = true",
      ["`legendHeader` is a property of MJRefresh 1, which isn't read"], []
    ),
    (
      "let f = MJRefreshAutoFooter { }; f.autoTriggerTimes = 10 / 3; tableView.mj_footer = f", [],
      ["autoTriggerTimes: 3"]
    ),
    ("\n#if DEBUG\nh.mj_h = 71\n#else\nh.mj_h = 72\n#endif", [], ["height: 71", "# Not used, Feed.swift:10: `h`"]),
    ("h.stateLabel?.textColor = UIColor.red.withAlphaComponent(0.5)", [], ["textColor: \"#FF000080\""]),
    ("h.stateLabel?.textColor = .black.withAlphaComponent(1)", [], ["textColor: \"#000000\""]),
    ("h.labelLeftInset = .zero", [], ["labelLeftInset: 0"]),
    ("let g = MJRefreshGifHeader { }; g.gifView?.contentMode = .center; list.mj_header = g", [], ["height: 60"]),
    ("withUnsafePointer(to: &h.mj_h) { $0.pointee = 3 }", ["`height` is computed"], ["unknown: [header.height]"]),
  ]

  @Test(arguments: Self.swiftCases.indices)
  func `what a statement of Swift changes is read, or its key is unknown`(_ index: Int) {
    Self.check(Self.swiftCases[index], imported(swift: Self.swiftCases[index].statement))
  }

  private static let objectiveCCases: [Case] = [
    ("h.mj_size = CGSizeMake(10, 71);", [], ["height: 71"]),
    ("h.frame = CGRectMake(0, 0, self.view.frame.size.width, 72);", [], ["height: 72"]),
    ("[h setTitle:nil forState:MJRefreshStateIdle];", [], ["idle: \"Old\""]),
    (
      "h.stateLabel.textColor = nil;", ["`stateLabel.textColor` is nil, which presets don't have"],
      ["unknown: [header.stateLabel.textColor]"]
    ),
    (
      "for (MJRefreshState s = MJRefreshStateIdle; s <= MJRefreshStateRefreshing; s++) [h setTitle:@\"\" forState:s];",
      [],
      ["idle: \"\"", "pulling: \"\"", "refreshing: \"\""]
    ),
    ("[h setTitle:@\"Ne\" @\"w\" \"er\" forState:MJRefreshStateIdle];", [], ["idle: \"Newer\""]),
    ("[h setTitle:@\"New\" ?: @\"Other\" forState:MJRefreshStateIdle];", [], ["idle: \"New\""]),
    ("NSString *t; [h setTitle:t ?: @\"Other\" forState:MJRefreshStateIdle];", [], ["idle: \"Other\""]),
    ("h.stateLabel.textColor = [UIColor.redColor colorWithAlphaComponent:0.5];", [], ["textColor: \"#FF000080\""]),
    (
      "[h setValue:@YES forKey:@\"automaticallyChangeAlpha\"];",
      ["`automaticallyChangeAlpha` is set by `setValue`, which isn't read"],
      ["unknown: [header.automaticallyChangeAlpha]"]
    ),
    (
      "self.tableView.mj_footer = ({ MJRefreshAutoFooter *f = [MJRefreshAutoFooter new]; f.mj_h = 30; f; });", [],
      ["type: autoFooter", "height: 30"]
    ),
    (
      "[h setTitle:({ NSString *t = @\"New\"; t; }) forState:MJRefreshStateIdle];", [], ["idle: \"New\""]
    ),
    ("[[[self tableView] mj_header] setMj_h:71];", [], ["height: 71"]),
    ("[[(MJRefreshNormalHeader *)[self.tableView mj_header] stateLabel] setHidden:YES];", [], ["hidden: true"]),
    (
      "[self.tableView addHeaderWithTarget:self action:@selector(load)];",
      [
        "`addHeaderWithTarget` is a method of MJRefresh 1, which isn't read"
      ], []
    ),
    (
      "[MJRefreshConfig defaultConfig].i18nFilename = @\"Own\";",
      ["`i18nFilename` of `MJRefreshConfig` isn't read: presets need a bundle in the folders that were read"], []
    ),
  ]

  @Test(arguments: Self.objectiveCCases.indices)
  func `what a statement of Objective-C changes is read, or its key is unknown`(_ index: Int) {
    Self.check(Self.objectiveCCases[index], imported(objectiveC: Self.objectiveCCases[index].statement))
  }

  private static func check(_ row: Case, _ found: Import) {
    #expect(found.unread == row.unread.map { "6: \($0)" }, "\(row.statement)")
    for part in row.parts {
      #expect(found.presets[0].text.contains(part), "\(row.statement): \(part)\n\(found.text)")
    }
  }

  @Test func `a component is unknown after a function that calls itself`() {
    let found = imported(
      """
      func grow(_ h: MJRefreshHeader, _ n: Int) { h.mj_h = 60; if n > 0 { grow(h, n - 1) } }
      class Feed { func f() { let h = MJRefreshNormalHeader { }; grow(h, 3); list.mj_header = h } }
      """)
    #expect(found.unread == ["1: `grow` calls itself, which isn't followed"])
    #expect(found.text.contains("unknown: [header]"), "\(found.text)")
  }
}

import Testing

@testable import RefreshImport

/// Statements that do something to a component. Each is alone in line 6 of its file, after a header was set up.
struct UseTests {
  @Test(arguments: [
    "swap(&h.mj_h, &x)", "bump(&h.mj_h)", "h.mj_h.negate()", "h.isHidden.toggle()",
    "withUnsafeMutablePointer(to: &h.mj_h) { $0.pointee = 3 }", "h.stateLabel?.isHidden.toggle()",
    "switch h { case let x: x.mj_h = 70 }", "if case let x? = tableView.mj_header { x.mj_h = 70 }",
    "guard case .some(let x) = tableView.mj_header else { return }; x.foo = 70", "h.stateTitles[1] = \"x\"",
    "h.arrowView?.removeFromSuperview()", "h.removeFromSuperview()", "h.addSubview(v)",
    "h.insertSubview(v, at: 0)", "h[keyPath: path] = 70", "paint(h.stateLabel)", "Style(h).paint()",
    "cells[3] = h", "[h].makeObjectsPerform(#selector(hide))", "perform(hide, on: h)",
    "h.setValue(3, forKey: \"mj_h\")",
    "for view in h.subviews { view.isHidden = true }",
    "for view in h.subviews where view.tag == 2 { view.isHidden = true }",
    "for case let label as UILabel in h.subviews { label.text = \"\" }",
    "h.subviews.forEach { $0.isHidden = true }",
    "let (a, b) = pair(h)", "x = isWide ? h : other", "h <~ style", "h.mj_h %= 7", "h.mj_h &+= 7",
    "h.mj_h += amount", "h.mj_h &-= 7", "tableView.mj_header?.scale()",
    "self.tableView.mj_header!.stateLabel!.fade(to: 2)",
    "(h as UIView).setNeedsPaint()", "names[h.stateLabel!.fade(to: 2)] = 3",
  ])
  func `what Swift does with a component is reported at its line if it can't be read`(_ statement: String) {
    let found = imported(swift: statement)
    #expect(found.unread.contains { $0.hasPrefix("6: ") }, "\(found.unread)\n\(found.text)")
  }

  @Test(arguments: [
    "[@[h] makeObjectsPerformSelector:@selector(setHidden:) withObject:@YES];", "[h addSubview:v];",
    "[h.arrowView removeFromSuperview];", "[Style paint:h.stateLabel];", "[h setValue:@3 forKey:@\"mj_h\"];",
    "self.cells[3] = h;", "bump(&h->_height);", "scale(h, 3);", "[h performSelector:hide withObject:nil];",
    "h.mj_h++;", "++h.mj_h;", "x = isWide ? h : other;", "h.mj_h ^= 7;", "[self.tableView.mj_header scale];",
    "for (UIView *view in h.subviews) { view.hidden = YES; }",
    "[h.subviews enumerateObjectsUsingBlock:^(UIView *v, NSUInteger i, BOOL *stop) { v.hidden = YES; }];",
    "for (int i = 0; i < 3; i++) lists[i].mj_header = make(i);",
    "for (int i = 0; i < 3; i++) [lists[i] setMj_header:make(i)];",
  ])
  func `what Objective-C does with a component is reported at its line if it can't be read`(_ statement: String) {
    let found = imported(objectiveC: statement)
    #expect(found.unread.contains { $0.hasPrefix("6: ") }, "\(found.unread)\n\(found.text)")
  }

  @Test(
    arguments: [
      ("(h.mj_h, h.labelLeftInset) = (1, 2)", "labelLeftInset: 2"), ("let a = [h]; a[0].mj_h = 61", "height: 61"),
      ("if let x = tableView.mj_header as? MJRefreshHeader { x.mj_h = 61 }", "height: 61"),
      ("[h].forEach { $0.mj_h = 61 }", "height: 61"), ("for x in [h] { x.mj_h = 61 }", "height: 61"),
      ("let label = h.stateLabel; label?.isHidden = true", "hidden: true"),
    ] as [(String, String)])
  func `what Swift does with a component is read`(_ statement: String, _ part: String) {
    let found = imported(swift: statement)
    #expect(found.text.contains("\(part)  # Feed.swift:6"), "\(found.text)")
    #expect(found.unread == [])
  }

  @Test(
    arguments: [
      (
        "[@[h] enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *stop) { [o setHidden:YES]; }];",
        "hidden: true"
      ),
      ("NSArray *a = @[h]; ((MJRefreshHeader *)a[0]).mj_h = 61;", "height: 61"),
      ("MJRefreshHeader *x; (x = h).mj_h = 61;", "height: 61"), ("int a = 60; a++; h.mj_h = ++a;", "height: 62"),
      ("int a = 60; h.mj_h = a++;", "height: 60"),
    ] as [(String, String)])
  func `what Objective-C does with a component is read`(_ statement: String, _ part: String) {
    let found = imported(objectiveC: statement)
    #expect(found.text.contains("\(part)  # Feed.m:6"), "\(found.text)")
    #expect(found.unread == [])
  }

  @Test(arguments: [
    "h.endRefreshing()", "tableView.mj_header?.endRefreshing()", "h.beginRefreshing { self.load() }",
    "if h.isRefreshing { log() }", "if tableView.mj_header?.state == .idle { log() }", "let y = h.mj_h + 3",
    "guard let x = tableView.mj_header, x.isRefreshing else { return }", "print(h)", "view.frame = h.frame",
    "let height = tableView.mj_header?.frame.height ?? 0", "log(h.mj_h)", "self.header = h", "_ = h",
    "switch h.state { case .idle: log() default: break }", "let isBusy = h.isRefreshing || isLoading",
    "if h === tableView.mj_header { log() }", "view.bringSubviewToFront(h)", "h.stateLabel?.sizeToFit()",
    "label.text = h.stateLabel?.text", "cells[h.isHidden ? 1 : 0] = 3", "log(\"\\(h)\")", "h.setNeedsLayout()",
    "let isTall = h.mj_h > 50 ? true : false", "work { [weak h] in h?.endRefreshing() }",
  ])
  func `nothing is reported of what changes no setting`(_ statement: String) {
    let found = imported(swift: statement)
    #expect(found.unread == [])
    #expect(found.text.contains("height: 60"))
  }

  @Test func `a local variable with the name of a property doesn't hide what happens to the property`() {
    let found = imported(
      """
      class Feed: UIViewController {
        lazy var list: UITableView = {
          let list = UITableView()
          list.mj_header = MJRefreshNormalHeader { }
          return list
        }()
        override func viewDidLoad() {
          list.mj_header?.mj_h = 70
          self.list.mj_header?.isHidden = true
        }
      }
      """)
    #expect(found.text.contains("# Later, Feed.swift:8: `height` is changed here"), "\(found.text)")
    #expect(found.text.contains("# Later, Feed.swift:9: `hidden` is changed here"), "\(found.text)")
  }
}

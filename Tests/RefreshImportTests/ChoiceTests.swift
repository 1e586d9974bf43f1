import Testing

@testable import RefreshImport

/// `if` and `switch` whose branches have values.
struct ChoiceTests {
  private static func feed(_ statements: String) -> Import {
    imported(
      """
      class Feed: UITableViewController {
        let isTall = true
        override func viewDidLoad() {
          let h = MJRefreshNormalHeader()
          tableView.mj_header = h
          \(statements)
        }
      }
      """)
  }

  @Test(arguments: [
    "let height: CGFloat = if isTall { 80 } else { 50 }; h.mj_h = height",
    "h.mj_h = if isTall { 80 } else { 50 }",
    "h.mj_h = if !isTall { 50 } else if isTall { 80 } else { fatalError() }",
    "func height() -> CGFloat { return if isTall { 80 } else { 50 } }; h.mj_h = height()",
    "func height() -> CGFloat { if isTall { 80 } else { 50 } }; h.mj_h = height()",
  ])
  func `the branch that is taken gives the value`(_ statement: String) {
    let found = Self.feed(statement)
    #expect(found.unread == [] && found.text.contains("height: 80"), "\(found.unread)\n\(found.text)")
  }

  @Test(arguments: [
    "let height: CGFloat = if isWide { 80 } else { 50 }; h.mj_h = height",
    "h.mj_h = if isWide { 80 } else { 50 }",
    "h.mj_h = switch size { case .small: 80; default: 50 }",
  ])
  func `an unknown branch makes the key unknown`(_ statement: String) {
    let found = Self.feed(statement)
    #expect(found.text.contains("unknown: [header.height]"), "\(found.text)")
    #expect(found.unread.allSatisfy { $0.hasPrefix("6: `height` is ") } && !found.unread.isEmpty, "\(found.unread)")
  }

  @Test func `each branch may have a component`() {
    let found = Self.feed(
      "tableView.mj_footer = if isPaged { MJRefreshBackNormalFooter() } else { MJRefreshAutoNormalFooter() }")
    #expect(found.presets.count == 2 && found.text.contains("# Only sometimes, Feed.swift:6"), "\(found.text)")
    for type in ["backNormalFooter", "autoNormalFooter"] { #expect(found.text.contains(type), "\(found.text)") }
  }

  @Test func `a text may depend on the state`() {
    let found = imported(
      """
      class Own: MJRefreshHeader {
        let label = UILabel()
        override func prepare() { super.prepare(); addSubview(label) }
        override func placeSubviews() { super.placeSubviews(); label.frame = bounds }
        override var state: MJRefreshState {
          didSet { label.text = switch state { case .pulling: "Let go"; case .refreshing: "Wait"; default: "Pull" } }
        }
      }
      """)
    #expect(found.unread == [], "\(found.unread)")
    for part in [#"idle: "Pull""#, #"pulling: "Let go""#, #"refreshing: "Wait""#] {
      #expect(found.text.contains(part), "\(found.text)")
    }
  }

  @Test func `a loop may have a label`() {
    let found = Self.feed(
      "rows: for title in [\"a\", \"b\"] { if title == \"b\" { h.setTitle(title, for: .idle) } }")
    #expect(found.unread == [] && found.text.contains(#"idle: "b""#), "\(found.text)")
  }
}

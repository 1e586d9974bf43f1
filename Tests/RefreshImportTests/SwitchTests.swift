import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Cases for the states of a component, in the method of its class that shows a state.
struct SwitchTests {
  private typealias Case = (cases: String, isSwift: Bool, unread: [String], parts: [String])

  /// Reads a class whose cases begin in line 6.
  private static func imported(_ cases: String, isSwift: Bool) -> Import {
    RefreshImportTests.imported(
      isSwift
        ? """
        class Own: MJRefreshHeader {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
          var flag = Bool.random()
          override func prepare() { super.prepare(); addSubview(label) }
          override var state: MJRefreshState { didSet { switch state {
          \(cases)
          } } }
        }
        """
        : """
        @implementation Own
        - (void)prepare { [super prepare]; self.label = [UILabel new]; [self addSubview:self.label]; }
        - (void)placeSubviews { [super placeSubviews]; self.label.frame = CGRectMake(0, 0, 50, 20); }
        - (void)setState:(MJRefreshState)state { MJRefreshCheckState
          switch (state) {
          \(cases)
          } }
        @end
        @interface Own : MJRefreshHeader
        @property (nonatomic) UILabel *label;
        @end
        """, as: isSwift ? "Own.swift" : "Own.m")
  }

  private static let cases: [Case] = [
    (
      """
      case .idle where flag: label.text = "F"
      case .idle: label.text = "A"
      default: label.text = "B"
      """, true, ["6: `parts.label`: `text` is only set under a condition"],
      ["unknown: [header.parts.label]", "idle: \"A\"", "pulling: \"B\""]
    ),
    (
      """
      case let x where x.rawValue > 3: label.text = "X"
      default: label.text = "B"
      """, true, ["6: `parts.label`: `text` is only set under a condition"], ["text: \"B\""]
    ),
    (
      """
      case .idle:
        label.text = "A"
        fallthrough
      case .pulling: label.text = "B"
      default: label.text = "C"
      """, true, [], ["idle: \"B\"", "pulling: \"B\"", "refreshing: \"C\""]
    ),
    (
      """
      case .idle: label.text = "A"
      case .pulling, .refreshing, .willRefresh, .noMoreData: label.text = "B"
      @unknown default: break
      """, true, [], ["idle: \"A\"", "refreshing: \"B\""]
    ),
    (
      """
      case MJRefreshStateIdle: self.label.text = @"A";
      case MJRefreshStatePulling: { self.label.text = @"B"; break; }
      case MJRefreshStateRefreshing: if (self.isOn) break;
      default: self.label.text = @"C";
      """, false, [], ["idle: \"B\"", "pulling: \"B\"", "refreshing: \"C\""]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `a case runs in its states, and in those that fall through to it`(_ index: Int) {
    let (cases, isSwift, unread, parts) = Self.cases[index]
    let found = Self.imported(cases, isSwift: isSwift)
    #expect(found.unread == unread, "\(cases)")
    for part in parts { #expect(found.text.contains(part), "\(cases): \(part)\n\(found.text)") }
  }

  @Test(
    arguments: [
      ("{ $0 == nil ? \"Never\" : \"Done\" }", false),
      ("{ d in if d == nil { return \"Never\" }; return \"Done\" }", false),
      ("{ d in d.map { _ in \"Done\" } ?? \"Never\" }", false), ("{ _ in \"Done\" }", true),
      ("{ $0 == nil ? \"Done\" : \"Done\" }", true),
    ] as [(String, Bool)])
  func `a text without a time isn't lost`(_ closure: String, isRead: Bool) {
    let found = RefreshImportTests.imported(
      """
      func f(list: UITableView) {
        let h = MJRefreshNormalHeader { }
        h.lastUpdatedTimeText = \(closure)
        list.mj_header = h
      }
      """)
    #expect(found.unread == (isRead ? [] : ["3: `lastUpdatedTimeText` is computed"]))
    #expect(found.text.contains("lastUpdatedTimeText: \"Done\"") == isRead, "\(found.text)")
  }

  @Test func `a property of the app may be named like a part of exported code`() {
    let found = RefreshImportTests.imported(
      """
      class Own: MJRefreshHeader {
        let titlePart = UILabel()
        override func prepare() { super.prepare(); titlePart.text = "Hello"; addSubview(titlePart) }
        override func placeSubviews() {
          super.placeSubviews()
          titlePart.frame = CGRect(x: 0, y: 10, width: 100, height: 20)
          lastUpdatedTimeKey = "own"
        }
      }
      """)
    #expect(found.unread == [])
    for part in ["titlePart:", "text: \"Hello\"", "center: [50, 20]", "lastUpdatedTimeKey: \"own\""] {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
  }
}

import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Classes, extensions and functions of the app that set up components.
struct OwnClassTests {
  private typealias Case = (code: String, unread: [String], parts: [String])

  private static let cases: [Case] = [
    (
      """
      class Own: MJRefreshNormalHeader { override func prepare() { super.prepare(); mj_h = 60; setTitle("A", for: .idle) } }
      class Bare: Own { override func prepare() { mj_h = 70 } }
      class Feed { func f() { list.mj_header = Bare { } } }
      """, ["2: `prepare` is overridden here without what MJRefresh does"],
      ["unknown: [header]\nheader:\n  type: normalHeader  # Feed.swift:3\n  height: 70  # Feed.swift:2\n"]
    ),
    (
      """
      class Feed: UIViewController {
        lazy var list: UITableView = { let t = UITableView(); t.mj_header = header; return t }()
        lazy var header: MJRefreshNormalHeader = { let h = MJRefreshNormalHeader { }; h.mj_h = 71; return h }()
      }
      """, [], ["`list` of `Feed`", "height: 71"]
    ),
    (
      """
      class Own: MJRefreshHeader {
        let label = UILabel(), box = UIView()
        override func prepare() {
          super.prepare()
          addSubview(label)
          addSubview(box)
          label.numberOfLines = 0
          box.layer.cornerRadius = 3
          box.layer.borderWidth = 1
          box.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        }
        override func placeSubviews() { super.placeSubviews(); label.frame = bounds }
      }
      """,
      [
        "2: the place of the box `box` can't be read: add it, and write `parts: { box: { kind: box, color: \"#00000000\", "
          + "cornerRadius: 3, border: { width: 1 } } }`",
        "7: `parts.label`: `numberOfLines` isn't read", "10: `parts.box`: `layer.borderColor` is computed",
      ], ["unknown: [header.parts.box, header.parts.label]"]
    ),
    (
      """
      class Own: MJRefreshHeader {
        let back = UIView(), label = UILabel(), dot = UIImageView(image: UIImage(named: "nowhere"))
        override func prepare() {
          super.prepare()
          addSubview(label)
          insertSubview(back, at: 0)
          addSubview(dot)
          label.frame = .zero
        }
        override func placeSubviews() {
          super.placeSubviews()
          back.frame = CGRect(x: 0, y: 0, width: CGRectGetWidth(bounds), height: bounds.maxY)
          label.frame = CGRectInset(bounds, 10, 5)
          dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          dot.center = CGPoint(x: CGRectGetMidX(self.bounds), y: bounds.midY)
        }
      }
      """, ["2: `parts.dot.image`: there is no image `nowhere` in the folders that were read"],
      [
        "unknown: [header.parts.dot]",
        "  parts:\n    back:\n      kind: box  # Feed.swift:2\n      center: [50%, 50%]  # Feed.swift:2\n      size: [100%, 100%]",
        "    label:\n      kind: label  # Feed.swift:2\n      left: 10  # Feed.swift:2\n      right: 10  # Feed.swift:2\n      top: 5",
      ]
    ),
    (
      """
      enum Style { case plain, tall }
      extension UIScrollView {
        func addHeader(_ style: Style = .plain) {
          switch style {
          case .plain: mj_header = MJRefreshNormalHeader { }
          case .tall: let h = MJRefreshGifHeader { }; h.mj_h = 90; mj_header = h
          }
        }
      }
      class Feed { func f() { list.addHeader() } }
      class News { func f() { list.addHeader(.tall) } }
      """, [], ["name: feed\nheader:\n  type: normalHeader", "name: news\nheader:\n  type: gifHeader"]
    ),
    (
      """
      extension Big where Self: MJRefreshHeader { func big() { mj_h = 100 } }
      class Own: MJRefreshNormalHeader, Big { override func prepare() { super.prepare(); big() } }
      class Feed { func f() { list.mj_header = Own { } } }
      """, ["2: `big` isn't read"], ["unknown: [header]"]
    ),
    (
      """
      class Own: MJRefreshNormalHeader { var height: CGFloat { get { mj_h } set { mj_h = newValue } } }
      class Feed { func f() { let h = Own { }; h.height = 70; list.mj_header = h } }
      """, [], ["height: 70"]
    ),
    (
      """
      class Own: MJRefreshNormalHeader { @Scaled var height: CGFloat }
      class Feed { func f() { let h = Own { }; h.height = 70; list.mj_header = h } }
      """, ["2: `height` is a property of `Own`, and what else it changes isn't read"], ["unknown: [header]"]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `what the app's own code does is read or reported`(_ index: Int) {
    let (code, unread, parts) = Self.cases[index]
    let found = imported(code)
    #expect(found.unread == unread, "\(code)")
    for part in parts {
      #expect(found.presets.contains { $0.text.contains(part) }, "\(code): \(part)\n\(found.text)")
    }
  }

  @Test func `a private extension is that of its file, and otherwise the ambiguity is reported`() {
    func file(_ name: String, _ code: String) -> SourceFile {
      SourceFile(
        path: "\(name).swift",
        text: code
          + "class \(name) { func f() { let h = MJRefreshNormalHeader { }; h.look(); list.mj_header = h } }")
    }
    let found = Import(
      [
        file("A", "private extension MJRefreshNormalHeader { func look() { mj_h = 71 } }\n"),
        file("B", "private extension MJRefreshNormalHeader { func look() { mj_h = 72 } }\n"), file("C", "\n"),
      ], to: ".", images: [])
    #expect(found.text.contains("height: 71  # A.swift:1") && found.text.contains("height: 72  # B.swift:1"))
    #expect(found.unread == ["2: `look` has 2 declarations, and it isn't known which one is meant"])
  }
}

import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// The names that code gives to classes of components, and to their modules and types.
struct TypeNameTests {
  private typealias Case = (code: String, isSwift: Bool, parts: [String])

  private static let cases: [Case] = [
    (
      """
      import class MJRefresh.MJRefreshNormalHeader
      class Feed: UITableViewController { func f() { list.mj_header = MJRefreshNormalHeader { } } }
      """, true, ["type: normalHeader"]
    ),
    (
      """
      import class UIKit.UIImage
      import struct Foundation.Date
      @testable import func Core.find
      class Own: MJRefreshNormalHeader { override func prepare() { super.prepare(); mj_h = 71 } }
      class Feed: UITableViewController { func f() { list.mj_header = Own { } } }
      """, true, ["height: 71", "of `Feed`"]
    ),
    (
      """
      import MJRefresh
      typealias Header = MJRefreshNormalHeader
      public typealias Footer = MJRefresh.MJRefreshAutoNormalFooter
      typealias Paint = UIColor
      class Feed: UITableViewController {
        func f() {
          typealias Other = Header
          let h = Other { }
          h.stateLabel?.textColor = Paint.red
          list.mj_header = h
          list.mj_footer = Footer(refreshingBlock: { })
        }
      }
      """, true, ["type: normalHeader", "type: autoNormalFooter", "\"#FF0000\""]
    ),
    (
      """
      enum Big { typealias Header = Tall }
      enum Small { typealias Header = MJRefreshGifHeader; static func add(_ v: UITableView) { v.mj_header = Header() } }
      class Tall: MJRefreshStateHeader { override func prepare() { super.prepare(); mj_h = 90 } }
      class Feed { func f() { list.mj_header = Tall { }; Small.add(other) } }
      """, true, ["height: 90", "type: gifHeader"]
    ),
    (
      """
      typedef MJRefreshNormalHeader Header;
      @compatibility_alias Footer MJRefreshAutoNormalFooter;
      #define TRAILER MJRefreshNormalTrailer
      @interface Own : Header
      @end
      @implementation Own
      - (void)prepare { [super prepare]; self.mj_h = 72; }
      @end
      @implementation Feed
      - (void)viewDidLoad {
        self.list.mj_header = [Own headerWithRefreshingBlock:^{ }];
        Footer *f = [Footer footerWithRefreshingBlock:^{ }];
        [f linkTo:self.list];
        self.list.mj_trailer = [TRAILER trailerWithRefreshingBlock:^{ }];
      }
      @end
      """, false, ["height: 72", "type: autoNormalFooter", "type: normalTrailer"]
    ),
    (
      """
      class Own<Item: Codable>: MJRefresh.MJRefreshNormalHeader, Themed {
        override func prepare() { super.prepare(); mj_h = 73 }
      }
      class Feed { func f() { list.mj_header = Own<Int> { } } }
      """, true, ["height: 73", "of `Feed`"]
    ),
    (
      """
      class Outer { class Inner: MJRefreshNormalHeader { override func prepare() { super.prepare(); mj_h = 74 } } }
      class Other { class Inner: MJRefreshNormalHeader { override func prepare() { super.prepare(); mj_h = 75 } } }
      class Feed {
        func f() {
          list.mj_header = Outer.Inner { }
          list.mj_footer = MJRefresh.MJRefreshAutoFooter { }
          grid.mj_header = Other.Inner(refreshingBlock: { })
        }
      }
      """, true, ["height: 74", "height: 75", "type: autoFooter"]
    ),
    (
      """
      extension MJRefreshNormalHeader {
        class func made() -> Self { let h = Self { }; h.mj_h = 76; return h }
        static var plain: MJRefreshNormalHeader { let h = Self(); h.mj_h = 77; return h }
      }
      class Feed {
        var type: MJRefreshFooter.Type { MJRefreshBackFooter.self }
        func f() {
          list.mj_header = MJRefreshNormalHeader.made()
          list.mj_footer = type.init(refreshingBlock: { })
          grid.mj_header = MJRefreshNormalHeader.plain
        }
      }
      """, true, ["height: 76", "height: 77", "type: backFooter"]
    ),
    (
      """
      class Feed {
        func f() {
          let h = MJRefreshNormalHeader { }, f = MJRefreshAutoFooter { }
          list.mj_header = h
          list.mj_footer = f
        }
      }
      """, true, ["type: normalHeader", "type: autoFooter"]
    ),
    (
      """
      class Feed {
        let h = MJRefreshNormalHeader(), f: MJRefreshFooter = MJRefreshAutoFooter()
        func f() { list.mj_header = h; list.mj_footer = f }
      }
      """, true, ["type: normalHeader", "type: autoFooter"]
    ),
    (
      """
      @implementation Feed
      - (void)viewDidLoad {
        self.list.mj_header = MJRefreshNormalHeader.new;
        CGFloat a = 60, b = 20;
        self.list.mj_header.mj_h = a + b;
        self.list.mj_footer = MJRefreshAutoFooter.alloc.init;
      }
      @end
      """, false, ["type: normalHeader", "type: autoFooter", "height: 80"]
    ),
    (
      """
      @interface MJRefreshHeader : MJRefreshComponent
      @end
      @implementation Feed
      - (void)viewDidLoad { self.list.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ }]; }
      @end
      """, false, ["type: normalHeader"]
    ),
    (
      """
      enum Style { enum Text { static let idle = "Pull" }; static let tall = 60.0 }
      class Feed {
        func f() {
          let h = MJRefreshNormalHeader { }
          for c in [h] as [MJRefreshComponent] { c.mj_h = Style.tall }
          h.setTitle(Style.Text.idle, for: .idle)
          list.mj_header = h
        }
      }
      """, true, ["height: 60", "idle: \"Pull\""]
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `a class is known by all of its names`(_ index: Int) {
    let (code, isSwift, parts) = Self.cases[index]
    let found = imported(code, as: isSwift ? "Feed.swift" : "Feed.m")
    #expect(found.unread == [], "\(code)")
    #expect(found.libraryFiles == [])
    for part in parts {
      #expect(found.presets.contains { $0.text.contains(part) }, "\(code): \(part)\n\(found.text)")
    }
  }
}

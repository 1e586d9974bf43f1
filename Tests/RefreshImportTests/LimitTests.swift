import RefreshDiagnostics
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshImport

struct LimitTests {
  private func differences(_ preset: String, from code: Import) throws -> [String] {
    CodeComparison([try SuiteTexts.preset(preset)], with: code).diagnostics.sorted().map(\.message)
  }

  private static let preset =
    "name: feed\nheader: { type: normalHeader, height: 80 }\nfooter: { type: backFooter }\n"

  /// Code that sets a height, does something that is too much, and sets another height.
  private static func code(_ middle: String) -> String {
    """
    func setUp(list: UITableView) {
      let header = MJRefreshNormalHeader { }
      header.mj_h = 60
      list.mj_header = header
      \(middle)
      header.mj_h = 80
    }
    """
  }

  @Test func `steps without end are reported at the line, and the component is not compared`() throws {
    let found = imported(Self.code("while true { header.isHidden = false }"))
    #expect(
      found.unread.contains { $0.hasPrefix("5: the code from here on takes too many steps") }, "\(found.unread)")
    #expect(found.text.contains("# Not read, Feed.swift:2: the code of the header is too long or too deep"))
    #expect(try differences(Self.preset, from: found) == [])
  }

  @Test func `calls that lie too deep are reported at the line`() throws {
    let calls = (0..<25).map { "func f\($0)(_ h: MJRefreshNormalHeader) { f\($0 + 1)(h) }\n" }.joined()
    let found = imported(
      Self.code("f0(header)") + "\n" + calls + "func f25(_ h: MJRefreshNormalHeader) { h.mj_h = 70 }")
    #expect(found.unread.contains { $0.contains("nested more than 20 deep") }, "\(found.unread)")
    // The functions that are not reached this way are read by themselves.
    #expect(try !differences(Self.preset, from: found).contains { $0.contains("header.height") })
  }

  @Test func `blocks that lie too deep are reported at the line`() throws {
    let nested =
      String(repeating: "do {\n", count: 120) + "header.mj_h = 70\n" + String(repeating: "}\n", count: 120)
    let found = imported(Self.code(nested))
    #expect(found.unread.contains { $0.contains("nested more than 100 deep") }, "\(found.unread)")
    #expect(try differences(Self.preset, from: found) == [])
  }

  @Test(arguments: [
    String(repeating: "(", count: 60) + "70" + String(repeating: ")", count: 60),
    String(repeating: "1 + ", count: 500) + "70",
  ])
  func `an expression that is too long or too deep is reported at the line`(_ text: String) throws {
    let found = imported(Self.code("header.mj_h = \(text)"))
    #expect(found.unread.contains { $0.hasPrefix("5: expressions are followed 40 deep") }, "\(found.unread)")
    #expect(try differences(Self.preset, from: found) == [])
  }

  @Test func `a list that is too long is reported at the line, and none of it is taken`() throws {
    let found = imported(
      """
      func setUp(list: UITableView) {
        let header = MJRefreshGifHeader { }
        header.setImages((0...2500).map { UIImage(named: "a\\($0)")! }, for: .idle)
        list.mj_header = header
      }
      """)
    #expect(found.unread.contains { $0.hasPrefix("3: this list has more than 2,000 items") }, "\(found.unread)")
    #expect(!found.text.contains("images:"))
  }

  @Test func `code that is only long is read to its end`() {
    let lines = (0..<8_000).map { "  log(\($0))\n" }.joined()
    let found = imported(Self.code(lines))
    #expect(found.unread == [])
    #expect(found.text.contains("height: 80"))
  }
}

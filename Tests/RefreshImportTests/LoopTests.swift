import Testing

@testable import RefreshImport

/// Loops whose condition is at their end, and code that is deferred to the end of a block.
struct LoopTests {
  @Test(
    arguments: [
      ("var k = 3; repeat { k -= 1; h.mj_h = CGFloat(50 + k) } while k > 1", "height: 51"),
      ("var k = 3; repeat { k += 1; if k > 5 { break } } while true; h.mj_h = CGFloat(k)", "height: 6"),
      ("repeat { h.mj_h = 60 } while false", "height: 60"), ("do { h.mj_h = 60 }", "height: 60"),
      ("defer { h.mj_h = 55 }; h.mj_h = 44", "height: 55"),
      (
        "do { defer { h.mj_h = 55 }; h.mj_h = 44 }; h.labelLeftInset = h.mj_h > 1 ? 3 : 4; h.mj_h = 33",
        "height: 33"
      ),
      ("defer { h.mj_h = 1 }; defer { h.mj_h = 2 }", "height: 1"),
      ("defer { h.mj_h = 55 }; if true { return }; h.mj_h = 66", "height: 55"),
    ] as [(String, String)])
  func `loops that run at least once, and what is deferred, run when Swift runs them`(
    _ statement: String, _ part: String
  ) {
    let found = imported(
      "func set(_ list: UITableView) { let h = MJRefreshNormalHeader { }; list.mj_header = h; \(statement) }")
    #expect(found.text.contains(part), "\(found.text)")
  }

  @Test(
    arguments: [
      ("int k = 2; do { k--; } while (k > 0); h.mj_h = 70 + k;", "height: 70"),
      ("int k = 3; do { k--; h.mj_h = 50 + k; } while (k > 1);", "height: 51"),
      ("do { h.mj_h = 60; } while (0); h.labelLeftInset = 4;", "labelLeftInset: 4"),
    ] as [(String, String)])
  func `loops that run at least once do so in Objective-C`(_ statement: String, _ part: String) {
    let found = imported(
      """
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        \(statement)
        self.tableView.mj_header = h;
      }
      @end
      """, as: "Feed.m")
    #expect(found.unread == [])
    #expect(found.text.contains(part), "\(found.text)")
  }
}

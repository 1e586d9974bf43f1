import Testing

@testable import RefreshImport

/// Numbers as the compilers of both languages compute them.
struct NumberTests {
  private func height(objectiveC statements: String, _ before: String = "") -> String? {
    height(
      imported(
        """
        \(before)
        @implementation Feed
        - (void)viewDidLoad {
          MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
          self.tableView.mj_header = h;
          \(statements)
        }
        @end
        """, as: "Feed.m"))
  }

  private func height(swift statements: String, _ before: String = "") -> String? {
    height(
      imported(
        """
        \(before)
        class Feed: UIViewController {
          func viewDidLoad() {
            let h = MJRefreshNormalHeader { }
            tableView.mj_header = h
            \(statements)
          }
        }
        """))
  }

  /// The height in a preset, "computed" if that is reported.
  private func height(_ found: Import) -> String? {
    if found.unread.contains(where: { $0.hasSuffix("`height` is computed") }) { return "computed" }
    return found.text.firstMatch(of: /height: (\S+)/).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      ("0106", "70"), ("-7 / 2 + 50", "47"), ("7 / 2", "3"), ("(7) / 2", "3"), ("(int)7.9", "7"), ("5L / 2", "2"),
      ("5u / 2", "2"), ("0x10 / 3", "5"), ("010 + 1.0", "9"), ("1 << 2 + 3", "32"), ("5 & 3 + 40", "1"),
      ("7 / 2.0", "3.5"), ("7.0f / 2", "3.5"), ("(CGFloat)7 / 2", "3.5"), ("(CGFloat)(7 / 2)", "3"), ("7 % 4", "3"),
      ("1 | 6 ^ 2", "5"), ("1 + 2 == 3 ? 60 : 70", "60"), ("0x1Fu", "31"), ("1e2 / 8", "12.5"), ("08", "computed"),
      ("(unsigned char)300", "computed"), ("7 / 0", "computed"), ("(Points)7 / 2", "computed"),
      ("(Points)8 / 2", "4"),
      ("2147483647 * 2147483647 * 4", "computed"), ("0b11 + 1", "4"),
    ] as [(String, String)])
  func `Objective-C computes with whole numbers as C does`(_ expression: String, _ value: String) {
    #expect(height(objectiveC: "h.mj_h = \(expression);") == value)
  }

  @Test(
    arguments: [
      ("int n = 7; h.mj_h = n / 2;", "3"), ("int n = 7.9; h.mj_h = n;", "7"),
      ("CGFloat n = 7; h.mj_h = n / 2;", "3.5"),
      ("const NSInteger n = 7; h.mj_h = n / 2;", "3"), ("Points n = 7; h.mj_h = n / 2;", "computed"),
      ("unsigned long n = 7; n /= 2; h.mj_h = n;", "3"), ("int n = 1; n += 1.9; h.mj_h = n;", "2"),
      ("int n; n = 7.9; h.mj_h = n;", "7"), ("for (int i = 0; i < 4; i++) { h.mj_h = i / 2; }", "1"),
      ("h.mj_h = half(7);", "3"), ("h.mj_h = kWhole / 2;", "3"), ("h.mj_h = kReal / 2;", "3.5"),
      ("h.mj_h = 70; // comment \\\n h.mj_h = 80;", "70"), ("h.mj_h = 70; // comment \\\r\n h.mj_h = 80;", "70"),
      ("h.mj_h = @(7 / 2).doubleValue;", "computed"), ("NSUInteger n = -7; h.mj_h = n;", "computed"),
    ] as [(String, String)])
  func `a variable of Objective-C keeps the kind of its type`(_ statements: String, _ value: String) {
    let before = """
      static const int kWhole = 7;
      static const CGFloat kReal = 7;
      static int half(int n) { return n / 2; }
      """
    #expect(height(objectiveC: statements, before) == value)
  }

  @Test(
    arguments: [
      ("h.mj_h = 7 / 2", "3.5"), ("h.mj_h = CGFloat(7 / 2)", "3"), ("let n = 7; h.mj_h = CGFloat(n / 2)", "3"),
      ("h.mj_h = CGFloat(Int(7.9))", "7"), ("let k = 10 / 4; h.mj_h = CGFloat(k)", "2"),
      ("let n: Int = -7; h.mj_h = CGFloat(n / 2 + 50)", "47"), ("let n: CGFloat = 7 / 2; h.mj_h = n", "3.5"),
      ("let n: CGFloat = 7; h.mj_h = n / 2", "3.5"), ("let n = 7.0; h.mj_h = n / 2", "3.5"),
      ("h.mj_h = CGFloat(half(7))", "3"), ("h.mj_h = real(7)", "3.5"), ("h.mj_h = CGFloat(whole / 2)", "3"),
      ("h.mj_h = point / 2", "3.5"), ("h.mj_h = CGFloat(7) / 2", "3.5"),
      ("var n = 7; n /= 2; h.mj_h = CGFloat(n)", "3"),
      ("h.mj_h = 010", "10"), ("h.mj_h = 0o10 + 0b11", "11"), ("for i in 0..<4 { h.mj_h = CGFloat(i / 2) }", "1"),
      ("h.mj_h = CGFloat(7 % 4) + 0x10", "19"), ("let n: Points = 7; h.mj_h = n / 2", "computed"),
      ("h.mj_h = (7 as CGFloat) / 2", "3.5"), ("h.mj_h = CGFloat(UInt8(300))", "computed"),
    ] as [(String, String)])
  func `Swift computes with the types of its numbers`(_ statements: String, _ value: String) {
    let before = """
      let whole = 7
      let point: CGFloat = 7
      func half(_ n: Int) -> Int { n / 2 }
      func real(_ n: CGFloat) -> CGFloat { return n / 2 }
      """
    #expect(height(swift: statements, before) == value)
  }

  @Test(
    arguments: [
      ("HALF(14)", "7"), ("HALF(4 + 6)", "computed"), ("HALF((4 + 6))", "5"), ("SAFE(4 + 6)", "5"),
      ("SUM", "10"), ("SUM / 2", "computed"), ("(SUM) / 2", "5"), ("ALIAS * 2", "computed"), ("CLOSED / 2", "5"),
      ("(int)SUM", "computed"), ("-SUM", "computed"), ("CLOSED + 1", "11"), ("HALF(SUM)", "computed"),
      ("isWide ? SUM : SUM", "computed"), ("JOIN(1)", "computed"),
    ] as [(String, String)])
  func `a macro is not taken for more than its text is`(_ expression: String, _ value: String) {
    let macros = """
      #define HALF(x) x / 2
      #define SAFE(x) ((x) / 2)
      #define SUM 4 + 6
      #define ALIAS SUM
      #define CLOSED (4 + 6)
      #define JOIN(x) x ## 2
      """
    #expect(height(objectiveC: "h.mj_h = \(expression);", macros) == value)
  }

  @Test func `a colour by a macro without brackets is divided as C does`() {
    let found = imported(
      """
      #define RGB(r,g,b) [UIColor colorWithRed:r/255 green:g/255 blue:(b)/255.0 alpha:1]
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        h.stateLabel.textColor = RGB(66,66,66);
        self.tableView.mj_header = h;
      }
      @end
      """, as: "Feed.m")
    #expect(found.text.contains("textColor: \"#000042\""), "\(found.text)")
  }
}

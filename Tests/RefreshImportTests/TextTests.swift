import Testing

@testable import RefreshImport

/// Texts as the compilers of both languages read them.
struct TextTests {
  private func title(_ found: Import) -> String? {
    if found.unread.contains(where: { $0.hasSuffix("`titles.idle` is computed") }) { return "computed" }
    return found.text.firstMatch(of: #/idle: (".*?")  # /#).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      (#"("a")"#, #""a""#), (#"(("a"))"#, #""a""#), (#""a\("x)")b""#, #""ax)b""#), (#""\(")")""#, #"")""#),
      (#""\(7 / 2)""#, #""3""#), (#""\(3.0)""#, #""3.0""#), ("String(3.0)", #""3.0""#), ("String(3)", #""3""#),
      (#"String(repeating: "x", count: 3)"#, #""xxx""#), ("String(255, radix: 16)", "computed"),
      (#"String(format: "%-5d|%+d", 4, 5)"#, "computed"), (#"String(format: "%03d", 4)"#, #""004""#),
      ("\"\"\"\n    a \\\n    b\n    \"\"\"", #""a b""#),
      ("\"\"\"\n    a \\(\"x\")\n      b\n    \"\"\"", #""a x\n  b""#),
      ("\"\"\"\r\n    a\r\n    \"\"\"", #""a""#), ("\"\"\"\n    \"\"\"", #""""#),
      ("\"\"\"\n  a\n\n  b\n  \"\"\"", #""a\n\nb""#),
      (#""a\0b""#, #""a\u0000b""#), (##"#"a\#("x")\n"#"##, #""ax\\n""#),
    ] as [(String, String)])
  func `Swift's texts have what the app shows`(_ expression: String, _ text: String) {
    let found = imported(
      "func f() {\n  let h = MJRefreshNormalHeader { }\n  h.setTitle(\(expression), for: .idle)\n  list.mj_header = h\n}"
    )
    #expect(title(found) == text)
  }

  @Test(
    arguments: [
      (#"(@"a")"#, #""a""#), ("T", #""mac""#), (#"[NSString stringWithFormat:(@"%d"), 3]"#, #""3""#),
      (#"[NSString stringWithFormat:@"%d", 7 / 2]"#, #""3""#),
      (#"@"\a\b\f\v\e""#, #""\u0007\u0008\u000C\u000B\u001B""#),
      ("@\"a\\\nb\"", #""ab""#), (#"@"\101""#, #""A""#), ("[NSString stringWithFormat:@\"%@\", @(3.0)]", #""3""#),
    ] as [(String, String)])
  func `Objective-C's texts have what the app shows`(_ expression: String, _ text: String) {
    let found = imported(
      """
      #define T (@"mac")
      @implementation Feed
      - (void)viewDidLoad {
        MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        [h setTitle:\(expression) forState:MJRefreshStateIdle];
        self.tableView.mj_header = h;
      }
      @end
      """, as: "Feed.m")
    #expect(title(found) == text)
  }

  @Test(arguments: [
    (0..<40).map { "let s\($0 + 1) = s\($0) + s\($0)" }.joined(separator: "; "),
    "var s40 = s0; for _ in 0..<40 { s40 += s40 }",
    (0..<40).map { "let s\($0 + 1) = \"\\(s\($0))\\(s\($0))\"" }.joined(separator: "; "),
    "let s40 = String(repeating: s0, count: 1_000_000_000)",
    (0..<40).map { "let s\($0 + 1) = String(format: \"%@%@\", s\($0), s\($0))" }.joined(separator: "; "),
  ])
  func `a text that grows without end is reported at its line, and none of it is taken`(_ statements: String) {
    let found = imported(
      "func f() {\n  let h = MJRefreshNormalHeader { }\n  let s0 = \"xxxxxxxxxx\"\n  \(statements)\n  h.setTitle(s40, for: .idle)\n  list.mj_header = h\n}"
    )
    #expect(found.unread.contains("4: this text has more than 20,000 bytes"), "\(found.unread)")
    #expect(!found.text.contains("titles:"))
  }

  @Test(arguments: ["zh_CN", "", "x", "a b", "中文"])
  func `a language that is none is reported`(_ language: String) {
    let found = imported(
      "func f() {\n  MJRefreshConfig.default.languageCode = \"\(language)\"\n  list.mj_header = MJRefreshNormalHeader { }\n}"
    )
    #expect(found.unread.contains { $0.hasPrefix("2: ") }, "\(found.unread)")
    #expect(found.text.contains("type: normalHeader"))
  }
}

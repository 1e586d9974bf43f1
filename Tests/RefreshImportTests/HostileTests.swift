import HeapWork
import Testing

@testable import RefreshImport

/// Files that are broken or malicious.
struct HostileTests {
  private static let setup = "func f() { t.mj_header = MJRefreshHeader() }\n"

  @Test(arguments: [
    "let a = \"never closed\nlet b = 'x\n", "/* never closed ", "let a = \"\"\"\n never closed", "#if A\n",
    "func f( {\n}}}})))]]]\n", "@implementation\n@end\n- (void)\n", "let s = \"\\(a(\"\\(b",
    "#define\n#define A(\n#endif\n#else\n",
    "class : {\nextension {\nfunc\nlet\n", "\u{FEFF}", "for (;;) { while (1) { } }\nfor i in 0...",
    "[[[a b:c d:] e",
    "switch a {\ncase", "#\"\"\"", "'", "$", "@", "`", "\\", "#", "1e", "0x", ".", "{", "}", "a ? b : ",
  ])
  func `a broken file is read as far as it goes`(_ text: String) {
    for path in ["A.swift", "A.m"] {
      _ = imported(text, as: path)
      let found = imported(Self.setup + text, as: "A.swift")
      #expect(found.presets.map(\.name) == ["a"])
    }
  }

  @Test(arguments: [
    "{", "(", "[", "a(", "a.b(", "[a ", "if a {", "if (a) ", "-", "a ? ", "!", "{ (", "#if A\n", "\"\\(", "/*",
    "a = ",
    "class A { ", "func f() { ", "^{", "@[", "for i in a {", "a { ", "switch a { case b: ",
  ])
  func `deep nesting takes neither the stack nor much work`(_ text: String) {
    let start = "x.mj_header = MJRefreshHeader()\nfunc f() { MJRefreshHeader()\n"
    for path in ["A.swift", "A.m"] {
      _ = imported(start + String(repeating: text, count: 20_000), as: path)
      let growth = HeapWork.growth(from: (500, 2_000)) {
        _ = imported(start + String(repeating: text, count: $0), as: path)
      }
      #expect(growth < 1.5)
    }
  }

  @Test func `calls that call each other, and loops that never end, are given up`() {
    let found = imported(
      """
      func a() -> MJRefreshHeader { let h = b(); c(h); return h }
      func b() -> MJRefreshHeader { let h = a(); c(h); c(h); return h }
      func c(_ h: MJRefreshHeader) { d(h); d(h); h.mj_h = 60 }
      func d(_ h: MJRefreshHeader) { e(h); e(h) }
      func e(_ h: MJRefreshHeader) { c(h); e(h) }
      func g() {
        var i = 0
        while true { i += 1 }
        for _ in 0...1_000_000_000 { t.mj_header = MJRefreshHeader() }
      }
      func k() { t.mj_header = MJRefreshHeader() }
      """)
    #expect(found.presets.contains { $0.preset.header?.kind == .header })
  }

  @Test func `a long file takes work in proportion to its length`() {
    let line = "func f() { list.mj_header = MJRefreshHeader { a.b { c in d(c) } } }\n"
    let growth = HeapWork.growth(from: (50, 200)) {
      _ = imported("let a = 1\n" + String(repeating: line, count: $0))
    }
    #expect(growth < 1.5)
  }
}

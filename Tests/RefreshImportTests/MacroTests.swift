import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Macros of C that are statements, in a header of the app.
struct MacroTests {
  private typealias Case = (macro: String, statements: String, unread: [String], parts: [String])

  private static func imported(_ macro: String, _ statements: String) -> Import {
    Import(
      [
        SourceFile(path: "App.h", text: macro),
        SourceFile(
          path: "Feed.m",
          text: """
            @implementation Feed
            - (void)viewDidLoad {
              MJRefreshNormalHeader *h = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ }];
              self.list.mj_header = h;
              \(statements)
            }
            @end
            """),
      ], to: ".", images: [])
  }

  private static let cases: [Case] = [
    (
      "#define HIDE_TIME(x) do { x.lastUpdatedTimeLabel.hidden = YES; } while (0)", "HIDE_TIME(h);", [],
      ["lastUpdatedTimeLabel:\n    hidden: true  # App.h:1"]
    ),
    (
      """
      #define TITLES(x) [x setTitle:@"a" forState:MJRefreshStateIdle]; \\
        [x setTitle:@"b" forState:MJRefreshStatePulling];
      """, "TITLES(h)", [], ["idle: \"a\"  # App.h:1", "pulling: \"b\"  # App.h:2"]
    ),
    (
      "#define MORE(v, sel) v.mj_footer = [MJRefreshAutoFooter footerWithRefreshingTarget:self refreshingAction:@selector(sel)]",
      "MORE(self.list, more); self.list.mj_footer.mj_h = 70;", [], ["type: autoFooter", "height: 70"]
    ),
    ("#define STYLE h.mj_h = kHeight;\n#define kHeight 71", "STYLE", [], ["height: 71"]),
    (
      "#define STYLE(x) if (self.isTall) x.mj_h = 72", "STYLE(h);", ["1: `height` is only set under a condition"],
      []
    ),
    (
      "#define TALL(x, n) x.mj_h = n * 2", "TALL(h, 3 + 4);",
      ["5: a component is passed to `TALL`, which can't be followed"], []
    ),
    (
      "#define ADD(v, n) v.mj_footer = [MJRefreshAutoFooter new]; v.mj_footer.mj_h = n * 2",
      "ADD(self.list, 3 + 4);",
      ["5: the text of the macro `ADD` can't be followed"], []
    ),
  ]

  @Test(arguments: Self.cases.indices)
  func `what a macro does is imported or reported`(_ index: Int) {
    let (macro, statements, unread, parts) = Self.cases[index]
    let found = Self.imported(macro, statements)
    #expect(found.unread == unread, "\(macro)")
    for part in parts { #expect(found.text.contains(part), "\(macro): \(part)\n\(found.text)") }
  }

  @Test func `a macro sets up screens whose files mention no component`() {
    let found = Import(
      [
        SourceFile(
          path: "App.h",
          text: "#define ADD_HEADER(v) v.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ }];"),
        SourceFile(
          path: "Feed.m",
          text: "@implementation Feed\n- (void)viewDidLoad { ADD_HEADER(self.list) }\n@end\n"),
        SourceFile(
          path: "News.m",
          text: "@implementation News\n- (void)viewDidLoad { ADD_HEADER(self.grid) }\n@end\n"),
      ], to: ".", images: [])
    #expect(found.unread == [])
    #expect(found.presets.map(\.subject) == ["`ADD_HEADER` in 2 places"])
  }
}

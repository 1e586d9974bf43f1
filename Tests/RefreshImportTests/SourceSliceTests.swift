import RefreshDiagnostics
import Testing

@testable import RefreshImport

struct SourceSliceTests {
  private let tokens = SourceCode(SourceFile(path: "A.swift", text: "a(b, [c { d, e)")).all

  @Test func `outside of a slice there is nothing`() {
    for offset in [-1, tokens.count, Int.max] {
      #expect(tokens[offset] == nil && tokens.kind(offset) == nil && tokens.text(offset) == "")
      #expect(!tokens.isAt(offset, "a") && !tokens.isAdjacent(offset) && !tokens.beginsLine(offset))
      #expect(tokens.opening(of: offset) == nil)
    }
    #expect(tokens.tokens(from: 5, to: 2).isEmpty)
    #expect(tokens.tokens(from: -3, to: 1).words == ["a"])
    #expect(tokens.tokens(from: .max).isEmpty)
    #expect(tokens.next(after: tokens.count + 5) == tokens.count)
  }

  @Test func `a slice of a slice ends where that does, also within a bracket`() {
    let piece = tokens.tokens(from: 1, to: 4)
    #expect(piece.inside(0).words == ["b"])
    #expect(piece.next(after: 0) == piece.count)
    #expect(piece.split(at: ",").map(\.words) == [["b"]])
    #expect(tokens.inside(1).words == ["b", "c", "d", "e"])
  }

  @Test func `slices of two files are never joined`() {
    let other = SourceCode(SourceFile(path: "B.swift", text: "x y z")).all
    #expect(tokens.through(other) == tokens)
    #expect(tokens.tokens(from: 0, to: 1).through(tokens) == tokens)
    #expect(tokens != other)
  }

  @Test func `a class over two files is read with the code of each method`() {
    let padding = String(repeating: "// nothing\nlet unused = [1, 2, 3]\n", count: 20)
    let files = [
      ("View.swift", padding + "class Header: MJRefreshNormalHeader {}\n"),
      ("View+Setup.swift", "extension Header { override func prepare() { super.prepare(); mj_h = 61 } }\n"),
      ("Old.h", "@interface OldHeader : MJRefreshGifHeader\n@end\n"),
      (
        "Old.m",
        padding.replacing("let unused = [1, 2, 3]", with: "static int a[] = {1};")
          + "@implementation OldHeader\n- (void)prepare { [super prepare]; self.mj_h = 62; }\n"
          + "- (void)placeSubviews { [super placeSubviews]; [self shake]; }\n@end\n"
      ),
    ]
    for files in [files, files.reversed()] {
      let found = Import(files.map { SourceFile(path: $0.0, text: $0.1) }, to: ".", images: [])
      #expect(found.text.contains("height: 61  # View+Setup.swift:1"), "\(found.text)")
      #expect(found.text.contains("height: 62  # Old.m:"), "\(found.text)")
      #expect(
        found.diagnostics.all.contains { $0.message.contains("`shake`") && $0.span.file.path == "Old.m" })
    }
  }
}

import Testing

@testable import RefreshLanguageServer

struct SyntaxTreeTests {
  /// The tree of a text as one line: maps in braces, lists in brackets, what is missing as `?`.
  private func outline(_ text: String) -> String {
    let bytes = Array(text.utf8)
    func outline(_ node: SyntaxNode) -> String {
      switch node.kind {
      case .map:
        "{"
          + node.entries.map { "\($0.name)\($0.colon == nil ? "" : ":")\(outline($0.value))" }.joined(
            separator: ", ") + "}"
      case .list: "[" + node.items.map(outline).joined(separator: ", ") + "]"
      case .missing: "?"
      case .plain, .quoted, .block, .alias:
        node.text(in: bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    return SyntaxTree(bytes).roots.map(outline).joined(separator: " --- ")
  }

  @Test(
    arguments: [
      ("a: 1\nb: 2\n", "{a:1, b:2}"),
      ("a:\n  b: 1\n  c:\nd: x # y\n", "{a:{b:1, c:?}, d:x}"),
      ("a:\n- 1\n- b: 2\n  c: 3\nd: 4\n", "{a:[1, {b:2, c:3}], d:4}"),
      ("a:\n  - x\n  -\n", "{a:[x, ?]}"),
      ("a: { b: 1, c: [2, 'x, y'], d }\n", "{a:{b:1, c:[2, x, y], d?}}"),
      ("a: '${b}'\nc: { d: ${e}, f: 1 }\n", "{a:${b}, c:{d:${e}, f:1}}"),
      ("a: |\n  b: c\n  d\ne: 1\n", "{a:| b: c d, e:1}"),
      ("a: &x 1\nb: *x\n", "{a:1, b:*x}"),
      ("a: 1\n---\nb: 2\n", "{a:1} --- {b:2}"),
      ("- - 1\n  - 2\n- 3\n", "[[1, 2], 3]"),
    ] as [(String, String)])
  func `valid YAML has its structure`(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(
    arguments: [
      ("a:\n  b\n  c: 1\n", "{a:{b?, c:1}}"),
      ("a: 1\nb\n", "{a:1, b?}"),
      ("a: { b: 1, c\nd: 2\n", "{a:{b:1, c?}, d:2}"),
      ("a: { b: [1, }\nd: 2\n", "{a:{b:[1]}, d:2}"),
      ("a: 'x\nb: 2\n", "{a:x, b:2}"),
      ("a:\n  b: 1\n    c: 2\nd: 3\n", "{a:{b:1, c:2}, d:3}"),
      ("a: - b\nc: 1", "{a:[b], c:1}"),
      ("}", "}"), ("]\na: 1", "{]?, a:1}"),
    ] as [(String, String)])
  func `broken YAML keeps what is around the mistake`(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func `the way to a place is found`() throws {
    let text = "a:\n  - b: { c: 1, d: 2 }\n"
    let path = try #require(SyntaxTree(Array(text.utf8)).path(to: 21))
    #expect(path.names == ["a", "b", "d"])
    #expect(!path.isKey)
    #expect(try #require(SyntaxTree(Array(text.utf8)).path(to: 18)).isKey)
  }

  @Test func `deep nesting and long lines end`() {
    #expect(outline(String(repeating: "[", count: 5_000)).hasPrefix("[["))
    #expect(outline(String(repeating: "- ", count: 5_000)).hasPrefix("[["))
    #expect(outline("a: [" + String(repeating: "1, ", count: 20_000)).hasPrefix("{a:[1"))
  }
}

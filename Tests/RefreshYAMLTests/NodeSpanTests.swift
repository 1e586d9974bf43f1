import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct NodeSpanTests {
  @Test func `each style of scalar is underlined as a person would`() throws {
    let document = try #require(
      read(
        """
        plain: some text   # comment
        two: first
          second   # comment
        single: 'it''s'
        double: "a\\tb"
        literal: |+  # comment
          one

          two

        folded: >-
          three
          four
        empty:   # comment
        last: x
        """
      ).documents.first)
    #expect(
      spans(of: document.root).dropFirst() == [
        "plain  1:1-1:6", "some text  1:8-1:17",
        "two  2:1-2:4", "first\n  second  2:6-3:9",
        "single  4:1-4:7", "'it''s'  4:9-4:16",
        "double  5:1-5:7", "\"a\\tb\"  5:9-5:15",
        "literal  6:1-6:8", "|+  # comment\n  one\n\n  two  6:10-9:6",
        "folded  11:1-11:7", ">-\n  three\n  four  11:9-13:7",
        "empty  14:1-14:6", "  14:7-14:7",
        "last  15:1-15:5", "x  15:7-15:8",
      ])
    #expect(document.root.span.startPosition.offset == 0)
    #expect(document.root.span.end == document.file.bytes.count)
    #expect(
      document.root.entries.map(\.value.scalar) == [
        "some text", "first second", "it's", "a\tb", "one\n\ntwo\n\n", "three four", "", "x",
      ])
    #expect(
      document.root.entries.map(\.value.style) == [
        .plain, .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .plain, .plain,
      ])
  }
}

import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct NodeSpanTests {
  /// Returns the spans of the only document of a text.
  private func spans(in text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let (documents, diagnostics) = read(text)
    #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
    let document = try #require(documents.first, sourceLocation: sourceLocation)
    return RefreshYAMLTests.spans(of: document.root)
  }

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
      RefreshYAMLTests.spans(of: document.root).dropFirst() == [
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

  @Test func `lists and maps in brackets have them in their spans`() throws {
    #expect(
      try spans(in: "[ a , {b: [ ] , c: { } } ]  # x\n") == [
        "[ a , {b: [ ] , c: { } } ]  1:1-1:27",
        "a  1:3-1:4",
        "{b: [ ] , c: { } }  1:7-1:25",
        "b  1:8-1:9", "[ ]  1:11-1:14", "c  1:17-1:18", "{ }  1:20-1:23",
      ])
  }

  @Test func `lists and maps of lines end with their last value`() throws {
    #expect(
      try spans(in: "# x\na:\n  - b: 1\n    c: 2  # x\n\n  # x\n  -\nd:\n- e\n\n# x\n") == [
        "a:\n  - b: 1\n    c: 2  # x\n\n  # x\n  -\nd:\n- e  2:1-9:4",
        "a  2:1-2:2",
        "- b: 1\n    c: 2  # x\n\n  # x\n  -  3:3-7:4",
        "b: 1\n    c: 2  3:5-4:9", "b  3:5-3:6", "1  3:8-3:9", "c  4:5-4:6", "2  4:8-4:9",
        "  7:4-7:4",
        "d  8:1-8:2", "- e  9:1-9:4", "e  9:3-9:4",
      ])
  }

  @Test func `an empty value is the place right after its colon or dash`() throws {
    #expect(
      try spans(in: "{a: , b  : # x\n  , c, ? d }").filter { $0.hasPrefix("  ") } == [
        "  1:4-1:4", "  1:11-1:11", "  2:6-2:6", "  2:11-2:11",
      ])
    #expect(try spans(in: "? a\n? b\n: c\n").filter { $0.hasPrefix("  ") } == ["  1:4-1:4"])
    #expect(try spans(in: "? a\n:: b\n").filter { $0.hasPrefix("  ") } == ["  1:4-1:4"])
    #expect(try spans(in: "a:\n\n\n# x\nb:").filter { $0.hasPrefix("  ") } == ["  1:3-1:3", "  5:3-5:3"])
    #expect(
      try spans(in: "-\n-  # x\n- ").filter { $0.hasPrefix("  ") } == ["  1:2-1:2", "  2:2-2:2", "  3:2-3:2"])
  }

  @Test func `an empty document is the place right after its dashes`() throws {
    let documents = read("---\n# x\n---\na\n---   # y\n").documents
    #expect(
      documents.map { RefreshYAMLTests.spans(of: $0.root) } == [["  1:4-1:4"], ["a  4:1-4:2"], ["  5:4-5:4"]])
    #expect(documents.map(\.root.isNull) == [true, false, true])
  }

  @Test func `a pair in brackets is as long as its key and value`() throws {
    #expect(
      try spans(in: "[ a: 1 , ? b : 2 , d : , {e}]").dropFirst() == [
        "a: 1  1:3-1:7", "a  1:3-1:4", "1  1:6-1:7",
        "b : 2  1:12-1:17", "b  1:12-1:13", "2  1:16-1:17",
        "d :  1:20-1:23", "d  1:20-1:21", "  1:23-1:23",
        "{e}  1:26-1:29", "e  1:27-1:28", "  1:28-1:28",
      ])
  }

  @Test func `tags and anchors are not part of a span`() throws {
    #expect(
      try spans(
        in: """
          a: &x 1
          b: !!str &y  two
          c: &z !mine # x
            d: e
          f: !<tag:f,1> [g]
          h: !!null
          i: &i
          j: [&q !!str, !!int k]
          l: !m # x

            - &m n: &n |
               o
          """
      ).filter { !$0.contains("\n") || $0.hasPrefix("- ") || $0.hasPrefix("|") } == [
        "a  1:1-1:2", "1  1:7-1:8",
        "b  2:1-2:2", "two  2:14-2:17",
        "c  3:1-3:2", "d: e  4:3-4:7", "d  4:3-4:4", "e  4:6-4:7",
        "f  5:1-5:2", "[g]  5:15-5:18", "g  5:16-5:17",
        "h  6:1-6:2", "  6:10-6:10",
        "i  7:1-7:2", "  7:6-7:6",
        "j  8:1-8:2", "[&q !!str, !!int k]  8:4-8:23", "  8:13-8:13", "k  8:21-8:22",
        "l  9:1-9:2", "- &m n: &n |\n     o  11:3-12:7",
        "n  11:8-11:9", "|\n     o  11:14-12:7",
      ])
  }

  @Test func `an alias has its own place and that of its anchor`() throws {
    let root = try #require(read("a: &x [1, 2]\nb: *x\n").documents.first).root
    let alias = try #require(root["b"])
    #expect(alias.span.text == "*x" && alias.span.startPosition.line == 2)
    #expect(alias.anchorSpan.text == "[1, 2]" && alias.anchorSpan.startPosition.line == 1)
    #expect(root["a"]?.anchorSpan == root["a"]?.span)
  }

  @Test func `a block of text without text ends with its header`() throws {
    #expect(
      try spans(in: "a: |  # x\n\n\nb: >2-\nc: |+\n").dropFirst() == [
        "a  1:1-1:2", "|  1:4-1:5", "b  4:1-4:2", ">2-  4:4-4:7", "c  5:1-5:2", "|+  5:4-5:6",
      ])
  }

  @Test func `a block of text at the end needs no line break`() throws {
    #expect(try spans(in: "a: |\n  b  \n  c").last == "|\n  b  \n  c  1:4-3:4")
  }

  @Test func `a multi-line text whose bytes happen to be as many as its text is still folded`() throws {
    let document = try #require(read("one\ntwo").documents.first)
    #expect(document.root.scalar == "one two")
    #expect(document.root.span.text == "one\ntwo")
  }

  /// The same document, after and between characters of one to four bytes.
  private let mixed = "标题: 下拉 # é\n👩‍👩‍👧‍👦: [ñ, '👍🏽', \"…\"]\nk: |\n  𠀋é\nlast: x\n"
  private let mixedSpans = [
    "标题  1:1-1:3", "下拉  1:5-1:7",
    "👩‍👩‍👧‍👦  2:1-2:2", "[ñ, '👍🏽', \"…\"]  2:4-2:17",
    "ñ  2:5-2:6", "'👍🏽'  2:8-2:11", "\"…\"  2:13-2:16",
    "k  3:1-3:2", "|\n  𠀋é  3:4-4:5", "last  5:1-5:5", "x  5:7-5:8",
  ]

  @Test func `places are right among characters of any length`() throws {
    #expect(try spans(in: mixed).dropFirst() == mixedSpans[...])
  }

  @Test func `places are right after a byte order mark`() throws {
    #expect(try spans(in: "\u{FEFF}" + mixed).dropFirst() == mixedSpans[...])
    let document = try #require(read("\u{FEFF}a: b").documents.first)
    #expect(document.root["a"]?.span.start == 6)
  }

  @Test(arguments: [true, false])
  func `places are right in UTF-16`(isLittleEndian: Bool) throws {
    let units = [0xFEFF] + Array(mixed.utf16)
    let bytes = units.flatMap {
      isLittleEndian ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    let (documents, diagnostics) = read(bytes: bytes)
    #expect(diagnostics.isEmpty)
    #expect(RefreshYAMLTests.spans(of: try #require(documents.first).root).dropFirst() == mixedSpans[...])
  }

  @Test func `places are right in later documents`() throws {
    let documents = read("é: 1\n---\nа: 2\n...\n# ж\n---\n下: [3, *x]\n---\n- &x 4\n").documents
    #expect(
      documents.flatMap { RefreshYAMLTests.spans(of: $0.root).dropFirst() } == [
        "é  1:1-1:2", "1  1:4-1:5", "а  3:1-3:2", "2  3:4-3:5",
        "下  7:1-7:2", "[3, *x]  7:4-7:11", "3  7:5-7:6", "*x  7:8-7:10", "4  9:6-9:7",
      ])
    #expect(documents.map(\.index) == [0, 1, 2, 3])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `places are right with each kind of line break`(_ lineBreak: String) throws {
    let text = "a: b\nc: |\n  d\n  e\n\nf: é\ng: h\n".split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineBreak)
    #expect(
      try spans(in: text).dropFirst() == [
        "a  1:1-1:2", "b  1:4-1:5", "c  2:1-2:2", "|\(lineBreak)  d\(lineBreak)  e  2:4-4:4",
        "f  6:1-6:2", "é  6:4-6:5", "g  7:1-7:2", "h  7:4-7:5",
      ])
    let root = try #require(read(text).documents.first).root
    #expect(root["c"]?.scalar == "d\ne\n")
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `line breaks that only YAML knows separate keys but are no lines of an editor`(_ lineBreak: String) throws {
    #expect(
      try spans(in: "a: b\(lineBreak)c: d\n").dropFirst() == [
        "a  1:1-1:2", "b  1:4-1:5", "c  1:6-1:7", "d  1:9-1:10",
      ])
    #expect(try spans(in: "a: |\n  b\(lineBreak)").last == "|\n  b  1:4-2:4")
  }
}

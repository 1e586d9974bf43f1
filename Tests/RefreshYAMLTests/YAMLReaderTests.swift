import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct YAMLReaderTests {
  @Test func `documents are read one after another`() {
    let (documents, diagnostics) = read("a: 1\n---\n- 2\n...\n---\n# x\n--- three\n")
    #expect(diagnostics.isEmpty)
    #expect(documents.map { outline($0.root) } == [#"{"a": "1"}"#, #"["2"]"#, "null", #""three""#])
    #expect(documents.map(\.index) == [0, 1, 2, 3])
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "\u{FEFF}", "\u{FEFF}# x", "   "])
  func `a text without a document has none, and nothing is wrong`(_ text: String) {
    let (documents, diagnostics) = read(text)
    #expect(documents.isEmpty && diagnostics.isEmpty)
  }

  @Test func `documents before an error are given, and it is reported once`() {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "a.yaml", text: "a: 1\n---\nb: [\n---\nc: 3\n"))
    #expect(reader.next(into: &diagnostics)?.root["a"]?.scalar == "1")
    #expect(reader.next(into: &diagnostics) == nil)
    #expect(reader.next(into: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.id.rawValue) == ["unclosed-bracket"])
  }

  @Test func `after the end there is nothing more`() {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "a.yaml", text: "a: 1"))
    #expect(reader.next(into: &diagnostics) != nil)
    #expect(reader.next(into: &diagnostics) == nil)
    #expect(reader.next(into: &diagnostics) == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test func `documents outlive their reader`() {
    var document: YAMLDocument?
    do {
      var diagnostics = Diagnostics()
      var reader = YAMLReader(SourceFile(path: "a.yaml", text: "a: [1, 'it''s']"))
      document = reader.next(into: &diagnostics)
    }
    #expect(document.map { outline($0.root) } == #"{"a": ["1", "it's"]}"#)
  }

  @Test(arguments: ["1.1", "1.2"])
  func `both versions of YAML are read`(_ version: String) {
    let (documents, diagnostics) = read("%YAML \(version)\n---\na: 1\n")
    #expect(documents.count == 1 && diagnostics.isEmpty)
  }

  @Test func `many documents are as good as one`() {
    let (documents, diagnostics) = read(String(repeating: "---\na: é\n", count: 5_000))
    #expect(documents.count == 5_000 && diagnostics.isEmpty)
    #expect(documents.last?.root["a"]?.span.startPosition.line == 10_000)
  }

  @Test(arguments: [[0x61, 0x3A, 0x20, 0xFF], [0x61, 0xE4], [0xC3, 0xA9, 0x3A, 0x20, 0xF0, 0x9F]] as [[UInt8]])
  func `a text that was not decoded is not trusted`(_ bytes: [UInt8]) {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(reader.next(into: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.id.rawValue) == ["invalid-encoding"])
    #expect(diagnostics.all.allSatisfy { $0.span.end <= bytes.count && $0.span.start >= 1 })
  }

  @Test func `a pair of escapes as JSON writes it is one character`() {
    let (documents, diagnostics) = read(
      #"{"a": "\ud83d\ude00 \uD83D\uDE80", "b\ud83d\ude01": 'x', c: "é\ud83d\ude00"}"#)
    #expect(diagnostics.isEmpty)
    #expect(documents.map { outline($0.root) } == [#"{"a": "😀 🚀", "b😁": "x", "c": "é😀"}"#])
  }

  @Test func `a pair is what it looks like outside of double quotes, and after an escaped backslash`() {
    let text = #"""
      a: "\ud83d\ude00"
      b: '\ud83d\ude00'
      c: \ud83d\ude00
      d: |
        \ud83d\ude00
      # \ud83d\ude00
      e: "\\ud83d\\ude00 \ud83d\ude00"
      f: [1, x]
      """#
    let (documents, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    let root = documents[0].root
    #expect(
      ["a", "b", "c", "d", "e"].map { root[$0]?.scalar } == [
        "😀", #"\ud83d\ude00"#, #"\ud83d\ude00"#, "\\ud83d\\ude00\n", #"\ud83d\ude00 😀"#,
      ])
    let place = root["f"]?.items[1].span
    #expect(place?.startPosition.line == 8 && place?.startPosition.column == 8 && place?.text == "x")
  }

  @Test func `pairs in several documents keep all places`() {
    let document = #"a: "\ud83d\ude00""# + "\nb: [1, x]\n"
    let (documents, diagnostics) = read(Array(repeating: document, count: 3).joined(separator: "---\n"))
    #expect(diagnostics.isEmpty)
    #expect(documents.map { $0.root["a"]?.scalar } == ["😀", "😀", "😀"])
    #expect(documents.map { $0.root["b"]?.items[1].span.startPosition.line } == [2, 5, 8])
    #expect(documents.allSatisfy { $0.root["b"]?.items[1].span.text == "x" })
  }

  @Test(arguments: [
    (#"a: "\ud83d""#, 5), (#"a: "\ude00\ud83d""#, 5), (#"a: "\ud83d\ude00 \ud83d!""#, 18),
    (#"a: "\ud83d\n\ude00""#, 5),
  ])
  func `half a pair is reported at its place`(text: String, column: Int) throws {
    let (documents, diagnostics) = read(text)
    #expect(documents.isEmpty)
    let found = try #require(diagnostics.all.first)
    #expect(diagnostics.all.count == 1 && found.id.rawValue == "bad-escape")
    #expect(found.span.startPosition.column == column)
    #expect(found.message.hasSuffix("is only half of a surrogate pair"))
  }

  @Test func `many pairs are read by reading the text again a few times, not once for each`() {
    let line = #"- "\ud83d\ude00""# + "\n"
    let (documents, diagnostics) = read(String(repeating: line, count: 20_000))
    #expect(diagnostics.isEmpty)
    #expect(documents[0].root.items.count == 20_000)
    #expect(documents[0].root.items.allSatisfy { $0.scalar == "😀" })
  }
}

import HeapWork
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct DocumentExtentTests {
  private func pieces(_ text: String) -> [String] {
    let file = SourceFile(path: "a.yaml", text: text)
    var pieces: [String] = []
    var start = 0
    while start < file.bytes.count {
      let extent = DocumentExtent(of: start, in: file)
      pieces.append(file.text(in: start..<extent.end))
      #expect(extent.end == file.bytes.count || file.text(in: extent.end..<extent.lookahead).hasSuffix("---"))
      start = extent.end
    }
    return pieces
  }

  @Test(arguments: [
    ["a: 1\n", "---\nb: [\n", "--- c\n"], ["---\n", "---\n", "---"], ["# x\n\n---\na\n", "---\nb"],
    ["%YAML 1.1\n---\na\n", "%TAG ! b\n# c\n\n---\nd\n"], ["a: '\n%b\n c'\n", "---\nd"], ["a: |\n  ---\n ---\n"],
    ["---a\n----\n"], ["a\r", "---\rb\r\n", "---\r\nc"], ["a\n...\nb\n", "---\nc"], ["\u{FEFF}---\na\n", "---\nb"],
  ])
  func `a document ends where a line begins with three dashes, or with the directives before them`(texts: [String])
  {
    #expect(pieces(texts.joined()) == texts)
  }

  private static let slip = "name: a\nheader: { type: normalHeader\n"
  private static let right = "name: é\nheader: { type: normalHeader }\n"

  @Test func `a slip in a stream is reported as in a single text, and hides no document`() {
    let texts = [Self.right, Self.slip, Self.right, "a: \"b\n", Self.slip, Self.slip, Self.right]
    let (documents, found) = read(texts.joined(separator: "---\n"))
    #expect(documents.map(\.index) == Array(0..<texts.count))
    var line = 0
    var expected: [String] = []
    for text in texts {
      let own = read(text + "---\nx\n")
      expected += own.diagnostics.sorted().map { "\(line + $0.span.startPosition.line) \($0.message)" }
      line += text.split(separator: "\n").count + 1
    }
    #expect(expected.count > 3)
    #expect(found.sorted().map { "\($0.span.startPosition.line) \($0.message)" } == expected)
  }

  @Test func `slips of a stream are read on from with work in proportion to their number`() {
    let growth = HeapWork.growth(from: (100, 800)) { count in
      let (documents, found) = read(String(repeating: "---\n" + Self.slip, count: count))
      #expect(documents.count == count && found.all.count == count)
    }
    #expect(growth < 1.2)
  }
}

import BrokenTexts
import HeapWork
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct YAMLLimitsTests {
  /// Reads a text that has to be refused, and with no more work than what is written takes, and what may be.
  ///
  /// How long that takes is measured by `make bench`.
  private func refusal(
    _ text: String, limits: YAMLLimits = .standard, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    var found: [String] = []
    let work = HeapWork {
      let result = read(text, limits: limits)
      #expect(result.documents.isEmpty, sourceLocation: sourceLocation)
      found = ranges(result.diagnostics)
    }
    #expect(work.bytes < 100 * (text.utf8.count + limits.nodes), sourceLocation: sourceLocation)
    return found
  }

  /// Returns ten names, each ten times the previous one: ten billion nodes in total.
  private func laughs(_ line: (Int) -> String, first: String) -> String {
    first + (1..<10).map(line).joined()
  }

  @Test func `the defaults are 16 MiB, 128 deep and one million nodes`() {
    let limits = YAMLLimits.standard
    #expect(
      [limits.documentBytes, limits.depth, limits.nodes, limits.errors] == [16_777_216, 128, 1_000_000, 1_000])
  }

  @Test func `a billion laughs are refused before they are laughed`() {
    let text = laughs(
      { "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]\n" },
      first: "a0: &a0 [\(Array(repeating: "lol", count: 10).joined(separator: ", "))]\n")
    #expect(
      refusal(text) == [
        "6:45-48 too-many-nodes: the document has more than 1000000 keys and values, counting aliases"
      ])
  }

  @Test func `a billion laughs keep no more than was written`() {
    // Only the records of the lines are stored; nothing is expanded.
    let text = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    let written = ["map", "a", "list", "x", "x", "b", "list", "*a", "*a", "c", "list", "*b", "*b"]
    #expect(read(text).documents.first?.store.records.count == written.count)
  }

  @Test func `merged maps count like what they bring`() {
    let text = laughs(
      { "a\($0): &a\($0) {<<: [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]}\n" },
      first: "a0: &a0 {\((0..<10).map { "k\($0): v" }.joined(separator: ", "))}\n")
    #expect(refusal(text).first?.contains("too-many-nodes") == true)
  }

  @Test func `a long chain of merged maps is refused, each of which brings all before`() {
    let text = "a0: &a0 {x: 1}\n" + (1..<3_000).map { "a\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 1}\n" }.joined()
    #expect(refusal(text).first?.contains("too-deep") == true)
    #expect(refusal(text, limits: YAMLLimits(depth: 10_000)).first?.contains("too-many-nodes") == true)
  }

  @Test func `nodes are counted exactly, aliases as what they stand for`() {
    let limits = YAMLLimits(nodes: 8)
    #expect(read("{a: &a [b, c], d: *a}", limits: limits).diagnostics.all.map(\.id.rawValue) == ["too-many-nodes"])
    #expect(read("{a: &a [b, c], d: *a}", limits: YAMLLimits(nodes: 9)).diagnostics.isEmpty)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `what lies too deep is refused, however it is written`(_ opening: String) {
    let depths = [128, 129, 200_000].map { read(String(repeating: opening, count: $0)).diagnostics.all }
    #expect(depths[0].allSatisfy { $0.id.rawValue != "too-deep" })
    #expect(depths[1].contains { $0.id.rawValue == "too-deep" })
    #expect(depths[2].map(\.id.rawValue).contains("too-deep"))
  }

  @Test func `the 129th level is where depth is reported`() {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(read(deep(128)).diagnostics.isEmpty)
    #expect(
      refusal(deep(129)) == [
        "1:129-130 too-deep: lists and maps are nested more than 128 deep here, counting aliases"
      ])
  }

  @Test func `depth counts through aliases`() {
    let chain = "- &a0 [x]\n" + (1..<200).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    #expect(
      refusal(chain) == [
        "128:10-15 too-deep: lists and maps are nested more than 128 deep here, counting aliases"
      ])
  }

  @Test func `each document may be as large as the limit, together more`() {
    let document = "---\na: '" + String(repeating: "x", count: 1_000) + "'\n"
    let (documents, diagnostics) = read(
      String(repeating: document, count: 5), limits: YAMLLimits(documentBytes: document.utf8.count))
    #expect(documents.count == 5 && diagnostics.isEmpty)
  }

  @Test func `a document beyond the limit is refused at its beginning`() {
    let text = "---\na: 1\n---\nb: '" + String(repeating: "x", count: 2_000) + "'\n---\nc: 3\n"
    let (documents, diagnostics) = read(text, limits: YAMLLimits(documentBytes: 1_000))
    #expect(documents.count == 1)
    #expect(
      ranges(diagnostics) == [
        "3:1-1 document-too-large: the document that begins here is larger than 1,000 bytes",
        "  help: a file can have many documents, separated by lines `---`",
      ])
  }

  @Test func `a single text beyond the limit is not read to its end`() {
    let text = "a: '" + String(repeating: "x", count: 20 << 20) + "'\n"
    #expect(
      refusal(text) == [
        "1:1-1 document-too-large: the document that begins here is larger than 16 MB",
        "  help: a file can have many documents, separated by lines `---`",
      ])
  }

  @Test func `many directives are refused, which would be compared each with each`() {
    let text = (0..<200_000).map { "%TAG !a\($0)! b\n" }.joined()
    #expect(
      refusal(text) == [
        "1:1-1 too-many-directives: there are too many `%` lines before a document"
      ])
  }

  @Test func `after a thousand errors a document is not read further`() {
    let (documents, diagnostics) = read(String(repeating: "a: 1\n", count: 5_000))
    #expect(documents.isEmpty)
    #expect(diagnostics.all.count == 1_001)
    #expect(
      diagnostics.all.last.map { "\($0.span.startPosition.line) \($0.id.rawValue)" } == "1002 too-many-errors")
  }

  @Test func `a huge map has all its keys`() {
    let text = (0..<100_000).map { "k\($0): 1\n" }.joined()
    #expect(read(text).documents.first?.root.entries.count == 100_000)
  }
}

import RefreshDiagnostics
import Testing

struct DiagnosticsTests {
  private func diagnostic(_ path: String, _ start: Int, _ message: String, id: String = "a") -> Diagnostic {
    let file = SourceFile(path: path, text: "0123456789")
    return Diagnostic(Rule(id, "", what: "", why: ""), message, at: Span(file: file, start: start, end: start + 1))
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [String] {
    var all = Diagnostics()
    diagnostics.forEach { all.add($0) }
    return all.sorted().map { "\($0.span.file.path) \($0.span.start) \($0.id.rawValue) \($0.message)" }
  }

  @Test func `diagnostics are sorted by file, place, id and message`() {
    #expect(
      sorted([
        diagnostic("b", 1, "x"), diagnostic("a", 7, "x"), diagnostic("a", 3, "y"), diagnostic("a", 3, "x"),
        diagnostic("a", 3, "z", id: "A"),
      ]) == ["a 3 A z", "a 3 a x", "a 3 a y", "a 7 a x", "b 1 a x"])
  }

  @Test func `one cause is told once, also when its file was read twice`() {
    #expect(sorted([diagnostic("a", 1, "x"), diagnostic("a", 1, "x")]) == ["a 1 a x"])
  }

  @Test func `different messages at one place are different causes`() {
    #expect(sorted([diagnostic("a", 1, "x"), diagnostic("a", 1, "y")]).count == 2)
  }

  @Test func `only errors count as errors`() {
    let file = SourceFile(path: "a", text: "")
    var diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty)
    diagnostics.add(Diagnostic(.sample, "x", at: Span(wholeOf: file), severity: .warning))
    #expect(!diagnostics.isEmpty && !diagnostics.hasErrors)
    var others = Diagnostics()
    others.add(Diagnostic(.sample, "x", at: Span(wholeOf: file)))
    diagnostics.add(contentsOf: others)
    #expect(diagnostics.hasErrors && diagnostics.all.count == 2)
  }
}

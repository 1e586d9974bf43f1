import RefreshDiagnostics
import Testing

struct DiagnosticsTests {
  private func diagnostic(_ path: String, _ start: Int, _ message: String, id: String = "a") -> Diagnostic {
    let file = SourceFile(path: path, text: "0123456789")
    return Diagnostic(Rule(id, ""), message, at: Span(file: file, start: start, end: start + 1))
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

  @Test func `one cause is reported once, also when its file was read twice`() {
    #expect(sorted([diagnostic("a", 1, "x"), diagnostic("a", 1, "x")]) == ["a 1 a x"])
  }

  @Test func `different messages at one place are different causes`() {
    #expect(sorted([diagnostic("a", 1, "x"), diagnostic("a", 1, "y")]).count == 2)
  }

  @Test func `where the YAML is wrong, nothing else is reported`() {
    let file = SourceFile(path: "a", text: "0123456789")
    func diagnostic(_ rule: Rule, _ start: Int, _ end: Int? = nil, isSafe: Bool = false) -> Diagnostic {
      let span = Span(file: file, start: start, end: end ?? start + 1)
      return Diagnostic(rule, "x", at: span, fix: isSafe ? Fix("y", [Fix.Edit(0..<0, "z")], isSafe: true) : nil)
    }
    let (bracket, quote, other) = (
      Rule("bracket", "", isOfYAML: true), Rule("quote", "", isOfYAML: true), Rule("other", "")
    )
    let found = Diagnostics([
      diagnostic(other, 1), diagnostic(other, 3), diagnostic(bracket, 3), diagnostic(quote, 3),
      diagnostic(other, 4), diagnostic(bracket, 6, isSafe: true), diagnostic(quote, 6), diagnostic(other, 5, 8),
      diagnostic(other, 7, 9),
    ])
    #expect(
      found.sorted().map { "\($0.span.start) \($0.id.rawValue)" } == [
        "1 other", "3 bracket", "4 other", "6 quote", "7 other",
      ])
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

  @Test func `of a kind a thousand are kept for each file, and one says that there are more`() {
    var diagnostics = Diagnostics()
    for start in 0..<5_000 {
      diagnostics.add(diagnostic("a", start, "x"))
      // One cause counts once, however often it occurs.
      diagnostics.add(diagnostic("a", 0, "y"))
      diagnostics.add(diagnostic("b", start, "x", id: "c"))
    }
    let (a, b) = (
      diagnostics.sorted().filter { $0.span.file.path == "a" },
      diagnostics.sorted().filter { $0.span.file.path == "b" }
    )
    #expect(a.count == 1_001 && b.count == 1_001)
    #expect(a.count { $0.message == "y" } == 1)
    #expect(a[0].message == "more than 1,000 diagnostics of this rule in this file; the rest aren't listed")
    #expect(a[0].severity == .error)
  }

  @Test func `collections that are joined keep the limit, and what is too much is not even made`() {
    var diagnostics = Diagnostics()
    for part in 0..<10 {
      diagnostics.add(contentsOf: Diagnostics((0..<300).map { diagnostic("a", part * 300 + $0, "x") }))
    }
    #expect(diagnostics.all.count == 1_001)
    let last = diagnostic("a", 9_999, "x")
    #expect(!diagnostics.takes(last.rule, at: last.span))
    diagnostics.add(
      last.rule, "x", at: last.span,
      help: {
        Issue.record("made in vain")
        return nil
      }())
    #expect(diagnostics.all.count == 1_001)
  }

  @Test func `one file by two paths is one, shown by the path that came first`() {
    let rule = Rule("a-rule", "")
    func found(_ path: String, _ identity: String?) -> Diagnostic {
      Diagnostic(rule, "it is not", at: Span(wholeOf: SourceFile(path: path, bytes: [], identity: identity)))
    }
    let same = Diagnostics([found("./b", "/x/b"), found("a", "/x/a"), found("b", "/x/b"), found("/x/b", "/x/b")])
    #expect(same.sorted().map(\.span.file.path) == ["./b", "a"])
    #expect(Diagnostics([found("./b", nil), found("b", nil)]).sorted().count == 2, "a text that is no file")
  }
}

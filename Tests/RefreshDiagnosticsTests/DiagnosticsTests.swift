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

  private let bracket = Rule("bracket", "", [.ofYAML, .ofOpenLine])
  private let quote = Rule("quote", "", [.ofYAML, .ofOpenLine])
  private let slip = Rule("slip", "", .ofYAML)
  private let other = Rule("other", "")

  /// Returns what is shown of diagnostics at offsets of a text, each as offset and rule.
  private func shown(_ text: String, _ found: [(Rule, Range<Int>, isSafe: Bool?)]) -> [String] {
    let file = SourceFile(path: "a", text: text)
    return Diagnostics(
      found.map { rule, range, isSafe in
        Diagnostic(
          rule, "x", at: Span(file: file, start: range.lowerBound, end: range.upperBound),
          fix: isSafe.map { Fix("y", [Fix.Edit(0..<0, "z")], isSafe: $0) })
      }
    ).sorted().map { "\($0.span.start) \($0.id.rawValue)" }
  }

  @Test func `where the YAML is wrong, nothing else is reported`() {
    #expect(
      shown(
        "0123456789",
        [
          (other, 1..<2, nil), (other, 3..<4, nil), (slip, 3..<4, nil), (other, 4..<5, nil), (other, 2..<8, nil),
          (other, 7..<9, nil), (slip, 9..<9, nil), (other, 9..<9, nil),
        ]) == ["1 other", "3 slip", "4 other", "7 other", "9 slip"])
  }

  @Test func `of several slips at one place, the one that a person has to correct is reported`() {
    #expect(shown("0123", [(slip, 1..<2, true), (bracket, 1..<2, false)]) == ["1 bracket"])
  }

  @Test func `in the line of a slip with a fix, only what has a safe fix is reported as well`() {
    #expect(
      shown(
        "012\n4567\n9a",
        [
          (slip, 5..<6, true), (other, 4..<5, nil), (other, 6..<7, false), (other, 7..<8, true),
          (other, 9..<10, nil),
          (other, 2..<3, nil),
        ]) == ["2 other", "5 slip", "7 other", "9 other"])
  }

  @Test func `in a line with an open bracket, only the last slip is reported`() {
    #expect(
      shown(
        "0123456\n8", [(bracket, 1..<2, true), (quote, 4..<5, true), (other, 6..<7, true), (other, 8..<9, nil)])
        == ["4 quote", "8 other"])
    #expect(shown("0123456", [(bracket, 1..<2, true), (slip, 4..<5, true), (other, 6..<7, true)]) == ["4 slip"])
    #expect(shown("0123456", [(bracket, 1..<2, false), (slip, 4..<5, true)]) == ["1 bracket", "4 slip"])
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

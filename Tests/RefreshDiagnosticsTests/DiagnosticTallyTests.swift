import RefreshDiagnostics
import Testing

struct DiagnosticTallyTests {
  private func tally(_ found: (path: String, severity: Severity)...) -> String {
    DiagnosticTally(
      found.map {
        Diagnostic(.sample, "x", at: Span(wholeOf: SourceFile(path: $0.path, text: "")), severity: $0.severity)
      }
    ).description
  }

  @Test func `numbers are written as people say them`() {
    #expect(tally(("a", .error), ("b", .error), ("c", .warning)) == "2 errors and 1 warning in 3 files")
    #expect(tally(("a", .error)) == "1 error in 1 file")
    #expect(tally(("a", .warning), ("a", .warning)) == "2 warnings in 1 file")
    #expect(tally() == "no errors and no warnings")
  }
}

import RefreshDiagnostics
import Testing

struct OneLineRendererTests {
  @Test func `each diagnostic is one line with its place, severity, message and id`() {
    let file = SourceFile(path: "a.yaml", text: "a: 1\n下: 2")
    let diagnostics = [
      Diagnostic(.sample, "wrong", at: span(of: "1", in: file), help: "not shown"),
      Diagnostic(.sample, "odd\nin two lines", at: span(of: "2", in: file), severity: .warning),
    ]
    #expect(
      diagnostics.map(\.line).joined() == """
        a.yaml:1:4: error: wrong [sample-rule]
        a.yaml:2:4: warning: odd␊in two lines [sample-rule]

        """)
  }
}

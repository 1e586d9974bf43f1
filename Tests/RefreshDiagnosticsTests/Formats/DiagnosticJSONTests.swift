import Foundation
import RefreshDiagnostics
import RefreshText
import Testing

struct DiagnosticJSONTests {
  private func render(_ diagnostics: [Diagnostic]) throws -> String {
    try #require(DiagnosticFormat["json"]).render(DiagnosticReport(files: [], found: diagnostics))
  }

  @Test func `diagnostics are one array of objects with the ten keys in order`() throws {
    let file = SourceFile(path: "a.yaml", text: "下拉: 1\nb: |\n  x\n")
    let diagnostics = [
      Diagnostic(
        .sample, "wrong", at: span(of: "1", in: file), help: "say \"2\"",
        fix: Fix(replacing: span(of: "1", in: file), by: "2", isSafe: true)),
      Diagnostic(.sample, "odd", at: span(of: "|\n  x", in: file), severity: .warning),
    ]
    #expect(
      try render(diagnostics) == #"""
        [
          {"file":"a.yaml","line":1,"column":5,"endLine":1,"endColumn":6,"severity":"error","id":"sample-rule","message":"wrong","help":"say \"2\"","fix":{"title":"replace `1` with `2`","safe":true,"edits":[{"offset":8,"length":1,"text":"2"}]}},
          {"file":"a.yaml","line":2,"column":4,"endLine":3,"endColumn":4,"severity":"warning","id":"sample-rule","message":"odd","help":null,"fix":null}
        ]

        """#)
  }

  @Test func `no diagnostics are an empty array`() throws {
    #expect(try render([]) == "[]\n")
  }

  @Test func `any character comes back from a reader of JSON`() throws {
    let text =
      String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{2029}👩‍👩‍👧‍👦\\/"
    let file = SourceFile(path: text, text: "")
    let json = try render([Diagnostic(.sample, text, at: Span(wholeOf: file), help: text)])
    let objects = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(objects.count == 1)
    for key in ["file", "message", "help"] {
      #expect((objects[0][key] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}

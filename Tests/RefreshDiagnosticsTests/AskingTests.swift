import ExternalTools
import Foundation
import Testing

@testable import RefreshDiagnostics

struct AskingTests {
  private static let rule = Rule("a-rule", "")

  @Test func `the answer to a question has what was found, and a clean value only where nothing was`() {
    let right = Diagnostics.asking { _ in 1 }
    #expect(right.clean == 1 && right.found.isEmpty)
    let wrong = Diagnostics.asking { found in
      found.add(Self.rule, "it is not", at: Span(wholeOf: SourceFile(path: "a", text: "")))
      return 1
    }
    #expect(wrong.clean == nil && wrong.found.all.count == 1)
    #expect(wrong.hypothetical == 1)
  }

  @Test func `no reading collects diagnostics only to drop them`() throws {
    let sources = ExternalTool.package.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in ["ignored", "unused", "dropped", "discarded"] where text.contains("into: &\(name))") {
        Issue.record("\(file.path) drops diagnostics; use `Diagnostics.asking`")
      }
    }
    #expect(count > 100)
  }
}

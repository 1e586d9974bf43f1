import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshScenarios

struct SuiteLintTests {
  @Test func `every file in Lint has a row in the catalogue`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/RefreshScenarios").standardized
    let catalogue = try String(contentsOf: folder.appending(path: "LintModel/SuiteLint.swift"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Lint").path)
      .filter { $0.hasSuffix(".swift") }
    for file in files.sorted() {
      #expect(catalogue.contains("    \(file.dropLast(".swift".count)).rule,\n"), "add a row for \(file)")
    }
    #expect(files.count == SuiteLint.all.count)
  }

  @Test(arguments: SuiteLint.all.map(\.rule))
  func `the bad example is found by its rule alone, and the good one by none`(rule: Rule) throws {
    let (bad, good) = (try #require(rule.bad), try #require(rule.good))
    #expect(rule.severity == .warning)
    let found = lint(bad.text).filter { !$0.hasPrefix(" ") }
    #expect(found.count == 1)
    #expect(found.first?.contains(" \(rule.id.rawValue): ") == true)
    #expect(lint(good.text) == [])
  }
}

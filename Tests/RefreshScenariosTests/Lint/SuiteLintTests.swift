import Foundation
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
}

import ExternalTools
import Foundation
import HeapWork
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshChecks

struct SuiteLintTests {
  @Test func `every file in Lint has a row in the catalogue`() throws {
    let folder = ExternalTool.package.appendingPathComponent("Sources/RefreshChecks")
    let catalogue = try String(contentsOf: folder.appending(path: "LintModel/SuiteLint.swift"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Lint/Suites").path)
      .filter { $0.hasSuffix(".swift") }
    for file in files.sorted() {
      #expect(catalogue.contains("    \(file.dropLast(".swift".count)).rule,\n"), "add a row for \(file)")
    }
    #expect(files.count == SuiteLint.all.count)
  }

  @Test(
    arguments: [
      "{ expect: { header.state: idle } }", "{ pull: { header: 120% } }, release, { wait: settled }",
      "{ wait: { until: { header.state: idle } } }",
    ])
  func `what is repeated often is linted with work that grows with its length`(steps: String) {
    let growth = HeapWork.growth(from: (1_000, 4_000)) {
      let text = suiteText("- repeat: { times: \($0), steps: [ \(steps) ] }\n- expect: { header.state: idle }")
      #expect(lint(suite: text).count <= 3)
    }
    #expect(growth < 1.5)
  }
}

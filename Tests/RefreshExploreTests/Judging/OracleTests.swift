import Foundation
import Testing

@testable import RefreshExplore

struct OracleTests {
  @Test func `each is on the page about exploration`() throws {
    let page = URL(fileURLWithPath: Configs.folder).deletingLastPathComponent()
      .appendingPathComponent("Documentation/explore.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    for oracle in Oracle.allCases { #expect(rows.contains("| `\(oracle.id)` | \(oracle.summary) |")) }
    for level in Level.allCases { #expect(rows.contains { $0.hasPrefix("| `\(level.rawValue)` | ") }) }
  }
}

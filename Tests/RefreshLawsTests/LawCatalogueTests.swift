import Foundation
import RefreshPresets
import Testing

@testable import RefreshLaws

struct LawCatalogueTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `each level is on the page about exploration`() throws {
    let page = Self.root.appendingPathComponent("Documentation/explore.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    for level in Level.allCases { #expect(rows.contains { $0.hasPrefix("| `\(level.rawValue)` | ") }) }
  }

  @Test func `each law has a name of its own and looks at something`() {
    #expect(Set(LawID.all.map(\.name)).count == LawID.all.count)
    for law in LawCatalogue.all { #expect(!law.occasions.isEmpty, "\(law.name)") }
  }

  @Test func `rules that warn of a breach exist`() {
    let known = Set(PresetLint.all.map(\.rule.id.rawValue))
    for law in LawID.all { #expect(law.law.rules.filter { !known.contains($0) } == [], "\(law.name)") }
  }

  @Test func `a law that is written is in the catalogue`() throws {
    let folder = Self.root.appendingPathComponent("Sources/RefreshLaws/Laws").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(of: /static let name = "([^"]+)"/) { names.insert(String(match.1)) }
    }
    #expect(names == Set(LawID.all.map(\.name)))
  }
}

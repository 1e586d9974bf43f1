import ExternalTools
import Foundation
import RefreshChecks
import Testing

@testable import RefreshLaws

struct LawCatalogueTests {
  @Test func `each level is on the page about exploration`() throws {
    let page = ExternalTool.package.appendingPathComponent("Documentation/explore.md")
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
    let names = try Self.files().flatMap { $0.matches(of: /static let name = "([^"]+)"/).map { String($0.1) } }
    #expect(Set(names) == Set(LawID.all.map(\.name)))
  }

  @Test func `a law has a case for each occasion at which it looks, and looks at each for which it has one`() throws
  {
    var switches = 0
    for text in try Self.files() {
      guard let name = text.firstMatch(of: /static let name = "([^"]+)"/)?.1, let law = LawID(String(name))?.law,
        let body = text.firstMatch(of: /(?s)\n    switch occasion {\n(.*?)\n    }\n/)?.1
      else { continue }
      let patterns = body.matches(of: /(?m)^    case (.*?)(?: where .*)?:(?: .*)?$/).map(\.1)
      let kinds = patterns.flatMap { $0.matches(of: /(?:^|, )\.(\w+)/).map(\.1) }
      // Some cases are alone: `if case .settled = occasion`.
      let others = text.matches(of: /case \.(\w+)(?:\(.*\))? = occasion/).map(\.1)
      #expect(Set((kinds + others).map(String.init)) == Set(law.occasions.map { "\($0)" }), "\(name)")
      switches += 1
    }
    #expect(switches > 20)
  }

  /// The texts of the files in which laws are written.
  private static func files() throws -> [String] {
    let folder = ExternalTool.package.appendingPathComponent("Sources/RefreshLaws/Laws").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    return try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
    }
  }
}

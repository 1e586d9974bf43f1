import ExternalTools
import Foundation
import Testing

/// `Documentation/engine-rules.md`, which names the tests of each rule of the engine.
@Suite struct EngineRulesTests {
  /// A row of the document's tables.
  private struct Rule {
    let section: Int
    let number: Int
    let tests: [(file: String, name: String)]
  }

  /// Returns the rows in order: `` | S1.2 | what holds | `Folder/File.swift`: “name of the test”<br>… | ``.
  private func rules() throws -> [Rule] {
    let url = ExternalTool.package.appending(path: "Documentation").appending(path: "engine-rules.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    return document.split(separator: "\n").compactMap { line in
      guard let row = line.wholeMatch(of: /\| S(\d+)\.(\d+) \| .+ \|(.*)\|/),
        let section = Int(row.1), let number = Int(row.2)
      else { return nil }
      let tests = row.3.matches(of: /`([^`]+)`: “([^”]+)”/).map { (file: String($0.1), name: String($0.2)) }
      return Rule(section: section, number: number, tests: tests)
    }
  }

  @Test func `every rule has a test`() throws {
    let rules = try rules()
    #expect(rules.count > 100, "the tables of engine-rules.md are not in their usual form")
    for rule in rules { #expect(!rule.tests.isEmpty, "S\(rule.section).\(rule.number) has no test") }
  }

  @Test func `rules are numbered from 1 in each section`() throws {
    let sections = Dictionary(grouping: try rules(), by: \.section)
    for (section, rules) in sections {
      #expect(rules.map(\.number) == Array(1...rules.count), "the rules of section S\(section)")
    }
  }

  @Test func `every test that a rule names is there`() throws {
    var sources: [String: String] = [:]
    for rule in try rules() {
      for test in rule.tests {
        if sources[test.file] == nil {
          sources[test.file] = try? String(contentsOf: Fixture.folder().appending(path: test.file), encoding: .utf8)
        }
        #expect(
          sources[test.file]?.contains("func `\(test.name)`(") == true,
          "S\(rule.section).\(rule.number) names a test that is not there: \(test.file): “\(test.name)”")
      }
    }
  }
}

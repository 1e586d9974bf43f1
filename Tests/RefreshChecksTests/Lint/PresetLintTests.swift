import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import Testing

@testable import RefreshChecks

struct PresetLintTests {
  @Test func `every rule that is declared in Lint has a row in the catalogue`() throws {
    let folder = ExternalTool.package.appendingPathComponent("Sources/RefreshChecks")
    let catalogue = try String(
      contentsOf: folder.appending(path: "LintModel/PresetLint.swift"), encoding: .utf8)
    let rules = try ["Lint/Presets", "Lint/Presets/Behaviour"].flatMap { name in
      let folder = folder.appending(path: name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .flatMap {
          try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            .matches(of: /static let (\w+) = LintRule/).map { String($0.output.1) }
        }
    }
    for rule in rules.sorted() { #expect(catalogue.contains("    .\(rule),\n"), "add a row for \(rule)") }
    #expect(rules.count == PresetLint.all.count)
  }

  @Test(arguments: ComponentKind.allCases)
  func `the defaults of every type are silent, but for what the library lacks`(kind: ComponentKind) {
    #expect(ids("name: plain\n\(kind.role.rawValue): { type: \(kind.rawValue) }") == gaps(of: kind, in: .en))
  }

  @Test(arguments: BuiltInLanguage.allCases, ComponentKind.allCases)
  func `the library's own titles are silent in all its languages`(language: BuiltInLanguage, kind: ComponentKind) {
    let preset = "name: plain\nlanguage: \(language.rawValue)\n\(kind.role.rawValue): { type: \(kind.rawValue) }"
    #expect(ids(preset) == gaps(of: kind, in: language))
  }

  private func ids(_ preset: String) -> [DiagnosticID] { lintDiagnostics([preset]).all.map(\.id) }

  /// Returns the gaps in the texts of a type; the library has the trailer's titles only in Chinese.
  private func gaps(of kind: ComponentKind, in language: BuiltInLanguage) -> [DiagnosticID] {
    let isLabelled = kind == .stateTrailer || kind == .normalTrailer
    return isLabelled && language != .zhHans && language != .zhHant ? [LintRule.keyAsTitle.rule.id] : []
  }

  @Test func `a header and a footer with their defaults are silent together`() {
    for footer in ["autoNormalFooter", "backGifFooter"] {
      #expect(lint("name: both\nheader: { type: gifHeader }\nfooter: { type: \(footer) }") == [])
    }
  }

  @Test func `where two rules speak of one value only the first is heard`() {
    let found = lintDiagnostics([
      """
      name: feed
      header: { type: normalHeader }
      footer: { type: autoNormalFooter, triggerPercent: -30 }
      """
    ])
    #expect(found.all.map(\.rule) == [LintRule.headerFiresFooter.rule])
  }
}

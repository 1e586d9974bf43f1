import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import Testing

@testable import RefreshChecks

struct RuleCatalogueTests {
  /// The ids of the rules that a text alone can't break, or only one that is too long for a page.
  private static let withoutExamples: Set<String> = [
    "cannot-read", "document-too-large", "too-many-directives", "too-many-errors", "out-of-memory", "invalid-yaml",
    "no-time-zones", "bad-time-zone", "expectation-failed", "never-happened",
    "never-settled", "events-differ", "endless-loop", "too-many-rows", "too-long", "nothing-found", "unread-file",
    "cannot-write",
    "extends-too-deep", "duplicate-extends", "outside-project", "bad-image", "bad-image-set", "mixed-frame-sizes",
    "bad-strings", "duplicate-text", "missing-text",
    "frames-without-files", "ambiguous-image", "nameless-image", "reserved-name", "same-type-name", "one-setting",
    "unread-code",
    "differs-from-code", "stale-acceptance",
    "shared-time-key", "overridden-language",
    "nested-too-deep", "always-expectation-failed", "rest-expectation-failed", "never-at-rest", "snapshot-differs",
    "snapshot-ambiguous", "snapshot-missing", "snapshot-unreadable",
    "unsteady", "bad-tags", "no-such-tag", "forbidden-only",
  ]

  /// The ids of the rules that the sources declare, with the files of their declarations.
  private static let declared: [(id: String, file: String)] = {
    let root = ExternalTool.package.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path -> [(String, String)] in
      let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
      return text.matches(of: /static let \w+ = (?:(?:Lint)?Rule|yaml)\(\s*"([a-z0-9-]+)"/).map {
        (String($0.1), path)
      }
    }
  }()

  @Test func `every rule that is declared is listed`() {
    #expect(Self.declared.count > 80)
    for (id, file) in Self.declared {
      #expect(RuleCatalogue[DiagnosticID(id)] != nil, "list the rule `\(id)`, which \(file) declares")
    }
  }

  @Test func `no rule is declared twice, and every rule that is listed is declared`() {
    let ids = Self.declared.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(RuleCatalogue.all.map(\.id.rawValue)).isSubset(of: ids))
  }

  @Test func `every rule has a text and every text a rule, and the files have nothing that isn't shown`() {
    #expect(Set(RuleCatalogue.written.keys) == Set(RuleCatalogue.all.map(\.id.rawValue)))
    for (id, text) in RuleCatalogue.written {
      let keys = text.entries.map { $0.key.scalar ?? "" }
      #expect(keys.starts(with: ["what", "why"]) && keys.count <= 3, "\(id): \(keys)")
      for example in text.entries.dropFirst(2).map(\.value.entries) {
        #expect(example.map { $0.key.scalar } == ["bad", "good"], "\(id)")
      }
    }
  }

  @Test(arguments: RuleCatalogue.texts)
  func `a rule says what it finds and why`(text: RuleText) {
    #expect(text.rule.title.first?.isUppercase == false && text.rule.title.last != ".")
    #expect(text.what.hasSuffix(".") && text.why.hasSuffix("."))
    #expect((text.bad == nil) == Self.withoutExamples.contains(text.rule.id.rawValue))
    #expect((text.bad == nil) == (text.good == nil))
  }

  @Test(arguments: RuleCatalogue.texts)
  func `the bad example breaks this rule alone and the good one none`(text: RuleText) throws {
    guard let bad = text.bad, let good = text.good else { return }
    let found = bad.diagnostics()
    #expect(Set(found.map(\.id)) == [text.rule.id], "\(found.map(\.line).joined())")
    #expect(found.allSatisfy { $0.severity == text.rule.severity })
    #expect(good.diagnostics().isEmpty, "\(good.diagnostics().map(\.line).joined())")
  }

  @Test(arguments: PresetLint.all.map(\.rule) + SuiteLint.all.map(\.rule))
  func `a lint rule warns of its example once`(rule: Rule) {
    #expect(rule.severity == .warning)
    guard let bad = RuleCatalogue.text(of: rule).bad else { return }
    #expect(bad.diagnostics().count == 1)
  }

  @Test(arguments: PresetLint.all.map { RuleCatalogue.text(of: $0.rule) }.filter { $0.bad != nil })
  func `every message about a preset has a number or a name, its place and help`(text: RuleText) throws {
    let found = try #require(text.bad?.diagnostics().first)
    #expect(found.help != nil)
    #expect(found.span.end > found.span.start)
    #expect(found.message.first?.isUppercase == false && !found.message.hasSuffix("."))
    #expect(found.message.contains(where: { $0.isNumber || $0 == "`" }))
  }

  @Test(arguments: RuleCatalogue.texts)
  func `what is put right in an example is right then`(text: RuleText) {
    guard let bad = text.bad else { return }
    let fixes = bad.diagnostics().compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    let fixed = Rule.Example(bad.kind, bytes: EditedText(fixes, appliedTo: bad.bytes).bytes)
    #expect(fixed.diagnostics().isEmpty, "\(fixed.text)\(fixed.diagnostics().map(\.line).joined())")
  }

  @Test func `slips, spellings, units and classes are put right without asking`() {
    let safe = RuleCatalogue.texts.filter { $0.bad?.diagnostics().contains { $0.fix?.isSafe ?? false } ?? false }
    #expect(
      safe.map(\.rule.id.rawValue) == [
        "byte-order-mark", "wrong-character", "missing-space", "joined-items", "tab-indentation", "missing-colon",
        "missing-dash",
        "unexpected-colon", "unclosed-bracket", "unexpected-bracket", "missing-comma", "missing-value",
        "unclosed-quote",
        "unquoted-text", "unexpected-text", "unexpected-character", "unknown-escape", "bad-anchor", "bad-tag",
        "unknown-tag", "wrong-type", "wrong-unit", "boolean-spelling", "language-case", "mjrefresh-name",
      ])
  }
}

extension Rule: CustomTestStringConvertible {
  /// The id.
  public var testDescription: String { id.rawValue }
}

extension RuleText: CustomTestStringConvertible {
  /// The id of the rule.
  public var testDescription: String { rule.id.rawValue }
}

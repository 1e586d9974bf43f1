import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshChecks
@testable import RefreshPresets
@testable import RefreshScenarios

/// The numbers in rules and pages are the actual limits.
struct RuleNumbersTests {
  private static func words(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? ""
  }

  @Test(arguments: [
    (Rule.extendsTooDeep, "more than \(words(Extension.greatestDepth)) presets"),
    (.tooManyFrames, "more than \(grouped(ImageHeader.greatestFrameCount)) frames"),
    (.tooManySteps, "more than \(grouped(ExpansionBudget.steps))"),
    (.tooManySteps, "\(ExpansionBudget.bytes >> 20) MiB"),
    (.nestedTooDeep, "more than \(StepReader.greatestDepth) "),
    (.neverSettled, "after \(Int(Command.longestRest.seconds)) s"),
    (RuleNumbersTests.yaml("document-too-large"), "\(YAMLLimits.standard.documentBytes >> 20) MiB"),
    (RuleNumbersTests.yaml("too-deep"), "more than \(YAMLLimits.standard.depth) deep"),
    (RuleNumbersTests.yaml("too-many-errors"), "more than \(grouped(YAMLLimits.standard.errors)) errors"),
  ])
  func `a rule names the number that holds`(rule: Rule, text: String) {
    let what = RuleCatalogue.text(of: rule).what
    #expect(what.lowercased().contains(text.lowercased()), "\(what)")
  }

  private static func yaml(_ id: String) -> Rule { YAMLRules.all.first { $0.id.rawValue == id }! }
}

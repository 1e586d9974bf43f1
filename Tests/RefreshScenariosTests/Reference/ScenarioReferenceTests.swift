import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshScenarios

struct ScenarioReferenceTests {
  private static let components =
    "{ type: normalHeader }\nfooter: { type: autoNormalFooter }\ntrailer: { type: normalTrailer }"

  /// Returns the errors of a suite with all kinds of components and some steps.
  private func errors(_ steps: String) -> [String] {
    let amount = steps.contains("amount") ? "\"${amount}\"" : "60"
    let flows = "flows: { pull-and-release: [ { pull: { header: \(amount) } }, release ] }\n"
    let text =
      "suite: s\nheader: \(Self.components)\nscene: { content: { height: 1200 } }\n"
      + (steps.hasPrefix("flow:") ? flows : "") + "scenarios:\n  - name: n\n    steps:\n"
      + "      - \(steps)\n      - expect: { header.state: idle }\n"
    return load(text).lines
  }

  @Test func `every step has a section, and every observable a row`() {
    let page = ScenarioReference.page
    for step in StepCatalogue.all { #expect(page.contains("\n### `\(step.name)`\n"), "\(step.name)") }
    for observable in ObservablePath.all {
      var exists = true
      if case .component(let role, let leaf) = observable {
        exists = ComponentKind.all(of: role).contains(where: leaf.exists)
      }
      #expect(page.contains("\n| `\(observable.path)` | ") == exists, "\(observable.path)")
    }
  }

  @Test func `a row names the types that have the observable`() {
    let rows = ScenarioReference.page.split(separator: "\n").reversed().prefix { !$0.hasPrefix("#") }
    for case .component(let role, let leaf) in ObservablePath.all where role != .trailer {
      let all = ComponentKind.all(of: role)
      let own = all.filter(leaf.exists)
      guard let row = rows.first(where: { $0.hasPrefix("| `\(role.rawValue).\(leaf.path)` |") }) else { continue }
      let cells = row.split(separator: "|").map { $0.drop { $0 == " " } }
      let names = own.count == all.count ? "" : own.map { "`\($0.rawValue)`" }.joined(separator: ", ") + " "
      #expect(cells[2] == names[...], "\(row)")
    }
  }

  @Test func `every example of a step is right`() {
    for step in StepCatalogue.all {
      for example in step.description.examples {
        #expect(errors("\(step.name): \(example)") == [], "\(step.name): \(example)")
      }
      #expect(step.canStandAlone || !step.description.examples.isEmpty, "\(step.name) needs an example")
    }
  }

  @Test(arguments: MatcherForm.all.map(\.example))
  func `every matcher of the page can be written`(example: String) throws {
    let row = try #require(MatcherForm.all.first { $0.example == example })
    #expect(errors("expect: { \(row.observable.path): \(example) }") == [])
  }
}

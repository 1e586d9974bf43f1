import RefreshDiagnostics
import RefreshScenarios
import RefreshText

/// The scenarios of a plan, one on each line: place, suite and name, tags; with tabs between them.
struct ScenarioList {
  private let plan: RunPlan

  /// Lists the scenarios of a plan.
  init(_ plan: RunPlan) { self.plan = plan }

  /// The lines. A place means this scenario when it is given to `refreshcfg test`, and those
  /// whose examples stand in the same line.
  var text: String {
    plan.entries.compactMap { entry -> String? in
      guard entry.skip == nil else { return nil }
      let scenario = entry.scenario
      let span = scenario.example?.span ?? scenario.span
      let name = "\(scenario.suite) › \(scenario.name)"
      let columns =
        ["\(span.file.path):\(span.startPosition.line)", name]
        + (scenario.tags.isEmpty ? [] : [scenario.tags.joined(separator: " ")])
      return columns.map { VisibleText.of($0) }.joined(separator: "\t") + "\n"
    }.joined()
  }
}

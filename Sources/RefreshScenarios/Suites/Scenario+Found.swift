import RefreshEngine
import RefreshLaws
import RefreshText

extension Scenario {
  /// The tag of scenarios that an exploration has written; they pass as long as they show a problem.
  package static let foundTag = "found"

  /// The number of the step that shows the problem of a scenario that was found, or `nil` for any other scenario.
  package var problemStep: Int? { tags.contains(Scenario.foundTag) && !steps.isEmpty ? steps.count : nil }

  /// The observables that show the problem.
  package var problemObservables: [ObservablePath] {
    problemStep.map { steps[$0 - 1].action.conditions.map(\.observable) } ?? []
  }

  /// The question about the problem of a scenario that was found: why the first observable that shows it has its value, or
  /// what its law asks; `nil` for any other scenario.
  var foundQuestion: Question? {
    guard problemStep != nil else { return nil }
    return problemObservables.first.map { .value($0) } ?? laws.first?.law.inquiry.question
  }
}

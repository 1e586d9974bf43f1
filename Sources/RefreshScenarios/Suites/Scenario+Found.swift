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
  /// the question of its law, about the component that breaches it; `nil` for any other scenario.
  var foundQuestion: Question? {
    guard let step = problemStep else { return nil }
    if let observable = problemObservables.first { return .value(observable) }
    guard let law = laws.first else { return nil }
    var trial = trial(of: law, before: step)
    let events = trial.happened
    trial.end()
    let question = law.law.inquiry.question
    guard let problem = trial.problems.first, let role = problem.role else { return question }
    let own = question.about(role, given: events)
    // What happens after the last step can't be asked about; what leads to it can.
    if case .happened(let subject, _) = own, !problem.ending.isEmpty, !events.contains(where: subject.matches) {
      return .pending
    }
    return own
  }
}

extension Question {
  /// Returns the question about another component: why something happened if it has, even if the question was why it is missing.
  fileprivate func about(_ role: ComponentRole, given events: [Event.Kind]) -> Question {
    switch self {
    case .happened(let subject, let nth): .happened(subject.about(role), nth: nth)
    case .missing(let subject, let nth):
      events.contains(where: subject.about(role).matches)
        ? .happened(subject.about(role), nth: nil) : .missing(subject.about(role), nth: nth)
    case .value, .pending, .step: self
    }
  }
}

extension Question.Subject {
  /// Returns the same subject for another component.
  fileprivate func about(_ role: ComponentRole) -> Question.Subject {
    switch self {
    case .state(_, let state): .state(role, state)
    case .call(_, let callback): .call(role, callback)
    }
  }
}

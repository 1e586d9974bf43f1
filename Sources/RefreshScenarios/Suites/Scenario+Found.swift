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

  /// The question about the problem of a scenario that was found: why the observable that shows it has its value, or the
  /// question of its law, about the component that breaches it; `nil` for any other scenario.
  ///
  /// Of several observables, it is about the first whose value isn't that of a healthy list.
  var foundQuestion: Question? {
    guard let step = problemStep else { return nil }
    let shown = problemObservables
    guard let law = laws.first, shown.count != 1 else { return shown.first.map(Question.value) }
    var trial = trial(of: law, before: step)
    let events = trial.happened
    trial.end()
    let wrong = trial.problems.map { $0.expectations.filter(\.isWrong).map(\.observable) }
    if !shown.isEmpty { return .value(shown.first(where: Set(wrong.joined()).contains) ?? shown[0]) }
    let question = law.law.inquiry.question
    if case .value = question, let observable = wrong.first?.first { return .value(observable) }
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
  func about(_ role: ComponentRole, given events: [Event.Kind]) -> Question {
    switch self {
    case .happened(let subject, let nth): .happened(subject.about(role), nth: nth)
    case .missing(let subject, let nth):
      events.contains(where: subject.about(role).matches)
        ? .happened(subject.about(role), nth: nil) : .missing(subject.about(role), nth: nth)
    case .value(let observable): .value(observable.about(role))
    case .pending, .step: self
    }
  }
}

extension Problem.Expectation {
  /// Whether the value isn't that of a healthy list, or not what a suite requires.
  fileprivate var isWrong: Bool {
    if let healthy { return !found.isNear(healthy) }
    return demanded.map { !$0.matches(found) } ?? true
  }
}

extension ObservablePath {
  /// Returns the same observable of another component, or of the scroll view along its axis and at its edge.
  fileprivate func about(_ role: ComponentRole) -> ObservablePath {
    // A trailer is beside the content.
    let isTrailer = role == .trailer
    let sideways = ["frame.y": "frame.x", "frame.height": "frame.width"]
    return switch self {
    case .component(_, let leaf):
      (isTrailer ? sideways[leaf.path] : nil).flatMap { ObservablePath.named("\(role.rawValue).\($0)") }
        ?? .component(role, leaf)
    case .part(_, let name, let leaf): .part(role, name, leaf)
    case .scroll(.insetTop): .scroll(role.ownInset)
    case .scroll(.offsetY): .scroll(isTrailer ? .offsetX : .offsetY)
    case .scroll(.contentHeight): .scroll(isTrailer ? .contentWidth : .contentHeight)
    case .scroll, .time: self
    }
  }
}

extension ComponentRole {
  /// The inset to which a component adds its room.
  fileprivate var ownInset: ScrollLeaf {
    switch self {
    case .header: .insetTop
    case .footer: .insetBottom
    case .trailer: .insetRight
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

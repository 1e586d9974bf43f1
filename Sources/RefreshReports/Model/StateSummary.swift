import RefreshEngine
import RefreshScenarios

extension RunReport.Subject {
  /// The scroll view and the attached components, in the order of traces, with the observables that say how things stand,
  /// without those that say that nothing is going on.
  static func summary(of observations: [FailedStep.Observation]) -> [RunReport.Subject] {
    var subjects: [RunReport.Subject] = []
    for observation in observations {
      switch observation.observable.told {
      case .never, .unless(observation.value): continue
      case .always, .unless: break
      }
      let parts = observation.observable.path.split(separator: ".", maxSplits: 1).map(String.init)
      let (subject, name) = (parts[0], parts[parts.count - 1])
      let text = observation.observable.type.text(of: observation.value)
      let value: String
      switch observation.observable {
      case .component(_, .type), .component(_, .state): value = text
      default: value = observation.value == .bool(true) ? name : "\(name) \(text)"
      }
      if subjects.last?.name != subject { subjects.append(RunReport.Subject(name: subject)) }
      subjects[subjects.count - 1].values.append(value)
    }
    return subjects
  }
}

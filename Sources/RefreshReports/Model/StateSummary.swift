import RefreshEngine
import RefreshScenarios

/// The observables that say how things stand, without those that say that nothing is going on.
struct StateSummary {
  /// The scroll view, or a component.
  struct Subject: Equatable {
    /// `scroll`, `header` …
    let name: String
    /// `offset.y -120`, `dragging` …, in the order of traces.
    var values: [String]
  }

  /// The scroll view and the attached components, in the order of traces.
  let subjects: [Subject]

  /// Chooses from all that was observed.
  init(_ observations: [FailedStep.Observation]) {
    var subjects: [Subject] = []
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
      if subjects.last?.name == subject {
        subjects[subjects.count - 1].values.append(value)
      } else {
        subjects.append(Subject(name: subject, values: [value]))
      }
    }
    self.subjects = subjects
  }
}

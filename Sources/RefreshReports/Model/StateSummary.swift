import RefreshEngine
import RefreshScenarios

extension RunReport.Subject {
  /// The scroll view and the attached components, in the order of traces, with the observables that say how things stand,
  /// without those that say that nothing is going on.
  static func summary(of observations: [FailedStep.Observation]) -> [RunReport.Subject] {
    var subjects: [RunReport.Subject] = []
    for observation in observations {
      guard let (subject, name, dull) = row(of: observation.observable), dull != observation.value else { continue }
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

  /// Whose an observable is, its name, and the value at which it is left out; nil for those that are never shown.
  private static func row(of observable: ObservablePath) -> (subject: String, name: String, dull: ObservedValue?)? {
    switch observable {
    case .time: nil
    case .scroll(let leaf): row(of: leaf).map { ("scroll", leaf.path, $0.dull) }
    case .component(let role, let leaf): row(of: leaf).map { (role.rawValue, leaf.path, $0.dull) }
    }
  }

  /// What is shown; the dull value is nil for what is always shown.
  private struct Row {
    var dull: ObservedValue?
  }

  private static func row(of leaf: ScrollLeaf) -> Row? {
    switch leaf {
    case .offsetY, .contentHeight, .viewportHeight: Row()
    case .offsetX, .insetTop, .insetLeft, .insetBottom, .insetRight, .rows: Row(dull: .number(0))
    case .dragging, .decelerating: Row(dull: .bool(false))
    case .window: Row(dull: .bool(true))
    case .pan, .contentInsetTop, .contentInsetLeft, .contentInsetBottom, .contentInsetRight, .contentWidth,
      .viewportWidth:
      nil
    }
  }

  private static func row(of leaf: ComponentLeaf) -> Row? {
    switch leaf {
    case .type, .state, .frameY, .frameHeight, .stateLabelText, .leftTriggerTimes: Row()
    case .pullingPercent, .callsRefreshing, .callsBeginRefreshingCompletion, .callsEndRefreshingAnimationBegin,
      .callsEndRefreshingCompletion, .arrowRotation, .insetDelta:
      Row(dull: .number(0))
    case .alpha: Row(dull: .number(1))
    case .hidden, .stateLabelHidden, .arrowHidden, .loadingAnimating, .gifAnimating, .triggeredByDrag:
      Row(dull: .bool(false))
    case .gifImage: Row(dull: .absent)
    default: nil
    }
  }
}

import RefreshEngine

/// A question about the run of a scenario.
public enum Question: Sendable {
  /// The question why something happened for the *nth* time; nil stands for the last time.
  case happened(Subject, nth: Int?)
  /// The question why something didn't happen for the *nth* time, from 1.
  case missing(Subject, nth: Int)
  /// The question why an observable has its value.
  case value(ObservablePath)
  /// The events that are still to come.
  case pending
  /// The effects of a step, or the reason why it did nothing.
  case step(Int)

  /// Something that can happen.
  public typealias Subject = Occurrence
}

extension Question.Subject {
  /// Reads a subject: a component and a state, `header.refreshing`, or a call, `header.refreshing()`. Fails if it is neither.
  public init?(_ text: String) {
    let isCall = text.hasSuffix("()")
    let words = (isCall ? text.dropLast(2) : text[...]).split(separator: ".", maxSplits: 1).map(String.init)
    guard words.count == 2, let role = ComponentRole(rawValue: words[0]) else { return nil }
    if isCall {
      guard let callback = Callback(rawValue: words[1]) else { return nil }
      self = .call(role, callback)
    } else {
      guard let state = RefreshState(named: words[1]) else { return nil }
      self = .state(role, state)
    }
  }

  /// All subjects, as they are written.
  public static var names: [String] {
    ComponentRole.allCases.flatMap { role in
      RefreshState.allCases.map { Self.state(role, $0).text } + Callback.allCases.map { Self.call(role, $0).text }
    }
  }
}

extension Question {
  /// The question as `refreshcfg why` takes it: `--not header.refreshing --nth 2`.
  package var text: String {
    func number(_ nth: Int?) -> String { nth.map { " --nth \($0)" } ?? "" }
    return switch self {
    case .happened(let subject, let nth): subject.text + number(nth)
    case .missing(let subject, let nth): "--not \(subject.text)" + number(nth == 1 ? nil : nth)
    case .value(let observable): observable.path
    case .pending: "--pending"
    case .step(let number): "--step \(number)"
    }
  }
}

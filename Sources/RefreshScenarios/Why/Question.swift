import RefreshEngine

/// A question about the run of a scenario.
public enum Question: Sendable {
  /// Why something happened for the *nth* time; nil stands for the last time.
  case happened(Subject, nth: Int?)
  /// Why something didn't happen for the *nth* time, from 1.
  case missing(Subject, nth: Int)
  /// Why an observable has its value.
  case value(ObservablePath)
  /// What is still to come.
  case pending
  /// What a step did, or why it did nothing.
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
      guard let state = RefreshState.allCases.first(where: { $0.name == words[1] }) else { return nil }
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
  /// Makes the question why an observable has its value; a component's state is asked for as what happened. Nil for an
  /// observable that answers can't explain.
  ///
  /// - Parameter path: The path: `scroll.inset.top`, `header.stateLabel.text`.
  public init?(valueOf path: String) {
    guard let observable = ObservablePath.observables[path], observable.isExplained else { return nil }
    self = .value(observable)
  }

  /// The observables whose values answers can explain.
  public static var values: [ObservablePath] { ObservablePath.all.filter(\.isExplained) }
}

extension ObservablePath {
  /// Whether answers can explain its value.
  fileprivate var isExplained: Bool {
    switch self {
    case .scroll(let leaf): leaf.insetEdge != nil || leaf == .offsetX || leaf == .offsetY
    case .component(_, let leaf): leaf == .stateLabelText || leaf == .state
    case .time, .part: false
    }
  }
}

extension ScrollLeaf {
  /// The edge of an inset; nil for other observables.
  var insetEdge: InsetEdge? {
    switch self {
    case .insetTop, .contentInsetTop: .top
    case .insetLeft, .contentInsetLeft: .left
    case .insetBottom, .contentInsetBottom: .bottom
    case .insetRight, .contentInsetRight: .right
    default: nil
    }
  }
}

import RefreshEngine
import RefreshLaws

extension Question {
  /// Makes the question why an observable has its value; nil if there is no such observable.
  ///
  /// - Parameter path: The path: `scroll.inset.top`, `header.stateLabel.text`.
  public init?(valueOf path: String) {
    guard let observable = ObservablePath.named(path) else { return nil }
    self = .value(observable)
  }
}

extension Question {
  /// The number of the occurrence that would have followed those that happened.
  public static let next = Int.max
}

extension Question.Subject {
  /// Whether it is something at the beginning of a refresh.
  var isOfEntry: Bool {
    switch self {
    case .state(_, let state): state == .pulling || state == .refreshing
    case .call(_, let callback): callback == .refreshing || callback == .beginRefreshingCompletion
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

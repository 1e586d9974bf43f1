/// Something that happens to a component, and that explanations are asked about.
public enum Occurrence: Equatable, Sendable {
  /// A component enters a state.
  case state(ComponentRole, RefreshState)
  /// A component calls the app.
  case call(ComponentRole, Callback)

  /// The component.
  public var role: ComponentRole {
    switch self {
    case .state(let role, _), .call(let role, _): role
    }
  }

  /// The occurrence as it is written: `header.refreshing`, `header.refreshing()`.
  public var text: String {
    switch self {
    case .state(let role, let state): role.rawValue + "." + state.name
    case .call(let role, let callback): role.rawValue + "." + callback.name + "()"
    }
  }

  /// Returns whether an event is its subject.
  package func matches(_ event: Event.Kind) -> Bool {
    switch (self, event) {
    case (.state(_, let state), .state(role, _, let to)): state == to
    case (.call(_, let callback), .call(role, let other)): callback == other
    default: false
    }
  }

  /// The occurrence as a clause: `the header began to refresh`.
  var past: String {
    switch self {
    case .state(let role, let state): "the " + role.rawValue + " " + state.words.past
    case .call: "`" + text + "` was called"
    }
  }
}

extension RefreshState {
  /// The words for a component that enters the state, after "the header" and "the header didn't … again".
  var words: (past: String, never: String, again: String) {
    switch self {
    case .idle: ("became idle", "never became idle", "become idle")
    case .pulling: ("was pulled far enough", "was never pulled far enough", "get pulled far enough")
    case .refreshing: ("began to refresh", "never refreshed", "refresh")
    case .willRefresh: ("was about to refresh", "was never about to refresh", "become about to refresh")
    case .noMoreData: ("reached `noMoreData`", "never reached `noMoreData`", "reach `noMoreData`")
    }
  }
}

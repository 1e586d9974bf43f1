import RefreshEngine

extension ComponentBlueprint {
  /// The goals of the component in any language: all that its type can do, and its frames.
  ///
  /// Every component makes all calls. An auto footer's leaving is animated, and its beginning told, only where the scroll
  /// view has pages (`-[MJRefreshAutoFooter setState:]`).
  var goals: [CoverageGoal] {
    kind.family.states.map { .state($0) } + kind.reachableTransitions
      + RefreshTrigger.allCases.filter { $0.exists(for: kind) }.map { CoverageGoal(.triggers, $0.rawValue) }
      + Callback.allCases.map { .callback($0) } + frameGoals
  }

  /// The titles in a language; none where the preset hides the label.
  func titleGoals(in language: String) -> [CoverageGoal] {
    guard kind.has(.stateLabel), !settings.stateLabel.hidden else { return [] }
    return kind.family.titleStates.filter { $0 != .refreshing || !settings.refreshingTitleHidden }
      .map { .title($0, in: language) }
  }

  /// The frames: each of those that follow the pull, and those that play as a whole.
  private var frameGoals: [CoverageGoal] {
    guard kind.has(.gif) else { return [] }
    return shownImages.flatMap { state, frames -> [CoverageGoal] in
      state == .idle ? (0..<frames.count).map { .frame($0, of: state) } : [.frames(of: state)]
    }
  }
}

extension CoverageGoal {
  static func state(_ state: RefreshState) -> CoverageGoal { CoverageGoal(.states, state.name) }
  /// A change of state, as events have it: `idle -> pulling`.
  static func transition(from: RefreshState, to: RefreshState) -> CoverageGoal {
    CoverageGoal(.transitions, "\(from.name) -> \(to.name)")
  }
  static func callback(_ callback: Callback) -> CoverageGoal { CoverageGoal(.callbacks, callback.name + "()") }
  static func title(_ state: RefreshState, in language: String) -> CoverageGoal {
    CoverageGoal(.titles, "\(state.name) in \(language)")
  }
  /// One frame of those that follow the pull.
  static func frame(_ index: Int32, of state: RefreshState) -> CoverageGoal {
    CoverageGoal(.frames, "\(state.name) \(index)")
  }
  /// Frames that play as a whole.
  static func frames(of state: RefreshState) -> CoverageGoal { CoverageGoal(.frames, state.name) }
}

extension ComponentKind {
  /// The changes of state that the engine's rules leave possible for the type, whatever the preset, in the order of their
  /// states.
  var reachableTransitions: [CoverageGoal] {
    RefreshState.allCases.flatMap { from in successors(of: from).map { .transition(from: from, to: $0) } }
  }

  /// The states that can follow another.
  ///
  /// - `beginRefreshing` leads from every other state to refreshing, out of a window to willRefresh.
  /// - A component that refreshes, or will, follows no pull.
  /// - Only footers are told that there is no more data; they are at any time.
  package func successors(of state: RefreshState) -> [RefreshState] {
    guard family.states.contains(state) else { return [] }
    let next: [RefreshState] =
      switch state {
      case .idle: [.pulling, .refreshing, .willRefresh, .noMoreData]
      case .pulling: [.idle, .refreshing, .willRefresh, .noMoreData]
      case .refreshing: [.idle, .noMoreData]
      case .willRefresh: [.idle, .refreshing, .noMoreData]
      case .noMoreData: [.idle, .refreshing, .willRefresh]
      }
    return next.filter(family.states.contains)
  }
}

extension Family {
  /// The states that a component of this family can have: auto footers are not pulled, and only footers are told that there is
  /// no more data.
  var states: [RefreshState] {
    switch self {
    case .header, .trailer: [.idle, .pulling, .refreshing, .willRefresh]
    case .autoFooter: [.idle, .refreshing, .willRefresh, .noMoreData]
    case .backFooter: RefreshState.allCases
    }
  }
}

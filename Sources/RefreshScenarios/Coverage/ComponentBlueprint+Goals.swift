import RefreshEngine
import RefreshPresets

extension ComponentBlueprint {
  /// What there is to see of the component in any language: all that its type can do, and the frames that it has.
  var goals: [CoverageGoal] {
    kind.reachableStates.map { .state($0) } + kind.reachableTransitions.map { CoverageGoal(.transitions, $0.name) }
      + RefreshTrigger.allCases.filter { $0.exists(for: kind) }.map { CoverageGoal(.triggers, $0.rawValue) }
      + kind.reachableCallbacks.map { .callback($0) } + frameGoals
  }

  /// The titles in a language; none where the preset hides the label.
  func titleGoals(in language: String) -> [CoverageGoal] {
    guard kind.presentation != .none, !settings.stateLabel.hidden else { return [] }
    return kind.family.titleStates.filter { $0 != .refreshing || !settings.refreshingTitleHidden }
      .map { .title($0, in: language) }
  }

  /// The frames: each of those that follow the pull, and those that play as a whole.
  private var frameGoals: [CoverageGoal] {
    guard kind.presentation == .frames else { return [] }
    return shownImages.flatMap { state, frames -> [CoverageGoal] in
      state == .idle ? (0..<frames.count).map { .frame($0, of: state) } : [.frames(of: state)]
    }
  }
}

extension CoverageGoal {
  static func state(_ state: RefreshState) -> CoverageGoal { CoverageGoal(.states, state.name) }
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

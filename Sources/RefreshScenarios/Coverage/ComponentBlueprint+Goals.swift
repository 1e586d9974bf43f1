import RefreshEngine
import RefreshText

extension ComponentBlueprint {
  /// The goals of the component in any language: everything that its type can do, and its frames.
  ///
  /// Every component makes all calls. Only in a scroll view with pages does an auto footer animate the end of its
  /// refresh and report the beginning (`-[MJRefreshAutoFooter setState:]`).
  var goals: [CoverageGoal] {
    kind.family.states.map { .state($0) } + kind.reachableTransitions
      + RefreshTrigger.allCases.filter { $0.exists(for: kind) }.map { CoverageGoal(.triggers, $0.rawValue) }
      + Callback.allCases.map { .callback($0) } + frameGoals + settings.parts.flatMap(partGoals)
  }

  /// Returns the states of the type for which a part has values, and the stops of its ramps.
  private func partGoals(_ part: PartSettings) -> [CoverageGoal] {
    let states = Set(part.rules.flatMap(\.rule.states).map(\.state) + part.frames.map(\.state))
    let stops = Set(part.rules.flatMap(\.rule.ramp).map(\.percent)).ordered()
    return kind.family.states.filter(states.contains).map { .part(part.name, in: $0) }
      + stops.map { .part(part.name, at: $0) }
  }

  /// Returns the titles in a language; none if the preset hides the label.
  func titleGoals(in language: String) -> [CoverageGoal] {
    guard kind.has(.stateLabel), !settings.stateLabel.hidden else { return [] }
    return kind.family.titleStates.filter { $0 != .refreshing || !settings.refreshingTitleHidden }
      .map { titleGoal($0, in: language) }
  }

  /// Returns the title of a state in the language whose text is shown: for `fr-CA`, that for `fr` if there is no other.
  func titleGoal(_ state: RefreshState, in language: String) -> CoverageGoal {
    .title(state, in: settings.titles[state]?.version(for: language)?.language ?? language)
  }

  /// The frames: each one that follows the pull, and each animation as a whole.
  private var frameGoals: [CoverageGoal] {
    guard kind.has(.gif) else { return [] }
    return shownImages.flatMap { state, frames -> [CoverageGoal] in
      state == .idle ? (0..<frames.count).map { .frame($0, of: state) } : [.frames(of: state)]
    }
  }
}

extension CoverageGoal {
  static func state(_ state: RefreshState) -> CoverageGoal { CoverageGoal(.states, state.name) }
  /// Returns the goal for a change of state, named as in events: `idle -> pulling`.
  static func transition(from: RefreshState, to: RefreshState) -> CoverageGoal {
    CoverageGoal(.transitions, "\(from.name) -> \(to.name)")
  }
  static func callback(_ callback: Callback) -> CoverageGoal { CoverageGoal(.callbacks, callback.name + "()") }
  static func title(_ state: RefreshState, in language: String) -> CoverageGoal {
    CoverageGoal(.titles, "\(state.name) in \(language)")
  }
  /// Returns the goal for one of the frames that follow the pull.
  static func frame(_ index: Int32, of state: RefreshState) -> CoverageGoal {
    CoverageGoal(.frames, "\(state.name) \(index)")
  }
  /// Returns the goal for frames that play as an animation.
  static func frames(of state: RefreshState) -> CoverageGoal { CoverageGoal(.frames, state.name) }
  /// Returns the goal for a part in a state for which it has values.
  static func part(_ name: PartName, in state: RefreshState) -> CoverageGoal {
    CoverageGoal(.parts, "\(name.text) in \(state.name)")
  }
  /// Returns the goal for a part at a stop of one of its ramps.
  static func part(_ name: PartName, at percent: Double) -> CoverageGoal {
    CoverageGoal(.parts, "\(name.text) at \((percent * 100).rounded(decimals: 6).shortestText)%")
  }
}

extension ComponentKind {
  /// The changes of state that the engine's rules allow for the type with any preset, in the order of their states.
  var reachableTransitions: [CoverageGoal] {
    RefreshState.allCases.flatMap { from in family.successors(of: from).map { .transition(from: from, to: $0) } }
  }
}

import RefreshEngine

/// Frames that play, stop or hide when the state doesn't make them.
struct StrayFrames: Law {
  static let name = "stray-frames"
  static let summary = "frames play, stop and hide with the state, and stop under a finger"
  static let explanation =
    "Each change of state plays the frames of the state or, if there is only one, shows it; a pull shows the frames of `idle` one after "
    + "the other. A state without frames keeps those of the previous state."
  static let inquiry = LawInquiry(.value(.component(.header, .gifAnimating)), sections: "S5.25, S5.26")
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .pulled, .stepEnded]
  static let healthy = LawExample(
    "header: { type: gifHeader, images: { idle: { count: 1, size: [40, 40] }, refreshing: { count: 6, size: [40, 40] } } }",
    steps: "pull: { header: 120% }", "release", "wait: settled", "endRefreshing: header", "wait: settled")

  /// The frames of one component.
  private struct Frames {
    var isPlaying = false
    var isHidden: Bool
    var duration: Interval?
    /// Whether a pull may have stopped them: a back footer plays on when its refresh has ended.
    var mayHaveStopped = false
  }

  /// The frames of each component; nil if they aren't known.
  private var expected = ByRole<Frames?>(repeating: nil)

  mutating func begin(_ world: World) {
    for blueprint in world.components where blueprint.kind.presentation == .frames {
      expected[blueprint.kind.role] = Frames(isHidden: blueprint.kind.family == .autoFooter)
    }
  }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    // Events of an earlier component can't be distinguished from those of a new one.
    case .begins(.attach(let blueprint)): expected[blueprint.kind.role] = nil
    case .begins(.detach(let role)): expected[role] = nil
    case .changes(let change):
      if run.isInside(change) { expected[change.role] = nil }
      if let component = change.component { follow(change, component, in: run) }
    case .pulled(let component, let grip) where !grip.isLifted: checkPulled(component, in: run, &breaches)
    case .stepEnded:
      for role in ComponentRole.allCases {
        if let frames = expected[role], let component = run.component(role) {
          check(component, frames, in: run, &breaches)
        }
      }
    default: break
    }
  }

  private mutating func follow(_ change: StateEvent, _ component: ComponentView, in run: borrowing RunView) {
    guard var frames = expected[change.role] else { return }
    let (family, images) = (component.family, run.settings(component).images)
    switch change.to {
    case .pulling, .refreshing:
      guard change.to == .refreshing || family != .autoFooter, let sequence = images[change.to] else { break }
      (frames.isPlaying, frames.isHidden, frames.mayHaveStopped) = (sequence.count > 1, false, false)
      if sequence.count > 1 { frames.duration = sequence.duration }
    case .idle:
      if family != .backFooter { frames.isPlaying = false }
      if family != .header { frames.isHidden = family == .autoFooter }
      // The end of the animation, and each pull, set the pulling percent and show a frame of `idle`.
      frames.mayHaveStopped = family == .backFooter && images[.idle] != nil
    case .noMoreData:
      if family == .autoFooter { frames.isPlaying = false }
      if family != .header { frames.isHidden = true }
    case .willRefresh: break
    }
    expected[change.role] = frames
  }

  /// A pull shows a frame of `idle`, and stops those that still play.
  private func checkPulled(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.presentation == .frames, component.state == .idle, component.gif.isAnimating,
      run.settings(component).images[.idle] != nil, component.family != .autoFooter,
      // A pull that is taken back stops them with the next movement.
      run.ledger[component.role].changed < run.ledger.stepStart
    else { return }
    breaches.report(
      component, cause: "under a finger", observed: [("\(component.role.rawValue).gif.animating", .bool(false))],
      "the \(component.noun) is pulled in `idle`, and its frames play")
  }

  private func check(
    _ component: ComponentView, _ frames: Frames, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (name, state) = (component.role.rawValue, component.state.name)
    let isPlaying = component.gif.isAnimating
    if isPlaying != frames.isPlaying, isPlaying || !frames.mayHaveStopped {
      breaches.report(
        component, cause: "animating in \(state)", observed: [("\(name).gif.animating", .bool(frames.isPlaying))],
        "the \(component.noun)'s frames \(isPlaying ? "play" : "are still") in `\(state)`")
    }
    if component.gif.isHidden != frames.isHidden {
      breaches.report(
        component, cause: "hidden in \(state)", observed: [("\(name).gif.hidden", .bool(frames.isHidden))],
        "the \(component.noun)'s frames are \(frames.isHidden ? "shown" : "hidden") in `\(state)`")
    }
    let path = ObservablePath.component(component.role, .gifDuration)
    if let duration = frames.duration, run.simulation[path] != .number(duration.seconds) {
      breaches.report(
        component, cause: "duration in \(state)", observed: [(path.path, .number(duration.seconds))],
        "the \(component.noun)'s frames don't take their \(milliseconds(duration)) in `\(state)`")
    }
  }
}

import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// Frames that play on when a refresh is over, tried in the engine.
  ///
  /// `-[MJRefreshBackGifFooter setState:]` doesn't stop the frames for `idle`, and `setPullingPercent:` only stops them if `idle` has
  /// an image.
  static let playingFrames = LintRule(
    "playing-frames", "frames that play on after a refresh", asks: ["height", "images"],
    .component { component, warn in
      guard component.kind.presentation == .frames, !component.settings.hidden, playsOn(component) else { return }
      warn(
        "the frames of `refreshing` play on when the \(component.word) is idle again",
        at: component.valuePlace(of: "images"),
        help: "specify `images` for `idle`, if only the first frame: they stop the others")
    })

  /// Returns whether the frames play after a refresh has ended and everything has come to rest.
  private static func playsOn(_ component: ComponentGraph.Component) -> Bool {
    let role = component.kind.role
    var simulation = Surroundings(Surroundings.viewports[0]).simulation(of: component)
    simulation.step([.beginRefreshing(role), .wait(Interval(seconds: 1)), .endRefreshing(role)])
    simulation.step(.settle(atMost: Interval(seconds: 5)))
    guard let looks = simulation.looks(of: role), looks.state == .idle else { return false }
    return simulation[.component(role, .gifAnimating)] == .bool(true)
      && simulation[.component(role, .gifHidden)] == .bool(false)
  }
}

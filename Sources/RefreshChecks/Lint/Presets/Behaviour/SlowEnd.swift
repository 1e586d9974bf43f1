import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A component that takes more than a second to close after its refresh, tried in the engine.
  ///
  /// `-[MJRefreshHeader headerEndingAction]` and its counterparts remove the inset in an animation of
  /// `slowAnimationDuration`. An auto footer doesn't have such an animation.
  static let slowEnd = LintRule(
    "slow-end", "a component that takes long to close",
    .component { component, warn in
      guard component.settings.slowAnimationDuration > Interval.noticeable, case let time = closing(of: component),
        time > Interval.noticeable
      else { return }
      warn(
        "the \(component.word) takes \(milliseconds(time)) to close after a refresh",
        at: component.valuePlace(of: "slowAnimationDuration"),
        help: "the library's own animation takes 400 ms; `fastAnimationDuration` is that of the beginning")
    })

  /// Returns the time from the end of a refresh until the list is at rest.
  private static func closing(of component: ComponentGraph.Component) -> Interval {
    var simulation = Surroundings(Surroundings.viewports[0]).simulation(of: component)
    simulation.step([.beginRefreshing(component.kind.role), .settle(atMost: .maximum)])
    let end = simulation.now
    simulation.step([.endRefreshing(component.kind.role), .settle(atMost: .maximum)])
    return simulation.now - end
  }
}

extension Interval {
  /// One second, after which users notice a delay (Nielsen, Usability Engineering, 1993, chapter 5.5).
  static let noticeable = Interval(seconds: 1)
}

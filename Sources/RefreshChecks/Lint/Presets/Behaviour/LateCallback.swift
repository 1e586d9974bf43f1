import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A component that asks the app to load more than a second after its refresh began, tried in the engine.
  ///
  /// `refreshingBlock` is called in the completion of the animation that makes room,
  /// `-[MJRefreshHeader headerRefreshingAction]` and its counterparts. An auto footer doesn't have such an
  /// animation.
  static let lateCallback = LintRule(
    "late-callback", "a component that asks the app to load late",
    .component { component, warn in
      guard component.settings.fastAnimationDuration > Interval.noticeable, component.kind.family != .autoFooter,
        let delay = delay(of: component), delay > Interval.noticeable
      else { return }
      warn(
        "the app is asked to load only \(milliseconds(delay)) after the refresh has begun, after the animation",
        at: component.valuePlace(of: "fastAnimationDuration"),
        help: "the library's own animation takes 250 ms; `slowAnimationDuration` only affects the end of a refresh")
    })

  /// Returns the time from the start of a refresh to the call of the app, or nil if there is no call.
  private static func delay(of component: ComponentGraph.Component) -> Interval? {
    let surroundings = Surroundings(Surroundings.viewports[0])
    var simulation = surroundings.simulation(of: component, recording: true)
    simulation.step(.beginRefreshing(component.kind.role))
    simulation.step(.wait(component.settings.fastAnimationDuration))
    let call = simulation.takeEvents().first { $0.kind == .call(component.kind.role, .refreshing) }
    return call.map { $0.time - .zero }
  }
}

import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A header or back footer so high that a finger moving across the whole screen doesn't pull it to its threshold,
  /// tried on all screens.
  ///
  /// Beyond its edge, the content follows the finger less and less, up to about a third of the screen.
  static let unreachableThreshold = LintRule(
    "unreachable-threshold", "a component that can't be pulled far enough to refresh",
    .component { component, warn in
      let extent = component.settings.extent
      guard component.kind.family == .header || component.kind.family == .backFooter,
        extent > alwaysReached, !component.settings.hidden
      else { return }
      let reaches = Surroundings.viewports.map { (viewport: $0, reach: reach(of: component, on: $0)) }
      let failures = reaches.filter { $0.reach < extent }
      guard let worst = failures.first else { return }
      let screens = failures.count == 1 ? "" : ", and too little on \(failures.count) of \(reaches.count) screens"
      warn(
        """
        the \(component.word) can't be pulled far enough to refresh: a finger that crosses all \
        \(points(worst.viewport.height)) of a \(worst.viewport.text) screen pulls it \(points(worst.reach)) of \
        its \(points(extent))\(screens)
        """,
        at: component.placeOfExtent,
        help: "reduce the height to at most \(worst.reach.rounded(.down).shortestText)")
    })

  /// The distance that a finger pulls by moving across any of the screens, in points: a quarter of the smallest
  /// height.
  private static let alwaysReached = Surroundings.viewports[0].height / 4

  /// Returns how far a finger moving across the screen pulls a component, in points; infinite if that is enough to
  /// refresh.
  private static func reach(of component: ComponentGraph.Component, on viewport: Size) -> Double {
    let surroundings = Surroundings(viewport)
    var simulation = surroundings.simulation(of: component)
    let end = surroundings.contentHeight - viewport.height
    let isHeader = component.kind.role == .header
    if !isHeader { simulation.scroll(to: Point(x: 0, y: end)) }
    let way = Point(x: 0, y: isHeader ? viewport.height : -viewport.height)
    simulation.step(.swipe(by: way, Interval(seconds: 0.5)))
    if simulation[.component(component.kind.role, .state)] == .text(RefreshState.pulling.name) { return .infinity }
    let offset = simulation.number(.scroll(.offsetY))
    return isHeader ? -offset : offset - end
  }
}

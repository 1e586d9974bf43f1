import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A header that doesn't restore the top inset when its second refresh ends early, tried in the engine;
  /// MJRefresh's issues 765, 899, 1292 and 1528.
  ///
  /// With `collectionViewAnimationBug`, room is made only when the animation ends but removed immediately, whether
  /// it was made or not: `-[MJRefreshHeader headerEndingAction]`. With the default 0.25 s, MJRefresh is responsible
  /// for this; with a longer animation, the preset is.
  static let insetLeftBehind = LintRule(
    "inset-left-behind", "a header that leaves the inset changed",
    .component { header, warn in
      let duration = header.settings.fastAnimationDuration
      guard header.settings.collectionViewAnimationBug, duration > Interval(seconds: 0.25), !header.settings.hidden
      else { return }
      let inset = topInsetAfterEarlyEnd(header, Interval(nanoseconds: duration.nanoseconds / 2))
      guard inset != 0, case let bug = header.place(of: "collectionViewAnimationBug") else { return }
      warn(
        """
        a second refresh that ends within \(milliseconds(duration)) of its start leaves the top inset at \
        \(points(inset)) instead of 0 pt
        """,
        at: header.valuePlace(of: "fastAnimationDuration"),
        labels: [("because of this, the inset changes at the end of the animation", bug)],
        help: "remove one of `fastAnimationDuration` and `collectionViewAnimationBug`")
    })

  /// Returns the top inset after a complete refresh and one that ends a given time after it began, in points. It
  /// was 0 before.
  private static func topInsetAfterEarlyEnd(_ header: ComponentGraph.Component, _ time: Interval) -> Double {
    var simulation = Surroundings(Surroundings.viewports[0]).simulation(of: header)
    for length in [header.settings.fastAnimationDuration, time] {
      simulation.step(.beginRefreshing(.header))
      simulation.step(.wait(length))
      simulation.step([.endRefreshing(.header), .settle(atMost: .maximum)])
    }
    return simulation.number(.scroll(.insetTop))
  }
}

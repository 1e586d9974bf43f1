import RefreshEngine

extension LintRule {
  /// A header that leaves another top inset than it found when its second refresh ends early, tried in the engine;
  /// MJRefresh's issues 765, 899, 1292 and 1528.
  ///
  /// With `collectionViewAnimationBug` room is made only when the animation ends, but given back at once, whether it was
  /// made or not: `-[MJRefreshHeader headerEndingAction]`. With the library's own 0.25 s that is the library's risk; a
  /// longer animation is the preset's.
  package static let insetLeftBehind = LintRule(
    "inset-left-behind", "a header that leaves the inset changed",
    what: """
      A header with `collectionViewAnimationBug` has a `fastAnimationDuration` of more than 0.25 s, and after a second \
      refresh that ends within it the top inset is not what it was. It is tried in the engine.
      """,
    why: """
      The header takes back room that it has not made yet: the list hides its first rows above the screen's edge. \
      Answers that come from a cache are that quick.
      """,
    bad: .preset("grid", .normalHeader, "collectionViewAnimationBug: true", "fastAnimationDuration: 0.8s"),
    good: .preset("grid", .normalHeader, "collectionViewAnimationBug: true"),
    .component { header, finding in
      let duration = header.settings.fastAnimationDuration
      guard header.settings.collectionViewAnimationBug, duration > Interval(seconds: 0.25),
        !header.settings.hidden
      else { return }
      let inset = topInsetAfterEarlyEnd(header, Interval(nanoseconds: duration.nanoseconds / 2))
      guard inset != 0, case let bug = header.place(of: "collectionViewAnimationBug") else { return }
      finding(
        """
        a second refresh that ends within \(milliseconds(duration)) of its beginning leaves the top inset at \
        \(points(inset)) in place of 0 pt
        """,
        at: header.valuePlace(of: "fastAnimationDuration"),
        labels: [("room is made at the end of the animation because of this", bug)],
        help: "leave out one of `fastAnimationDuration` and `collectionViewAnimationBug`")
    })

  /// The top inset after a whole refresh and one that ends some time after it began, in points; it was 0.
  private static func topInsetAfterEarlyEnd(_ header: ComponentGraph.Component, _ time: Interval) -> Double {
    var simulation = Surroundings(Surroundings.viewports[0]).simulation(of: header)
    for length in [header.settings.fastAnimationDuration, time] {
      simulation.beginRefreshing(.header)
      simulation.turn()
      simulation.advance(by: length)
      simulation.endRefreshing(.header)
      simulation.turn()
      simulation.settle(atMost: .maximum)
    }
    return simulation.number(.scroll(.insetTop))
  }
}

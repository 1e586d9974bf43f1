extension LintRule {
  /// `collectionViewAnimationBug` together with `animationDisabled`. MJRefresh's issues 225, 1359, 1489, 1523, 1552
  /// and 1600 are about the jumps that the former prevents.
  package static let animationBugWithoutAnimation = LintRule(
    "animation-bug-without-animation", "a workaround for animations where there are none",
    what: "A header has both `collectionViewAnimationBug` and `animationDisabled`.",
    why: """
      The first exists to keep a collection view from jumping while its inset is animated; with the second nothing \
      is animated. What stays are its costs: touches are switched off and on, and room is made in a later step.
      """,
    bad: .preset("grid", .normalHeader, "animationDisabled: true", "collectionViewAnimationBug: true"),
    good: .preset("grid", .normalHeader, "collectionViewAnimationBug: true"),
    .component { header, finding in
      guard header.settings.collectionViewAnimationBug, header.settings.animationDisabled else { return }
      finding(
        """
        `collectionViewAnimationBug` avoids animations of the inset, but here they take 0 ms: there is nothing to \
        avoid
        """,
        at: header.valuePlace(of: "collectionViewAnimationBug"),
        labels: [("animations are disabled here", header.place(of: "animationDisabled"))],
        help: "leave out one of the two")
    })
}

import RefreshPresets

extension LintRule {
  /// `collectionViewAnimationBug` together with `animationDisabled`. MJRefresh's issues 225, 1359, 1489, 1523, 1552
  /// and 1600 are about the jumps that the former prevents.
  static let animationBugWithoutAnimation = LintRule(
    "animation-bug-without-animation", "a workaround for animations that don't happen",
    .component { header, warn in
      guard header.settings.collectionViewAnimationBug, header.settings.animationDisabled else { return }
      warn(
        """
        `collectionViewAnimationBug` avoids animations of the inset, but animations are disabled here, so there is nothing to \
        avoid
        """,
        at: header.valuePlace(of: "collectionViewAnimationBug"),
        labels: [("animations are disabled here", header.place(of: "animationDisabled"))],
        help: "remove one of the two")
    })
}

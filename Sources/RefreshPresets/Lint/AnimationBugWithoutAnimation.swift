import RefreshDiagnostics
import RefreshEngine

extension Rule {
  package static let animationBugWithoutAnimation = Rule(
    "animation-bug-without-animation", severity: .warning, "a way around animations where there are none",
    what: "A header has both `collectionViewAnimationBug` and `animationDisabled`.",
    why: """
      The first exists to keep a collection view from jumping while its inset is animated; with the second nothing \
      is animated. What stays are its costs: touches are switched off and on, and room is made in a later step.
      """,
    bad: .preset(
      """
      name: grid
      header:
        type: normalHeader
        animationDisabled: true
        collectionViewAnimationBug: true
      """),
    good: .preset(
      """
      name: grid
      header:
        type: normalHeader
        collectionViewAnimationBug: true
      """))
}

/// `collectionViewAnimationBug` together with `animationDisabled`; MJRefresh's issues 225, 1359, 1489, 1523, 1552 and
/// 1600 are about the jumps that the first avoids.
enum AnimationBugWithoutAnimation {
  static let rule = LintRule(
    .animationBugWithoutAnimation,
    component: { header, diagnostics in
      guard header.settings.collectionViewAnimationBug, header.settings.animationDisabled else { return }
      diagnostics.add(
        Diagnostic(
          .animationBugWithoutAnimation,
          """
          `collectionViewAnimationBug` avoids animations of the inset, but here they take 0 ms: there is nothing to \
          avoid
          """,
          at: header.valuePlace(of: "collectionViewAnimationBug"), severity: .warning,
          labels: header.place(of: "animationDisabled").map {
            [Diagnostic.Label("animations are disabled here", at: $0)]
          } ?? [],
          help: "leave out one of the two"))
    })
}

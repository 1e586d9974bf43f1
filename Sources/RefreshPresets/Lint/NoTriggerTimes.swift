import RefreshEngine

extension LintRule {
  /// `autoTriggerTimes: 0`: `-[MJRefreshAutoFooter beginRefreshing]` refuses what a drag triggers, and nothing else.
  package static let noTriggerTimes = LintRule(
    "no-trigger-times", "a footer that no drag may trigger",
    what: "`autoTriggerTimes` is 0.",
    why: """
      A drag then never loads, and one that reached the footer also keeps the list's own gliding from loading, until \
      the next touch. A glide that began before it still loads, as do a tap and a call: whether more rows come \
      depends on how the finger was lifted.
      """,
    bad: """
      name: feed
      footer:
        type: autoNormalFooter
        autoTriggerTimes: 0
      """,
    good: """
      name: feed
      footer:
        type: autoNormalFooter
        autoTriggerTimes: 1
      """,
    .component { footer, finding in
      guard footer.settings.autoTriggerTimes == .times(0) else { return }
      let height = points(footer.settings.extent)
      finding(
        """
        with 0 trigger times no drag loads more, however much of the footer's \(height) it shows; a list that \
        glides there by itself still does
        """,
        at: footer.valuePlace(of: "autoTriggerTimes"),
        help: """
          write `1` for once a drag or `unlimited`; a footer that waits to be pulled is a \
          `\(footer.backCounterpart.rawValue)`
          """)
    })
}

extension ComponentPreset {
  /// The back footer that looks like an auto footer.
  fileprivate var backCounterpart: ComponentKind {
    ComponentKind.allCases.first { $0.family == .backFooter && $0.presentation == kind.presentation } ?? .backFooter
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A trigger percent together with `automaticallyRefresh: false`, with which
  /// `-[MJRefreshAutoFooter scrollViewContentOffsetDidChange:]` returns before reading it.
  static let unusedTriggerPercent = LintRule(
    "unused-trigger-percent", "a trigger percent without effect",
    .component { footer, warn in
      guard footer.settings.$triggerPercent != nil, !footer.settings.automaticallyRefresh else { return }
      let height = points(footer.settings.extent)
      warn(
        """
        `triggerPercent` has no effect: this footer only loads when a finger is lifted with all of its \(height) \
        in view, or by a call
        """,
        at: footer.valuePlace(of: "triggerPercent"),
        labels: [("it doesn't refresh automatically", footer.place(of: "automaticallyRefresh"))],
        help: "remove one of `triggerPercent` and `automaticallyRefresh`")
    })

  /// A trigger percent whose threshold is more than the footer's height before the footer comes into view.
  ///
  /// MJRefresh's issues 382, 933, 1386 and 1618: it is a fraction of the footer's height, not a distance.
  static let triggerPercentRange = LintRule(
    "trigger-percent-range", "a trigger percent below -1",
    .component { footer, warn in
      guard let percent = footer.settings.$triggerPercent, percent < -1 else { return }
      warn.percent(of: footer, "the footer loads \(points(-percent * footer.settings.extent)) before it is visible")
    })

  /// A trigger percent whose threshold is beyond the end of the list: the same mistake in the other direction.
  static let lateTriggerPercent = LintRule(
    "late-trigger-percent", "a trigger percent above 1",
    .component { footer, warn in
      guard let percent = footer.settings.$triggerPercent, percent > 1 else { return }
      let way = points((percent - 1) * footer.settings.extent)
      warn.percent(
        of: footer, "the list has to be pulled \(way) beyond its end before the footer loads",
        isPercentage: percent <= 100)
    })

  /// `autoTriggerTimes: 0`, with which `-[MJRefreshAutoFooter beginRefreshing]` rejects what a drag triggers, and
  /// nothing else.
  static let noTriggerTimes = LintRule(
    "no-trigger-times", "a footer that no drag can trigger",
    .component { footer, warn in
      guard footer.settings.autoTriggerTimes == .times(0) else { return }
      let height = points(footer.settings.extent)
      warn(
        """
        with 0 trigger times, a drag never loads, however much of the footer's \(height) it shows; a list that \
        decelerates there still does
        """,
        at: footer.valuePlace(of: "autoTriggerTimes"),
        help: """
          write `1` for once per drag or `unlimited`; for a footer that has to be pulled, use \
          `\(footer.backCounterpart.rawValue)`
          """)
    })
}

extension ComponentGraph.Component {
  /// The back footer with the same look as the auto footer.
  fileprivate var backCounterpart: ComponentKind {
    ComponentKind.allCases.first { $0.family == .backFooter && $0.presentation == kind.presentation } ?? .backFooter
  }
}

extension LintRule.Warnings {
  /// Warns of the meaning of a trigger percent.
  ///
  /// - Parameter isPercentage: Whether a number without a unit may have been meant as a percentage. The default is `false`.
  fileprivate mutating func percent(
    of footer: ComponentGraph.Component, _ meaning: String, isPercentage: Bool = false
  ) {
    let place = footer.valuePlace(of: "triggerPercent")
    let isBare = isPercentage && place.text.allSatisfy(\.isNumber)
    self(
      "with `triggerPercent` \(footer.written("triggerPercent")) \(meaning)",
      at: place,
      help: """
        its unit is the footer's height: `-1` loads \(points(footer.settings.extent)) before it is visible, `0` when it \
        comes into view, `1` when all of it is in view
        """, fix: isBare ? Fix(replacing: place, by: place.text + "%", isSafe: false) : nil)
  }
}

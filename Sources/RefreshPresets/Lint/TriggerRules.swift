import RefreshEngine

extension LintRule {
  /// A trigger percent together with `automaticallyRefresh: false`, with which
  /// `-[MJRefreshAutoFooter scrollViewContentOffsetDidChange:]` returns before reading it.
  package static let unusedTriggerPercent = LintRule(
    "unused-trigger-percent", "a trigger percent that nothing looks at",
    what: "A footer has a `triggerPercent` and `automaticallyRefresh: false`.",
    why: """
      Only a footer that refreshes automatically looks at the percent. The other still loads, but when a finger \
      is lifted with all of the footer in view.
      """,
    bad: .preset("feed", .autoNormalFooter, "automaticallyRefresh: false", "triggerPercent: 50%"),
    good: .preset("feed", .autoNormalFooter, "triggerPercent: 50%"),
    .component { footer, finding in
      guard footer.settings.$triggerPercent != nil, !footer.settings.automaticallyRefresh else { return }
      let height = points(footer.settings.extent)
      finding(
        """
        `triggerPercent` has no effect: this footer loads only when a finger is lifted with all of its \(height) \
        in view, or by a call
        """,
        at: footer.valuePlace(of: "triggerPercent"),
        labels: [("it does not refresh automatically", footer.place(of: "automaticallyRefresh"))],
        help: "leave out one of `triggerPercent` and `automaticallyRefresh`")
    })

  /// A trigger percent whose threshold is more than the footer's height away from where the footer comes into view.
  ///
  /// MJRefresh's issues 382, 933, 1386 and 1618: it is a fraction of the footer's height, not a distance.
  package static let triggerPercentRange = LintRule(
    "trigger-percent-range", "a trigger percent outside of -1 to 1",
    what: """
      `triggerPercent` is below -1 or above 1. It counts in heights of the footer: 0 is the moment the footer \
      comes into view, 1 the moment all of it is there.
      """,
    why: """
      Below -1 the footer loads long before anyone sees it, often at the first touch; above 1 it has to be pulled \
      out of the list's end before it loads. Mostly a distance in points was meant.
      """,
    bad: .preset("feed", .autoNormalFooter, "triggerPercent: -3000%"),
    good: .preset("feed", .autoNormalFooter, "triggerPercent: -100%"),
    .component { footer, finding in
      guard let percent = footer.settings.$triggerPercent, abs(percent) > 1 else { return }
      let height = footer.settings.extent
      let written = footer.written("triggerPercent")
      let meaning =
        percent < 0
        ? "the footer loads \(points(-percent * height)) before it is seen"
        : "the list has to be pulled \(points((percent - 1) * height)) beyond its end before the footer loads"
      finding(
        "with `triggerPercent` \(written) \(meaning)",
        at: footer.valuePlace(of: "triggerPercent"),
        help: """
          it counts in heights of the footer: `-1` loads \(points(height)) before it is seen, `0` when it comes \
          into view, `1` when all of it is there
          """)
    })

  /// `autoTriggerTimes: 0`, with which `-[MJRefreshAutoFooter beginRefreshing]` rejects what a drag triggers, and
  /// nothing else.
  package static let noTriggerTimes = LintRule(
    "no-trigger-times", "a footer that no drag can trigger",
    what: "`autoTriggerTimes` is 0.",
    why: """
      A drag then never loads, and one that reached the footer also keeps the list's own gliding from loading, until \
      the next touch. A glide that began before it still loads, as do a tap and a call: whether more rows come \
      depends on how the finger was lifted.
      """,
    bad: .preset("feed", .autoNormalFooter, "autoTriggerTimes: 0"),
    good: .preset("feed", .autoNormalFooter, "autoTriggerTimes: 1"),
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

extension ComponentGraph.Component {
  /// The back footer with the same look as the auto footer.
  fileprivate var backCounterpart: ComponentKind {
    ComponentKind.allCases.first { $0.family == .backFooter && $0.presentation == kind.presentation } ?? .backFooter
  }
}

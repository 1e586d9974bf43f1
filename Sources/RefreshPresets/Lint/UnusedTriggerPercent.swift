extension LintRule {
  /// A trigger percent beside `automaticallyRefresh: false`; `-[MJRefreshAutoFooter scrollViewContentOffsetDidChange:]`
  /// does not get as far as to look at it.
  package static let unusedTriggerPercent = LintRule(
    "unused-trigger-percent", "a trigger percent that nothing looks at",
    what: "A footer has a `triggerPercent` and `automaticallyRefresh: false`.",
    why: """
      Only a footer that refreshes automatically looks at the percent. The other still loads, but when a finger \
      is lifted with all of the footer in view.
      """,
    bad: """
      name: feed
      footer:
        type: autoNormalFooter
        automaticallyRefresh: false
        triggerPercent: 50%
      """,
    good: """
      name: feed
      footer:
        type: autoNormalFooter
        triggerPercent: 50%
      """,
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
}

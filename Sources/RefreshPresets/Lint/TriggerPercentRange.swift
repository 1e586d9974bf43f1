extension LintRule {
  /// A trigger percent that is more than the footer's own height away from where the footer is seen.
  ///
  /// MJRefresh's issues 382, 933, 1386 and 1618: it is a fraction of the footer's height, and no distance.
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
    bad: """
      name: feed
      footer:
        type: autoNormalFooter
        triggerPercent: -3000%
      """,
    good: """
      name: feed
      footer:
        type: autoNormalFooter
        triggerPercent: -100%
      """,
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
}

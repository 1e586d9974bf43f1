extension LintRule {
  /// A height less than that of frames: `-setImages:duration:forState:` of the gif classes makes the component as high as
  /// they are; MJRefresh's issues 140, 208, 656 and 661.
  package static let overriddenHeight = LintRule(
    "overridden-height", "a height that taller frames replace",
    what: "A component has a `height`, and frames that are taller.",
    why: """
      Frames that are taller than the component make it higher, and it has to be pulled that much farther. The \
      `height` that is written never counts.
      """,
    bad: """
      name: runner
      header:
        type: gifHeader
        height: 60
        images:
          refreshing: { count: 12, size: [90, 90] }
      """,
    good: """
      name: runner
      header:
        type: gifHeader
        height: 90
        images:
          refreshing: { count: 12, size: [90, 90] }
      """,
    .component { component, finding in
      guard let height = component.value(of: "height"),
        component.settings.extent > component.settings.height
      else { return }
      finding(
        """
        the \(component.word) is \(points(component.settings.extent)) high in place of \
        \(points(component.settings.height)), because its frames are
        """,
        at: height.span,
        labels: [("the tallest frames", component.placeOfExtent)],
        help: "write `height: \(component.settings.extent.shortestText)`, or give smaller frames")
    })
}

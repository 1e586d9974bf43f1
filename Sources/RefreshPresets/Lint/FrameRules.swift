extension LintRule {
  /// A height less than that of frames: the gif classes' `-setImages:duration:forState:` makes the component as
  /// high as they are; MJRefresh's issues 140, 208, 656 and 661.
  package static let overriddenHeight = LintRule(
    "overridden-height", "a height that is overridden by taller frames",
    what: "A component has a `height` and frames that are taller than it.",
    why: """
      Frames that are taller than the component make it higher, and it has to be pulled farther. The specified \
      `height` is never used.
      """,
    bad: .preset("runner", .gifHeader, "height: 60", "images:", "  refreshing: { count: 12, size: [90, 90] }"),
    good: .preset("runner", .gifHeader, "height: 90", "images:", "  refreshing: { count: 12, size: [90, 90] }"),
    .component { component, finding in
      guard component.settings.extent > component.settings.height, let height = component.value(of: "height")
      else { return }
      finding(
        """
        the \(component.word) is \(points(component.settings.extent)) high instead of \
        \(points(component.settings.height)), because its frames are
        """,
        at: height.span,
        labels: [("the tallest frames", component.placeOfExtent)],
        help: "write `height: \(component.settings.extent.shortestText)`, or use smaller frames")
    })

  /// A duration for a single frame or for frames that follow the pull; `-setState:` and `-setPullingPercent:` of
  /// the gif classes.
  package static let unusedDuration = LintRule(
    "unused-duration", "a duration of frames that are never played",
    what: "Frames have a `duration`, but there is only one, or they are those of `idle`, which follow the pull.",
    why: "The duration has no effect, so something else was probably meant: more frames, or another state.",
    bad: .preset("runner", .gifHeader, "images:", "  refreshing: { count: 1, size: [60, 60], duration: 0.3s }"),
    good: .preset("runner", .gifHeader, "images:", "  refreshing: { count: 6, size: [60, 60], duration: 0.3s }"),
    .component { component, finding in
      for (state, frames) in component.blueprint.shownImages {
        let name = "images.\(state.name).duration"
        guard frames.count == 1 || state == .idle, let value = component.value(of: name) else { continue }
        let time = milliseconds(frames.duration)
        finding(
          frames.count == 1
            ? "the duration of \(time) has no effect, because there is only one frame"
            : "the duration of \(time) has no effect, because the frames for `idle` follow the pull and don't play",
          at: value.span, help: frames.count == 1 ? "remove `duration`, or add frames" : "remove `duration`")
      }
    })
}

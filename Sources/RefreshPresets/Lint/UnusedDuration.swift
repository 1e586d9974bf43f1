extension LintRule {
  /// A duration of one frame, or of frames that follow the pull; `-setState:` and `-setPullingPercent:` of the gif classes.
  package static let unusedDuration = LintRule(
    "unused-duration", "a duration of frames that are never played",
    what: "Frames have a `duration`, but there is only one, or they are those of `idle`, which follow the pull.",
    why: "The duration changes nothing, so something else was meant: more frames, or another state.",
    bad: """
      name: runner
      header:
        type: gifHeader
        images:
          refreshing: { count: 1, size: [60, 60], duration: 0.3s }
      """,
    good: """
      name: runner
      header:
        type: gifHeader
        images:
          refreshing: { count: 6, size: [60, 60], duration: 0.3s }
      """,
    .component { component, finding in
      for (state, frames) in component.blueprint.shownImages {
        let name = "images.\(state.name).duration"
        guard let value = component.value(of: name), frames.count == 1 || state == .idle else { continue }
        let time = milliseconds(frames.duration)
        finding(
          frames.count == 1
            ? "one frame is shown as it is: \(time) have no effect"
            : "the frames for `idle` follow the pull and are never played: \(time) have no effect",
          at: value.span,
          help: frames.count == 1 ? "leave out `duration`, or give more frames" : "leave out `duration`")
      }
    })
}

import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A height less than that of frames: the gif classes' `-setImages:duration:forState:` makes the component as
  /// high as they are; MJRefresh's issues 140, 208, 656 and 661.
  static let overriddenHeight = LintRule(
    "overridden-height", "a height that is overridden by taller frames",
    .component { component, warn in
      guard component.settings.extent > component.settings.height, let height = component.value(of: "height")
      else { return }
      warn(
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
  static let unusedDuration = LintRule(
    "unused-duration", "a duration of frames that are never played",
    .component { component, warn in
      for (state, frames) in component.blueprint.shownImages {
        let name = "images.\(state.name).duration"
        guard frames.count == 1 || state == .idle, let value = component.value(of: name) else { continue }
        let time = milliseconds(frames.duration)
        warn(
          frames.count == 1
            ? "the duration of \(time) has no effect, because there is only one frame"
            : "the duration of \(time) has no effect, because the frames for `idle` follow the pull and don't play",
          at: value.span, help: frames.count == 1 ? "remove `duration`, or add frames" : "remove `duration`")
      }
    })
}

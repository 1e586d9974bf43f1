import RefreshLaws
import RefreshPresets
import RefreshText

extension LintRule {
  /// A trailer disables vertical bouncing, `-[MJRefreshTrailer willMoveToSuperview:]`; MJRefresh's issues 1432,
  /// 1456, 1481, 1510 and 1623.
  static let trailerAndHeader = LintRule(
    "trailer-and-header", "a trailer on a scroll view with a header",
    .preset { preset, warn in
      guard let trailer = preset.trailer, let header = preset.header else { return }
      let limits = [Surroundings.viewports.first, Surroundings.viewports.last].compactMap { viewport in
        viewport.map { "\(points($0.height)) on a \($0.text) screen" }
      }
      warn(
        """
        the trailer disables vertical bouncing, so the header can't be pulled if the content is at most \
        \(joined(limits, by: "and"))
        """,
        at: trailer.place,
        labels: [("the header that can't be pulled", header.place)],
        help: "use the trailer for the list of cards, and the header for the scroll view around it")
    })
}

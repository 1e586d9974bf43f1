import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// Frames of which the left edge of the screen cuts off more than half, tried on the narrowest screen in each
  /// state that shows frames. A smaller part is often just the frames' own margin.
  ///
  /// The gif classes' `-placeSubviews` places frames to the left of the text; if they are wider than the space
  /// there, they extend beyond the screen.
  static let cutFrames = LintRule(
    "cut-frames", "frames that are mostly cut off",
    .preset { preset, warn in
      for component in preset.components where !component.settings.hidden {
        let images = component.blueprint.shownImages
        guard !images.isEmpty else { continue }
        let rest = Surroundings(viewport).simulation(of: component, language: preset.language)
        for (state, frames) in images {
          let room = room(for: state, of: component.kind.role, from: rest)
          guard room < frames.size.width / 2 else { continue }
          let name = "images.\(state.name)"
          warn(
            """
            the frames for `\(state.name)` are \(points(frames.size.width)) wide, but to the left of the text there are only \
            \(points(max(room, 0))) on a \(viewport.text) screen
            """,
            at: component.value(of: "\(name).size")?.span ?? component.valuePlace(of: name),
            help: "use narrower frames or a shorter title, or hide the labels")
        }
      }
    })

  private static let viewport = Surroundings.viewports[0]

  /// Returns the width of the view of the frames in a state, in points.
  private static func room(for state: RefreshState, of role: ComponentRole, from rest: Simulation) -> Double {
    var simulation = rest
    switch state {
    case .pulling: simulation.step(.pull(role, .fraction(1.5)))
    case .refreshing: simulation.step(.beginRefreshing(role))
    case .idle, .willRefresh, .noMoreData: break
    }
    return simulation.number(.component(role, .gifFrameWidth))
  }
}

import RefreshEngine
import RefreshPresets
import RefreshReports
import RefreshScenarios

/// A short scenario for each component of a preset that leads the component through its states, in order to take
/// pictures.
struct PresetTour {
  /// The recording of each component's states, in order.
  let legs: [(role: ComponentRole, recording: Recording)]

  /// Records the tour.
  init(_ preset: Preset) {
    legs = preset.components.map { component in
      let role = component.kind.role
      var scene = ScrollScene.phone(showing: preset)
      // The content of a trailer fills the screen between the bars, so that it moves only sideways.
      scene.content =
        role == .trailer ? SceneContent(width: 1476, height: 719) : SceneContent(rows: 20, rowHeight: 64)
      let scenario = Scenario(
        name: "the states of the \(role.rawValue)", suite: preset.name,
        setup: Setup(scene: scene, components: preset.components), commands: PresetTour.commands(for: role))
      return (role, Runner.record(scenario))
    }
  }

  private static func commands(for role: ComponentRole) -> [Command] {
    [
      .pull(role, .fraction(0.6)), .pull(role, .fraction(1.1)), .release(velocity: nil),
      .wait(Interval(seconds: 0.5)),
      role == .footer ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role),
      .settled,
    ]
  }

  /// A picture of the phone that represents the preset: its first component while it refreshes, as an SVG file.
  var poster: String? {
    guard let leg = legs.first else { return nil }
    let state = ObservablePath.component(leg.role, .state)
    return Picture.still(of: leg.recording) { $0[state] == .text(RefreshState.refreshing.name) }
      ?? Picture.still(of: leg.recording) { $0[state] == .text(RefreshState.pulling.name) }
      ?? Picture.still(of: leg.recording)
  }
}

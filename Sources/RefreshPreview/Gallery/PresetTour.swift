import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshYAML

/// A short scenario for each component of a preset, which leads it through its states, for pictures of them.
struct PresetTour {
  /// What could be seen while a component went through its states.
  struct Leg {
    let role: ComponentRole
    let recording: Recording
  }

  /// One for each component, in order; none for a component that can't be led so.
  let legs: [Leg]

  /// Records the tour.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - path: of its file.
  ///   - allowsOutside: whether presets may name files outside of their projects.
  init(_ preset: Preset, path: String, allowsOutside: Bool) {
    legs = preset.components.compactMap { component in
      let text = PresetTour.suite(component, of: preset, path: path)
      // It lies beside the preset, for that is how it names it; no file is ever written.
      let file = SourceFile(path: FilePath.folder(of: path) + "tour.scenarios.yaml", bytes: Array(text.utf8))
      var diagnostics = Diagnostics()
      var loader = SuiteLoader(allowsOutside: allowsOutside)
      let suites = loader.load(file, into: &diagnostics)
      guard !diagnostics.hasErrors, let scenario = suites.first?.scenarios.first else { return nil }
      return Leg(role: component.kind.role, recording: Runner.record(scenario))
    }
  }

  /// A picture of the phone that shows what the preset is about: its first component as it refreshes.
  var poster: String? {
    guard let leg = legs.first else { return nil }
    let state = ObservablePath.component(leg.role, .state)
    return Picture.still(of: leg.recording) { $0[state] == .text(RefreshState.refreshing.name) }
      ?? Picture.still(of: leg.recording) { $0[state] == .text(RefreshState.pulling.name) }
      ?? Picture.still(of: leg.recording)
  }

  private static func suite(_ component: ComponentPreset, of preset: Preset, path: String) -> String {
    let role = component.kind.role.rawValue
    let content = component.kind.role == .trailer ? "{ width: 1476, height: 719 }" : "{ rows: 20, rowHeight: 64 }"
    var steps = ["pull: { \(role): 60% }", "pull: { \(role): 110% }", "release", "wait: 0.5s"]
    switch component.kind.family {
    case .header: steps += ["endRefreshing: header"]
    case .autoFooter, .backFooter: steps += ["endRefreshing: { footer: noMoreData }"]
    case .trailer: steps += ["endRefreshing: trailer"]
    }
    steps.append("wait: settled")
    return """
      suite: \(preset.name.jsonLiteral)
      preset: \(FilePath.name(of: path).jsonLiteral)
      scene: { viewport: [390, 844], safeArea: { top: 91, bottom: 34 }, content: \(content) }
      scenarios:
        - name: the states of the \(role)
          steps:
      \(steps.map { "      - \($0)\n" }.joined())
      """
  }
}

import RefreshEngine
import RefreshPresets

/// The facts with which all steps of a scenario are read, apart from the components.
package struct StepWorld: Sendable {
  /// The scene that the scenario begins in.
  package var scene = SceneDraft()
  /// Whether files outside of the project may be named.
  var allowsOutside = false

  /// The files that presets and suites name, as found by the run so far.
  var lookups = PresetLookups()

  /// The images that may be named in a file.
  func images(around path: String) -> PresetImages {
    PresetImages(around: path, allowsOutside: allowsOutside, lookups: lookups)
  }
}

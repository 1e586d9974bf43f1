import RefreshEngine
import RefreshPresets

/// What the steps of a scenario are read with, apart from the components: facts that hold for all of them.
struct StepWorld: Sendable {
  /// The scene that the scenario begins in.
  var scene = SceneDraft()
  /// Whether files outside of the project may be named.
  var allowsOutside = false

  /// What the run has found in the files that presets and suites name.
  var lookups = PresetLookups()

  /// The images that may be named in a file.
  func images(around path: String) -> PresetImages {
    PresetImages(around: path, allowsOutside: allowsOutside, lookups: lookups)
  }
}

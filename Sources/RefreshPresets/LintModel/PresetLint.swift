import RefreshDiagnostics

/// Finds what valid presets do and their authors may not want; all that it says are warnings.
///
/// It is for presets in which nothing is wrong: what a mistake left out can't be judged.
public enum PresetLint {
  /// One row for each file in `Lint`.
  ///
  /// Where two rules speak of one value, the first has the whole story and the others are silent.
  package static let all: [LintRule] = [
    // What the engine shows, on standard screens.
    .headerFiresFooter,
    .invisibleFooter,
    .unreachableThreshold,
    .lateCallback,
    .insetLeftBehind,
    .cutFrames,

    // What the values say by themselves.
    .unusedTriggerPercent,
    .triggerPercentRange,
    .noTriggerTimes,
    .animationBugWithoutAnimation,
    .trailerAndHeader,
    .unusedDuration,
    .overriddenHeight,
    .emptyTitle,
    .missingTitleLanguage,
    .wideTitle,

    // What several presets do together.
    .sharedTimeKey,
  ]

  /// Checks one preset.
  ///
  /// - Parameters:
  ///   - preset: A preset without errors.
  ///   - diagnostics: Collects the warnings.
  public static func check(_ preset: Preset, into diagnostics: inout Diagnostics) {
    var places: Set<Span> = []
    for diagnostic in all.flatMap({ $0.diagnostics(of: preset) }) where places.insert(diagnostic.span).inserted {
      diagnostics.add(diagnostic)
    }
  }

  /// Compares the presets of a run.
  ///
  /// - Parameters:
  ///   - presets: All presets without errors, in the order of the run.
  ///   - diagnostics: Collects the warnings.
  public static func check(together presets: [Preset], into diagnostics: inout Diagnostics) {
    for rule in all { for diagnostic in rule.diagnostics(ofRun: presets) { diagnostics.add(diagnostic) } }
  }
}

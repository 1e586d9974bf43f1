import RefreshDiagnostics

/// Finds what valid presets do and their authors may not want; all that it says are warnings.
///
/// It is for presets in which nothing is wrong: what a mistake left out can't be judged.
public enum PresetLint {
  /// One row for each file in `Lint`.
  ///
  /// Where two rules speak of one value, the first has the whole story and the others are silent.
  public static let all: [LintRule] = [
    // What the engine shows, on standard screens.
    HeaderFiresFooter.rule,
    InvisibleFooter.rule,
    UnreachableThreshold.rule,
    LateCallback.rule,
    InsetLeftBehind.rule,
    CutFrames.rule,

    // What the values say by themselves.
    UnusedTriggerPercent.rule,
    TriggerPercentRange.rule,
    NoTriggerTimes.rule,
    AnimationBugWithoutAnimation.rule,
    TrailerAndHeader.rule,
    UnusedDuration.rule,
    OverriddenHeight.rule,
    EmptyTitle.rule,
    MissingTitleLanguage.rule,
    WideTitle.rule,

    // What several presets do together.
    SharedTimeKey.rule,
  ]

  /// What the rules for one preset do.
  private static let checks = all.compactMap { rule in
    if case .preset(let check) = rule.subject { check } else { nil }
  }

  /// Looks at one preset.
  ///
  /// - Parameters:
  ///   - preset: the preset; nothing is wrong in it.
  ///   - diagnostics: takes the warnings.
  public static func check(_ preset: Preset, into diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    for check in checks { check(preset, &found) }
    guard !found.isEmpty else { return }
    var places: Set<Span> = []
    for diagnostic in found.all where places.insert(diagnostic.span).inserted { diagnostics.add(diagnostic) }
  }

  /// Compares the presets of a run.
  ///
  /// - Parameters:
  ///   - presets: all presets that are right, in the order of the run.
  ///   - diagnostics: takes the warnings.
  public static func check(together presets: [Preset], into diagnostics: inout Diagnostics) {
    for case .run(let check) in all.map(\.subject) { check(presets, &diagnostics) }
  }
}

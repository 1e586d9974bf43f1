import BrokenTexts
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshChecks

/// Returns what lint reports for valid presets, in the form of ``ranges(_:showing:)``.
func lint(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  ranges(lintDiagnostics(texts, sourceLocation: sourceLocation))
}

/// Returns what lint reports for valid presets.
func lintDiagnostics(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) -> Diagnostics {
  var diagnostics = Diagnostics()
  let presets = texts.enumerated().compactMap { number, text in
    Preset.load(SourceFile(path: "test\(number).preset.yaml", text: text), into: &diagnostics)
  }
  #expect(ranges(diagnostics) == [], "the test's own preset is wrong", sourceLocation: sourceLocation)
  for preset in presets { PresetLint.check(preset, into: &diagnostics) }
  PresetLint.check(together: presets, into: &diagnostics)
  return diagnostics
}

/// Returns what lint reports for suites without errors, in the form of ``starts(_:)``.
///
/// - Parameters:
///   - text: The text of the file `suites/test.scenarios.yaml`.
///   - files: Other files by path. The default is none.
func lint(
  suite text: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  let loaded = load(text, files: files)
  #expect(loaded.lines == [], "the test's own suite is wrong", sourceLocation: sourceLocation)
  var diagnostics = Diagnostics()
  for suite in loaded.suites { SuiteLint.check(suite, into: &diagnostics) }
  return starts(diagnostics)
}

/// Returns what lint reports for a suite around some steps; the first step is on line 8.
func lint(
  steps: String, components: String = "header: { type: normalHeader }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  lint(suite: suiteText(steps, components: components, app: app), sourceLocation: sourceLocation)
}

/// Returns the verdict of the only scenario of a suite around some steps.
func verdict(
  steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Verdict {
  let suites = load(suiteText(steps, components: components, scene: scene, app: app)).suites
  return Runner.run(try #require(suites.first?.scenarios.first, sourceLocation: sourceLocation))
}

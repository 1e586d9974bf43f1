import RefreshDiagnostics
import RefreshPresets
import Testing

/// Returns what lint reports for valid presets, in the form of ``lines(_:)``.
func lint(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  lines(lintDiagnostics(texts, sourceLocation: sourceLocation))
}

/// Returns what lint reports for valid presets.
func lintDiagnostics(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) -> Diagnostics {
  var diagnostics = Diagnostics()
  let presets = texts.enumerated().compactMap { number, text in
    Preset.load(SourceFile(path: "test\(number).preset.yaml", text: text), into: &diagnostics)
  }
  #expect(lines(diagnostics) == [], "the test's own preset is wrong", sourceLocation: sourceLocation)
  for preset in presets { PresetLint.check(preset, into: &diagnostics) }
  PresetLint.check(together: presets, into: &diagnostics)
  return diagnostics
}

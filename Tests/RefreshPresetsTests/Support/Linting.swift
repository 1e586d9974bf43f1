import RefreshDiagnostics
import RefreshPresets
import Testing

/// What lint finds in presets that are right, as ``lines(_:)``.
func lint(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  lines(lintDiagnostics(texts, sourceLocation: sourceLocation))
}

/// What lint finds in presets that are right.
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

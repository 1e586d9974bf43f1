import RefreshDiagnostics
import RefreshPresets
import Testing

/// Returns the preset of a text without errors.
func preset(
  _ text: String, path: String = "feed.preset.yaml", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Preset {
  var diagnostics = Diagnostics()
  let file = SourceFile(path: path, bytes: Array(text.utf8))
  let preset = Preset.load(file, into: &diagnostics)
  #expect(diagnostics.all.isEmpty, sourceLocation: sourceLocation)
  return try #require(preset, sourceLocation: sourceLocation)
}

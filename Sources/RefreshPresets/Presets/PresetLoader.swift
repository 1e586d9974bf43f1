import RefreshDiagnostics
import RefreshYAML

/// Reads single presets.
public enum PresetLoader {
  /// Reads a preset file, and the files that it extends.
  ///
  /// - Parameters:
  ///   - file: the text of one preset.
  ///   - diagnostics: takes all that is wrong in it.
  /// - Returns: the preset with all that is right; nil if it has no name or no component.
  public static func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    var library = PresetLibrary()
    return library.load(file, into: &diagnostics)
  }

  /// Reads a preset that is a document among others.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - diagnostics: takes all that is wrong in it.
  /// - Returns: the preset with all that is right; nil if it has no name or no component.
  public static func decode(_ document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    var library = PresetLibrary()
    return library.decode(document, into: &diagnostics)
  }
}

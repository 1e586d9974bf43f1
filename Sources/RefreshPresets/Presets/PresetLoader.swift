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

  /// Reads a text that holds many presets, one in each document. Only one document is kept at a time.
  ///
  /// - Parameters:
  ///   - file: the text.
  ///   - body: gets each preset, nil if it can't be used, with what is wrong in its document; at the end, if the text
  ///     can't be read on, nothing but that.
  public static func forEachPreset(in file: SourceFile, _ body: (Preset?, Diagnostics) -> Void) {
    var reader = YAMLReader(file)
    while true {
      var diagnostics = Diagnostics()
      guard let document = reader.next(into: &diagnostics) else {
        if !diagnostics.isEmpty { body(nil, diagnostics) }
        return
      }
      let preset = decode(document, into: &diagnostics)
      body(preset, diagnostics)
    }
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

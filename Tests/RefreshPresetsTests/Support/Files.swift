import BrokenTexts
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// Presets in virtual files, for one test at a time.
final class Files: @unchecked Sendable {
  private let texts: [String: String]
  /// The paths that were read, in order.
  private(set) var read: [String] = []
  private var library = PresetLibrary()

  init(_ texts: [String: String]) {
    self.texts = texts
    library = PresetLibrary { [unowned self] in self.read($0, into: &$1) }
  }

  /// Loads the preset at a path, and returns it with its diagnostics, each location with its file.
  func load(_ path: String) -> (preset: Preset?, found: [String]) {
    var diagnostics = Diagnostics()
    let preset = read(path, into: &diagnostics).flatMap { library.load($0, into: &diagnostics) }
    return (preset, ranges(diagnostics, showing: \.path))
  }

  private func read(_ path: String, into diagnostics: inout Diagnostics) -> SourceFile? {
    guard let text = texts[path] else {
      let place = Span(wholeOf: SourceFile(path: path, bytes: []))
      diagnostics.add(Diagnostic(.cannotRead, "`\(path)` can't be read: there is no such file", at: place))
      return nil
    }
    read.append(path)
    return SourceFile(path: path, text: text)
  }
}

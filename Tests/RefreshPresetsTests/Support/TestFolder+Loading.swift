import BrokenTexts
import ExternalTools
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

extension TestFolder {
  /// Creates a folder that is the root of a project.
  convenience init(project texts: [String: String]) throws {
    try self.init(texts)
    try write("refreshcfg.yaml", "")
  }

  /// Loads a preset of the folder, and returns it with its diagnostics, each location with its file.
  func load(_ path: String, allowsOutside: Bool = false) -> (preset: Preset?, found: [String]) {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: allowsOutside)
    let preset = SourceFile.read(path: url.path + "/" + path, into: &diagnostics)
      .flatMap { library.load($0, into: &diagnostics) }
    return (
      preset,
      ranges(diagnostics) { $0.path.replacing(self.url.path + "/", with: "") }.map {
        $0.replacing(self.url.path, with: "ROOT")
      }
    )
  }

  /// Loads a text as a preset of the folder.
  func load(text: String, allowsOutside: Bool = false) throws -> (preset: Preset?, found: [String]) {
    try write("it.yaml", text)
    return load("it.yaml", allowsOutside: allowsOutside)
  }
}

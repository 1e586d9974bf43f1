import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshPreview
import RefreshScenarios
import RefreshText
import RefreshYAML

/// The one file that a preview is about, as a feed, which says itself what is wrong.
struct PreviewInput {
  private let path: String
  private let scenario: String?
  /// What is shown.
  let feed: PreviewFeed
  /// Whether the file could not be read, which is no fault of its text.
  private let isUnusable: Bool

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - path: of a preset or of scenarios; `-` for standard input.
  ///   - scenario: the name of the scenario that is shown first.
  ///   - project: what it may name.
  init(_ path: String, scenario: String?, _ project: ProjectOptions) {
    (self.path, self.scenario) = (path, scenario)
    let files = InputFiles([path])
    isUnusable = files.isUnusable
    var diagnostics = files.diagnostics
    guard let input = files.inputs.first else {
      feed = PreviewFeed(nil, path: path, diagnostics: diagnostics.sorted())
      return
    }
    if input.kind == .suites {
      var loader = SuiteLoader(allowsOutside: project.allowOutside)
      let suites = loader.load(input.file, into: &diagnostics)
      feed = PreviewFeed(suites, path: path, scenario: scenario, diagnostics: diagnostics.sorted())
    } else {
      var library = PresetLibrary(allowsOutside: project.allowOutside)
      let preset = library.load(input.file, into: &diagnostics)
      feed = PreviewFeed(
        diagnostics.hasErrors ? nil : preset, path: path, diagnostics: diagnostics.sorted())
    }
  }

  /// Whether something is wrong in the file.
  var hasErrors: Bool { feed.diagnostics.contains { $0.severity == .error } }

  /// Shows what is wrong, and says whether there is something to show or to wait for: in a file with errors the scenario
  /// may come to be.
  func isUsable(on streams: Streams) -> Bool {
    streams.show(feed.diagnostics.filter { $0.severity == .error })
    guard !isUnusable else { return false }
    guard let scenario, !hasErrors, !feed.scenes.contains(where: { $0.name == scenario }) else { return true }
    streams.error("error: there is no scenario named `\(VisibleText.of(scenario))` in \(path)\n")
    return false
  }
}

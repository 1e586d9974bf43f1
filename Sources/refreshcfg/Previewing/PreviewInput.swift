import RefreshDiagnostics
import RefreshPresets
import RefreshPreview
import RefreshScenarios
import RefreshYAML

/// The one file that a preview is about.
enum PreviewInput {
  /// Loads a file as a feed, and does something with it if nothing is wrong.
  ///
  /// - Parameters:
  ///   - path: of a preset or of scenarios; `-` for standard input.
  ///   - scenario: the name of the scenario that is shown first.
  ///   - project: what it may name.
  ///   - streams: take what is wrong.
  ///   - body: what is to be done.
  static func run(
    _ path: String, scenario: String?, _ project: ProjectOptions, on streams: Streams,
    _ body: (PreviewFeed) -> ExitStatus
  ) -> ExitStatus {
    let (feed, files) = load(path, scenario: scenario, project)
    let errors = feed.diagnostics.filter { $0.severity == .error }
    streams.error(TextRenderer(color: streams.errorUsesColor).render(errors))
    guard !files.isUnusable else { return .unusable }
    guard errors.isEmpty else { return .failure }
    if let scenario, !feed.scenes.contains(where: { $0.name == scenario }) {
      streams.error("error: there is no scenario named `\(scenario)` in \(path)\n")
      return .unusable
    }
    return body(feed)
  }

  /// Loads a file as a feed, which says itself what is wrong.
  ///
  /// - Parameter log: notes the paths that are looked at. The default is that nobody wants to know.
  static func load(
    _ path: String, scenario: String?, _ project: ProjectOptions, noting log: LookupLog = LookupLog()
  ) -> (PreviewFeed, InputFiles) {
    log.note(path)
    return log.during {
      let files = InputFiles([path])
      var diagnostics = files.diagnostics
      let read: PresetLibrary.ReadFile = { path, diagnostics in
        log.note(path)
        return SourceFile.read(path: path, into: &diagnostics)
      }
      guard let input = files.inputs.first else {
        return (PreviewFeed(nil, path: path, diagnostics: diagnostics.sorted()), files)
      }
      if input.kind == .suites {
        var loader = SuiteLoader(allowsOutside: project.allowOutside, read: read)
        let suites = loader.load(input.file, into: &diagnostics)
        return (PreviewFeed(suites, path: path, scenario: scenario, diagnostics: diagnostics.sorted()), files)
      }
      var library = PresetLibrary(allowsOutside: project.allowOutside, read: read)
      let preset = library.load(input.file, into: &diagnostics)
      let usable = diagnostics.hasErrors ? nil : preset
      return (PreviewFeed(usable, path: path, diagnostics: diagnostics.sorted()), files)
    }
  }
}

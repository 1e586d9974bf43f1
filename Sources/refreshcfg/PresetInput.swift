import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// The one preset that a command is about.
enum PresetInput {
  /// Loads a preset, and does something with it if nothing is wrong.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - project: what it may name.
  ///   - streams: take what is wrong.
  ///   - body: what is to be done.
  static func run(
    _ path: String, _ project: ProjectOptions, on streams: Streams, _ body: (Preset) -> ExitStatus
  ) -> ExitStatus {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    let file = SourceFile.read(path: path, into: &diagnostics)
    let preset = file.flatMap { library.load($0, into: &diagnostics) }
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    streams.error(TextRenderer(color: streams.errorUsesColor).render(errors))
    guard file != nil else { return .unusable }
    guard let preset, errors.isEmpty else { return .failure }
    return body(preset)
  }
}

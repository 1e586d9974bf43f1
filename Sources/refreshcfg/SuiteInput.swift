import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML

/// The suites of a file that a command is about which has no use for warnings.
enum SuiteInput {
  /// Loads a file of suites, and does something with them if nothing is wrong.
  ///
  /// Warnings are about what a test should have, such as expectations; a trace or a picture needs none of it.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - project: what its presets may name.
  ///   - streams: take what is wrong.
  ///   - body: what is to be done.
  static func run(
    _ path: String, _ project: ProjectOptions, on streams: Streams, _ body: ([Suite]) -> ExitStatus
  ) -> ExitStatus {
    let files = InputFiles([path], searchingFor: [.suites])
    let loaded = LoadedSuites(files.inputs.map(\.file), allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    diagnostics.add(contentsOf: loaded.diagnostics)
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    streams.error(TextRenderer(color: streams.errorUsesColor).render(errors))
    guard !files.isUnusable else { return .unusable }
    guard errors.isEmpty else { return .failure }
    return body(loaded.suites)
  }
}

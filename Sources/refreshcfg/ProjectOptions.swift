import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// What the commands that load presets have in common.
struct ProjectOptions: ParsableArguments {
  @Flag(help: "Let presets name images and bundles outside of their project.")
  var allowOutside = false

  /// Loads the preset that a command is about, and does something with it if nothing is wrong.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - streams: take what is wrong.
  ///   - body: what is to be done.
  func withPreset(_ path: String, on streams: Streams, _ body: (Preset) -> ExitStatus) -> ExitStatus {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: allowOutside)
    let file = SourceFile.read(path: path, into: &diagnostics)
    let preset = file.flatMap { library.load($0, into: &diagnostics) }
    if let refusal = streams.refusal(diagnostics, isUnusable: file == nil) { return refusal }
    return preset.map(body) ?? .failure
  }

  /// Loads the suites of a file that a command is about, and does something with them if nothing is wrong.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - streams: take what is wrong.
  ///   - body: what is to be done.
  func withSuites(_ path: String, on streams: Streams, _ body: ([Suite]) -> ExitStatus) -> ExitStatus {
    let loaded = LoadedSuites(at: [path], self)
    return streams.refusal(loaded.diagnostics, isUnusable: loaded.isUnusable) ?? body(loaded.suites)
  }
}

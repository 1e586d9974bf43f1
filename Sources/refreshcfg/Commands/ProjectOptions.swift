import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// Options of the commands that load presets.
struct ProjectOptions: ParsableArguments {
  @Flag(help: "Let suites and presets use presets, images, bundles and snapshots outside their project.")
  var allowOutside = false

  /// Loads the preset of a file; `-` stands for standard input.
  func preset(at path: String, on streams: Streams) throws(Refusal) -> Preset {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: allowOutside)
    let file = SourceFile.read(path: path, isArgument: true, into: &diagnostics)
    let preset = file.flatMap { library.load($0, into: &diagnostics) }
    try streams.check(diagnostics, isUnusable: file == nil)
    guard let preset else { throw Refusal(status: .failure) }
    return preset
  }
}

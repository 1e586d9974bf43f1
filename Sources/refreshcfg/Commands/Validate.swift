import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// `refreshcfg validate PATH…`
struct Validate: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check presets and scenarios, and show all that is wrong with them.")

  /// How diagnostics are shown.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case oneline
    case json
  }

  @Argument(help: "Files, folders to be searched, or - for standard input.")
  var paths: [String]

  @Option(help: "How to show what is wrong: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: Format = .text

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    let files = InputFiles(paths)
    var diagnostics = files.diagnostics
    var loader = SuiteLoader(allowsOutside: project.allowOutside)
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    var presets: [(file: SourceFile, found: Diagnostics)] = []
    for input in files.inputs {
      switch input.kind {
      case .preset:
        var found = Diagnostics()
        _ = library.load(input.file, into: &found)
        presets.append((input.file, found))
      case .suites: _ = loader.load(input.file, into: &diagnostics)
      }
    }
    for preset in presets where !library.isOnlyExtended(preset.file, preset.found) {
      diagnostics.add(contentsOf: preset.found)
    }
    let found = diagnostics.sorted()
    switch format {
    case .text:
      streams.output(TextRenderer(color: streams.outputUsesColor).render(found))
      streams.output((found.isEmpty ? "" : "\n") + summary(of: files, found) + "\n")
    case .oneline: streams.output(OneLineRenderer().render(found))
    case .json: streams.output(JSONRenderer().render(found))
    }
    if files.isUnusable { return .unusable }
    return diagnostics.hasErrors || (strict && !found.isEmpty) ? .failure : .success
  }

  private func summary(of files: InputFiles, _ found: [Diagnostic]) -> String {
    guard found.isEmpty else { return DiagnosticTally(found).description }
    return files.inputs.count == 1 ? "1 file is valid" : "\(files.inputs.count) files are valid"
  }
}

import ArgumentParser
import RefreshDiagnostics
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg diff OLD NEW [SUITES…]`
struct Diff: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what differs between two presets, and what that changes in behaviour.",
    discussion: """
      Suites are run with both presets in turn in the place of the one that they name, and what they expect is not held \
      against them; without suites, gestures are tried that are built in. Exit status: 0 no difference, 1 a difference, \
      2 wrong usage or a file that can't be read or is invalid.
      """)

  @Argument(help: "The preset file as it was, or - for standard input.", completion: .file())
  var old: String

  @Argument(help: "The preset file as it is, or - for standard input.", completion: .file())
  var new: String

  @Argument(help: "Files of scenarios, or folders to be searched.", completion: .file())
  var suites: [String] = []

  @Option(help: "How to show it: \(DiffFormat.names.joined(separator: ", ")).")
  var format: DiffFormat = .all[0]

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("only one of the presets can come from standard input") }
    if suites.contains("-") { throw ValidationError("suites can't come from standard input; name a file") }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    let presets = [old, new].map { path in
      SourceFile.read(path: path, into: &diagnostics).flatMap { library.load($0, into: &diagnostics) }
    }
    let scenarios = suites.isEmpty ? nil : scenarios(into: &diagnostics)
    try streams.check(diagnostics, isUnusable: diagnostics.hasErrors)
    guard let before = presets[0], let after = presets[1] else { throw Refusal() }
    if let scenarios, scenarios.isEmpty { throw Refusal("there is no scenario to run") }
    let comparison = PresetComparison(from: before, to: after)
    let differences = Workers.map(scenarios ?? comparison.gestures) { comparison.difference(in: $0) }
    let report = DiffReport(comparison, scenarios: differences, isBuiltIn: scenarios == nil)
    streams.output(format.render(report, style: OutputStyle(color: streams.outputUsesColor)))
    return report.isEmpty ? .success : .failure
  }

  private func scenarios(into diagnostics: inout Diagnostics) -> [Scenario] {
    let loaded = LoadedSuites(at: suites, project)
    diagnostics.add(contentsOf: loaded.diagnostics)
    return loaded.suites.flatMap(\.scenarios).filter { $0.skip == nil }
  }
}

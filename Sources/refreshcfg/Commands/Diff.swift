import ArgumentParser
import RefreshDiagnostics
import RefreshExplore
import RefreshFiles
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg diff OLD NEW [SUITES…]`
struct Diff: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two presets, and show how their behaviour differs.",
    discussion: """
      Suites run with each of the presets in place of their own, and their expectations aren't checked; without \
      suites, built-in gestures are tried. If keys differ but these runs show no difference beyond the initial \
      state, random runs are compared. Exit status: 0 no difference, 1 a difference, 2 wrong usage or a file that can't be read or is invalid.
      """)

  @Argument(
    help: "The old preset file, or - for standard input.", completion: .file(), transform: PathArgument.read)
  var old: String

  @Argument(
    help: "The new preset file, or - for standard input.", completion: .file(), transform: PathArgument.read)
  var new: String

  @Argument(
    help: "Scenario files, folders to search, or FILE:LINE.", completion: .file(), transform: PathArgument.read)
  var suites: [String] = []

  @Option(help: "The output format: \(DiffFormat.names.joined(separator: ", ")).")
  var format: DiffFormat = .all[0]

  @Option(help: ArgumentHelp("The number of random runs to compare, or 0 to skip this.", valueName: "count"))
  var runs = 20_000

  @Option(
    help: ArgumentHelp(
      "Draw the moments that differ, one SVG file for each scenario, into a folder; Markdown shows them.",
      valueName: "folder"), transform: PathArgument.read)
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "The URL at which the folder will be published, for links. The default is its path.", valueName: "address"))
  var picturesAddress: String?

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("only one of the presets can come from standard input") }
    if suites.contains("-") { throw ValidationError("suites can't come from standard input; name a file") }
    if pictures != nil, format.name != "markdown" { throw ValidationError("--pictures needs --format markdown") }
    if pictures == nil, picturesAddress != nil { throw ValidationError("--pictures-address needs --pictures") }
    guard (0...ExplorationPlan.greatestRuns).contains(runs) else {
      throw ValidationError(
        "--runs is \(runs); it must be from 0, which skips random runs, to \(ExplorationPlan.greatestRuns)")
    }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    var diagnostics = Diagnostics()
    var library = PresetLibrary(allowsOutside: project.allowOutside)
    let presets = [old, new].map { path in
      SourceFile.read(path: path, isArgument: true, into: &diagnostics)
        .flatMap { library.load($0, into: &diagnostics) }
    }
    let paths = TestPaths(suites)
    let loaded = LoadedSuites(at: paths.paths, project)
    diagnostics.add(contentsOf: loaded.diagnostics)
    try streams.check(diagnostics, isUnusable: diagnostics.hasErrors)
    guard let before = presets[0], let after = presets[1] else { throw Refusal() }
    let chosen = try paths.selection(of: loaded.suites).flatMap(\.scenarios).filter { $0.skip == nil }
    if chosen.isEmpty, !suites.isEmpty { throw Refusal("there is no scenario to run") }
    let comparison = PresetComparison(from: before, to: after)
    let scenarios = suites.isEmpty ? comparison.gestures : chosen
    let differences = Workers.map(scenarios) { comparison.difference(in: $0) }
    var report = DiffReport(
      comparison, scenarios: differences, unchanged: zip(scenarios, differences).filter { $1 == nil }.map(\.0),
      isBuiltIn: suites.isEmpty)
    if runs > 0, report.needsRandomRuns {
      report.explored = explored(Subject(before, path: old), Subject(after, path: new), comparison)
    }
    if let pictures {
      let files = DiffPicture.all(of: report)
      do throws(OutputFolder.Failure) {
        try OutputFolder(pictures, of: "diff").write(
          files.ordered(on: \.key).map { ($0.value.name, Array($0.value.svg.utf8)) })
      } catch { throw Refusal("\(VisibleText.of(pictures)) can't be written: \(error.reason)") }
      report.pictures = DiffReport.Pictures(files, at: FilePath.open(picturesAddress ?? pictures))
    }
    streams.output(format.render(report, style: streams.outputStyle))
    return report.isEmpty ? .success : .failure
  }

  /// Compares two presets in random runs.
  private func explored(_ old: Subject, _ new: Subject, _ comparison: PresetComparison) -> DiffReport.Explored {
    let batch = 1_000
    let found = Workers.map(Array(stride(from: 1, through: runs, by: batch))) { first in
      DistinguishingRun.search(from: old, to: new, among: first..<min(first + batch, runs + 1))
    }
    guard let distinguishing = found.lazy.compactMap({ $0 }).first,
      let difference = comparison.difference(in: distinguishing.scenario(of: old))
    else { return DiffReport.Explored(runs: runs) }
    return DiffReport.Explored(runs: runs, difference: difference, scenario: distinguishing.run.text(of: old))
  }
}

import ArgumentParser
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshPreview
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg gallery PATH… --out FOLDER`
struct Gallery: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Make a website that shows each preset on a phone that you can pull, with its states, titles, frames and keys.",
    discussion: """
      Scenarios are run, and the site includes their report. The site is written as a whole or not at all, replaces an earlier \
      gallery, and needs no server or network.
      """)

  @Argument(
    help: "Files, folders to search, or FILE:LINE for one scenario.", completion: .file(),
    transform: PathArgument.read)
  var paths: [String]

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder for the site.", valueName: "folder"),
    transform: PathArgument.read)
  var out: String

  @Option(help: ArgumentHelp("The title of the site.", valueName: "title"))
  var title = "Presets"

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("a gallery can't be made from standard input; name files or folders")
    }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let chosen = TestPaths(paths)
    let files = InputFiles(chosen.paths, allowsOutside: project.allowOutside)
    var diagnostics = files.diagnostics
    let presets = files.presets(project, into: &diagnostics)
    let suites = LoadedSuites(
      files.inputs.filter { $0.kind == .scenarios }.map(\.file), allowsOutside: project.allowOutside)
    diagnostics.add(contentsOf: suites.diagnostics)
    try streams.check(diagnostics, isUnusable: files.isUnusable)
    guard !presets.isEmpty else { throw Refusal("there is no preset to show") }
    // Absolute paths are private.
    let folders = Set(files.inputs.map { FilePath.folder(of: $0.file.path) }.filter { $0.hasPrefix("/") })
    let scenarios = try scenarios(of: chosen.selection(of: suites.suites), hiding: Array(folders))
    let site = GallerySite(title: title, presets: presets, scenarios: scenarios)
    do throws(OutputFolder.Failure) {
      try OutputFolder(out, of: "gallery").write(site.paths) { put throws(InputFile.Failure) in
        try site.make { file throws(InputFile.Failure) in try put(file.path, Array(file.text.utf8)) }
      }
    } catch { throw Refusal("\(VisibleText.of(out)) can't be written: \(error.reason)") }
    let (count, failed) = (scenarios?.count ?? 0, scenarios?.failed ?? 0)
    streams.output(
      "\(counted(presets.count, "preset")), "
        + "\(counted(count, "scenario")), \(failed == 0 ? "none" : "\(failed)") failed: "
        + "\(VisibleText.of(out + (out.hasSuffix("/") ? "" : "/")))index.html\n")
    return failed == 0 ? .success : .failure
  }

  /// Runs the scenarios, or returns `nil` if there are none; their report has paths without some folders.
  private func scenarios(of suites: [Suite], hiding folders: [String]) -> GallerySite.Scenarios? {
    let plan = RunPlan(suites)
    guard !plan.entries.isEmpty else { return nil }
    // Building a site must not store snapshots.
    let runs = ParallelRunner.run(plan.entries, snapshotUse: .compare, picturing: true)
    let report = RunReport(plan.results(runs.verdicts)).without(folders: folders)
    return GallerySite.Scenarios(
      report,
      page: ReportFormat.html.render(
        report, pictures: runs.pictures, home: ReportedRun.Home(title: title, address: "../index.html")))
  }
}

import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshLaws
import RefreshPresets
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg museum PRESET`
struct MuseumVisit: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "museum",
    abstract: "Check a preset against the known problems of MJRefresh, and report which of them affect it.",
    discussion: """
      Each problem is yours (the preset's: default settings avoid it), the app's (it needs calls that a correct app doesn't make) or \
      MJRefresh's. Only problems that are yours fail the run; others are marked with a !. Exit status: 0 no problem is yours, \
      1 a problem is yours (with --strict, any problem or warning) or a file is invalid, 2 wrong usage or a file that can't be read.
      """)

  @Argument(
    help: ArgumentHelp("A preset file, or - for standard input.", valueName: "preset"), completion: .file(),
    transform: PathArgument.read)
  var preset: String

  @Option(
    help: ArgumentHelp(
      "The folder of the suites, instead of the one installed with the tool.", valueName: "folder"),
    completion: .directory, transform: PathArgument.read)
  var museum: String?

  @Flag(help: "Also fail for problems of the app and of MJRefresh that affect the preset, and for warnings.")
  var strict = false

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    guard let museum = museum ?? InstalledFiles.configs.map({ $0 + "/museum" }) else {
      throw Refusal("the museum isn't installed with the tool; specify its folder by --museum FOLDER")
    }
    return try project.visit(
      [museum], with: preset, strict: strict, failing: { $0.owner == .preset || strict && $0.breach != nil },
      on: streams)
  }
}

extension PresetLint {
  /// Returns the warnings of `validate` about a preset, except those that are silenced.
  fileprivate static func warnings(of preset: Preset) -> [Diagnostic] {
    var found = Diagnostics()
    check(preset, into: &found)
    var silencer = Silencer()
    return silencer.apply(to: found.sorted(), reportingUnused: false).shown
  }
}

extension ProjectOptions {
  /// Runs all exhibits with a preset, and reports which problems affect it.
  ///
  /// - Parameters:
  ///   - places: Scenario files, folders to be searched, or `FILE:LINE`.
  ///   - path: The path of the preset.
  ///   - strict: Whether warnings fail the run.
  ///   - fails: Returns whether a finding fails the run.
  ///   - streams: The streams for the report.
  func visit(
    _ places: [String], with path: String, strict: Bool, failing fails: (MuseumFinding) -> Bool, on streams: Streams
  ) throws(Refusal) -> ExitStatus {
    let paths = TestPaths(places)
    let loaded = LoadedSuites(at: paths.paths, self)
    let found = loaded.shown
    streams.show(found)
    guard !loaded.isUnusable else { throw Refusal() }
    let hasErrors = found.contains { $0.severity == .error }
    let museum = Museum(try paths.selection(of: loaded.suites, isPartial: hasErrors))
    guard !museum.exhibits.isEmpty else {
      if hasErrors { return .failure }
      throw Refusal("no scenario has both the tag `\(Exhibit.problemTag)` and the tag of a law")
    }
    let preset = try preset(at: path, on: streams)
    let findings = museum.visit(with: preset, warnings: PresetLint.warnings(of: preset))
    streams.output(MuseumReport(streams.outputStyle).render(findings, of: preset.name))
    return hasErrors || findings.contains(where: fails) || strict && !found.isEmpty ? .failure : .success
  }
}

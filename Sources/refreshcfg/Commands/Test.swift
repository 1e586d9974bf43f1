import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshReports
import RefreshScenarios

/// `refreshcfg test PATH…`
struct Test: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scenarios, and show what was not as expected.",
    discussion: """
      No real time passes: scenarios run on a virtual clock. Snapshots that are not stored yet are stored, but where the
      environment has CI set they are failures.
      """)

  @Argument(help: "Files of scenarios, folders to be searched, or - for standard input.")
  var paths: [String]

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @Flag(help: "Store all snapshots as they are now.")
  var updateSnapshots = false

  @OptionGroup(title: "Known problems") var museum: MuseumOptions
  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    if let status = museum.visit(paths, project, strict: strict, on: streams) { return status }
    let files = InputFiles(paths, searchingFor: [.suites])
    var diagnostics = files.diagnostics
    var loader = SuiteLoader(allowsOutside: project.allowOutside)
    var suites: [Suite] = []
    var silencer = Silencer()
    for input in files.inputs {
      suites += loader.load(input.file, into: &diagnostics)
      silencer.read(input.file)
    }
    let found = silencer.apply(to: diagnostics.sorted(), reportingUnused: false).shown
    streams.error(TextRenderer(color: streams.errorUsesColor).render(found))
    if !found.isEmpty { streams.error("\n\(DiagnosticTally(found))\n") }

    let hasErrors = found.contains { $0.severity == .error }
    let results = Runner.run(suites, snapshotUse: updateSnapshots ? .update : streams.isCI ? .compare : .record)
    // What could not be read has been said; a report of nothing would look as if all were well.
    if !results.isEmpty { streams.output(TextReport(color: streams.outputUsesColor).render(results)) }

    let written = SnapshotFiles(results).write(on: streams)
    if files.isUnusable || written == .unusable { return .unusable }
    guard results.contains(where: { !$0.verdicts.isEmpty }) else {
      if !hasErrors { streams.error("error: there is no scenario to run\n") }
      return hasErrors ? .failure : .unusable
    }
    let isClean = !hasErrors && !(strict && !found.isEmpty)
    return isClean && written == .success && results.allSatisfy(\.passed) ? .success : .failure
  }
}

import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios

/// `refreshcfg validate PATH…`
struct Validate: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check presets and scenarios, and show all that is wrong with them.",
    discussion: """
      `refreshcfg explain` says more of a rule. What a comment `# refreshcfg: ignore RULE reason` or the project's \
      refreshcfg.yaml silences is not shown; errors can't be silenced.
      """)

  @Argument(help: "Files, folders to be searched, or - for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "How to show what is wrong: \(DiagnosticFormats.all.map(\.name).joined(separator: ", ")).")
  var format: FormatName = FormatName(format: DiagnosticFormats.all[0])

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @Flag(help: "Put right what can be put right safely, and show the rest.")
  var fix = false

  @Flag(help: "With --fix: show what would be changed, and change nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix") }
    if fix, paths.contains("-") { throw ValidationError("standard input can't be put right; name a file") }
  }

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) -> ExitStatus {
    var files = check()
    var unwritten = Diagnostics()
    if fix {
      let plan = FixPlan(files.outcome.shown)
      let amount =
        "\(plan.count) \(plan.count == 1 ? "fix" : "fixes") in \(plan.fileCount) "
        + (plan.fileCount == 1 ? "file" : "files")
      if dryRun {
        streams.output(plan.diff)
        streams.error("\(amount) would be made\n")
        return status(files)
      }
      plan.write(into: &unwritten)
      files = check()
      if plan.count > 0, unwritten.isEmpty { streams.error("\(amount)\n") }
    }
    streams.show(unwritten.sorted())
    let report = DiagnosticReport(
      files: files.paths, found: files.outcome.shown, silenced: files.outcome.silenced, rules: RuleCatalogue.all)
    streams.output(format.format.render(report, color: streams.outputUsesColor))
    return unwritten.isEmpty ? status(files) : .unusable
  }

  /// Reads all files, and finds what is wrong with them.
  private func check() -> CheckedFiles {
    CheckedFiles(paths, allowsOutside: project.allowOutside, isWhole: fix)
  }

  private func status(_ files: CheckedFiles) -> ExitStatus {
    if files.isUnusable { return .unusable }
    let found = files.outcome.shown
    let isWrong = found.contains { $0.severity == .error } || (strict && !found.isEmpty)
    return isWrong ? .failure : .success
  }
}

/// A format of diagnostics by its name.
struct FormatName: ExpressibleByArgument {
  let format: DiagnosticFormat

  init(format: DiagnosticFormat) { self.format = format }

  init?(argument: String) {
    guard let format = DiagnosticFormats[argument] else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.name }
  static var allValueStrings: [String] { DiagnosticFormats.all.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

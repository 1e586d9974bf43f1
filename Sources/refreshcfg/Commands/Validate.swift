import ArgumentParser
import RefreshChecks
import RefreshDiagnostics
import RefreshLaws
import RefreshPresets
import RefreshText

/// `refreshcfg validate PATH…`
struct Validate: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check presets and scenarios, and report every problem.",
    discussion: """
      `refreshcfg explain RULE` explains a rule. Warnings can be silenced by a comment, \
      `# refreshcfg: ignore RULE reason`, or by the project's refreshcfg.yaml; errors can't.
      """)

  @Argument(
    help: "Files, folders to search, or - for standard input; for FILE:LINE, the whole file.", completion: .file(),
    transform: PathArgument.read)
  var paths: [String]

  @Option(help: "The output format: \(DiagnosticFormat.names.joined(separator: ", ")).")
  var format: DiagnosticFormat = .all[0]

  @Flag(help: "Treat warnings as failures.")
  var strict = false

  @Flag(help: "Apply safe fixes, and report the rest.")
  var fix = false

  @Flag(help: "With --fix, show the changes without making them.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix") }
    if fix, paths.contains("-") { throw ValidationError("standard input can't be fixed; specify a file") }
  }

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) -> ExitStatus {
    var files = check()
    var unwritten = Diagnostics()
    if fix {
      let (plan, rest) = plan(for: files)
      let amount = "\(counted(plan.count, "fix", "fixes")) in \(counted(plan.fileCount, "file"))"
      if dryRun {
        streams.output(plan.diff)
        // Some are only found once others are fixed; one fix may remove several.
        let problems = max(files.result.shown.count, plan.count + rest)
        streams.error("\(amount) would be made, of \(counted(problems, "problem"))\n")
        return status(files)
      }
      plan.write(into: &unwritten)
      files = check()
      if plan.count > 0, unwritten.isEmpty { streams.error("\(amount)\n") }
    }
    streams.show(unwritten.sorted())
    let report = DiagnosticReport(
      files: files.paths, found: files.result.shown, silenced: files.result.silenced, rules: RuleCatalogue.texts)
    streams.output(format.render(report, style: streams.outputStyle))
    noteOwner(of: files.result.shown, on: streams)
    return unwritten.isEmpty ? status(files) : .unusable
  }

  /// Says who is responsible for problems that `explore` and `museum` know, too, in the same words.
  private func noteOwner(of found: [Diagnostic], on streams: Streams) {
    let rules = LawID.problems.flatMap { $0.law.rules }
    let own = Set(found.map(\.id.rawValue)).filter(rules.contains).ordered()
    guard !own.isEmpty else { return }
    streams.error(
      "note: \(joined(own.map { "`\($0)`" }, by: "and")) \(own.count == 1 ? "is" : "are") \(Owner.preset.words): "
        + "default settings avoid \(own.count == 1 ? "it" : "them"); `refreshcfg explore` also finds what is "
        + "\(Owner.app.words) and \(Owner.library.words)\n")
  }

  /// Returns all safe fixes, including those of mistakes that are only found once others are fixed, and the number of problems that
  /// they leave.
  private func plan(for files: CheckedFiles) -> (plan: FixPlan, rest: Int) {
    var plan = FixPlan(in: files.paths)
    var found = files.result.shown
    var rounds = 0
    while rounds < plan.mostRounds, plan.apply(found) {
      found = check(with: plan).result.shown
      rounds += 1
    }
    return (plan, found.count)
  }

  /// Reads and checks all files.
  ///
  /// - Parameter plan: Fixes with which files are read. The default is none.
  private func check(with plan: FixPlan? = nil) -> CheckedFiles {
    CheckedFiles(TestPaths(paths).paths, allowsOutside: project.allowOutside, isWhole: fix, with: plan)
  }

  private func status(_ files: CheckedFiles) -> ExitStatus {
    if files.isUnusable { return .unusable }
    let found = files.result.shown
    let isWrong = found.contains { $0.severity == .error } || (strict && !found.isEmpty)
    return isWrong ? .failure : .success
  }
}

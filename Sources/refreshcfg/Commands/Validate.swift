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

  @Argument(help: "Files, folders to be searched, or - for standard input.")
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

  func run(on streams: Streams) -> ExitStatus {
    var (files, outcome) = check()
    var unwritten = Diagnostics()
    if fix {
      let plan = FixPlan(outcome.shown)
      let amount =
        "\(plan.count) \(plan.count == 1 ? "fix" : "fixes") in \(plan.fileCount) "
        + (plan.fileCount == 1 ? "file" : "files")
      if dryRun {
        streams.output(plan.diff)
        streams.error("\(amount) would be made\n")
        return status(files, outcome.shown)
      }
      plan.write(into: &unwritten)
      (files, outcome) = check()
      if plan.count > 0, unwritten.isEmpty { streams.error("\(amount)\n") }
    }
    streams.error(TextRenderer(color: streams.errorUsesColor).render(unwritten.sorted()))
    let report = DiagnosticReport(
      files: files.inputs.map(\.file.path), found: outcome.shown, silenced: outcome.silenced,
      rules: RuleCatalogue.all)
    streams.output(format.format.render(report, color: streams.outputUsesColor))
    return unwritten.isEmpty ? status(files, outcome.shown) : .unusable
  }

  /// Reads all files, and finds what is wrong with them.
  private func check() -> (InputFiles, Silencer.Outcome) {
    let files = InputFiles(paths)
    var diagnostics = files.diagnostics
    var silencer = Silencer()
    for input in files.inputs { silencer.read(input.file) }
    var presets: [Preset] = []
    // What is wrong in a preset that suites of two pieces name is found twice, and shown once.
    for piece in Workers.map(files.inputs, { Findings(in: $0) }) {
      diagnostics.add(contentsOf: piece.diagnostics)
      presets += piece.presets
    }
    PresetLint.check(together: presets, into: &diagnostics)
    return (files, silencer.apply(to: diagnostics.sorted(), reportingUnused: true))
  }

  private func status(_ files: InputFiles, _ found: [Diagnostic]) -> ExitStatus {
    if files.isUnusable { return .unusable }
    let isWrong = found.contains { $0.severity == .error } || (strict && !found.isEmpty)
    return isWrong ? .failure : .success
  }
}

/// What is found in some of the files.
private struct Findings: Sendable {
  private(set) var diagnostics = Diagnostics()
  /// The presets that are right.
  private(set) var presets: [Preset] = []

  /// Reads the files one after the other.
  init(in inputs: ArraySlice<InputFiles.Input>) {
    var loader = SuiteLoader()
    for input in inputs {
      switch input.kind {
      case .preset: if let preset = Findings.read(input.file, into: &diagnostics) { presets.append(preset) }
      case .suites:
        for suite in loader.load(input.file, into: &diagnostics) { SuiteLint.check(suite, into: &diagnostics) }
      // They are read with their project.
      case .settings: break
      }
    }
  }

  /// The preset of a file, nil if something is wrong with it; only one that is right can be judged.
  private static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    var found = Diagnostics()
    defer { diagnostics.add(contentsOf: found) }
    guard let preset = PresetLoader.load(file, into: &found), !found.hasErrors else { return nil }
    PresetLint.check(preset, into: &found)
    return preset
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
}

import ArgumentParser

/// `refreshcfg test PATH…`
struct Test: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scenarios, and report what differs from expectations.",
    discussion: """
      Scenarios run on a virtual clock, in parallel, and are reported in the order of the files.
      New snapshots are stored; if the environment variable CI is set, a missing snapshot is a failure instead. It is an error \
      (exit status 2) to select no scenario.
      """)

  @Argument(
    help: "Scenario files, folders to search, FILE:LINE, or - for standard input.", completion: .file(),
    transform: PathArgument.read)
  var paths: [String]

  @OptionGroup(title: "Selecting scenarios") var selection: SelectionOptions

  @Flag(help: "List the scenarios with their locations and tags, without running them.")
  var list = false

  @OptionGroup(title: "Running scenarios") var running: RunOptions
  @OptionGroup(title: "Shards") var sharding: ShardOptions

  @Flag(help: "Watch the files, and rerun what a change affects, until Ctrl-C (exit status 130).")
  var watch = false

  @Flag(help: "Treat warnings as failures.")
  var strict = false

  @Flag(help: "Overwrite all stored snapshots; if all scenarios run, also remove those that no step compares.")
  var updateSnapshots = false

  @OptionGroup var reports: ReportOptions

  @OptionGroup(title: "Coverage") var coverage: CoverageOptions

  @OptionGroup(title: "Known problems") var museum: MuseumOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if watch, list { throw ValidationError("--watch and --list can't be combined") }
    if list, let other = (choicesOfRuns.first { $0.isGiven }?.name) {
      throw ValidationError("--list runs nothing; it can't be combined with \(other)")
    }
    if watch, paths.contains("-") {
      throw ValidationError("standard input can't be watched; specify a file or a folder")
    }
    if museum.preset != nil, let other = choiceBesidePreset {
      throw ValidationError("--preset tries each problem once; it can't be combined with \(other)")
    }
  }

  /// An option that can't be combined with `--preset`, or `nil` if none is given.
  private var choiceBesidePreset: String? {
    let choices: [(name: String, isGiven: Bool)] = [
      ("--scenario", selection.name.scenario != nil), ("--tags", selection.tags != nil),
      ("--last-failed", selection.lastFailed), ("--list", list), ("--watch", watch),
      ("--forbid-only", running.forbidOnly), ("--shard", sharding.shard != nil),
      ("--shard-count", sharding.shardCount != nil),
    ]
    return (choices + choicesOfRuns).first { $0.isGiven }?.name
  }

  /// The options that are about runs and their results, each with whether it is given.
  private var choicesOfRuns: [(name: String, isGiven: Bool)] {
    [
      ("--fail-fast", running.failFast), ("--max-failures", running.maxFailures != nil),
      ("--repeat-each", running.repeatEach != 1), ("--update-snapshots", updateSnapshots),
      ("--format", !reports.formats.isEmpty), ("--coverage", coverage.coverage),
      ("--coverage-format", !coverage.coverageFormat.isEmpty), ("--coverage-min", coverage.coverageMin != nil),
      ("--quiet", reports.quiet), ("--verbose", reports.verbose),
    ]
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    if let preset = museum.preset {
      return try project.visit(
        paths, with: preset, strict: strict, failing: { strict && $0.owner == .preset }, on: streams)
    }
    let run = try TestRun(self, on: streams)
    return watch ? WatchLoop(run).run() : run.run()
  }
}

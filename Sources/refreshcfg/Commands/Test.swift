import ArgumentParser

/// `refreshcfg test PATH…`
struct Test: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run scenarios, and show what was not as expected.",
    discussion: """
      No real time passes: scenarios run on a virtual clock, on all processors, and are told of in the order of the files.
      Snapshots that are not stored yet are stored, but where the environment has CI set they are failures. That no scenario \
      is selected is wrong usage.
      """)

  @Argument(
    help: "Files of scenarios, folders to be searched, FILE:LINE, or - for standard input.", completion: .file())
  var paths: [String]

  @OptionGroup(title: "Which scenarios") var selection: SelectionOptions

  @Flag(help: "List the scenarios with their places and tags, and run nothing.")
  var list = false

  @OptionGroup(title: "How they are run") var running: RunOptions
  @OptionGroup(title: "Shards") var sharding: ShardOptions

  @Flag(help: "Keep running what changed files affect, until Ctrl-C; the exit status is 130 then.")
  var watch = false

  @Flag(help: "Let warnings fail the run.")
  var strict = false

  @Flag(help: "Store all snapshots as they are now.")
  var updateSnapshots = false

  @OptionGroup var reports: ReportOptions

  @OptionGroup(title: "Coverage") var coverage: CoverageOptions

  @OptionGroup(title: "Known problems") var museum: MuseumOptions

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if watch, list { throw ValidationError("--watch and --list don't go together") }
    if watch, paths.contains("-") {
      throw ValidationError("standard input can't be watched; name a file or a folder")
    }
    if museum.preset != nil, let other = choiceBesidePreset {
      throw ValidationError("--preset tries all problems once; \(other) doesn't go with it")
    }
  }

  /// An option that has no meaning with `--preset`, nil if none is given.
  private var choiceBesidePreset: String? {
    let choices = [
      ("--scenario", selection.scenario != nil), ("--tags", selection.tags != nil),
      ("--last-failed", selection.lastFailed), ("--list", list), ("--watch", watch),
      ("--fail-fast", running.failFast), ("--max-failures", running.maxFailures != nil),
      ("--forbid-only", running.forbidOnly), ("--repeat-each", running.repeatEach != 1),
      ("--shard", sharding.shard != nil), ("--shard-count", sharding.shardCount != nil),
      ("--update-snapshots", updateSnapshots), ("--format", !reports.formats.isEmpty),
      ("--coverage", coverage.coverage), ("--coverage-format", !coverage.coverageFormat.isEmpty),
      ("--coverage-min", coverage.coverageMin != nil),
    ]
    return choices.first { $0.1 }?.0
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    if let status = try museum.visit(paths, project, strict: strict, on: streams) { return status }
    let run = try TestRun(self, on: streams)
    return watch ? WatchLoop(run).run() : run.run()
  }
}

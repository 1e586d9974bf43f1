import ArgumentParser
import RefreshReports
import RefreshScenarios

/// Options that select scenarios.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var name: NameOption

  @Option(
    help: ArgumentHelp(
      "Run scenarios by tags: 'smoke and not slow', with and, or, not and parentheses.", valueName: "expression"))
  var tags: String?

  @Flag(
    help: ArgumentHelp(
      "Run the scenarios that failed last time, or all if none did.",
      discussion:
        "Failed scenarios are recorded in .refreshcfg/last-failed at the project's root, unless CI is set."))
  var lastFailed = false
}

/// Options for how scenarios are run.
struct RunOptions: ParsableArguments {
  @Flag(help: "Stop after the first failure; the same as --max-failures 1.")
  var failFast = false

  @Option(help: ArgumentHelp("Stop after this many failures.", valueName: "count"))
  var maxFailures: Int?

  @Flag(help: "Fail without running anything if a scenario has `only: true`.")
  var forbidOnly = false

  @Option(
    help: ArgumentHelp(
      "Run each scenario this many times; a difference between runs is a failure.", valueName: "count"))
  var repeatEach = 1

  /// The number of failures after which to stop; `nil` for no limit.
  var failureLimit: Int? { failFast ? 1 : maxFailures }

  func validate() throws {
    if failFast, let maxFailures, maxFailures != 1 {
      throw ValidationError("--fail-fast means --max-failures 1, but --max-failures is \(maxFailures)")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures is \(maxFailures); it must be 1 or more")
    }
    guard (1...1_000_000).contains(repeatEach) else {
      throw ValidationError("--repeat-each is \(repeatEach); it must be from 1 to 1000000")
    }
  }
}

/// Options for running only a part of the scenarios, so that several machines can share them.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run one of several equal parts: 1/4 is the first of four.",
      discussion: """
        The default is the shard that Bazel sets by TEST_TOTAL_SHARDS and TEST_SHARD_INDEX. A shard may be empty.
        """, valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Split the run into this many parts, and run the one selected by JOB_COMPLETION_INDEX, which Kubernetes sets.",
      valueName: "n"))
  var shardCount: Int?

  /// The shard that the argument names.
  var named: Shard? { shard.flatMap { Shard($0) } }

  func validate() throws {
    if let shard, named == nil {
      throw ValidationError(
        "--shard is \(shard); it must be I/N, with I from 1 to N, and N at most \(Shard.greatestCount)")
    }
    if shard != nil, shardCount != nil { throw ValidationError("--shard and --shard-count can't be combined") }
    if let shardCount, !(1...Shard.greatestCount).contains(shardCount) {
      throw ValidationError("--shard-count is \(shardCount); it must be from 1 to \(Shard.greatestCount)")
    }
  }

  /// Returns the shard set by the arguments, or else by Bazel or Kubernetes; `nil` for a whole run.
  ///
  /// Bazel's variables are described in its "Test encyclopedia", section "Test sharding"; Kubernetes' is that of
  /// jobs with the completion mode `Indexed`. Both count from 0. An empty variable counts as not set.
  func shard(on streams: Streams) throws(Refusal) -> Shard? {
    func number(_ name: String, _ text: String, _ allowed: ClosedRange<Int>) throws(Refusal) -> Int {
      if let number = Shard.number(text), allowed.contains(number) { return number }
      throw Refusal(
        "`\(name)` is `\(text)`; it must be a whole number from \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    func shard(_ name: String, of count: Int, orRefuse message: String) throws(Refusal) -> Shard? {
      guard let index = streams.variable(name) else { throw Refusal(message) }
      return Shard(try number(name, index, 0...count - 1) + 1, of: count)
    }

    if let named { return named }
    if let shardCount {
      return try shard(
        "JOB_COMPLETION_INDEX", of: shardCount,
        orRefuse: "`--shard-count` needs the variable `JOB_COMPLETION_INDEX`, which isn't set; "
          + "`--shard I/\(shardCount)` doesn't")
    }
    guard let total = streams.variable("TEST_TOTAL_SHARDS") else {
      guard streams.variable("TEST_SHARD_INDEX") == nil else {
        throw Refusal("`TEST_SHARD_INDEX` is set, but `TEST_TOTAL_SHARDS` isn't")
      }
      return nil
    }
    return try shard(
      "TEST_SHARD_INDEX", of: number("TEST_TOTAL_SHARDS", total, 1...Shard.greatestCount),
      orRefuse: "`TEST_TOTAL_SHARDS` is set, but `TEST_SHARD_INDEX` isn't")
  }
}

/// Options for running the scenarios of known problems with a preset.
struct MuseumOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Try this preset in the scenarios tagged `problem`, as `refreshcfg museum` does; with --strict, problems that the preset causes are failures.",
      valueName: "preset"), completion: .file(), transform: PathArgument.read)
  var preset: String?
}

import ArgumentParser
import RefreshScenarios

/// Which scenarios are run.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run scenarios in whose names this regular expression is found.", valueName: "regex"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      "Run scenarios with these tags: 'smoke and not slow', with and, or, not and parentheses.",
      valueName: "expression"))
  var tags: String?

  @Flag(
    help: ArgumentHelp(
      "Run the scenarios that failed when they were last run; all, if none did.",
      discussion: "They are kept in .refreshcfg/last-failed at the root of the project, but not where CI is set."))
  var lastFailed = false
}

/// How scenarios are run.
struct RunOptions: ParsableArguments {
  @Flag(help: "Stop after the first failure: --max-failures 1.")
  var failFast = false

  @Option(help: ArgumentHelp("Stop after so many failures.", valueName: "count"))
  var maxFailures: Int?

  @Flag(help: "Let a scenario that says `only: true` fail the run; nothing is run then.")
  var forbidOnly = false

  @Option(help: ArgumentHelp("Run each scenario so often; runs that differ are failures.", valueName: "count"))
  var repeatEach = 1

  /// After how many failures to stop, nil for not at all.
  var failureLimit: Int? { failFast ? 1 : maxFailures }

  func validate() throws {
    if failFast, let maxFailures, maxFailures != 1 {
      throw ValidationError("--fail-fast is --max-failures 1, and --max-failures \(maxFailures) is given too")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures is \(maxFailures); it must be 1 or more")
    }
    guard (1...1_000_000).contains(repeatEach) else {
      throw ValidationError("--repeat-each is \(repeatEach); it must be from 1 to 1000000")
    }
  }
}

/// Which part of the scenarios is run, where several machines share them.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run one of several even parts: 1/4 is the first of four.",
      discussion: """
        Without it, what Bazel sets counts: TEST_TOTAL_SHARDS and TEST_SHARD_INDEX. A part without a scenario is well.
        """, valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Run one of so many even parts; which, Kubernetes says by JOB_COMPLETION_INDEX.", valueName: "n"))
  var shardCount: Int?

  /// The shard that the argument names.
  var named: Shard? { shard.flatMap { Shard($0) } }

  func validate() throws {
    if let shard, named == nil {
      throw ValidationError(
        "--shard is \(shard); it must be I/N, with I from 1 to N, and N at most \(Shard.greatestCount)")
    }
    if shard != nil, shardCount != nil { throw ValidationError("--shard and --shard-count don't go together") }
    if let shardCount, !(1...Shard.greatestCount).contains(shardCount) {
      throw ValidationError("--shard-count is \(shardCount); it must be from 1 to \(Shard.greatestCount)")
    }
  }
}

/// Which shard a run is, by its arguments or by what Bazel and Kubernetes set.
///
/// Bazel's variables are those of its "Test encyclopedia", section "Test sharding"; Kubernetes' is that of jobs whose
/// completion mode is `Indexed`. Both count from 0.
struct ShardChoice {
  /// Why there is no telling which shard it is, lower case, without a full stop.
  struct Mistake: Error, Equatable {
    let message: String
  }

  /// The shard, nil where the run is whole.
  let shard: Shard?

  /// Chooses. An argument goes before the environment.
  ///
  /// - Parameters:
  ///   - shard: what stands behind `--shard`.
  ///   - count: what stands behind `--shard-count`.
  ///   - environment: gives the value of a variable; one that is empty counts as not set.
  init(_ shard: Shard?, count: Int?, environment: (String) -> String?) throws(Mistake) {
    func variable(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    func number(_ name: String, _ text: String, _ allowed: ClosedRange<Int>) throws(Mistake) -> Int {
      guard let number = Shard.number(text), allowed.contains(number) else {
        throw Mistake(
          message: "`\(name)` is `\(text)`; it must be a whole number from \(allowed.lowerBound) to "
            + "\(allowed.upperBound)")
      }
      return number
    }

    if let shard {
      self.shard = shard
    } else if let count {
      guard let index = variable("JOB_COMPLETION_INDEX") else {
        throw Mistake(
          message:
            "`--shard-count` needs the variable `JOB_COMPLETION_INDEX`, which is not set; `--shard I/\(count)` needs "
            + "none")
      }
      self.shard = Shard(try number("JOB_COMPLETION_INDEX", index, 0...count - 1) + 1, of: count)
    } else if let total = variable("TEST_TOTAL_SHARDS") {
      let count = try number("TEST_TOTAL_SHARDS", total, 1...Shard.greatestCount)
      guard let index = variable("TEST_SHARD_INDEX") else {
        throw Mistake(message: "`TEST_TOTAL_SHARDS` is set, and `TEST_SHARD_INDEX` is not")
      }
      self.shard = Shard(try number("TEST_SHARD_INDEX", index, 0...count - 1) + 1, of: count)
    } else if variable("TEST_SHARD_INDEX") != nil {
      throw Mistake(message: "`TEST_SHARD_INDEX` is set, and `TEST_TOTAL_SHARDS` is not")
    } else {
      self.shard = nil
    }
  }
}

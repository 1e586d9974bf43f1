import ArgumentParser
import RefreshScenarios

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

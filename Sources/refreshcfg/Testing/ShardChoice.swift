import RefreshScenarios

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

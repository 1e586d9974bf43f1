import RefreshScenarios

/// What an exploration may do, and how much of it.
package struct ExplorationPlan: Sendable {
  /// What chance begins with.
  package var seed: UInt64
  /// What app and world may do at most.
  package var level: Level
  /// What counts as a problem.
  package var oracles: Set<Oracle>
  /// The number of runs.
  package var runs: Int
  /// The part of the runs that is done here.
  package var shard: Shard
  /// The number of runs of a round.
  package var roundLength = 2_000

  /// Makes a plan. The default is everything up to the surroundings, on one machine.
  package init(
    seed: UInt64 = 1, level: Level = .surroundings, oracles: Set<Oracle> = Set(Oracle.allCases), runs: Int = 20_000,
    shard: Shard = .whole
  ) {
    (self.seed, self.level, self.oracles) = (seed, level, oracles)
    (self.runs, self.shard) = (runs, shard)
  }

  /// The rounds that are done here, in order; the last of all may be short.
  package var rounds: [Round] {
    (0..<(runs + roundLength - 1) / roundLength).filter(shard.contains).map { index in
      let first = index * roundLength
      return Round(first: first + 1, length: min(roundLength, runs - first))
    }
  }

  /// The number of the first run of the round that a run belongs to.
  func firstRun(before number: Int) -> Int { (number - 1) / roundLength * roundLength + 1 }
}

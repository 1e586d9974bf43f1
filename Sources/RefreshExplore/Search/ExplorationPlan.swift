import RefreshLaws
import RefreshScenarios

/// The scope and the size of an exploration.
package struct ExplorationPlan: Sendable {
  /// The seed of the random numbers.
  package var seed: UInt64
  /// The highest level that the app and the world may reach.
  package var level: Level
  /// The laws whose breaches are reported.
  package var laws: Set<LawID>
  /// The number of runs.
  package var runs: Int
  /// The part of the runs that is done here.
  package var shard: Shard
  /// The seed if nothing else is said.
  package static let usualSeed: UInt64 = 1
  /// The number of runs of each preset and suite if nothing else is said.
  package static let usualRuns = 40_000
  /// The greatest number of runs.
  package static let greatestRuns = 1_000_000_000
  /// The number of runs in a round.
  package var roundLength = 2_000

  /// Creates a plan. The default is everything up to the surroundings, on one machine.
  package init(
    seed: UInt64 = ExplorationPlan.usualSeed, level: Level = .surroundings, laws: Set<LawID> = Set(LawID.problems),
    runs: Int = ExplorationPlan.usualRuns,
    shard: Shard = .whole
  ) {
    (self.seed, self.level, self.laws) = (seed, level, laws)
    (self.runs, self.shard) = (runs, shard)
  }

  /// The rounds that are done here, in order; the last one may be shorter. A plan that only time ends has more than are ever
  /// looked at.
  package var rounds: some Sequence<Round> {
    (0..<(runs + roundLength - 1) / roundLength).lazy.filter(shard.contains).map { [runs, roundLength] index in
      let first = index * roundLength
      return Round(first: first + 1, length: min(roundLength, runs - first))
    }
  }

  /// Returns the number of the first run in the round of a run.
  func firstRun(before number: Int) -> Int { (number - 1) / roundLength * roundLength + 1 }
}

import RefreshScenarios

/// A seed and the number of a run, which together determine the run: `SEED:RUN`.
package struct RunNumber: Hashable, Sendable, CustomStringConvertible {
  /// The seed of the exploration.
  package let seed: UInt64
  /// The number of the run, from 1.
  package let run: Int

  /// Creates a number.
  package init(seed: UInt64, run: Int) { (self.seed, self.run) = (seed, run) }

  /// Reads `SEED:RUN`.
  ///
  /// - Returns: The number, or `nil` if the text has another form.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].utf8.first, first != UInt8(ascii: "+"),
      let seed = UInt64(parts[0]), let run = Shard.number(parts[1]), run > 0
    else { return nil }
    self.init(seed: seed, run: run)
  }

  /// The text `SEED:RUN`.
  package var description: String { "\(seed):\(run)" }
}

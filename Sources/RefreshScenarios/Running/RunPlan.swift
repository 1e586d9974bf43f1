/// The scenarios of several suites, in order: those that run and those that do not.
public struct RunPlan: Sendable {
  /// A scenario, and what becomes of it.
  public struct Entry: Sendable {
    /// The number of its suite among ``RunPlan/suites``, from 0.
    let suite: Int
    /// Its number in the whole run, from 1.
    public internal(set) var number = 0
    /// The scenario.
    public let scenario: Scenario
    /// Why it is not run, nil if it is.
    public let skip: Verdict.Skip?

    /// Runs the scenario, unless the plan says that it is not run.
    ///
    /// - Parameters:
    ///   - count: As for ``Runner/run(_:times:snapshotUse:)``. The default is once.
    ///   - snapshotUse: As there. The default is that snapshots that are not stored, or differ, fail.
    public func run(times count: Int = 1, snapshotUse: SnapshotUse = .compare) -> Verdict {
      var verdict: Verdict
      if let skip {
        verdict = Verdict(scenario: scenario, skip: skip, snapshotUse: snapshotUse)
        verdict.finish(at: .zero)
      } else {
        verdict = Runner.run(scenario, times: count, snapshotUse: snapshotUse)
      }
      verdict.number = number
      return verdict
    }
  }

  /// The suites, in order.
  public let suites: [Suite]
  /// The scenarios, in order.
  public private(set) var entries: [Entry]

  /// Plans to run all scenarios; where one says `only`, those that say so.
  public init(_ suites: [Suite]) {
    self.suites = suites
    let hasOnly = suites.contains { $0.scenarios.contains { $0.only && $0.skip == nil } }
    entries = suites.enumerated().flatMap { index, suite in
      suite.scenarios.map { scenario in
        let others: Verdict.Skip? = hasOnly && !scenario.only ? .others : nil
        return Entry(suite: index, scenario: scenario, skip: scenario.skip.map { .reason($0) } ?? others)
      }
    }
    for index in entries.indices { entries[index].number = index + 1 }
  }

  /// The part of the plan that a shard has. Those that are run and those that are not are dealt out apart, so that all
  /// shards have as much to do.
  public func part(_ shard: Shard) -> RunPlan {
    var (run, skipped) = (0, 0)
    return part { entry in
      defer { if entry.skip == nil { run += 1 } else { skipped += 1 } }
      return shard.contains(entry.skip == nil ? run : skipped)
    }
  }

  /// The part of the plan that meets a condition.
  public func part(where isMeant: (Entry) -> Bool) -> RunPlan {
    var part = self
    part.entries = entries.filter(isMeant)
    return part
  }

  /// Runs all scenarios, one after the other.
  public func run(snapshotUse: SnapshotUse = .compare) -> [SuiteVerdict] {
    results(entries.map { $0.run(snapshotUse: snapshotUse) })
  }

  /// The verdicts by suite; suites without a scenario in the plan are missing.
  ///
  /// - Parameter verdicts: The verdicts of the first of ``entries``, in order.
  public func results(_ verdicts: [Verdict]) -> [SuiteVerdict] {
    var own = [[Verdict]](repeating: [], count: suites.count)
    for (entry, verdict) in zip(entries, verdicts) { own[entry.suite].append(verdict) }
    return suites.indices.compactMap { index in
      own[index].isEmpty ? nil : SuiteVerdict(suite: suites[index], verdicts: own[index])
    }
  }
}

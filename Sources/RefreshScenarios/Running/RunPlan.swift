/// The scenarios of several suites in order, both those that run and those that are skipped.
public struct RunPlan: Sendable {
  /// A scenario of the plan.
  public struct Entry: Sendable {
    /// The index of its suite in ``RunPlan/suites``.
    let suite: Int
    /// The number of the scenario in the whole run, from 1.
    public internal(set) var number = 0
    /// The scenario.
    public let scenario: Scenario
    /// The reason why it is skipped, or `nil` if it runs.
    public let skip: Verdict.Skip?

    /// Runs the scenario, unless the plan skips it.
    ///
    /// - Parameters:
    ///   - count: As for ``Runner/run(_:times:snapshotUse:)``. The default is once.
    ///   - snapshotUse: As for the same method. The default is that missing and differing snapshots fail.
    public func run(times count: Int = 1, snapshotUse: SnapshotUse = .compare) -> Verdict {
      numbered(skipped ?? Runner.run(scenario, times: count, snapshotUse: snapshotUse))
    }

    /// Runs and records the scenario, unless the plan skips it; the recording of a skipped one has no moments.
    ///
    /// - Parameters:
    ///   - count: As for ``Runner/run(_:times:snapshotUse:)``. The default is once.
    ///   - snapshotUse: As for the same method. The default is that missing and differing snapshots fail.
    public func record(times count: Int = 1, snapshotUse: SnapshotUse = .compare) -> Recording {
      let recording =
        skipped.map { Recording(verdict: $0, moments: []) }
        ?? Runner.record(scenario, times: count, snapshotUse: snapshotUse)
      return Recording(verdict: numbered(recording.verdict), moments: recording.moments)
    }

    /// The verdict of a scenario that is skipped; `nil` if it runs.
    private var skipped: Verdict? {
      guard let skip else { return nil }
      var verdict = Verdict(scenario: scenario, skip: skip)
      verdict.finish(at: .zero)
      return verdict
    }

    private func numbered(_ verdict: Verdict) -> Verdict {
      var verdict = verdict
      verdict.number = number
      return verdict
    }
  }

  /// The suites, in order.
  public let suites: [Suite]
  /// The scenarios, in order.
  public private(set) var entries: [Entry]

  /// Plans to run all scenarios, or only those with `only` if there are any.
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

  /// Returns a shard's part of the plan. The scenarios that run and those that are skipped are distributed
  /// separately, so that all shards have an equal share of the work.
  public func part(_ shard: Shard) -> RunPlan {
    var (run, skipped) = (0, 0)
    return part { entry in
      defer { if entry.skip == nil { run += 1 } else { skipped += 1 } }
      return shard.contains(entry.skip == nil ? run : skipped)
    }
  }

  /// Returns the part of the plan that meets a condition.
  public func part(where isMeant: (Entry) -> Bool) -> RunPlan {
    var part = self
    part.entries = entries.filter(isMeant)
    return part
  }

  /// Runs all scenarios in order.
  public func run(snapshotUse: SnapshotUse = .compare) -> [SuiteVerdict] {
    results(entries.map { $0.run(snapshotUse: snapshotUse) })
  }

  /// Returns the verdicts by suite, without the suites that have no scenario in the plan.
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

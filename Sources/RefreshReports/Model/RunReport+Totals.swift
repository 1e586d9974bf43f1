extension RunReport {
  /// How many scenarios came to what.
  public struct Totals: Sendable, Hashable {
    /// The number of suites.
    public internal(set) var suites = 0
    /// The number of scenarios, also of those that were not run.
    public internal(set) var scenarios = 0
    /// The number of those that passed.
    public internal(set) var passed = 0
    /// The number of those that failed.
    public internal(set) var failed = 0
    /// The number of those that were not run.
    public internal(set) var skipped = 0
    /// The number of errors in files.
    public internal(set) var errors = 0
  }

  /// How many scenarios came to what in all suites.
  public var totals: Totals {
    suites.reduce(into: Totals(errors: findings.count { $0.severity == .error })) { $0 += $1.totals }
  }

  /// Whether no scenario failed and no file has an error.
  public var passed: Bool { totals.failed == 0 && totals.errors == 0 }
}

extension RunReport.Suite {
  /// How many of its scenarios came to what.
  public var totals: RunReport.Totals {
    var totals = RunReport.Totals(suites: 1, scenarios: scenarios.count)
    for scenario in scenarios {
      switch scenario.outcome {
      case .passed: totals.passed += 1
      case .failed: totals.failed += 1
      case .skipped: totals.skipped += 1
      }
    }
    return totals
  }
}

extension RunReport.Totals {
  fileprivate static func += (sum: inout RunReport.Totals, more: RunReport.Totals) {
    sum.suites += more.suites
    sum.scenarios += more.scenarios
    sum.passed += more.passed
    sum.failed += more.failed
    sum.skipped += more.skipped
    sum.errors += more.errors
  }
}

import RefreshText

/// The scenarios that are left of several suites when all filters are met.
public struct Selection: Sendable {
  /// The suites with the scenarios that are left, in order; suites of which none is left are missing.
  public let suites: [Suite]
  /// Why none is left, lower case, without a full stop; nil if some are, or there were none to begin with.
  public let emptiness: String?

  /// Chooses.
  ///
  /// - Parameters:
  ///   - suites: what there is.
  ///   - filters: what all have to be met.
  public init(of suites: [Suite], meeting filters: [ScenarioFilter]) {
    var (rest, reason) = (suites, String?.none)
    for filter in filters where reason == nil {
      let count = rest.reduce(0) { $0 + $1.scenarios.count }
      rest = rest.map { $0.keeping(filter.keeps) }
      if count > 0, rest.allSatisfy(\.scenarios.isEmpty) {
        reason = "\(filter.name) leaves none of \(counted(count, "scenario"))"
      }
    }
    self.suites = rest.filter { !$0.scenarios.isEmpty }
    emptiness = reason
  }
}

extension Suite {
  /// The suite with some of its scenarios.
  func keeping(_ isKept: (Scenario) -> Bool) -> Suite {
    var kept = self
    kept.scenarios = scenarios.filter(isKept)
    return kept
  }
}

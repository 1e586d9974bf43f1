/// What came of all scenarios of a suite.
public struct SuiteVerdict: Sendable {
  /// The suite.
  public let suite: Suite
  /// What came of each scenario that was run, in order.
  public let verdicts: [Verdict]

  /// Makes it of a suite and what came of its scenarios.
  public init(suite: Suite, verdicts: [Verdict]) {
    self.suite = suite
    self.verdicts = verdicts
  }

  /// Whether no scenario failed; those that were not run did not.
  public var passed: Bool { !verdicts.contains(where: \.failed) }
}

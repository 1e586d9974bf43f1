import RefreshScenarios

/// What came of comparing two presets.
public struct DiffReport: Sendable {
  /// The presets, and what differs in them.
  public let comparison: PresetComparison
  /// The scenarios that go another way.
  public let scenarios: [ScenarioDifference]
  /// How many scenarios were run.
  public let count: Int
  /// Whether the scenarios are those that are built in, because no suites were named.
  public let isBuiltIn: Bool

  /// Puts it together.
  ///
  /// - Parameters:
  ///   - comparison: the presets.
  ///   - scenarios: for each scenario that was run, where it goes another way; nil if it does not.
  ///   - isBuiltIn: whether no suites were named.
  public init(_ comparison: PresetComparison, scenarios: [ScenarioDifference?], isBuiltIn: Bool) {
    self.comparison = comparison
    self.scenarios = scenarios.compactMap { $0 }
    count = scenarios.count
    self.isBuiltIn = isBuiltIn
  }

  /// Whether nothing differs, neither in the presets nor in what they do.
  public var isEmpty: Bool { comparison.changes.isEmpty && !changesBehaviour }

  /// Whether something is done otherwise.
  public var changesBehaviour: Bool { !comparison.measures.isEmpty || !scenarios.isEmpty }

  /// `2 of 5 scenarios differ`.
  var summary: String {
    let what = isBuiltIn ? "built-in gesture" : "scenario"
    guard !scenarios.isEmpty else {
      return count == 1 ? "the \(what) is the same" : "all \(count) \(what)s are the same"
    }
    return "\(scenarios.count) of \(count) \(what)\(count == 1 ? "" : "s") \(scenarios.count == 1 ? "differs" : "differ")"
  }

  /// The paths of both presets; one whose name and path are those of the other is told by it all the same.
  var paths: (old: String, new: String) {
    (comparison.old.node.span.file.path, comparison.new.node.span.file.path)
  }
}

extension ScenarioDifference {
  /// `step 3, pull`, `setting up`.
  var stepText: String { stepName.map { "step \(step), \($0)" } ?? "setting up" }
}

extension PresetChange {
  /// What counts before or after, where the key is not written.
  var unwritten: String { defaultText.map { "\($0) (the default)" } ?? "not set" }
}

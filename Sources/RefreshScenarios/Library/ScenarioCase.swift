/// One scenario of a ``ScenarioFile``, as the argument of a test.
public struct ScenarioCase: Sendable, Identifiable, CustomStringConvertible {
  /// What it is.
  private enum Content: Sendable {
    case scenario(Scenario)
    case mistake(ScenarioFailure)
  }

  private let content: Content
  /// Why it does not run, nil if it does.
  public let skip: String?

  init(_ entry: RunPlan.Entry) {
    content = .scenario(entry.scenario)
    skip =
      switch entry.skip {
      case .reason(let reason): reason
      case .others: "others say `only: true`"
      case nil: nil
      }
  }

  init(mistake: ScenarioFailure) {
    content = .mistake(mistake)
    skip = nil
  }

  /// What the test is called: the scenario's name, behind its suite's.
  public var description: String {
    switch content {
    case .scenario(let scenario): "\(scenario.suite) › \(scenario.name)"
    case .mistake(let failure): "\(failure.fileName):\(failure.line):\(failure.column)"
    }
  }

  /// What tells it from others, so that one case can be run again.
  public var id: String { description }

  /// What is not as expected, empty if all is; that of a scenario that does not run is empty.
  public func failures() -> [ScenarioFailure] {
    guard skip == nil else { return [] }
    switch content {
    case .scenario(let scenario):
      return Runner.run(scenario).failedSteps.flatMap(\.failures).map(ScenarioFailure.init)
    case .mistake(let failure): return [failure]
    }
  }

  /// Runs the scenario, and throws what is not as expected.
  ///
  /// The error says the file, line and column of each failure. Test libraries show it where the test stands; with
  /// ``failures()`` they show it at the line of the YAML.
  public func check() throws(ScenarioFailures) {
    let failures = failures()
    if !failures.isEmpty { throw ScenarioFailures(failures: failures) }
  }
}

/// All that is not as expected in a scenario.
public struct ScenarioFailures: Error, Sendable, CustomStringConvertible {
  /// One after the other, at least one.
  public let failures: [ScenarioFailure]

  /// Each with its place, one below the other.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

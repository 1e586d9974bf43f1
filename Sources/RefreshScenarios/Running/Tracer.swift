import RefreshEngine

/// Runs a scenario and writes down what can be observed after each step.
public enum Tracer {
  /// Traces a scenario to its end: expectations are not held against it, only a fault ends it early.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - write: takes one line of JSON after the other, in UTF-8 with its line feed.
  /// - Returns: why it ended early, nil if it did not.
  @discardableResult
  public static func trace(_ scenario: Scenario, to write: ([UInt8]) -> Void) -> Fault? {
    var stage = Stage(scenario.setup.simulation(recording: true))
    var writer = TraceWriter(scenario: scenario.name)
    write(writer.line(step: 0, line: scenario.span.startPosition.line, of: &stage.simulation))
    for (index, line) in scenario.steps.enumerated() where stage.simulation.fault == nil {
      line.step.run(on: &stage)
      stage.simulation.turn()
      write(writer.line(step: index + 1, line: line.span.startPosition.line, of: &stage.simulation))
    }
    return stage.simulation.fault
  }
}

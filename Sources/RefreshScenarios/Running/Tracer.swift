import RefreshEngine

/// Runs a scenario and writes everything observable after each step.
public enum Tracer {
  /// Traces a scenario to its end: failed expectations do not stop it, only a fault does.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - write: Takes the lines of JSON one by one, in UTF-8 with their line feeds.
  /// - Returns: The fault that ended it early, or `nil` if there was none.
  @discardableResult
  public static func trace(_ scenario: Scenario, to write: ([UInt8]) -> Void) -> Fault? {
    var stage = Stage(scenario.setup.simulation(recording: true))
    var writer = TraceWriter(scenario: scenario.name)
    // The events of the setup are those of step 0.
    write(writer.line(step: 0, line: scenario.span.startPosition.line, of: &stage.simulation))
    stage.play(scenario.steps) { stage in
      if stage.step > 0 {
        let line = scenario.steps[stage.step - 1].span.startPosition.line
        write(writer.line(step: stage.step, line: line, of: &stage.simulation))
      }
      return true
    }
    return stage.simulation.fault
  }
}

extension Scenario {
  /// The scenario's commands as data for an engine that runs elsewhere, or `nil` if the commands of one of its
  /// steps depend on what it observes (`wait: { until: … }`).
  ///
  /// The replay gives the same trace as ``Tracer``, byte for byte.
  public var replay: Replay? {
    let replayed = steps.compactMap { step in
      step.commands.map { Replay.Step(line: Int32(step.span.startPosition.line), commands: $0) }
    }
    return replayed.count == steps.count ? replay(replayed) : nil
  }

  /// The world in which it begins, as data for an engine that runs elsewhere: a replay without steps.
  public var world: Replay { replay([]) }

  private func replay(_ steps: [Replay.Step]) -> Replay {
    Replay(
      name: name, line: Int32(span.startPosition.line), scene: setup.scene, components: setup.components,
      app: setup.app, steps: steps)
  }
}

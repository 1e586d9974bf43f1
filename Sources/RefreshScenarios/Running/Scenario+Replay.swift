import RefreshEngine

extension Scenario {
  /// What the scenario does, as data for an engine that runs elsewhere; nil if what one of its steps does depends on what
  /// it sees (`wait: { until: … }`).
  ///
  /// Its trace is that of ``Tracer``, byte for byte.
  public var replay: Replay? {
    var replayed: [Replay.Step] = []
    for step in steps {
      guard let commands = step.step.commands else { return nil }
      replayed.append(Replay.Step(line: Int32(step.span.startPosition.line), commands: commands))
    }
    return Replay(
      name: name, line: Int32(span.startPosition.line), scene: setup.scene, components: setup.components,
      app: setup.app, steps: replayed)
  }
}

import RefreshEngine

/// A step that an app can do as well as a scenario: it acts on the simulation and expects nothing.
protocol Action: Step {
  /// Does it.
  func act(on simulation: inout Simulation)
}

extension Action {
  /// Acts on the stage's simulation.
  func run(on stage: inout Stage) { act(on: &stage.simulation) }
}

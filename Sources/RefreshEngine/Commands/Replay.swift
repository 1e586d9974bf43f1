/// A whole scenario without its expectations, as data: what the scene is, what the app does, what is done.
///
/// It crosses from the loader to an engine that runs elsewhere, as bytes (``encoded()``, ``init(decoding:)``), and gives
/// the same trace there.
public struct Replay: Sendable {
  /// One step: what is done before the run loop turns.
  public struct Step: Sendable {
    /// The line of the file that it stands in, from 1.
    public let line: Int32
    /// What is done, in order.
    public let commands: [Command]

    /// Makes a step.
    public init(line: Int32, commands: [Command]) {
      self.line = line
      self.commands = commands
    }
  }

  /// The scenario's name.
  public let name: String
  /// The line of the file that the scenario stands in, from 1.
  public let line: Int32
  /// Where it happens.
  public let scene: ScrollScene
  /// What is attached at the beginning, in order.
  public let components: [ComponentBlueprint]
  /// What the app does when it is called.
  public let app: AppProgram
  /// What is done.
  public let steps: [Step]

  /// Makes a replay.
  public init(
    name: String, line: Int32, scene: ScrollScene, components: [ComponentBlueprint], app: AppProgram, steps: [Step]
  ) {
    self.name = name
    self.line = line
    self.scene = scene
    self.components = components
    self.app = app
    self.steps = steps
  }

  /// Runs it to its end, or to a fault.
  ///
  /// - Returns: the trace, one line of JSON for each step and one for the scene before them.
  public func trace() -> [UInt8] {
    var simulation = Simulation(scene: scene)
    simulation.isRecording = true
    simulation.app = app.answer
    for component in components { simulation.attach(component) }
    simulation.turn()
    var writer = TraceWriter(scenario: name)
    var trace = writer.line(step: 0, line: Int(line), of: &simulation)
    for (index, step) in steps.enumerated() where simulation.fault == nil {
      for command in step.commands { simulation.perform(command) }
      simulation.turn()
      trace += writer.line(step: index + 1, line: Int(step.line), of: &simulation)
    }
    return trace
  }
}

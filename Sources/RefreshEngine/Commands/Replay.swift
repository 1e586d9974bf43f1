/// A whole scenario without its expectations, as data: the scene, the app's answers and the steps.
///
/// The loader sends it as bytes (``encoded()``, ``init(decoding:)``) to an engine that runs elsewhere, which
/// produces the same trace.
public struct Replay: Sendable {
  /// One step: the commands before a turn of the run loop.
  public struct Step: Sendable {
    /// The step's line in the file, from 1.
    public let line: Int32
    /// The commands, in order.
    public let commands: [Command]

    /// Makes a step.
    public init(line: Int32, commands: [Command]) {
      self.line = line
      self.commands = commands
    }
  }

  /// The scenario's name.
  public let name: String
  /// The scenario's line in the file, from 1.
  public let line: Int32
  /// The scene.
  public let scene: ScrollScene
  /// The components that are attached at the start, in order.
  public let components: [ComponentBlueprint]
  /// The app's answers to calls.
  public let app: AppProgram
  /// The steps.
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

  /// The simulation before the first step, recording events.
  public var simulation: Simulation {
    Simulation(scene: scene, components: components, app: app, isRecording: true)
  }

  /// Runs the scenario until it ends or a fault occurs.
  ///
  /// - Returns: The trace, one line of JSON for the initial scene and one for each step.
  public func trace() -> [UInt8] {
    var simulation = simulation
    var writer = TraceWriter(scenario: name)
    var trace = writer.line(step: 0, line: Int(line), of: &simulation)
    for (index, step) in steps.enumerated() where simulation.fault == nil {
      simulation.step(step.commands)
      trace += writer.line(step: index + 1, line: Int(step.line), of: &simulation)
    }
    return trace
  }
}

extension Simulation {
  /// Sets up a scene: attaches all components, loads the content and turns the run loop once.
  ///
  /// - Parameters:
  ///   - scene: The scroll view and its surroundings.
  ///   - components: The components, in the order in which they are attached.
  ///   - app: What the app does when it is called. The default is nothing.
  ///   - isRecording: Whether events are kept, including those of the setup. The default is `false`.
  public init(
    scene: ScrollScene, components: [ComponentBlueprint], app: AppProgram = AppProgram(), isRecording: Bool = false
  ) {
    self.init(scene: scene, components: components, isRecording: isRecording, answer: app.answer)
  }

  /// Sets up a scene whose app answers by a function, or does nothing if it is nil.
  ///
  /// - Parameter keepsJournal: Whether the simulation notes what causes what. The default is `false`.
  package init(
    scene: ScrollScene, components: [ComponentBlueprint], isRecording: Bool, keepsJournal: Bool = false,
    answer: (@Sendable (inout Simulation, AppCall) -> Void)?
  ) {
    var bare = scene
    if !scene.content.beforeComponents { bare.content = SceneContent(width: 0, rowHeight: scene.content.rowHeight) }
    self.init(scene: bare)
    self.isRecording = isRecording
    if keepsJournal { journal = Journal() }
    app = answer
    for component in components {
      if keepsJournal { note(.attach(component)) }
      attach(component)
    }
    cause = -1
    if !scene.content.beforeComponents { show(scene.content) }
    turn()
    journal?.endSetup()
  }
}

@testable import RefreshEngine
@testable import RefreshLaws

/// A list with laws that look at it, which a test can lie to: a sound engine never breaches most laws.
struct Bench {
  var inspector: Inspector
  var simulation: Simulation
  let world: World

  /// The header of most tests.
  static let header = ComponentBlueprint(kind: .normalHeader)

  /// A component over long content.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - app: The app's answer to its calls. The default is none.
  ///   - laws: The laws that look. The default is all.
  ///   - isRecording: Whether the list keeps events. The default is that it does not.
  ///   - change: Changes the scene.
  init(
    _ component: ComponentBlueprint = Bench.header, answering app: [Command] = [], laws: [LawID] = LawID.all,
    isRecording: Bool = false, _ change: (inout ScrollScene) -> Void = { _ in }
  ) {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 2000)
    change(&scene)
    let answers =
      app.isEmpty ? [] : [AppProgram.Entry(hook: .callback(component.kind.role, .refreshing), commands: app)]
    let world = World(scene: scene, components: [component], app: answers)
    self.init(world, laws: laws, isRecording: isRecording)
  }

  init(_ world: World, laws: [LawID] = LawID.all, isRecording: Bool = false) {
    self.world = world
    inspector = Inspector(world, laws: LawSet(laws))
    simulation = Simulation(
      scene: world.scene, components: world.components, app: AppProgram(world.app), isRecording: isRecording)
  }

  mutating func look(_ occasion: Occasion) { inspector.look(occasion, at: &simulation) }

  /// Lets laws follow a command, which does what the test says.
  mutating func perform(_ command: Command, _ act: (inout Simulation) -> Void) {
    let intent = inspector.begin(command, at: &simulation)
    act(&simulation)
    inspector.end(intent, at: &simulation)
  }

  /// Lets laws follow a command that is about to be carried out.
  mutating func begin(_ command: Command) { _ = inspector.begin(command, at: &simulation) }

  /// A step that is over.
  mutating func end(_ command: Command, from scroll: ScrollView, _ states: ByRole<RefreshState>? = nil) {
    look(.stepEnded(StepEnd(command: command, scroll: scroll, states: states ?? inspector.ledger.states)))
  }

  mutating func rest() { inspector.endStep(nil, at: &simulation) }

  /// A refresh of the header from start to end.
  mutating func refresh() {
    simulation.beginRefreshing(.header)
    settle()
    simulation.endRefreshing(.header)
    settle()
  }

  mutating func settle(_ seconds: Double = 1) { simulation.settle(atMost: Interval(seconds: seconds)) }

  /// The component at a place as laws see it.
  func component(_ role: ComponentRole) -> ComponentView? { simulation.view(of: role) }

  /// A change of state, as an event.
  mutating func change(_ role: ComponentRole, from: RefreshState, to: RefreshState) {
    look(
      .changes(StateEvent(component: component(role), role: role, from: from, to: to, time: simulation.now)))
  }

  /// The causes of what the laws have found.
  var causes: [String] {
    var copy = inspector
    copy.settle(after: [], at: simulation)
    return copy.breaches.problems.map(\.shape.cause)
  }

  /// What the laws have found: name and sentence.
  var found: [String] {
    var copy = inspector
    copy.settle(after: [], at: simulation)
    return copy.breaches.problems.map { "\($0.law.name) \($0.sentence)" }
  }
}

@testable import RefreshEngine

/// A simulation under test. As with a driver, the run loop turns once after the setup and after every step.
///
/// The scroll view is 375×667 points with content 1000 points high, moves only when a step moves it, and records
/// events.
struct Rig: Sendable {
  /// The simulation on which the steps act; use it directly if a step must not turn the run loop.
  var simulation: Simulation

  /// Creates components of the given types, attached in this order.
  init(_ kinds: ComponentKind..., scene change: (inout ScrollScene) -> Void = { _ in }) {
    self.init(kinds.map { ComponentBlueprint(kind: $0) }, scene: change)
  }

  /// Creates one component with the settings of a preset.
  init(
    _ kind: ComponentKind, _ properties: [Change], scene change: (inout ScrollScene) -> Void = { _ in }
  ) {
    self.init([ComponentBlueprint(kind: kind, properties: properties)], scene: change)
  }

  /// Creates components, attached in this order.
  init(_ blueprints: [ComponentBlueprint], scene change: (inout ScrollScene) -> Void = { _ in }) {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 1000)
    scene.physics = .none
    change(&scene)
    simulation = Simulation(scene: scene)
    for blueprint in blueprints { simulation.attach(blueprint) }
    simulation.turn()
    simulation.isRecording = true
  }

  /// Creates a rig for a simulation that is already set up.
  init(_ simulation: Simulation) { self.simulation = simulation }

  /// Returns a refreshing header after its entry animation; earlier events are discarded.
  static func refreshing(
    _ kind: ComponentKind, _ properties: [Change] = [],
    scene change: (inout ScrollScene) -> Void = { _ in }
  ) -> Rig {
    var rig = Rig(kind, properties, scene: change)
    rig.begin(kind.role)
    rig.wait(0.25)
    _ = rig.takeEvents()
    return rig
  }
}

// MARK: Steps

extension Rig {
  /// Acts on the simulation and turns the run loop.
  mutating func step(_ act: (inout Simulation) -> Void) {
    act(&simulation)
    simulation.turn()
  }

  mutating func touch() { step { $0.touch() } }
  mutating func drag(to y: Double) { step { $0.drag(to: Point(x: $0.scroll.offset.x, y: y)) } }
  mutating func drag(toX x: Double) { step { $0.drag(to: Point(x: x, y: $0.scroll.offset.y)) } }
  mutating func release() { step { $0.release() } }
  mutating func cancel() { step { $0.cancel() } }
  mutating func scroll(to y: Double) { step { $0.scroll(to: Point(x: $0.scroll.offset.x, y: y)) } }
  mutating func scroll(toX x: Double) { step { $0.scroll(to: Point(x: x, y: $0.scroll.offset.y)) } }
  mutating func wait(_ seconds: Double) { step { $0.advance(by: Interval(seconds: seconds)) } }
  mutating func begin(_ role: ComponentRole) { step { $0.beginRefreshing(role) } }
  mutating func end(_ role: ComponentRole) { step { $0.endRefreshing(role) } }
  mutating func endWithNoMoreData(_ role: ComponentRole) { step { $0.endRefreshingWithNoMoreData(role) } }
  mutating func resetNoMoreData(_ role: ComponentRole) { step { $0.resetNoMoreData(role) } }
  mutating func tap(_ role: ComponentRole) { step { $0.tap(role) } }
  mutating func set(_ property: Change, of role: ComponentRole) { step { $0.set(property, of: role) } }
  mutating func set(_ property: SceneProperty) { step { $0.set(property) } }
  mutating func setWindow(_ isInWindow: Bool) { step { $0.setWindow(isInWindow) } }
  mutating func rotate(width: Double, height: Double) {
    step { $0.rotate(to: Size(width: width, height: height)) }
  }
  mutating func setLanguage(_ tag: String) { step { $0.setLanguage(tag) } }
  mutating func attach(_ kind: ComponentKind, _ properties: [Change] = []) {
    step { $0.attach(ComponentBlueprint(kind: kind, properties: properties)) }
  }
  mutating func detach(_ role: ComponentRole) { step { $0.detach(role) } }
  /// Assigns a state, as the library's own code does it.
  mutating func setState(of role: ComponentRole, to state: RefreshState) {
    step { if let c = $0.component(role) { $0.setState(of: c, to: state) } }
  }
  /// Lets time pass until nothing is scheduled; in these tests, everything happens within ten seconds.
  mutating func settle() { step { $0.advance(by: Interval(seconds: 10)) } }
}

@testable import RefreshEngine

/// A simulation under test. As with a driver, the run loop turns once after setting up and after every step.
///
/// The scroll view is 375×667 with content 1000 high, moves only when a step moves it, and its events are kept.
struct Rig: Sendable {
  /// What the steps act on; to be used directly where a step must not turn the run loop.
  var simulation: Simulation

  /// Components of the given types, attached in this order.
  init(_ kinds: ComponentKind..., scene change: (inout ScrollScene) -> Void = { _ in }) {
    self.init(kinds.map { ComponentBlueprint(kind: $0) }, scene: change)
  }

  /// One component with what a preset sets on it.
  init(
    _ kind: ComponentKind, _ properties: [Change], scene change: (inout ScrollScene) -> Void = { _ in }
  ) {
    self.init([ComponentBlueprint(kind: kind, properties: properties)], scene: change)
  }

  /// Components, attached in this order.
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

  /// A simulation that is set up.
  init(_ simulation: Simulation) { self.simulation = simulation }

  /// A header that refreshes, after its entering animation; nothing is kept of the events so far.
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
  /// A state assignment, as the library's own code makes it.
  mutating func setState(of role: ComponentRole, to state: RefreshState) {
    step { if let c = $0.component(role) { $0.setState(of: c, to: state) } }
  }
  /// Time passes until nothing is to come; everything here comes within ten seconds.
  mutating func settle() { step { $0.advance(by: Interval(seconds: 10)) } }
}

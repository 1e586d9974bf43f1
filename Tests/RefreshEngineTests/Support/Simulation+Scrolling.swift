@testable import RefreshEngine

extension Simulation {
  /// Returns a scroll view that rests at its top, with components.
  static func scrolling(
    viewport: Size = Size(width: 375, height: 960), content: SceneContent = SceneContent(height: 3000),
    attaching kinds: ComponentKind..., change: (inout ScrollScene) -> Void = { _ in }
  ) -> Simulation {
    var scene = ScrollScene()
    scene.viewport = viewport
    scene.content = content
    change(&scene)
    var simulation = Simulation(scene: scene)
    for kind in kinds { simulation.attach(ComponentBlueprint(kind: kind)) }
    simulation.turn()
    return simulation
  }

  /// Lets time pass until nothing moves, a minute at most.
  mutating func comeToRest() {
    while advanceToNextEvent(before: Instant(nanoseconds: 60_000_000_000)), !isSettled {}
  }
}

import AllocationCounter
import RefreshEngine

/// What one simulation keeps in memory.
enum Memory {
  private static let count = 10_000

  static var all: [Benchmark] {
    [
      Benchmark(name: "bytesPerSimulation", unit: "bytes", goal: 16_384, isLimit: true) {
        let before = allocated_bytes()
        let simulations = (0..<count).map { _ in simulation() }
        let bytes = Double(allocated_bytes() - before) / Double(count)
        return withExtendedLifetime(simulations) { bytes }
      }
    ]
  }

  /// All three components, in the middle of a refresh.
  private static func simulation() -> Simulation {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 3000)
    var simulation = Simulation(scene: scene)
    for kind in [ComponentKind.normalHeader, .autoNormalFooter, .normalTrailer] {
      simulation.attach(ComponentBlueprint(kind: kind))
    }
    simulation.turn()
    simulation.beginRefreshing(.header)
    simulation.turn()
    return simulation
  }
}

import AllocationCounter
import RefreshEngine

/// The path that runs for every pixel of a drag.
enum OffsetChanges {
  private static let count = 2_000_000

  static var all: [Benchmark] {
    [
      benchmark("offsetChangesPerSecond", goal: 15_000_000, [.normalHeader]),
      benchmark("offsetChangesPerSecond.autoFooter", [.autoNormalFooter]),
      benchmark("offsetChangesPerSecond.backFooter", [.backNormalFooter]),
      benchmark(
        "offsetChangesPerSecond.headerFooterTrailer", [.normalHeader, .backNormalFooter, .normalTrailer]),
      benchmark("offsetChangesPerSecond.listening", [.normalHeader], listening: true),
      Benchmark(name: "allocationsPerMillionOffsetChanges", unit: "", goal: 0, isLimit: true) {
        var simulation = simulation([.normalHeader, .backNormalFooter, .normalTrailer])
        drag(&simulation)
        let before = allocation_count()
        drag(&simulation)
        return Double(allocation_count() - before) / Double(count) * 1e6
      },
    ]
  }

  private static func benchmark(
    _ name: String, goal: Double? = nil, _ kinds: [ComponentKind], listening: Bool = false
  ) -> Benchmark {
    Benchmark(name: name, unit: "1/s", goal: goal) {
      var simulation = simulation(kinds)
      simulation.isRecording = listening
      return perSecond(count) { drag(&simulation) }
    }
  }

  /// A screen with components, a finger down.
  private static func simulation(_ kinds: [ComponentKind]) -> Simulation {
    var scene = ScrollScene()
    scene.content = SceneContent(width: 1000, height: 3000)
    var simulation = Simulation(scene: scene)
    for kind in kinds { simulation.attach(ComponentBlueprint(kind: kind)) }
    simulation.turn()
    simulation.touch()
    return simulation
  }

  /// Drags up and down where the header shows, always to another offset.
  private static func drag(_ simulation: inout Simulation) {
    for index in 0..<count { simulation.drag(to: Point(x: 0, y: -Double(index & 31))) }
    precondition(simulation[.scroll(.offsetY)] == .number(-Double((count - 1) & 31)))
  }
}

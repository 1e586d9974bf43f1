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
      benchmark("offsetChangesPerSecond.parts", goal: 15_000_000, [.header], parts: 20),
      Benchmark(name: "partRowsPerSecond", unit: "1/s", goal: 60 * 20) { rowsPerSecond() },
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
    _ name: String, goal: Double? = nil, _ kinds: [ComponentKind], listening: Bool = false, parts: Int = 0
  ) -> Benchmark {
    Benchmark(name: name, unit: "1/s", goal: goal) {
      var simulation = simulation(kinds, parts: parts)
      simulation.isRecording = listening
      return perSecond(count) { drag(&simulation) }
    }
  }

  /// A screen with components, a finger down.
  private static func simulation(_ kinds: [ComponentKind], parts count: Int = 0) -> Simulation {
    var scene = ScrollScene()
    scene.content = SceneContent(width: 1000, height: 3000)
    var simulation = Simulation(scene: scene)
    for kind in kinds {
      simulation.attach(ComponentBlueprint(kind: kind) { $0.parts = (0..<count).map { part("part\($0)") } })
    }
    simulation.turn()
    simulation.touch()
    return simulation
  }

  /// A ring that fills by the pull and turns while it refreshes.
  private static func part(_ name: String) -> PartSettings {
    var part = PartSettings(name: PartName(name), kind: .ring, place: .whole)
    var (end, rotation) = (PartRule(), PartRule())
    end.ramp = [PartRule.Stop(0.3, .number(0)), PartRule.Stop(1, .number(1))]
    rotation.states = [
      PartRule.State(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)))
    ]
    part.rules = [PartSettings.Rule(.end, end), PartSettings.Rule(.rotation, rotation)]
    return part
  }

  /// What a page draws of 20 parts, part by part.
  private static func rowsPerSecond() -> Double {
    let (frames, parts) = (2_000, 20)
    var simulation = simulation([.header], parts: parts)
    let rows = UnsafeMutableBufferPointer<Double>.allocate(capacity: parts * PartColumn.all.count)
    defer { rows.deallocate() }
    return perSecond(frames * parts) {
      for index in 0..<frames {
        simulation.drag(to: Point(x: 0, y: -Double(index & 31)))
        precondition(simulation.writeParts(of: .header, to: rows) == parts)
      }
    }
  }

  /// Drags up and down where the header shows, always to another offset.
  private static func drag(_ simulation: inout Simulation) {
    for index in 0..<count { simulation.drag(to: Point(x: 0, y: -Double(index & 31))) }
    precondition(simulation[.scroll(.offsetY)] == .number(-Double((count - 1) & 31)))
  }
}

import Foundation
import RefreshText
import Testing

@testable import MJRefresh
@testable import RefreshEngine
@testable import RefreshExport
@testable import RefreshScenarios

extension AppCode {
  /// Returns the trace of a scenario in an app with this code, and the engine's own.
  ///
  /// - Parameter unit: The exported unit, for the frames of parts and the names of their images.
  nonisolated func traces(of scenario: Scenario, of unit: AppUnit) async throws -> (app: String, engine: String) {
    var engine = ""
    Tracer.trace(scenario) { engine += String(decoding: $0, as: UTF8.self) }
    return (try await trace(of: scenario, of: unit), engine)
  }

  /// Returns the trace of a scenario that begins with the components that the code sets up.
  private func trace(of scenario: Scenario, of unit: AppUnit) throws -> String {
    (AppWorld.current, MJRefreshConfig.default) = (.empty, MJRefreshConfig())
    try configure()
    let config = MJRefreshConfig.default
    var scene = scenario.setup.scene
    // What the code has assigned, not what the preset says.
    (scene.texts, scene.languageCode) = (Texts(tables: config.tables), config.languageCode)
    let world = AppWorld(scene, app: scenario.setup.app)
    Locale.preferredLanguages = [scene.language]
    for component in unit.components {
      world.outlines[component.role] = component.parts.map { AppPartOutline($0.settings, images: $0.images) }
    }
    AppWorld.current = world
    func refreshing(_ role: ComponentRole) -> Call { { world.carryOut(.callback(role, .refreshing)) } }
    try attach(UIScrollView(), refreshing(.header), refreshing(.footer), refreshing(.trailer))
    world.begin()
    return String(decoding: lines(of: scenario, of: unit, in: world), as: UTF8.self)
  }

  private func lines(of scenario: Scenario, of unit: AppUnit, in world: AppWorld) -> [UInt8] {
    var writer = TraceWriter(scenario: scenario.name)
    func line(_ step: Int, _ place: Int) -> [UInt8] {
      var line: [UInt8] = []
      let animations = world.animations
      world.animations = [:]
      world.act { simulation in
        for role in ComponentRole.allCases {
          // What the engine records of animations is what views are set in. Nothing is set on a view that never changes,
          // so that it makes no difference whether it is animated.
          let parts = unit.components.first { $0.role == role }?.parts ?? []
          let changing = Set(parts.filter(\.changes).map(\.settings.name.text))
          let recorded = simulation.events.compactMap { event -> String? in
            guard case .partAnimation(role, let name, let duration) = event.kind else { return nil }
            return changing.contains(name.text) ? "\(name.text) \(duration)" : nil
          }
          let own = animations[role, default: []].filter { changing.contains($0.part) }
            .map { "\($0.part) \($0.duration)" }
          #expect(own == recorded || world.attached[role] == nil)
        }
        line = writer.line(step: step, line: place, of: &simulation)
      }
      #expect(world.wrongViews == [])
      return line
    }
    var trace = line(0, scenario.span.startPosition.line)
    for (index, step) in scenario.steps.enumerated() where world.simulation.fault == nil {
      if let commands = step.commands {
        for command in commands { world.perform(command) }
      } else {
        world.act { simulation in
          var stage = Stage(simulation)
          stage.run(step.action)
          simulation = stage.simulation
        }
      }
      world.act { $0.turn() }
      trace += line(index + 1, step.span.startPosition.line)
    }
    return trace
  }
}

/// Returns a trace with rotations rounded to billionths of a degree: an app rotates by radians, and converting back
/// and forth is not always exact.
func withRoundRotations(_ trace: String) -> String {
  trace.replacing(/"rotation":(-?[0-9.e-]+)/) { match in
    "\"rotation\":\((Double(match.1) ?? .nan).rounded(decimals: 9).shortestText)"
  }
}

import Foundation
import RefreshEngine
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// The goals of a type are what recordings show of the real library, and what the engine does when everything is
/// tried.
struct ReachableTests {
  @Test func `every change of state in the recordings of the library can be reached`() throws {
    var seen: [ComponentKind: Set<String>] = [:]
    for recording in Recording.all {
      var kinds: [String: ComponentKind] = [:]
      for line in try recording.expectation() {
        for event in line["events"] as? [[String: Any]] ?? [] {
          let parts = (event["event"] as? String ?? "").components(separatedBy: ": ")
          guard parts.count == 2, parts[1].contains(" -> "), let kind = kinds[parts[0]] else { continue }
          seen[kind, default: []].insert(parts[1])
        }
        let set = line["set"] as? [String: Any] ?? [:]
        for role in ComponentRole.allCases.map(\.rawValue) {
          if let type = set["\(role).type"] as? String { kinds[role] = ComponentKind(rawValue: type) }
        }
      }
    }
    #expect(seen.count == ComponentKind.allCases.count)
    for (kind, transitions) in seen {
      let reachable = Set(kind.reachableTransitions.map(\.name))
      #expect(transitions.subtracting(reachable) == [], "\(kind)")
      #expect(transitions.count > 3, "\(kind)")
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `a suite that does everything sees everything`(kind: ComponentKind) throws {
    let loaded = load(Everything.suite(for: kind))
    #expect(loaded.lines == [])
    let results = RunPlan(loaded.suites).run()
    #expect(results.map(\.passed) == [true])
    let survey = CoverageSurvey(results)
    let component = try #require(survey.look(at: survey.runs).presets.first?.components.first)
    #expect(component.missed.map(\.name) == [])
    #expect(component.goals.count > 15)
  }

  /// With any four commands in any order, only what is declared reachable is seen, and all of it is.
  @Test(arguments: [ComponentKind.header, .autoStateFooter, .backFooter, .trailer])
  func `trying everything reaches just what can be reached`(kind: ComponentKind) {
    var scene = ScrollScene()
    scene.content = SceneContent(width: 1200, height: 1200)
    scene.physics = .none
    var start = Simulation(scene: scene)
    start.isRecording = true
    start.attach(ComponentBlueprint(kind: kind))
    start.turn()
    let role = kind.role
    var commands: [Command] = [
      .pull(role, .fraction(1.5)), .pull(role, .fraction(0.5)), .release(velocity: nil), .beginRefreshing(role),
      .endRefreshing(role), .window(false), .window(true), .tap(role),
    ]
    if role == .footer { commands.append(.endRefreshingWithNoMoreData(role)) }
    var found: Set<String> = []
    func explore(_ simulation: Simulation, depth: Int) {
      guard depth > 0 else { return }
      for command in commands {
        var next = simulation
        next.perform(command)
        next.turn()
        for event in next.takeEvents() {
          if case .state(_, let from, let to) = event.kind {
            found.insert(CoverageGoal.transition(from: from, to: to).name)
          }
        }
        explore(next, depth: depth - 1)
      }
    }
    explore(start, depth: 4)
    #expect(found == Set(kind.reachableTransitions.map(\.name)))
  }
}

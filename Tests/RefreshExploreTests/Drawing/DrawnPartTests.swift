import RefreshScenarios
import Testing

@testable import RefreshEngine
@testable import RefreshExplore

/// Parts that are drawn.
struct DrawnPartTests {
  private func parts(count: Int = 400) throws -> [PartSettings] {
    let subject = try Subject.feed()
    return (1...count).map { number in
      var draw = RunDraw(RandomNumbers(RunNumber(seed: 1, run: number)), of: subject, within: .settings)
      return draw.part()
    }
  }

  @Test func `parts are of all kinds without files, may have no room, and have rules of all forms`() throws {
    let parts = try parts()
    #expect(Set(parts.map(\.kind)) == Set(PartKind.allCases).subtracting([.image]))
    #expect(parts.contains { $0.place.frame(in: Size(width: 375, height: 54)).size.height == 0 })
    let rules = parts.flatMap(\.rules).map(\.rule)
    #expect(rules.contains { $0.ramp.count == 2 } && rules.contains { $0.plain != nil })
    #expect(
      rules.flatMap(\.states).contains { if case .repeating = $0.value { true } else { false } })
  }

  @Test func `a file can hold each part`() throws {
    for part in try parts(count: 150) {
      let header = ComponentBlueprint(kind: .normalHeader) { $0.parts = [part] }
      let step = try #require(StepCatalogue.written(.attach(header))?.flow)
      let subject = try? Subject.suite(
        """
        suite: feed
        header: { type: normalHeader }
        scenarios: [ { name: a, steps: [ \(step) ] } ]
        """)
      guard case .attach(let read)? = subject?.examples.first?.commands.first else {
        Issue.record("\(step)")
        continue
      }
      var drawn = part
      drawn.rules.sort { $0.property.rawValue < $1.property.rawValue }
      #expect(read.settings.parts == [drawn], "\(step)")
    }
  }
}

import Foundation
import RefreshEngine
import RefreshScenarios
import Testing

@testable import RefreshLaws

/// The rooms of `Configs/museum`.
struct MuseumRoomsTests {
  @Test func `each scenario shows a problem or a way out, of one law`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) {
      let tags = scenario.tags.filter { [Exhibit.problemTag, Exhibit.wayOutTag].contains($0) }
      #expect(tags.count == 1, "\(scenario.name)")
      #expect(scenario.laws.count == 1, "\(scenario.name)")
    }
  }

  @Test func `each problem bites the components that it is shown with`() throws {
    for exhibit in Museum(try Configs.suites("museum")).exhibits {
      #expect(exhibit.law.breach(by: exhibit.scenario) != nil, "\(exhibit.scenario.name)")
    }
  }

  @Test func `no way out leaves anything of its problem`() throws {
    let scenarios = try Configs.suites("museum").flatMap(\.scenarios)
    for scenario in scenarios where scenario.tags.contains(Exhibit.wayOutTag) {
      for law in scenario.laws {
        #expect(law.breach(by: scenario) == nil, "\(scenario.name)")
      }
    }
  }

  @Test func `each problem has a way out`() throws {
    let exhibits = Museum(try Configs.suites("museum")).exhibits
    #expect(exhibits.count >= 51)
    #expect(exhibits.filter(\.waysOut.isEmpty).map(\.scenario.name) == [])
  }

  @Test func `each law by design is shown`() throws {
    let shown = Set(Museum(try Configs.suites("museum")).exhibits.map(\.law))
    #expect(LawID.all.filter { $0.law.isByDesign && !shown.contains($0) }.map(\.name) == [])
  }

  @Test func `the guide lists each room with the issues of its tags`() throws {
    let guide = try String(contentsOfFile: Configs.folder + "/museum/README.md", encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in guide.split(separator: "\n") where line.hasPrefix("| [") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let room = cells[0].dropFirst().prefix { $0 != "]" }
      rows[String(room)] = Set(cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    var rooms: [String: Set<String>] = [:]
    for path in Configs.files("museum") {
      let name = URL(fileURLWithPath: path).lastPathComponent.replacingOccurrences(of: ".scenarios.yaml", with: "")
      let scenarios = try Configs.suites("museum").flatMap(\.scenarios).filter { $0.nameSpan.file.path == path }
      rooms[name] = Set(scenarios.flatMap(\.tags).filter { $0.allSatisfy(\.isNumber) })
    }
    #expect(rows.count == 23)
    #expect(rows == rooms)
  }
}

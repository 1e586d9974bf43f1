import Foundation
import RefreshEngine
import Testing

@testable import RefreshScenarios

/// The rooms of `Configs/museum`.
struct MuseumRoomsTests {
  @Test func `each scenario shows a problem or a way out, with one symptom`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) {
      let tags = scenario.tags.filter { [Exhibit.problemTag, Exhibit.wayOutTag].contains($0) }
      #expect(tags.count == 1, "\(scenario.name)")
      #expect(scenario.symptoms.count == 1, "\(scenario.name)")
    }
  }

  @Test func `each problem bites the components that it is shown with`() throws {
    for exhibit in Museum(try Configs.suites("museum")).exhibits {
      #expect(exhibit.symptom.measure(Viewing(exhibit.scenario)) != nil, "\(exhibit.scenario.name)")
    }
  }

  @Test func `no way out leaves anything of its problem`() throws {
    let scenarios = try Configs.suites("museum").flatMap(\.scenarios)
    for scenario in scenarios where scenario.tags.contains(Exhibit.wayOutTag) {
      for symptom in scenario.symptoms {
        #expect(symptom.measure(Viewing(scenario)) == nil, "\(scenario.name)")
      }
    }
  }

  @Test func `each problem has a way out`() throws {
    let exhibits = Museum(try Configs.suites("museum")).exhibits
    #expect(exhibits.count >= 51)
    #expect(exhibits.filter(\.waysOut.isEmpty).map(\.scenario.name) == [])
  }

  @Test func `each symptom is shown`() throws {
    let shown = Set(Museum(try Configs.suites("museum")).exhibits.map(\.symptom.name))
    #expect(SymptomCatalogue.all.map(\.name).filter { !shown.contains($0) } == [])
    #expect(Set(SymptomCatalogue.all.map(\.name)).count == SymptomCatalogue.all.count)
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

import Foundation
import RefreshEngine
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshLaws

/// The rooms of `Configs/museum`.
struct MuseumRoomsTests {
  @Test func `each scenario shows a problem or a way out, of one law`() throws {
    for scenario in Configs.suites("museum").flatMap(\.scenarios) {
      let tags = scenario.tags.filter { [Exhibit.problemTag, Exhibit.wayOutTag].contains($0) }
      #expect(tags.count == 1, "\(scenario.name)")
      #expect(scenario.laws.count == 1, "\(scenario.name)")
    }
  }

  @Test func `each problem occurs with the components that it is shown with`() throws {
    for exhibit in Museum(Configs.suites("museum")).exhibits {
      #expect(exhibit.law.breach(by: exhibit.scenario) != nil, "\(exhibit.scenario.name)")
    }
  }

  @Test func `no way out leaves anything of its problem`() throws {
    let scenarios = Configs.suites("museum").flatMap(\.scenarios)
    for scenario in scenarios where scenario.tags.contains(Exhibit.wayOutTag) {
      for law in scenario.laws {
        #expect(law.breach(by: scenario) == nil, "\(scenario.name)")
      }
    }
  }

  @Test func `each problem has a way out`() throws {
    let exhibits = Museum(Configs.suites("museum")).exhibits
    #expect(exhibits.count >= 51)
    #expect(exhibits.filter(\.waysOut.isEmpty).map(\.scenario.name) == [])
  }

  @Test func `each law by design is shown`() throws {
    let shown = Set(Museum(Configs.suites("museum")).exhibits.map(\.law))
    #expect(LawID.all.filter { $0.law.isByDesign && !shown.contains($0) }.map(\.name) == [])
  }

  @Test func `the guide lists each room with the issues of its tags`() throws {
    let rows = try guide().mapValues { cells in
      Set(cells[4].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    var rooms: [String: Set<String>] = [:]
    for path in Configs.files("museum") {
      let name = URL(fileURLWithPath: path).lastPathComponent.replacingOccurrences(of: ".scenarios.yaml", with: "")
      let scenarios = Configs.suites("museum").flatMap(\.scenarios).filter { $0.nameSpan.file.path == path }
      rooms[name] = Set(scenarios.flatMap(\.tags).filter { $0.allSatisfy(\.isNumber) })
    }
    #expect(rows.count == 23)
    #expect(rows == rooms)
  }

  @Test func `why names the rule that the guide names for each problem`() throws {
    let (rooms, others) = (try guide(), try rows(ofCells: 4))
    var asked = 0
    for exhibit in Museum(Configs.suites("museum")).exhibits {
      let scenario = exhibit.scenario
      let path = URL(fileURLWithPath: scenario.nameSpan.file.path).lastPathComponent
      let room = try #require(rooms[path.replacingOccurrences(of: ".scenarios.yaml", with: "")])
      let own = others.first { $0[0] == "[\(scenario.suite)](\(path))" && $0[1] == scenario.name }
      if own != nil { asked += 1 }
      let cells = own ?? room
      let question = try #require(Question(arguments: cells[2].replacingOccurrences(of: "`", with: "")))
      let answer = try #require(Explanation.answer(question, about: scenario))
      #expect(
        answer.rule?.text == "\(cells[3]) of engine-rules.md",
        "\(scenario.suite) › \(scenario.name): \(answer.sentence)")
    }
    #expect(asked == others.count)
  }

  /// The cells of the guide's table of rooms, by their names.
  private func guide() throws -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: try rows(ofCells: 5).map { (String($0[0].dropFirst().prefix { $0 != "]" }), $0) })
  }

  /// Returns the cells of the guide's rows that have this many.
  private func rows(ofCells count: Int) throws -> [[String]] {
    let guide = try String(contentsOfFile: Configs.folder + "/museum/README.md", encoding: .utf8)
    return guide.split(separator: "\n").filter { $0.hasPrefix("| [") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == count }
  }
}

extension Question {
  /// Reads a question as the command line takes it.
  fileprivate init?(arguments text: String) {
    let words = text.split(separator: " ").map(String.init)
    let nth = words.firstIndex(of: "--nth").flatMap { Int(words[$0 + 1]) }
    if words.first == "--not" {
      guard let subject = Subject(words[1]) else { return nil }
      self = .missing(subject, nth: nth ?? 1)
    } else if let subject = Subject(words[0]) {
      self = .happened(subject, nth: nth)
    } else {
      self.init(valueOf: words[0])
    }
  }
}

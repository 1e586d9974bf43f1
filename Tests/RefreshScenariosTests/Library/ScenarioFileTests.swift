import Foundation
import RefreshScenarios
import Testing

/// A folder with one file of scenarios, which is removed with this object.
private final class Place {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")

  init(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.scenarios.yaml"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The scenarios of the file, named as by a test in the same folder.
  var scenarios: [ScenarioCase] {
    ScenarioFile("a.scenarios.yaml", relativeTo: folder.path + "/Tests.swift").scenarios
  }

  /// Returns the failures without the path of the folder.
  func lines(_ failures: [ScenarioFailure]) -> [String] {
    failures.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
  }
}

private func text(_ scenarios: String) -> String {
  "suite: Feed\nheader: { type: header }\nscene: { content: { height: 1200 }, physics: none }\nscenarios:\n\(scenarios)"
}

@Test func `the scenarios of a file are the arguments of a test`() throws {
  let place = try Place(
    text(
      """
        - name: pulled by ${n}
          examples: [ { n: 10 }, { n: 20 } ]
          steps: [ { pull: { header: '${n}' } }, { expect: { header.state: idle } } ]
      """))
  let scenarios = place.scenarios
  #expect(scenarios.map(\.description) == ["Feed › pulled by 10", "Feed › pulled by 20"])
  #expect(Set(scenarios.map(\.id)).count == 2)
  for scenario in scenarios { try scenario.check() }
}

@Test func `a failure points at its place in the YAML`() throws {
  let place = try Place(
    text("  - name: one\n    steps: [ { pull: { header: 60 } }, { expect: { header.state: idle } } ]\n"))
  let failures = place.scenarios.flatMap { $0.failures() }
  #expect(place.lines(failures) == ["a.scenarios.yaml:6:66: error: `header.state` is pulling, expected idle"])
  #expect(failures.first?.fileID == "\(place.folder.lastPathComponent)/a.scenarios.yaml")
  #expect(throws: ScenarioFailures.self) { try place.scenarios[0].check() }
}

@Test func `a file with mistakes is a failure at each of them, not an empty list`() throws {
  let place = try Place("suite: Feed\nheader: { type: haeder }\nscenarios: []\n")
  #expect(place.scenarios.map(\.description) == ["a.scenarios.yaml:2:17"])
  #expect(place.lines(place.scenarios[0].failures()).first?.hasPrefix("a.scenarios.yaml:2:17: error: ") == true)
}

@Test func `a file that is not there or has no scenario is a failure`() throws {
  let place = try Place("suite: Feed\nheader: { type: header }\nscenarios: []\n")
  #expect(
    place.lines(place.scenarios.flatMap { $0.failures() }) == [
      "a.scenarios.yaml:1:1: error: there is no scenario in this file"
    ])
  let missing = ScenarioFile("missing.scenarios.yaml").scenarios
  #expect(missing.count == 1)
  #expect(
    missing[0].failures().first?.message.hasSuffix("missing.scenarios.yaml` can't be read: there is no such file")
      == true)
  #expect(missing[0].failures().first?.path.hasSuffix("Library/missing.scenarios.yaml") == true)
}

@Test func `scenarios that do not run have a reason and no failure`() throws {
  let failing = "steps: [ { expect: { time: 9 } } ]"
  let place = try Place(
    text(
      "  - { name: one, skip: later, \(failing) }\n  - { name: two, only: true, \(failing) }\n  - { name: three, \(failing) }\n"
    ))
  #expect(place.scenarios.map(\.skip) == ["later", nil, "others say `only: true`"])
  #expect(place.scenarios.map { $0.failures().count } == [0, 1, 0])
}

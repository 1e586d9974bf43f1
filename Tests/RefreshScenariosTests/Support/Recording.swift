import ExternalTools
import Foundation
import RefreshFiles
import RefreshScenarios
import SuiteTexts
import Testing

/// Recorded behaviour of the real library: a scenario, and what MJRefresh 3.7.9 did with it, step by step.
///
/// `NAME.expected.jsonl` has one line per step. `set` contains the observables that changed since the previous
/// line, and all of them in the first line; `gone` those that disappeared; `events` the changes of state and
/// callbacks in order. The gif's image is recorded only while nothing plays, and parts that the library creates
/// late only once they exist.
struct Recording: CustomStringConvertible, Sendable {
  /// The file's name without its suffix.
  let name: String
  /// The path without the suffix.
  let path: String

  var description: String { name }

  static let folder = Fixture.file("Recordings").path

  /// All recordings.
  static let all: [Recording] = FolderSearch.files(below: folder, endingIn: [".scenarios.yaml"]).map {
    let path = String($0.dropLast(".scenarios.yaml".count))
    return Recording(name: URL(fileURLWithPath: path).lastPathComponent, path: path)
  }

  /// Returns the scenario; each file has one.
  func scenario() throws -> Scenario {
    let path = path + ".scenarios.yaml"
    let suites = try suites(String(contentsOfFile: path, encoding: .utf8), path: path)
    return try #require(suites.first?.scenarios.first)
  }

  /// Returns what the library did, one line per step.
  func expectation() throws -> [[String: Any]] {
    try String(contentsOfFile: path + ".expected.jsonl", encoding: .utf8).split(separator: "\n").map {
      try Recording.object($0)
    }
  }

  /// Parses a line of JSON.
  static func object(_ line: some StringProtocol) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
  }
}

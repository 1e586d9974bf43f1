import Foundation
import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios
import RefreshYAML

/// Recorded behaviour of the real library: a scenario, and what MJRefresh 3.7.9 did with it, step by step.
///
/// `NAME.expected.jsonl` has a line for each step. `set` has the observables that changed since the line before, the
/// first line all of them; `gone` those that went away; `events` the state changes and callbacks in order. The gif's
/// image is recorded only while nothing plays, and parts that the library makes late only once they exist.
struct Recording: CustomStringConvertible, Sendable {
  /// The file's name without its ending.
  let name: String
  /// The path without its ending.
  let path: String

  var description: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Recordings").path

  /// All recordings.
  static let all: [Recording] = FolderSearch.files(below: folder, endingIn: [".scenarios.yaml"]).map {
    let path = String($0.dropLast(".scenarios.yaml".count))
    return Recording(name: URL(fileURLWithPath: path).lastPathComponent, path: path)
  }

  /// The scenario; each file has one.
  func scenario() throws -> Scenario {
    var diagnostics = Diagnostics()
    guard let file = SourceFile.read(path: path + ".scenarios.yaml", into: &diagnostics) else {
      throw Problem(diagnostics)
    }
    var loader = SuiteLoader()
    let suites = loader.load(file, into: &diagnostics)
    guard !diagnostics.hasErrors, let scenario = suites.first?.scenarios.first else { throw Problem(diagnostics) }
    return scenario
  }

  /// What the library did, a line for each step.
  func expectation() throws -> [[String: Any]] {
    try String(contentsOfFile: path + ".expected.jsonl", encoding: .utf8).split(separator: "\n").map {
      try Recording.object($0)
    }
  }

  /// A line of JSON.
  static func object(_ line: some StringProtocol) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ diagnostics: Diagnostics) {
      description = diagnostics.sorted().map(\.line).joined()
    }
  }
}

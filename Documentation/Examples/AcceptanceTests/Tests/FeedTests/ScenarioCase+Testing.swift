import RefreshScenarios
import Testing

extension ScenarioCase {
  /// Runs the scenario, and records each failure at its line of the YAML file.
  func test() {
    for failure in failures() {
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.fileID, filePath: failure.path, line: failure.line, column: failure.column))
    }
  }
}

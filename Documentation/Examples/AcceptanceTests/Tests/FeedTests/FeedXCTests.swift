import RefreshScenarios
import XCTest

/// The same with XCTest, which has no arguments: all scenarios of a file in one test.
final class FeedXCTests: XCTestCase {
  func testFeed() {
    for failure in ScenarioFile("Feed.scenarios.yaml").scenarios.flatMap({ $0.failures() }) { record(failure) }
  }

  /// Records a failure at its line of the YAML.
  private func record(_ failure: ScenarioFailure) {
    #if canImport(Darwin)
    var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.message)
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: failure.path, lineNumber: failure.line))
    record(issue)
    #else
    recordFailure(
      withDescription: failure.message, inFile: failure.path, atLine: failure.line, expected: true)
    #endif
  }
}

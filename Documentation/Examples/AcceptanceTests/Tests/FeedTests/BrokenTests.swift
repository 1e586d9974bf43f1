import Foundation
import RefreshScenarios
import Testing

/// What a failure looks like. It runs only where it is asked for:
///
///     SHOW_FAILURE=1 swift test
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["SHOW_FAILURE"] != nil, "set SHOW_FAILURE=1 to see it fail"))
struct BrokenTests {
  @Test(arguments: ScenarioFile("Broken.scenarios.yaml").scenarios)
  func `a failure is shown at its line of the YAML`(scenario: ScenarioCase) { scenario.test() }

  /// Without the extension beside this file: the error is shown here, and says the line.
  @Test(arguments: ScenarioFile("Broken.scenarios.yaml").scenarios)
  func `a failure is thrown`(scenario: ScenarioCase) throws { try scenario.check() }
}

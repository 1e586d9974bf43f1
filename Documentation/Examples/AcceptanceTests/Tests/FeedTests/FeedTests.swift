import RefreshScenarios
import Testing

/// One line for each file of scenarios.
struct FeedTests {
  @Test(arguments: ScenarioFile("Feed.scenarios.yaml").scenarios)
  func `the feed refreshes`(scenario: ScenarioCase) { scenario.test() }
}

import RefreshEngine
import RefreshScenarios
import Testing

@testable import struct RefreshScenarios.RunDifference

struct RunnerRepeatingTests {
  @Test func `repeated runs are all the same`() throws {
    let scenario = try scenario(
      "- swipe: { by: [0, 300], duration: 0.3s }\n- release\n- wait: settled\n- expect: { header.state: idle }")
    let verdict = Runner.run(scenario, times: 5)
    #expect(failures(of: verdict) == failures(of: Runner.run(scenario)))
    #expect(verdict.steps == Runner.run(scenario).steps)
  }

  @Test func `a scenario that fails fails in the same words`() throws {
    let scenario = try scenario("- pull: { header: 60 }\n- expect: { header.state: idle }")
    #expect(
      failures(of: Runner.run(scenario, times: 3)) == [
        "9:33 expectation-failed: `header.state` is pulling, expected idle"
      ])
  }
}

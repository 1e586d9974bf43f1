import RefreshEngine
import Testing

@testable import RefreshScenarios

struct RunDifferenceTests {
  /// Runs a scenario several times, and another one in the place of one of its runs.
  private func verdict(times count: Int, run number: Int, otherwise: Scenario) throws -> Verdict {
    let scenario = try scenario("- touch\n- cancel\n- release")
    var runs = 0
    return Runner.record(times: count) { keepsAll in
      runs += 1
      return Runner.record(runs == number ? otherwise : scenario, keepsAll: keepsAll)
    }.verdict
  }

  @Test func `another value in another run is a failure at the step`() throws {
    let verdict = try verdict(
      times: 5, run: 3, otherwise: scenario("- touch\n- scroll: { by: -60 }\n- release"))
    #expect(failures(of: verdict) == ["9:9 unsteady: run 3 differs from the first in `scroll.offset.y`"])
    let failure = try #require(verdict.failedSteps.first?.failures.first)
    #expect((failure.expected, failure.actual) == ("0", "-60"))
    #expect(verdict.failedSteps.map(\.number) == [2])
    #expect(verdict.steps.map(\.outcome) == [.passed, .failed, .passed])
    #expect(verdict.failedSteps.first?.course?.moments.map(\.step).max() == 2)
  }

  @Test func `another failure in another run is one more failure`() throws {
    let verdict = try verdict(
      times: 2, run: 2, otherwise: scenario("- touch\n- snapshot: none\n- release"))
    #expect(failures(of: verdict).count == 1)
    #expect(verdict.failed)
    // The first run continued after the step at which the second one ended.
    let failure = try #require(verdict.failedSteps.first?.failures.first)
    #expect(failure.message.hasPrefix("run 2 differs from the first in "))
  }

  @Test func `a difference that comes after the last run is none`() throws {
    #expect(try verdict(times: 2, run: 3, otherwise: scenario("- touch\n- release\n- touch")).passed)
  }

  @Test func `several runs of one scenario are recorded as one is`() throws {
    let scenario = try scenario("- pull: { header: 60 }\n- release\n- wait: 2s")
    let (one, three) = (Runner.record(scenario), Runner.record(scenario, times: 3))
    #expect(three.moments.map(\.time) == one.moments.map(\.time))
    #expect(three.verdict.steps == one.verdict.steps)
  }
}

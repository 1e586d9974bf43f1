import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshScenarios

struct RunDifferenceTests {
  /// A step that does something else each time it runs, as no step should.
  private struct Unsteady: Step {
    /// The number of times it has run, on one thread.
    final class Count: @unchecked Sendable { var number = 0 }

    let count = Count()
    let action: @Sendable (Int, inout Stage) -> Void
    var commands: [Command]? { nil }

    func run(on stage: inout Stage) {
      count.number += 1
      action(count.number, &stage)
    }
  }

  /// Returns a scenario whose second step is not deterministic.
  private func scenario(_ action: @escaping @Sendable (Int, inout Stage) -> Void) throws -> Scenario {
    let read = try RefreshScenariosTests.scenario("- touch\n- cancel\n- release")
    var steps = read.steps
    steps[1] = ScenarioStep(step: Unsteady(action: action), name: steps[1].name, span: steps[1].span)
    return Scenario(
      name: read.name, nameSpan: read.nameSpan, span: read.span, suite: read.suite, setup: read.setup, steps: steps)
  }

  @Test func `another value in another run is a failure at the step`() throws {
    let verdict = Runner.run(
      try scenario { number, stage in
        if number == 3 { stage.perform(.dragBy(Point(x: 0, y: -60))) }
      }, times: 5)
    #expect(failures(of: verdict) == ["9:9 unsteady: run 3 differs from the first in `scroll.offset.y`"])
    let failure = try #require(verdict.failedSteps.first?.failures.first)
    #expect((failure.expected, failure.actual) == ("0", "-60"))
    #expect(verdict.failedSteps.map(\.number) == [2])
    #expect(verdict.steps.map(\.outcome) == [.passed, .failed, .passed])
  }

  @Test func `another failure in another run is one more failure`() throws {
    let verdict = Runner.run(
      try scenario { number, stage in
        if number == 2 { stage.fail(.noSnapshot("none")) }
      }, times: 2)
    #expect(failures(of: verdict).count == 1)
    #expect(verdict.failed)
    // The first run continued after the step at which the second one ended.
    let failure = try #require(verdict.failedSteps.first?.failures.first)
    #expect(failure.message.hasPrefix("run 2 differs from the first in "))
  }

  @Test func `a difference that comes after the last run is none`() throws {
    let verdict = Runner.run(
      try scenario { number, stage in
        if number == 3 { stage.perform(.dragBy(Point(x: 0, y: -60))) }
      }, times: 2)
    #expect(verdict.passed)
  }
}

import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// What an app does in the flows of its suite is the app's responsibility if the run contains the whole flow.
struct FlowTests {
  private static let banner =
    "{ set: { scene.contentInset.top: 44 } }, { wait: 0.3s }, { set: { scene.contentInset.top: 0 } }"

  /// Returns the subject of an app that answers well, with a flow.
  private func subject(flow: String, app: Bool = true) throws -> Subject {
    try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { rows: 30 }, scrollView: table }
      \(app ? "app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] }" : "")
      flows: { banner: [ \(flow) ] }
      scenarios: [ { name: a, steps: [ { flow: banner }, { wait: settled }, { expect: { header.state: idle } } ] } ]
      """)
  }

  private func run(_ commands: [Command], of subject: Subject) -> ExploredRun {
    ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: subject.app ?? [],
      commands: commands)
  }

  private let show = Command.setScene(.contentInset(.top, 44))
  private let hide = Command.setScene(.contentInset(.top, 0))
  private let pause = Command.wait(Interval(seconds: 0.3))

  @Test func `a whole flow is the app's, even if something happens in between`() throws {
    let subject = try subject(flow: Self.banner)
    func steps(_ commands: Command...) -> Set<Int> {
      Set(subject.conditions.applied(to: run(commands, of: subject)).flowCalls.flatMap(\.steps))
    }
    #expect(steps(show, pause, hide) == [1, 2, 3])
    #expect(steps(.touch, .release(velocity: nil), show, pause, .pull(.header, .fraction(2)), hide) == [3, 4, 6])
    #expect(steps(show, .touch, .release(velocity: nil), pause, hide).isEmpty)
    #expect(steps(show, pause, hide, show, pause, hide) == [1, 2, 3, 4, 5, 6])
    // Half a flow, a flow that is interrupted by the app, one that takes less time, one under a finger.
    #expect(steps(show, pause).isEmpty)
    #expect(steps(show, pause, show).isEmpty)
    #expect(steps(show, hide).isEmpty)
    #expect(steps(.touch, show, pause, hide).isEmpty)
    // Off screen, there is nothing to tap.
    #expect(steps(.window(false), show, pause, hide).isEmpty)
    #expect(steps(.window(false), .window(true), show, pause, hide) == [3, 4, 5])
  }

  @Test func `flows count only in suites with an app`() throws {
    let subject = try subject(flow: Self.banner, app: false)
    #expect(subject.conditions.flows.isEmpty && subject.gestures.map(\.count) == [3])
  }

  @Test func `flows of a finger aren't the app's`() throws {
    #expect(try subject(flow: "{ pull: { header: 33 } }, release").conditions.flows.isEmpty)
  }

  @Test func `a flow that loses the room of a refresh is the app's, and its settings are named`() throws {
    let subject = try subject(
      flow: "{ detach: header }, { wait: 1s }, { attach: { header: { type: normalHeader } } }")
    let found = try #require(problem("inset-left header, top+ of a broken refresh", of: subject))
    #expect(found.owner == .app)
    #expect(!found.calls.isEmpty && found.calls.allSatisfy { $0.hasSuffix("in the flow `banner`") })
    #expect(found.problem.chosenLevel(in: subject) < .settings)
  }

  @Test func `what a flow does under a finger isn't reported`() throws {
    let subject = try subject(
      flow: "{ set: { header.hidden: true } }, { wait: 1s }, { set: { header.hidden: false } }")
    let hidden = run(
      [.pull(.header, .points(100)), .release(velocity: nil)]
        + (subject.gestures.first ?? []).prefix(1) + [.pull(.header, .points(50))]
        + (subject.gestures.first ?? []).dropFirst(), of: subject)
    let floating = Judge.judge(hidden, under: subject.conditions).problems.filter { $0.law == "floating" }
    #expect(floating.allSatisfy { $0.chosenLevel(in: subject) == .settings })
    #expect(!floating.isEmpty)
  }

  @Test func `shrinking keeps flows whole, and removes those that aren't needed`() throws {
    let subject = try subject(flow: Self.banner)
    let rest = [Command.settled]
    let pulled = [show, pause, .pull(.header, .points(110)), .release(velocity: nil), hide]
    let flow = subject.gestures[0]
    let long = run(flow + rest + pulled + rest + flow, of: subject)
    let problems = Judge.judge(long, under: subject.conditions).problems
    let found = try #require(problems.first { $0.law == "inset-left" }, "\(problems.map(\.sentence))")
    let shrunk = Shrinker.shrink(long, showing: found, of: subject)
    #expect(shrunk.problem.chosenLevel(in: subject) < .settings)
    #expect(shrunk.run.commands.count { $0.isApp } == 2)
  }

  /// Returns the finding with a cause.
  private func problem(_ cause: String, of subject: Subject) -> Finding? {
    let plan = ExplorationPlan(runs: 600)
    let found = Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) })
    return found.problems.map { $0[0] }.first { $0.problem.shape.id == cause }
  }
}

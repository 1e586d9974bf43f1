import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// Refreshes that the app of a suite doesn't end.
struct UnendedTests {
  private static let rest = Command.settled
  private static let asked = "unended header, asked"

  /// Returns the suite of an app, and of steps beside a pull that refreshes.
  private func suite(_ app: String, more steps: String = "{ wait: settled }") throws -> Subject {
    try .suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { \(app) }
      scenarios:
        - { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] }
        - { name: b, steps: [ { pull: { header: 130% } }, release, { wait: 1s }, \(steps) ] }
      """)
  }

  private func explore(_ subject: Subject, runs: Int = 60) -> Exploration {
    let plan = ExplorationPlan(runs: runs)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) })
  }

  private static let forgetful = "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } } ]"

  @Test(arguments: ["{ wait: settled }", "{ endRefreshing: header }"])
  func `an app that doesn't end a refresh is reported, also where one scenario ends it`(step: String) throws {
    let subject = try suite(Self.forgetful, more: step)
    let finding = try #require(explore(subject).problems.map { $0[0] }.first { $0.problem.law == "unended" })
    #expect(finding.owner == .app && finding.problem.shape.id == Self.asked)
    #expect(!finding.headline.contains("("))
    #expect(subject.unchecked.isEmpty)
  }

  @Test func `a run that ends a refresh itself leaves nothing to the app`() throws {
    let subject = try suite(Self.forgetful, more: "{ endRefreshing: header }")
    let run = try #require(subject.examples.last)
    #expect(!Judge.judge(run, under: subject.conditions).problems.contains { $0.law == "unended" })
  }

  @Test(arguments: ["header.refreshing: []", "header.endRefreshingCompletion: [ { load: { height: 100 } } ]"])
  func `where scenarios play the app, it isn't checked, and the report says so`(app: String) throws {
    let subject = try suite(app, more: "{ endRefreshing: header }")
    let exploration = explore(subject)
    #expect(!exploration.problems.contains { $0[0].problem.law == "unended" })
    #expect(subject.unchecked.map(\.cause) == [Self.asked] && subject.unchecked.map(\.scenario) == ["b"])
    let text = ExplorationText.format.render(ExplorationReport([exploration], ExplorationPlan(runs: 60)))
    let line =
      "not checked: whether the header's refreshes end; `app` doesn't answer them, and the scenario `b` ends one"
    #expect(text.contains(line), "\(text)")
  }

  /// A safe area that changes while the header refreshes makes section headers float until the refresh ends.
  private func floating(in subject: Subject) throws -> (problem: Problem, run: ExploredRun) {
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [
        .setScene(.safeArea(.top, 100)), .pull(.header, .points(100)), .release(velocity: nil),
        .setScene(.safeArea(.top, 0)), Self.rest,
      ])
    let problems = Judge.judge(run, under: subject.conditions).problems
    return (try #require(problems.first { $0.law == "floating" }, "\(problems.map(\.sentence))"), run)
  }

  @Test func `what an end would avoid comes from the refresh that never ends`() throws {
    let subject = try suite("header.refreshing: [ { wait: 2s } ]")
    let (problem, run) = try floating(in: subject)
    #expect(Baseline(subject: subject).unendedRefresh(causing: problem, in: run)?.id == Self.asked)
  }

  @Test func `what occurs in spite of an end has its own cause`() throws {
    let subject = try suite("header.refreshing: [ { wait: 2s }, { endRefreshing: header } ]")
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [.window(false), .beginRefreshing(.header), Self.rest])
    let problem = try #require(
      Judge.judge(run, under: subject.conditions).problems.first { $0.law == "stuck-state" })
    #expect(Baseline(subject: subject).unendedRefresh(causing: problem, in: run) == nil)
  }

  @Test func `the refresh that never ends is one problem with all that it causes`() throws {
    let subject = try suite("header.refreshing: [ { wait: 2s } ]")
    let plan = ExplorationPlan(runs: 60)
    let (problem, run) = try floating(in: subject)
    var round = Round(first: 1, length: 60).explore(subject, plan)
    round.candidates[problem.shape, default: Candidates()].add(
      Candidates.Candidate(problem, of: run, in: RunNumber(seed: 1, run: 61)))
    let exploration = Exploration(subject, plan, [round])
    let report = ExplorationReport([exploration], plan)
    #expect(!exploration.ownProblems.contains { $0[0].problem.law == "floating" })
    let cause = try #require(report.causes.first { $0.first.id == Self.asked })
    #expect(cause.consequences.contains { $0.id == problem.shape.id })
    #expect(!report.causes.contains { $0.first.id == problem.shape.id })
    #expect(ExplorationText.format.render(report).contains("(\"\(problem.shape.id)\")"))
  }
}

import RefreshLaws
import RefreshScenarios
import Testing

@testable import RefreshExplore

struct ExplorationTests {
  /// A plan with short rounds.
  private let plan = {
    var plan = ExplorationPlan(runs: 70)
    plan.roundLength = 20
    return plan
  }()

  private func report(_ plan: ExplorationPlan, of subject: Subject) -> ExplorationReport {
    let rounds = plan.rounds.map { $0.explore(subject, plan) }
    return ExplorationReport(
      [Exploration(subject, plan, rounds)], plan, shard: plan.shard == .whole ? nil : plan.shard)
  }

  @Test func `rounds take all runs, the last what is left`() {
    #expect(plan.rounds.map(\.first) == [1, 21, 41, 61])
    #expect(plan.rounds.map(\.length) == [20, 20, 20, 10])
  }

  @Test func `a plan that only time ends has no rounds before they are asked for`() {
    let endless = ExplorationPlan(runs: 1 << 60)
    #expect(endless.rounds.prefix(2).map(\.first) == [1, 2001])
  }

  @Test func `rounds are the same in whatever order they are done`() throws {
    let subject = try Subject.feed()
    let forwards = plan.rounds.map { $0.explore(subject, plan) }
    let backwards = Array(plan.rounds.reversed().map { $0.explore(subject, plan) }.reversed())
    let reports = [forwards, backwards].map { ExplorationReport([Exploration(subject, plan, $0)], plan) }
    #expect(reports[0].json == reports[1].json)
    #expect(!reports[0].subjects[0].problems.isEmpty)
  }

  @Test(arguments: [2, 3, 5]) func `shards together are the whole, byte for byte, but for other ways`(count: Int)
    throws
  {
    let subject = try Subject.feed()
    let whole = report(plan, of: subject)
    let parts = (1...count).map { index in
      var part = plan
      part.shard = Shard(index, of: count)!
      return report(part, of: subject)
    }
    #expect(ExplorationReport.obstacle(in: parts) == nil)
    #expect(ExplorationReport.merged(parts.reversed()).withoutOtherWays.json == whole.withoutOtherWays.json)
  }

  @Test func `a run is done again as it was, also one that varies another`() throws {
    let subject = try Subject.feed()
    let rounds = plan.rounds.map { $0.explore(subject, plan) }
    for candidate in rounds.flatMap(\.candidates.values).flatMap(\.all) {
      let (run, result) = Round.replay(candidate.number.run, of: subject, plan)
      #expect(run.bytes == candidate.run.bytes)
      #expect(result.candidates[candidate.problem.shape] != nil)
    }
  }

  @Test func `only what is asked for is a problem`() throws {
    let subject = try Subject.feed()
    let oracle = try #require(report(plan, of: subject).subjects[0].problems.first?.oracle)
    var other = plan
    other.laws = Set(LawID.all.filter { $0.name != oracle })
    #expect(!report(other, of: subject).subjects[0].problems.contains { $0.oracle == oracle })
  }

  @Test func `a problem asks no more of the library than was allowed`() throws {
    var modest = plan
    modest.level = .answers
    for problem in report(modest, of: try .feed()).subjects[0].problems {
      #expect(([problem.way] + problem.others).allSatisfy { $0.level == .answers })
    }
  }

  @Test func `what a suite's own app does isn't drawn`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      app: { header.refreshing: [ { wait: 0.5s }, { load: { height: 100 } }, { endRefreshing: header } ] }
      scenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]
      """)
    let drawn = report(plan, of: subject).subjects[0].drawn.map(\.action)
    #expect(drawn.contains("drag") && !drawn.contains("load") && !drawn.contains("end"), "\(drawn)")
  }

  @Test func `what is over ends a round`() throws {
    var count = 0
    let result = Round(first: 1, length: 20).explore(try .feed(), plan) {
      count += 1
      return count <= 5
    }
    #expect(result.runs == 5)
  }
}

extension ExplorationReport {
  /// The report without other ways to problems, which depend on what was shrunk before.
  fileprivate var withoutOtherWays: ExplorationReport {
    var report = self
    for subject in subjects.indices {
      for problem in subjects[subject].problems.indices { report.subjects[subject].problems[problem].others = [] }
    }
    return report
  }
}

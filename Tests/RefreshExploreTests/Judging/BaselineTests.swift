import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct BaselineTests {
  private func findings(of subject: Subject, runs: Int = 60, level: Level = .surroundings) -> [Finding] {
    let plan = ExplorationPlan(level: level, runs: runs)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.map { $0[0] }
  }

  /// Returns the suite of an app.
  private func suite(_ app: String, more: String = "footer: { type: autoNormalFooter }") throws -> Subject {
    try .suite(
      """
      suite: feed
      header: { type: normalHeader }
      \(more)
      scene: { content: { rows: 30 }, scrollView: table }
      app: { \(app) }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] } ]
      """)
  }

  @Test func `what defaults also show is the library's`() throws {
    let plain = try findings(of: .preset("name: a\nheader: { type: normalHeader }\n"))
    #expect(!plain.isEmpty)
    #expect(plain.allSatisfy { $0.owner == .library }, "\(plain.map(\.headline))")
  }

  @Test func `what only the preset's settings show is the preset's`() throws {
    let subject = try Subject.preset(
      "name: a\nfooter: { type: autoNormalFooter, triggerPercent: -3000%, autoTriggerTimes: unlimited }\n")
    let own = findings(of: subject, runs: 120).filter { $0.owner == .preset }
    #expect(!own.isEmpty)
  }

  @Test func `the library loses titles in one language, whoever gives them`() throws {
    let subject = try Subject.preset("name: a\nheader: { type: normalHeader, titles: { idle: Pull for mail } }\n")
    let finding = try #require(findings(of: subject).first { $0.problem.law == "lost-words" })
    #expect(finding.owner == .library)
  }

  @Test(arguments: ["{ set: { footer.hidden: true } }", "{ detach: footer }"])
  func `an app that takes its footer away and doesn't bring it back is reported`(end: String) throws {
    let subject = try suite(
      """
      header.refreshing: [ { wait: 0.4s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header } ],
      footer.refreshing: [ { wait: 0.5s }, { load: { rows: 5 } }, { endRefreshing: footer }, \(end) ]
      """.replacing("\n", with: " "))
    let finding = try #require(findings(of: subject, runs: 400).first { $0.problem.shape.cause == "gone" })
    #expect(finding.problem.law == "kept-end" && finding.owner == .app)
  }

  @Test func `an app that never lets its footer offer more again is reported`() throws {
    let subject = try suite(
      """
      header.refreshing: [ { wait: 0.4s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header } ],
      footer.refreshing: [ { wait: 0.5s }, { load: { rows: 5 } }, { endRefreshing: { footer: noMoreData } } ]
      """.replacing("\n", with: " "))
    let finding = try #require(findings(of: subject, runs: 400).first { $0.problem.law == "kept-end" })
    #expect(finding.owner == .app)
  }

  @Test func `nothing acts beside the app of a suite`() throws {
    let subject = try suite("header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ]")
    let plan = ExplorationPlan(level: .anything, runs: 200)
    for round in plan.rounds.map({ $0.explore(subject, plan) }) {
      for candidate in round.candidates.values.flatMap(\.all) {
        let acts = candidate.run.commands.filter { $0.traits.actor == .app }
        #expect(acts.isEmpty, "\(candidate.number): \(acts)")
      }
      #expect(round.drawn[.load] == nil && round.drawn[.drag] != nil)
    }
  }

  @Test func `what a suite forbids is never drawn`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      explore: { never: [rotate, language, window], times: [1s, 2s], amounts: [10, 20] }
      scenarios: [ { name: a, steps: [ { pull: { header: 15 } }, release ] } ]
      """)
    let plan = ExplorationPlan(runs: 150)
    let drawn = plan.rounds.map { $0.explore(subject, plan).drawn }
    #expect(
      drawn.allSatisfy { $0[.rotate] == nil && $0[.language] == nil && $0[.window] == nil && $0[.drag] != nil })
  }

  @Test func `a promise that isn't kept is a problem of the suite`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      app: { header.refreshing: [ { wait: 9s }, { endRefreshing: header } ] }
      eventually: { within: 5s, header.refreshing: false }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release ] } ]
      """)
    let finding = try #require(findings(of: subject).first { $0.problem.law == "suite-condition" })
    #expect(finding.owner < .library)
    #expect(finding.problem.sentence.contains("within 5 s"))
  }

  @Test func `a condition that asks too much is the suite's`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { viewport: iPhone 15, content: { height: 2000 } }
      app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }
      atRest: { scroll.offset.y: -59 }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release ] } ]
      """)
    let finding = try #require(findings(of: subject).first { $0.problem.law == "suite-condition" })
    #expect(finding.owner == .preset)
  }

  @Test func `a page that is asked for again after a reload is another one`() throws {
    let subject = try suite(
      """
      header.refreshing: [ { wait: 0.6s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ],
      footer.refreshing: [ { wait: 0.5s }, { load: { rows: 30 } }, { endRefreshing: footer } ]
      """.replacing("\n", with: " "))
    var run = try #require(subject.examples.first)
    run.commands = [
      .pull(.header, .points(100)), .release(velocity: nil), .pull(.header, .fraction(0.5)), .tap(.footer),
      .release(velocity: Point(x: 0, y: -2500)), .settled,
    ]
    let problems = Judge.judge(run, under: subject.conditions).problems
    #expect(!problems.contains { $0.law == "asked-twice" }, "\(problems.map(\.sentence))")
  }

  @Test func `only the component whose answer empties the list is reported`() throws {
    let subject = try suite(
      """
      header.refreshing: [ { set: { scene.content.rows: 0 } }, { wait: 0.7s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ],
      footer.refreshing: [ { wait: 2s }, { load: { rows: 30 } }, { endRefreshing: footer } ]
      """.replacing("\n", with: " "))
    var run = try #require(subject.examples.first)
    run.commands = [.beginRefreshing(.footer), .beginRefreshing(.header), .settled]
    let problems = Judge.judge(run, under: subject.conditions).problems.filter { $0.law == "emptied" }
    #expect(problems.map(\.shape.id) == ["emptied header, while it loads"])
  }
}

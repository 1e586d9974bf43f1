import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// A problem that needs calls that an app must not make is the app's, and one that doesn't isn't.
struct AppOwnerTests {
  private static let reset = "{ set: { scene.content.rows: 20 } }, { resetNoMoreData: footer }"

  /// Returns a suite whose app does nothing wrong but for a flow.
  private func suite(
    footer: String = "autoNormalFooter", header: String = "{ wait: 0.5s }, \(reset), { endRefreshing: header }",
    flow: String = ""
  ) throws -> Subject {
    let flows = flow.isEmpty ? "" : "flows: { f: [ \(flow) ] }\n"
    return try .suite(
      """
      suite: feed
      header: { type: normalHeader }
      footer: { type: \(footer) }
      scene: { content: { rows: 30 }, scrollView: table, viewport: iPhone 15 }
      app:
        header.refreshing: [ \(header) ]
        footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]
      \(flows)scenarios: [ { name: a, steps: [ \(flow.isEmpty ? "touch" : "flow: f") ] } ]
      """)
  }

  /// Returns a problem of a subject, with the run that shows it.
  private func problem(_ id: String, of subject: Subject, _ commands: [Command]) throws -> (Problem, ExploredRun) {
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: subject.app ?? [],
      commands: commands)
    let problems = Judge.judge(run, under: subject.conditions).problems
    return (try #require(problems.first { $0.shape.id == id }, "\(problems.map(\.shape.id))"), run)
  }

  private func owner(_ id: String, of subject: Subject, _ commands: [Command]) throws -> Owner {
    let (problem, run) = try problem(id, of: subject, commands)
    return Baseline(subject: subject).owner(of: problem, in: [run])
  }

  private static let pullBoth: [Command] = [
    .pull(.header, .fraction(1.2)), .release(velocity: nil), .wait(Interval(seconds: 0.2)),
    .pull(.footer, .points(60)), .release(velocity: nil), .settled,
  ]

  @Test func `what an app owes its users is never the library's`() throws {
    #expect(try owner("early-end back footer, reset", of: suite(footer: "backNormalFooter"), Self.pullBoth) == .app)
  }

  @Test func `a flow that ends a load in the app's place, because there is no more data, makes it the app's`()
    throws
  {
    let subject = try suite(flow: "{ endRefreshing: { footer: noMoreData } }")
    let commands: [Command] = [
      .pull(.footer, .points(60)), .release(velocity: nil), .wait(Interval(seconds: 0.2)),
      .endRefreshingWithNoMoreData(.footer), .settled,
    ]
    #expect(try owner("lost-end auto footer, end", of: subject, commands) == .app)
  }

  @Test func `what a preset shows only after a call that an app must not make is the app's`() throws {
    let subject = try Subject.preset("name: feed\nfooter: { type: backNormalFooter }\n")
    var scene = ScrollScene()
    scene.content = SceneContent(height: 1200)
    let run = ExploredRun(
      scene: scene, components: subject.components.map(\.blueprint),
      commands: [
        .pull(.footer, .points(100)), .cancel, .endRefreshingWithNoMoreData(.footer), .settled,
      ])
    let problems = Judge.judge(run).problems
    let late = try #require(
      problems.first { $0.shape.id == "late-call back footer" }, "\(problems.map(\.shape.id))")
    #expect(late.level == .anything)
    #expect(Baseline(subject: subject).owner(of: late, in: [run]) == .app)
  }

  @Test func `a wrong call in the app's own answer doesn't make it the owner of what needs none`() throws {
    let subject = try suite(
      footer: "backNormalFooter",
      header:
        "{ wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: footer }, { endRefreshing: header }"
    )
    let (problem, run) = try problem(
      "inset-left header, top-", of: subject,
      [
        .pull(.header, .fraction(2)), .release(velocity: nil), .setScene(.safeArea(.top, 79)),
        .settled,
      ])
    #expect(problem.level == .anything)
    let baseline = Baseline(subject: subject)
    #expect(baseline.owner(of: problem, in: [run]) == .library)
    var finding = Finding(
      Shrunk(run: run, problem: problem, threshold: nil, attempts: 0), in: RunNumber(seed: 1, run: 1),
      at: problem.level, of: subject)
    finding.owner = .library
    #expect(finding.doing == "the app is correct, and its surroundings change")
    #expect(finding.way.level == .surroundings)
    #expect(finding.text(of: subject).contains("tags: [found, inset-left, surroundings, library]"))
  }
}

import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExplore
@testable import RefreshLaws

@Suite struct `Findings as scenario files` {
  private static let presets = [
    "name: back\nfooter: { type: backNormalFooter }\n",
    "name: pair\nheader: { type: gifHeader, images: { idle: { count: 9, size: [30, 30] } } }\nfooter: { type: autoStateFooter }\n",
    "name: deck\ntrailer: { type: normalTrailer }\n",
  ]

  /// Returns the findings of a few runs at the command's default level.
  private func findings(of subject: Subject, runs: Int = 120) -> [Finding] {
    let plan = ExplorationPlan(level: .surroundings, runs: runs)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.flatMap { $0 }
  }

  /// Returns the scenarios of a text without errors.
  private func scenarios(_ text: String) throws -> [Scenario] {
    try suites(text, path: "found.scenarios.yaml", allowsWarnings: false).flatMap(\.scenarios)
  }

  @Test(arguments: presets) func `every finding reproduces`(preset: String) throws {
    let subject = try Subject.preset(preset)
    let findings = findings(of: subject)
    #expect(!findings.isEmpty)
    for finding in findings where finding.problem.law != .endlessRun {
      let text = finding.text(of: subject)
      let scenario = try #require(try scenarios(text).first, "\(text)")
      #expect(scenario.name == finding.headline)
      #expect(
        scenario.tags == [
          "found", finding.problem.law.name, finding.problem.level.rawValue, finding.owner.rawValue,
        ])
      #expect(text.contains("  # healthy: ") || text.contains("law: \(finding.problem.law.name) }"), "\(text)")
      let verdict = Runner.run(scenario)
      #expect(verdict.passed, "\(text)\n\(verdict.failedSteps.flatMap(\.failures).map(\.message))")
    }
    let short = findings.count { $0.run.commands.count + $0.problem.ending.count <= 6 }
    #expect(findings.count - short <= 1, "few findings need more than six steps")
  }

  @Test func `a file shows its problem, or is known not to`() throws {
    let subject = try Subject.preset(Self.presets[0])
    let finding = try #require(findings(of: subject).first { $0.problem.law != .endlessRun })
    let (folder, text) = (FindingFolder("found"), finding.text(of: subject))
    #expect(folder.shows(finding.problem.law, in: text, at: "found/a.scenarios.yaml"))
    let copy = text.replacing("backNormalFooter", with: "autoNormalFooter")
    #expect(!folder.shows(finding.problem.law, in: copy, at: "found/a.scenarios.yaml"), "\(copy)")
  }

  /// Returns a finding of a run that was not shrunk.
  private func finding(_ law: LawID, in run: ExploredRun, of subject: Subject) throws -> Finding {
    let problem = try #require(
      Judge.judge(run, under: subject.conditions).problems.first { $0.law == law })
    return finding(problem, in: run, of: subject)
  }

  private func finding(_ problem: Problem, in run: ExploredRun, of subject: Subject) -> Finding {
    Finding(
      Shrunk(run: run, problem: problem, threshold: nil, attempts: 0), in: RunNumber(seed: 1, run: 1),
      at: problem.level, of: subject)
  }

  @Test func `what breaks a condition is said as it is when the steps are done, beside what the suite demands`()
    throws
  {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { height: 1200 } }
      always: { scroll.offset.y: '>= -60' }
      scenarios:
        - { name: it, steps: [ { expect: { header.state: idle } } ] }
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint),
      commands: [.swipe(by: Point(x: 0, y: 300), Interval(seconds: 0.5))])
    let finding = try finding("suite-condition", in: run, of: subject)
    let text = finding.text(of: subject)
    let value = try #require(text.firstMatch(of: /scroll\.offset\.y: (-[\d.]+)  # healthy: >= -60/)?.1, "\(text)")
    #expect(finding.problem.sentence == "`scroll.offset.y` is \(value), always expected >= -60")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
  }

  @Test func `what is broken in the middle of a step only is shown there`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      footer: { type: backNormalFooter }
      scene: { content: { height: 1200 } }
      app:
        header.refreshing:
          [{ wait: 0.3s }, { beginRefreshing: footer }, { wait: 0.3s }, { endRefreshing: footer }, { endRefreshing: header }]
      always: { footer.state: idle }
      scenarios:
        - { name: it, steps: [ { expect: { header.state: idle } } ] }
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [.beginRefreshing(.header), .settled])
    let text = try finding("suite-condition", in: run, of: subject).text(of: subject)
    #expect(text.contains("wait: 0.55s"), "0.25 s to begin, 0.3 s of the app's: \(text)")
    #expect(text.contains("footer.state: refreshing  # healthy: idle"), "\(text)")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
  }

  @Test func `what no value shows is shown by the law, and only as long as it is breached`() throws {
    let subject = try Subject.preset("name: feed\nfooter: { type: autoNormalFooter }\n")
    let answers: [(Callback, [Command])] = [
      (.refreshing, [.endRefreshingWithNoMoreData(.footer), .endRefreshing(.footer)]),
      (.endRefreshingCompletion, [.endRefreshingWithNoMoreData(.footer)]),
    ]
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint),
      app: answers.map { AppProgram.Entry(hook: .callback(.footer, $0), commands: $1) },
      commands: [.beginRefreshing(.footer)])
    let text = try finding("lost-end", in: run, of: subject).text(of: subject)
    #expect(text.contains("      - expect: { law: lost-end }\n"), "\(text)")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
    let fixed = text.replacing(", { endRefreshing: footer }", with: "")
    #expect(fixed != text)
    #expect(!Runner.run(try #require(try scenarios(fixed).first)).passed)
  }

  @Test func `the absence of a component that the app has removed doesn't show what it did`() throws {
    let subject = try Subject.suite(
      """
      suite: search
      footer: { type: autoNormalFooter }
      scene: { viewport: [393, 852], content: { rows: 40, rowHeight: 56 }, scrollView: table }
      app:
        footer.refreshing:
          - detach: footer
          - wait: 1s
          - load: { rows: 20 }
          - attach: { footer: { type: autoNormalFooter } }
          - endRefreshing: footer
      scenarios: [ { name: it, steps: [ { expect: { footer.state: idle } } ] } ]
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [
        .pull(.footer, .fraction(1)), .settled, .pull(.footer, .points(50)),
      ])
    let text = try finding("asked-twice", in: run, of: subject).text(of: subject)
    #expect(text.contains("      - expect: { law: asked-twice }\n"), "\(text)")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
  }

  @Test func `a list that never rests is shown by a file, too`() throws {
    let subject = try Subject.suite(
      """
      suite: pages
      footer: { type: autoNormalFooter, triggerPercent: -2000% }
      scene: { content: { height: 1400 }, paging: true }
      app: { footer.refreshing: [ { wait: 0.3s }, { endRefreshing: footer }, { wait: 0.1s }, { load: { height: 0 } } ] }
      scenarios: [ { name: a, steps: [ { beginRefreshing: footer } ] } ]
      """)
    var run = try #require(subject.examples.first)
    run.commands.append(.settled)
    let text = try finding("never-rests", in: run, of: subject).text(of: subject)
    #expect(text.contains("- expect: { law: never-rests }\n"), "\(text)")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
  }

  @Test func `a state that is over before its step is over is shown when it shows`() throws {
    let subject = try Subject.preset("name: feed\nfooter: { type: backNormalFooter }\n")
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint),
      app: [
        AppProgram.Entry(
          hook: .callback(.footer, .refreshing),
          commands: [
            .endRefreshingWithNoMoreData(.footer), .wait(Interval(seconds: 1)), .endRefreshing(.footer),
            .wait(Interval(seconds: 1)), .endRefreshingWithNoMoreData(.footer),
          ])
      ],
      commands: [.beginRefreshing(.footer), .wait(Interval(seconds: 5))])
    let text = try finding("lost-end", in: run, of: subject).text(of: subject)
    #expect(text.contains("footer.state: idle  # healthy: noMoreData"), "\(text)")
    #expect(Runner.run(try #require(try scenarios(text).first)).passed, "\(text)")
  }

  @Test func `a run without end is a scenario that fails`() throws {
    let subject = try Subject.preset("name: feed\nfooter: { type: autoNormalFooter }\n")
    let answers: [(Callback, Command)] = [
      (.refreshing, .endRefreshing(.footer)), (.endRefreshingCompletion, .beginRefreshing(.footer)),
    ]
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint),
      app: answers.map { AppProgram.Entry(hook: .callback(.footer, $0), commands: [$1]) },
      commands: [.beginRefreshing(.footer)])
    let text = try finding("fault", in: run, of: subject).text(of: subject)
    #expect(text.contains("# fails as long as the problem shows\n"), "\(text)")
    #expect(!Runner.run(try #require(try scenarios(text).first)).passed)
  }

  @Test func `a known file hides the same problem where more is done for it, and not where less is`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("found-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = try Subject.preset(Self.presets[2])
    let found = try #require(findings(of: subject).first { $0.problem.level == .answers })
    func same(at level: Level) -> Finding {
      var problem = Problem(
        law: found.problem.law, role: found.problem.role, level: level, step: found.problem.step,
        sentence: found.problem.sentence, shape: found.problem.shape)
      (problem.expectations, problem.ending) = (found.problem.expectations, found.problem.ending)
      return finding(problem, in: found.run, of: subject)
    }
    let path = "\(folder)/\(same(at: .will).fileName)"
    try same(at: .will).text(of: subject, at: path).write(toFile: path, atomically: true, encoding: .utf8)
    let earlier = FindingFolder(folder).earlier()
    #expect(earlier.file(of: same(at: .answers)) == nil)
    #expect(earlier.file(of: same(at: .will)) != nil)
    #expect(earlier.file(of: same(at: .settings)) == earlier.known.first?.file)
  }

  @Test func `a file is known as long as its problem shows, and fixed when it does not`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("found-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = try Subject.preset(Self.presets[0])
    let finding = try #require(findings(of: subject, runs: 120).first)
    let name = finding.fileName
    #expect(name.wholeMatch(of: /[a-z-]+-[0-9a-f]{8}\.scenarios\.yaml/) != nil)

    let text = finding.text(of: subject, at: "\(folder)/\(name)")
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    // These are no findings: one has a digit less, the other no law.
    try text.write(toFile: "\(folder)/stuck-state-0000000.scenarios.yaml", atomically: true, encoding: .utf8)
    try text.write(toFile: "\(folder)/back.scenarios.yaml", atomically: true, encoding: .utf8)
    let known = FindingFolder(folder).earlier()
    #expect(known.known.map(\.file) == [name])
    #expect(known.known.map(\.headline) == [finding.headline])
    #expect(known.known.map(\.level) == [finding.problem.level])
    #expect(known.fixed == [])

    let healthy = text.replacing("- expect:", with: "- expect: { time: 12345s }\n      - expect:")
    try healthy.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    let fixed = FindingFolder(folder).earlier()
    #expect(fixed.known.isEmpty)
    #expect(fixed.fixed == [name])
  }
}

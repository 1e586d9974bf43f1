import RefreshEngine
import RefreshLaws
import RefreshScenarios
import Testing

@testable import RefreshExplore

@Suite struct `Shorter runs` {
  /// Returns a long run of an app that ends twice, with many irrelevant steps.
  private func longRun(of subject: Subject) -> ExploredRun {
    var scene = subject.scene
    scene.safeArea.top = 47
    scene.contentInset.bottom = 34
    scene.content = SceneContent(height: 1234.5)
    return ExploredRun(
      scene: scene, components: subject.components.map(\.blueprint),
      app: [
        AppProgram.Entry(
          hook: .callback(.header, .refreshing),
          commands: [.wait(Interval(seconds: 0.3)), .loadHeight(100), .endRefreshing(.header)])
      ],
      commands: [
        .touch, .dragBy(Point(x: 0, y: 20)), .release(velocity: .zero), .settled,
        .window(false), .beginRefreshing(.header), .wait(Interval(seconds: 0.7331)),
        .scroll(to: Destination(y: 100), animated: true), .settled,
      ])
  }

  @Test func `only what leads to a problem stays`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    let run = longRun(of: subject)
    let problem = try #require(
      Judge.judge(run).problems.first { $0.law == "stuck-state" }, "the run has to show a problem")
    let shrunk = Shrinker.shrink(run, showing: problem, of: subject)
    #expect(shrunk.problem.shape == problem.shape)
    #expect(shrunk.run.commands.count <= 2)
    #expect(shrunk.run.app.isEmpty)
    #expect(shrunk.run.scene.safeArea == .zero)
    #expect(shrunk.run.scene.contentInset == .zero)
    #expect(shrunk.attempts <= Shrinker<Problem>.mostAttempts + Shrinker<Problem>.mostThresholdAttempts)
  }

  @Test(arguments: InsetEdge.allCases) func `each edge of an inset shrinks apart from the others`(edge: InsetEdge)
    throws
  {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    var scene = ScrollScene()
    scene.content = SceneContent(rows: 30, rowHeight: 47.13)
    for edge in InsetEdge.allCases { (scene.contentInset[edge], scene.safeArea[edge]) = (12.3, 45.6) }
    let run = ExploredRun(scene: scene, components: subject.components.map(\.blueprint), commands: [.touch])
    var shrinker = Shrinker(run, Shown(value: true, step: 1), of: subject) { run, moments in
      moments += 1
      let (scene, content) = (run.scene, run.scene.content)
      let isShown =
        scene.contentInset[edge] > 10 && scene.safeArea[edge] > 40 && content.rowHeight > 45 && content.rows > 0
      return isShown ? Shown(value: true, step: run.commands.count) : nil
    }
    shrinker.shrink()
    for other in InsetEdge.allCases where other != edge {
      #expect(shrinker.run.scene.contentInset[other] == 0 && shrinker.run.scene.safeArea[other] == 0)
    }
    #expect(shrinker.run.scene.content.rowHeight == 50)
  }

  /// A shrinker of a run that shows what is looked for if its pull is more than a number of points.
  private func pullShrinker(past limit: Double, moments: Int, of subject: Subject) -> Shrinker<Bool> {
    let run = ExploredRun(
      scene: ScrollScene(), components: subject.components.map(\.blueprint),
      commands: [.pull(.header, .points(80))])
    return Shrinker(run, Shown(value: true, step: 1), of: subject) { run, count in
      count += moments
      let pulls = run.commands.map { if case .pull(_, .points(let points)) = $0 { points } else { 0.0 } }
      return (pulls.max() ?? 0) > limit ? Shown(value: true, step: run.commands.count) : nil
    }
  }

  @Test func `the search for a threshold counts its runs`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    var shrinker = pullShrinker(past: 54, moments: 1, of: subject)
    shrinker.shrink()
    let before = (shrinker.attempts, shrinker.moments)
    #expect(shrinker.findThreshold() == "any pull past 54 pt")
    #expect(shrinker.attempts > before.0 + 10 && shrinker.moments - before.1 == shrinker.attempts - before.0)
    #expect(shrinker.attempts <= before.0 + Shrinker<Bool>.mostThresholdAttempts)
  }

  @Test func `the search for a threshold ends where its runs take too long`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    var shrinker = pullShrinker(past: 54, moments: Shrinker<Bool>.mostMoments / 10, of: subject)
    #expect(shrinker.findThreshold() == nil)
    #expect(shrinker.attempts == 10)
  }

  @Test func `what a suite says of the world stays`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { safeArea: { top: 47 }, content: { height: 1234.5 } }
      app: { header.refreshing: [ { wait: 0.3s }, { endRefreshing: header } ] }
      scenarios:
        - { name: it, steps: [ { expect: { header.state: idle } } ] }
      """)
    var run = longRun(of: subject)
    (run.scene, run.app) = (subject.scene, try #require(subject.app))
    let problem = try #require(Judge.judge(run).problems.first { $0.law == "stuck-state" })
    let shrunk = Shrinker.shrink(run, showing: problem, of: subject)
    #expect(shrunk.run.scene.safeArea.top == 47)
    #expect(shrunk.run.app.count == 1)
  }

  @Test func `waits that follow each other are one, and numbers are round`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { height: 1200 } }
      always: { time: '<= 0.5s' }
      scenarios:
        - { name: it, steps: [ { expect: { header.state: idle } } ] }
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint),
      commands: [.wait(Interval(seconds: 0.31)), .wait(Interval(seconds: 0.37))])
    let problem = try #require(
      Judge.judge(run, under: subject.conditions).problems.first { $0.law == "suite-condition" })
    let shrunk = Shrinker.shrink(run, showing: problem, of: subject)
    #expect(shrunk.run.commands.map { StepCatalogue.written($0)?.flow } == ["{ wait: 1s }"])
    #expect(shrunk.threshold == "any wait past 0.5 s")
  }

  @Test func `a run is shrunk in the same way each time`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    let run = longRun(of: subject)
    let problem = try #require(Judge.judge(run).problems.first)
    let bytes = Shrinker.shrink(run, showing: problem, of: subject).run.bytes
    #expect(Shrinker.shrink(run, showing: problem, of: subject).run.bytes == bytes)
  }

  @Test func `a threshold isn't claimed for numbers that don't show the problem`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\n")
    let run = ExploredRun(
      scene: ScrollScene(), components: subject.components.map(\.blueprint),
      commands: [.wait(Interval(seconds: 0.25))])
    for (most, words) in [(0.64, nil), (100, "any wait from 0.25 s")] as [(Double, String?)] {
      var shrinker = Shrinker<Bool>(run, Shown(value: true, step: 1), of: subject) { run, _ in
        guard case .wait(let time)? = run.commands.first, 0.25...most ~= time.seconds else { return nil }
        return Shown(value: true, step: 1)
      }
      #expect(shrinker.findThreshold() == words)
    }
  }

  @Test func `a threshold names its step where others have numbers, too`() throws {
    let subject = try Subject.preset("name: feed\nheader: { type: normalHeader }\nfooter: { type: backFooter }\n")
    let run = ExploredRun(
      scene: ScrollScene(), components: subject.components.map(\.blueprint),
      commands: [
        .wait(Interval(seconds: 1)), .pull(.header, .points(80)), .release(velocity: nil),
        .pull(.footer, .points(20)),
      ])
    var shrinker = Shrinker<Bool>(run, Shown(value: true, step: 4), of: subject) { run, _ in
      guard case .pull(_, .points(let points)) = run.commands[1], points > 54 else { return nil }
      return Shown(value: true, step: 4)
    }
    #expect(shrinker.findThreshold() == "any pull past 54 pt in step 2")
  }
}

import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// A headline says what its scenario shows.
struct HeadlineTests {
  private static let rest = Command.settled

  private static func scene(_ height: Double, _ change: (inout ScrollScene) -> Void = { _ in }) -> ScrollScene {
    var scene = ScrollScene()
    scene.content = SceneContent(height: height)
    change(&scene)
    return scene
  }

  private static func run(
    _ subject: Subject, _ scene: ScrollScene, answering answer: [Command] = [], on callback: Callback = .refreshing,
    _ commands: [Command]
  ) -> ExploredRun {
    let role = subject.components[0].kind.role
    let app = answer.isEmpty ? [] : [AppProgram.Entry(hook: .callback(role, callback), commands: answer)]
    return ExploredRun(scene: scene, components: subject.components.map(\.blueprint), app: app, commands: commands)
  }

  private func finding(_ id: String, in run: ExploredRun, of subject: Subject) throws -> Finding {
    let problems = Judge.judge(run).problems
    let problem = try #require(problems.first { $0.shape.id == id }, "\(problems.map(\.shape.id))")
    return Finding(
      Shrinker.shrink(run, showing: problem, of: subject), in: RunNumber(seed: 1, run: 1), at: problem.level,
      of: subject)
  }

  @Test(arguments: [(-1.0, "unseen", 1200.0), (1, "dragged", 1200)])
  func `a footer asks as often as the scenario expects`(percent: Double, cause: String, height: Double) throws {
    let times = percent < 0 ? "" : ", autoTriggerTimes: unlimited"
    let subject = try Subject.preset(
      "name: a\nfooter: { type: autoNormalFooter, triggerPercent: \(percent)\(times) }\n")
    let scene = Self.scene(height) { if percent < 0 { $0.viewport = Size(width: 800, height: 1180) } }
    let drag: [Command] =
      percent < 0
      ? [.dragBy(Point(x: 0, y: -60))]
      : [.pull(.footer, .points(100)), .swipe(by: Point(x: 0, y: -60), Interval(seconds: 0.1))]
    let run = Self.run(
      subject, scene, answering: [.endRefreshing(.footer)], drag + [.release(velocity: nil), Self.rest])
    let finding = try finding("asked-twice auto footer, same page, \(cause)", in: run, of: subject)
    let (text, sentence) = (finding.text(of: subject), finding.problem.sentence)
    let found = try #require(text.firstMatch(of: /footer.calls.refreshing: (\d+)  # healthy: (\d+)/), "\(text)")
    let count = try #require(sentence.firstMatch(of: /(\d+) times/)?.1, "\(sentence)")
    #expect(Int(count)! == Int(found.1)! - Int(found.2)! + 1, "\(sentence): \(found.0)")
    #expect(finding.doing == "the app only answers its calls, in 0 s and without new rows")
  }

  @Test func `a drag that comes from the top of a list doesn't go back`() {
    let subject = try! Subject.preset("name: a\nfooter: { type: autoNormalFooter, triggerPercent: 0% }\n")
    let run = Self.run(subject, Self.scene(667.005), [.pull(.footer, .points(0))])
    #expect(Judge.judge(run).problems.map(\.shape.id) == [])
  }

  @Test func `a list that springs back to its end is scrolled`() throws {
    let subject = try Subject.preset(
      "name: a\nfooter: { type: autoNormalFooter, triggerPercent: 50%, autoTriggerTimes: 3 }\n")
    let scene = Self.scene(0) { $0.content = SceneContent(rows: 20, rowHeight: 50) }
    let run = Self.run(
      subject, scene, answering: [.loadRowsAbove(0), .endRefreshing(.footer)],
      [.pull(.footer, .points(100)), .release(velocity: Point(x: 0, y: 2500)), Self.rest])
    #expect(!Judge.judge(run).problems.contains { $0.shape.cause == "untouched" })
  }

  @Test func `an app that acts in a completion isn't one that begins when allowed`() throws {
    let subject = try Subject.preset("name: a\nheader: { type: normalHeader, automaticallyChangeAlpha: true }\n")
    let run = Self.run(
      subject, Self.scene(1200), answering: [.beginRefreshing(.header)], on: .endRefreshingAnimationBegin,
      [.beginRefreshing(.header), Self.rest, .endRefreshing(.header), Self.rest])
    let finding = try finding("wrong-opacity header, refreshing", in: run, of: subject)
    #expect(finding.doing == "the app begins in `header.endRefreshingAnimationBegin`")
    let app = "app: { header.endRefreshingAnimationBegin: [{ beginRefreshing: header }] }; "
    #expect(finding.way.steps.hasPrefix(app), "\(finding.way.steps)")
  }

  @Test func `an answer is as usual as it can be`() throws {
    let subject = try Subject.preset("name: a\nfooter: { type: autoNormalFooter }\n")
    let answer: [Command] = [.loadRowsAbove(0), .setScene(.rows(20)), .endRefreshing(.footer)]
    let run = Self.run(subject, Self.scene(1200), answering: answer, [.pull(.footer, .points(60))])
    var shrinker = Shrinker(run, Shown(value: true, step: 1), of: subject) { run, _ in
      run.app.isEmpty ? nil : Shown(value: true, step: run.commands.count)
    }
    shrinker.shrink()
    #expect(shrinker.run.app.map(\.commands.count) == [3])
    #expect(shrinker.run.app[0].commands.contains { $0.addsContent })
  }

  @Test func `a threshold is in points, however the pull is given`() throws {
    let subject = try Subject.preset("name: a\nheader: { type: normalHeader }\n")
    var shrinker = Shrinker(
      Self.run(subject, Self.scene(1200), [.pull(.header, .fraction(2))]), Shown(value: true, step: 1), of: subject
    ) { run, _ in
      guard case .pull(_, let amount) = run.commands.first, amount.points(of: 54) > 54 else { return nil }
      return Shown(value: true, step: run.commands.count)
    }
    #expect(shrinker.findThreshold() == "any pull past 54 pt")
  }

  @Test func `a clock that doesn't matter isn't kept`() throws {
    let subject = try Subject.preset("name: a\nheader: { type: normalHeader }\n")
    let scene = Self.scene(1200) { ($0.timeZone, $0.now) = (TimeZoneTable(offset: -36_000), 1_767_225_599) }
    let run = Self.run(subject, scene, [.window(false), .beginRefreshing(.header), Self.rest])
    let finding = try finding("stuck-state header, off screen", in: run, of: subject)
    #expect(!finding.text(of: subject).contains("scene:"))
  }
}

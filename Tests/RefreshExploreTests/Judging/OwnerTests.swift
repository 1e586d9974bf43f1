import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExplore

/// The owner of a problem doesn't depend on the run in which it was found.
struct OwnerTests {
  private static let rest = Command.settled

  private func owner(
    of id: String, in subject: Subject, height: Double = 1200, _ app: [AppProgram.Entry], _ commands: [Command]
  ) throws -> Owner {
    var scene = ScrollScene()
    scene.content = SceneContent(height: height)
    let run = ExploredRun(
      scene: scene, components: subject.components.map(\.blueprint), app: app, commands: commands)
    let problems = Judge.judge(run).problems
    let problem = try #require(problems.first { $0.shape.id == id }, "\(problems.map(\.shape.id))")
    return Baseline(subject: subject).owner(of: problem, in: [run])
  }

  @Test func `a key that only decides when a refresh begins isn't responsible for how it looks`() throws {
    let subject = try Subject.preset("name: a\nfooter: { type: autoNormalFooter, triggerPercent: -100% }\n")
    let again = AppProgram.Entry(
      hook: .callback(.footer, .endRefreshingCompletion), commands: [.beginRefreshing(.footer)])
    let owner = try owner(
      of: "wrong-indicator auto footer, no spinner", in: subject, height: 5000, [again],
      [.pull(.footer, .points(0)), .release(velocity: nil), Self.rest, .endRefreshing(.footer), Self.rest])
    #expect(owner == .library)
  }

  @Test func `an owner isn't lost to another one, which a run of a lower level shows`() throws {
    let subject = try Subject.preset("name: a\nfooter: { type: autoNormalFooter, refreshingTitleHidden: true }\n")
    let again = AppProgram.Entry(
      hook: .callback(.footer, .endRefreshingCompletion), commands: [.beginRefreshing(.footer)])
    func candidate(_ number: Int, _ app: [AppProgram.Entry], _ commands: [Command]) throws -> Candidates.Candidate {
      var scene = ScrollScene()
      scene.content = SceneContent(height: 2500)
      let run = ExploredRun(
        scene: scene, components: subject.components.map(\.blueprint), app: app, commands: commands)
      let problem = try #require(Judge.judge(run).problems.first { $0.law == "wrong-title" })
      return Candidates.Candidate(problem, of: run, in: RunNumber(seed: 1, run: number))
    }
    let pull: [Command] = [.pull(.footer, .points(60)), .release(velocity: nil), Self.rest]
    let candidates = [
      try candidate(1, [], [.pull(.footer, .points(60)), .language("ko"), .release(velocity: nil), Self.rest]),
      try candidate(2, [again], pull + [.endRefreshing(.footer), Self.rest]),
    ]
    func owners(_ count: Int) -> [Owner] {
      var round = RoundResult()
      for candidate in candidates.prefix(count) {
        round.candidates[candidate.problem.shape, default: Candidates()].add(candidate)
      }
      return Exploration(subject, ExplorationPlan(), [round]).problems.map { $0[0].owner }
    }
    #expect(owners(1) == [.preset])
    #expect(owners(2) == [.library, .preset])
  }

  @Test func `what shows before an app answers isn't the app's, nor what a footer does that it shows`() throws {
    func suite(_ header: String, _ footer: String, _ app: String) throws -> Subject {
      try .suite(
        """
        suite: a
        header: { type: normalHeader }
        footer: { \(footer) }
        scene: { content: { rows: 30, rowHeight: 60 }, scrollView: table }
        app: { header.refreshing: [ \(header), { endRefreshing: header } ]\(app) }
        scenarios: [ { name: a, steps: [ { beginRefreshing: header }, { endRefreshing: header }, { wait: settled } ] } ]
        """)
    }
    func owner(_ id: String, in subject: Subject, answers: Bool, _ commands: [Command]) throws -> Owner {
      let run = ExploredRun(
        scene: subject.scene, components: subject.components.map(\.blueprint),
        app: answers ? try #require(subject.app) : [], commands: commands)
      let problems = Judge.judge(run, under: subject.conditions).problems
      let problem = try #require(problems.first { $0.shape.id == id }, "\(problems.map(\.shape.id))")
      return Baseline(subject: subject).owner(of: problem, in: [run])
    }
    let chat = try suite("{ wait: 0.8s }, { load: { rowsAbove: 20 } }", "type: autoNormalFooter", "")
    let commands: [Command] = [
      .pull(.header, .points(50)), .release(velocity: nil), .window(false), .beginRefreshing(.header),
      .wait(Interval(seconds: 0.1)), .window(true), Self.rest,
    ]
    #expect(try owner("wrong-percent header, refreshing", in: chat, answers: false, commands) == .library)
    let timeline = try suite(
      "{ wait: 0.9s }, { set: { scene.content.rows: 20, footer.hidden: false } }",
      "type: autoNormalFooter, hidden: true",
      ", footer.refreshing: [ { wait: 0.7s }, { load: { rows: 20 } }, { endRefreshing: footer } ]")
    let away: [Command] = [
      .beginRefreshing(.header), Self.rest, .swipe(by: Point(x: 0, y: -200), Interval(seconds: 0.1)),
      .release(velocity: nil), .window(false), Self.rest,
    ]
    #expect(try owner("stuck-state auto footer, off screen", in: timeline, answers: true, away) == .library)
  }

  @Test func `what a footer does that is pulled while it closes isn't an app's whose request has failed`() throws {
    let subject = try Subject.suite(
      """
      suite: a
      footer: { type: backNormalFooter }
      scene: { safeArea: { top: 47, bottom: 34 }, content: { rows: 20, rowHeight: 60 }, scrollView: table }
      app: { footer.refreshing: [ { wait: 2s }, { endRefreshing: footer } ] }
      scenarios: [ { name: a, steps: [ { pull: { footer: 120% } }, release, { wait: settled } ] } ]
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [
        .pull(.footer, .points(100)), .cancel, .wait(Interval(seconds: 2)), .pull(.footer, .points(50)),
        .wait(Interval(seconds: 0.5)), .dragBy(Point(x: 0, y: 0)), .release(velocity: nil),
        .wait(Interval(seconds: 1)),
      ])
    let problems = Judge.judge(run, under: subject.conditions).problems
    let problem = try #require(
      problems.first { $0.shape.id == "wrong-indicator back footer, no spinner" }, "\(problems.map(\.shape.id))")
    #expect(Baseline(subject: subject).owner(of: problem, in: [run]) == .library)
  }

  @Test func `a key that only decides when something happens isn't responsible for it`() throws {
    let subject = try Subject.preset("name: a\nheader: { type: normalHeader, animationDisabled: true }\n")
    let answer = AppProgram.Entry(
      hook: .callback(.header, .refreshing), commands: [.wait(Interval(seconds: 0.1)), .endRefreshing(.header)])
    let owner = try owner(
      of: "beyond-edge, above its top with short content", in: subject, height: 0, [answer],
      [.beginRefreshing(.header), .scrollToEnd(.top, animated: true), Self.rest])
    #expect(owner == .library)
  }

  @Test func `an app that never says that there is no more needs no reset to be correct`() throws {
    let subject = try Subject.suite(
      """
      suite: a
      header: { type: normalHeader }
      footer: { type: backNormalFooter }
      scene:
        viewport: [393, 852]
        safeArea: { top: 59, bottom: 34 }
        contentInset: { top: 10 }
        content: { rows: 4, rowHeight: 120 }
        scrollView: collection
      app:
        header.refreshing: [ { wait: 0.6s }, { set: { scene.content.rows: 4 } }, { endRefreshing: header } ]
        footer.refreshing: [ { wait: 0.6s }, { load: { rows: 4 } }, { endRefreshing: footer } ]
      scenarios: [ { name: a, steps: [ { pull: { footer: 120% } }, release, { wait: settled } ] } ]
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [.pull(.header, .fraction(2)), .release(velocity: nil), Self.rest])
    let problems = Judge.judge(run, under: subject.conditions).problems
    let problem = try #require(
      problems.first { $0.shape.id == "misplaced back footer, too high" }, "\(problems.map(\.shape.id))")
    #expect(Baseline(subject: subject).owner(of: problem, in: [run]) == .library)
  }

  @Test func `a page that one answer adds twice is the app's`() throws {
    let subject = try Subject.suite(
      """
      suite: a
      footer: { type: backNormalFooter }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { footer.refreshing: [ { load: { rows: 10 } }, { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ] }
      scenarios: [ { name: a, steps: [ { pull: { footer: 120% } }, release, { wait: settled } ] } ]
      """)
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), app: try #require(subject.app),
      commands: [.pull(.footer, .fraction(1.2)), .release(velocity: nil), Self.rest])
    let problem = try #require(
      Judge.judge(run, under: subject.conditions).problems.first { $0.law == "loaded-twice" })
    #expect(Baseline(subject: subject).owner(of: problem, in: [run]) == .app)
  }

  @Test(arguments: ["normalHeader", "gifHeader, images: { refreshing: { count: 6, size: [90, 90] } }"])
  func `frames and spinners have the same owner`(header: String) throws {
    let subject = try Subject.preset("name: a\nheader: { type: \(header) }\n")
    let again = AppProgram.Entry(
      hook: .callback(.header, .endRefreshingAnimationBegin), commands: [.beginRefreshing(.header)])
    let cause = header == "normalHeader" ? "no spinner" : "no frames"
    let owner = try owner(
      of: "wrong-indicator header, \(cause)", in: subject, [again],
      [.pull(.header, .points(200)), .release(velocity: nil), Self.rest, .endRefreshing(.header), Self.rest])
    #expect(owner == .library)
  }

  @Test func `a back footer without frames for idle is the preset's`() throws {
    let subject = try Subject.preset(
      "name: a\nfooter: { type: backGifFooter, images: { refreshing: { count: 6, size: [40, 40] } } }\n")
    let owner = try owner(
      of: "never-stops back footer, frames", in: subject, [],
      [.pull(.footer, .points(200)), .release(velocity: nil), Self.rest, .endRefreshing(.footer), Self.rest])
    #expect(owner == .preset)
  }

  @Test func `a component without a key keeps the images of its catalog`() throws {
    var diagnostics = Diagnostics()
    let path = Configs.folder + "/presets/caught-up.preset.yaml"
    let file = try #require(SourceFile.read(path: path, into: &diagnostics))
    let subject = Subject(try #require(Preset.load(file, into: &diagnostics)), path: path)
    let footer = try #require(subject.component(subject.components[0], without: "titles"))
    #expect(
      footer.blueprint.settings.images[.refreshing] == subject.components[0].blueprint.settings.images[.refreshing])
    #expect(footer.blueprint.settings.images[.refreshing] != nil)
  }
}

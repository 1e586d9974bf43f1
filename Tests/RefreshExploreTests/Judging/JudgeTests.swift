import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// Runs that show problems of apps, and runs that show none.
struct JudgeTests {
  private static func scene(_ height: Double, _ change: (inout ScrollScene) -> Void = { _ in }) -> ScrollScene {
    var scene = ScrollScene()
    scene.content = SceneContent(height: height)
    change(&scene)
    return scene
  }

  private static func answer(_ role: ComponentRole, on callback: Callback = .refreshing, _ commands: [Command])
    -> AppProgram.Entry
  {
    AppProgram.Entry(hook: .callback(role, callback), commands: commands)
  }

  private static func seconds(_ seconds: Double) -> Interval { Interval(seconds: seconds) }

  private static func problems(_ run: ExploredRun) -> [String] {
    Judge.judge(run).problems.map { "\($0.law.name) \($0.level)" }
  }

  private static let settled = Command.settled
  private static let pulledHeader: [Command] = [.pull(.header, .fraction(1.2)), .release(velocity: nil)]
  private static let pulledFooter: [Command] = [.pull(.footer, .fraction(1.2)), .release(velocity: nil)]

  // MARK: Healthy runs

  @Test(arguments: [ComponentKind.normalHeader, .gifHeader, .header])
  func `a header that refreshes and ends is healthy`(kind: ComponentKind) {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: kind)],
      app: [Self.answer(.header, [.wait(Self.seconds(0.5)), .loadHeight(100), .endRefreshing(.header)])],
      commands: Self.pulledHeader + [Self.settled] + Self.pulledHeader)
    #expect(Self.problems(run) == [])
  }

  @Test(arguments: [ComponentKind.backNormalFooter, .backGifFooter, .autoNormalFooter, .autoGifFooter])
  func `a footer that loads and ends is healthy`(kind: ComponentKind) {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: kind)],
      app: [Self.answer(.footer, [.wait(Self.seconds(0.5)), .loadHeight(600), .endRefreshing(.footer)])],
      commands: Self.pulledFooter + [Self.settled] + Self.pulledFooter)
    #expect(Self.problems(run) == [])
  }

  @Test func `a footer without more data stays so until it is reset`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .autoNormalFooter)],
      app: [Self.answer(.footer, [.endRefreshingWithNoMoreData(.footer)])],
      commands: Self.pulledFooter + [Self.settled, .resetNoMoreData(.footer), Self.settled])
    #expect(Self.problems(run) == [])
  }

  @Test func `an app that does not answer is answered for`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .normalHeader)], commands: Self.pulledHeader)
    #expect(Self.problems(run) == [])
  }

  /// Each call ends the refresh twice, and each end begins another one: the calls multiply endlessly.
  @Test func `of a step in which the app is called ever more often nothing is told`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .backNormalFooter)],
      app: [
        Self.answer(.footer, [.endRefreshing(.footer), .wait(Self.seconds(0.1)), .endRefreshing(.footer)]),
        AppProgram.Entry(
          hook: .callback(.footer, .endRefreshingAnimationBegin), commands: [.beginRefreshing(.footer)]),
      ], commands: [.beginRefreshing(.footer), Self.settled])
    #expect(Self.problems(run) == [])
  }

  // MARK: Problems of apps that only answer

  @Test func `a list that bounces when its footer ends with new rows rests out of range`() {
    let scene = Self.scene(0) {
      $0.scrollView = .table
      $0.content = SceneContent(rows: 20, rowHeight: 60)
    }
    let run = ExploredRun(
      scene: scene, components: [ComponentBlueprint(kind: .backNormalFooter)],
      app: [Self.answer(.footer, [.wait(Self.seconds(0.3)), .loadRows(20), .endRefreshing(.footer)])],
      commands: Self.pulledFooter + [
        .wait(Self.seconds(0.5)), .drag(to: Destination(y: -60)), .release(velocity: nil), Self.settled,
      ])
    #expect(Self.problems(run) == ["beyond-edge answers"])
  }

  @Test func `a footer under short content stands too high when the header's page has come`() {
    let run = ExploredRun(
      scene: Self.scene(300),
      components: [ComponentBlueprint(kind: .normalHeader), ComponentBlueprint(kind: .backNormalFooter)],
      app: [Self.answer(.header, [.wait(Self.seconds(0.3)), .loadHeight(0), .endRefreshing(.header)])],
      commands: Self.pulledHeader + [Self.settled])
    #expect(Self.problems(run) == ["misplaced answers"])
  }

  @Test func `with the bounds animation a second pull that is cancelled eats an inset`() {
    let run = ExploredRun(
      scene: Self.scene(1200),
      components: [ComponentBlueprint(kind: .normalHeader) { $0.collectionViewAnimationBug = true }],
      app: [Self.answer(.header, [.endRefreshing(.header)])],
      commands: Self.pulledHeader + [Self.settled, .pull(.header, .fraction(1.2)), .cancel, Self.settled])
    #expect(Self.problems(run).contains("inset-left answers"))
  }

  @Test(arguments: [(-20.0, true), (1, false)])
  func `with pages a trigger percent far below 0 loads for ever, untouched`(percent: Double, isEndless: Bool) {
    let answer: [Command] = [
      .wait(Self.seconds(0.3)), .endRefreshing(.footer), .wait(Self.seconds(0.1)), .loadHeight(0),
    ]
    let run = ExploredRun(
      scene: Self.scene(1400) { $0.paging = true },
      components: [ComponentBlueprint(kind: .autoNormalFooter) { $0.triggerPercent = percent }],
      app: [Self.answer(.footer, answer)], commands: [.beginRefreshing(.footer), Self.settled])
    #expect(Self.problems(run).contains("never-rests will") == isEndless)
  }

  @Test func `a back footer that is pulled again while it ends has no spinner`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .backNormalFooter)],
      app: [Self.answer(.footer, [.wait(Self.seconds(0.1)), .endRefreshing(.footer)])],
      commands: Self.pulledFooter + [.wait(Self.seconds(0.55))] + Self.pulledFooter + [.wait(Self.seconds(0.3))])
    #expect(Self.problems(run).contains("wrong-indicator answers"))
  }

  // MARK: Problems of apps that act on their own

  @Test func `a list that is scrolled while it is pulled stays pulled`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .normalHeader)],
      commands: [
        .pull(.header, .fraction(1.2)), .scroll(to: Destination(y: 100), animated: false), .release(velocity: nil),
      ])
    #expect(Self.problems(run) == ["stuck-state will"])
  }

  @Test func `a footer that is reset while it loads asks again`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .autoNormalFooter)],
      app: [Self.answer(.footer, [.wait(Self.seconds(2)), .endRefreshing(.footer)])],
      commands: Self.pulledFooter + [.resetNoMoreData(.footer)] + Self.pulledFooter)
    #expect(Self.problems(run).contains("asked-twice anything"))
  }

  @Test func `frames play for ever when there was no more data and then is`() {
    let frames = FrameSequence(count: 6, size: Size(width: 40, height: 40))
    let run = ExploredRun(
      scene: Self.scene(1200),
      components: [ComponentBlueprint(kind: .backGifFooter) { $0.images[.refreshing] = frames }],
      app: [Self.answer(.footer, [.endRefreshingWithNoMoreData(.footer)])],
      commands: Self.pulledFooter + [Self.settled, .resetNoMoreData(.footer), Self.settled])
    #expect(Self.problems(run).contains("never-stops will"))
  }

  // MARK: Problems caused by the surroundings

  @Test func `a safe area that changes at rest misplaces a footer under short content`() {
    let run = ExploredRun(
      scene: Self.scene(300), components: [ComponentBlueprint(kind: .backNormalFooter)],
      commands: [.setScene(.safeArea(.top, 44))])
    #expect(Self.problems(run) == ["misplaced surroundings"])
  }

  // MARK: Problems caused by wrong use

  @Test func `an end that is not owed takes the footer's end away`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .autoNormalFooter)],
      app: [Self.answer(.footer, [.endRefreshingWithNoMoreData(.footer), .endRefreshing(.footer)])],
      commands: Self.pulledFooter + [Self.settled])
    #expect(Self.problems(run).contains("lost-end anything"))
  }

  @Test func `an app that ends what it has just begun is called late`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .normalHeader)],
      commands: [.beginRefreshing(.header), .wait(Self.seconds(0.1)), .endRefreshing(.header), Self.settled])
    #expect(Self.problems(run) == ["late-call will"])
  }

  @Test func `an app that begins whenever it ends is stopped`() {
    let run = ExploredRun(
      scene: Self.scene(1200), components: [ComponentBlueprint(kind: .autoNormalFooter)],
      app: [
        Self.answer(.footer, [.endRefreshing(.footer)]),
        Self.answer(.footer, on: .endRefreshingCompletion, [.beginRefreshing(.footer)]),
      ],
      commands: Self.pulledFooter)
    #expect(Self.problems(run).contains("fault anything"))
  }
}

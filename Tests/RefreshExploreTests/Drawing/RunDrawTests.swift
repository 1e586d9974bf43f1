import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct RunDrawTests {
  private func runs(of subject: Subject, within level: Level, count: Int = 300) -> [ExploredRun] {
    (1...count).map { number in
      var draw = RunDraw(RandomNumbers(RunNumber(seed: 1, run: number)), of: subject, within: level)
      return draw.run()
    }
  }

  @Test func `the same number draws the same run`() throws {
    let subject = try Subject.feed()
    #expect(runs(of: subject, within: .anything).map(\.bytes) == runs(of: subject, within: .anything).map(\.bytes))
  }

  @Test func `runs differ, and have numbers at boundaries`() throws {
    let runs = runs(of: try .feed(), within: .surroundings)
    #expect(Set(runs.map(\.bytes)).count > 290)
    let pulls = runs.flatMap(\.commands).compactMap { command -> Double? in
      if case .pull(.header, .points(let points)) = command { points } else { nil }
    }
    #expect(pulls.contains(54) && pulls.contains(54.001) && pulls.contains(53.999))
  }

  @Test func `an app that only answers does nothing else`() throws {
    for run in runs(of: try .feed(), within: .answers) {
      for command in run.commands {
        switch command {
        case .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .wait, .settle, .tap: break
        case .endRefreshing, .endRefreshingWithNoMoreData: break
        default: Issue.record("\(command)")
        }
      }
      for entry in run.app {
        let ends = entry.commands.count { command in
          switch command {
          case .endRefreshing, .endRefreshingWithNoMoreData: true
          default: false
          }
        }
        #expect(ends == 1)
      }
    }
  }

  @Test func `runs have languages of all kinds, hidden components and other properties`()
    throws
  {
    let runs = runs(of: try .feed(), within: .settings, count: 2000)
    let commands = runs.flatMap(\.commands)
    let languages = Set(
      commands.compactMap { command in if case .language(let tag) = command { tag } else { nil } })
    #expect(languages.isSuperset(of: ["en", "en-GB", "ko", "zh-Hans", "zh-TW", "ru", "uk", "fr"]))
    #expect(
      commands.contains { if case .attach(let component) = $0 { component.settings.hidden } else { false } })
    let changes = commands.compactMap { command in if case .set(_, let change) = command { change } else { nil } }
    #expect(
      changes.contains { $0.$autoTriggerTimes != nil } && changes.contains { $0.$automaticallyChangeAlpha != nil })
    #expect(changes.contains { $0.loading.$style != nil } && changes.contains { $0.arrow.$hidden != nil })
    #expect(commands.contains { if case .pull(.header, .points(0)) = $0 { true } else { false } })
  }

  @Test func `an app attaches components with all kinds of settings, which files can hold`() throws {
    let subject = try Subject.preset(
      "name: a\nheader: { type: gifHeader }\nfooter: { type: autoNormalFooter }\ntrailer: { type: normalTrailer }\n"
    )
    let attached = runs(of: subject, within: .settings, count: 4000).flatMap(\.commands).compactMap { command in
      if case .attach(let component) = command { component.settings } else { nil }
    }
    #expect(attached.contains { $0.$height != nil } && attached.contains { $0.$ignoredInset != nil })
    #expect(attached.contains { $0.stateLabel.$hidden == true } && attached.contains { $0.$labelLeftInset != nil })
    #expect(attached.contains { $0.titles[.idle]?.versions.isEmpty == false })
    #expect(
      attached.contains { $0.images[.refreshing] != nil } && attached.contains { $0.$animationDisabled == true })
    #expect(attached.contains { !$0.parts.isEmpty })
    #expect(attached.contains { $0.$lastUpdatedTimeText != nil } && attached.contains { $0.$triggerPercent != nil })
    #expect(
      attached.contains { $0.arrow.$image != nil } && attached.contains { $0.$collectionViewAnimationBug == true })
    for settings in attached.prefix(400) { #expect(settings.titles[.willRefresh] == nil) }
  }

  @Test func `a finger also moves across the pull`() throws {
    let ways = runs(of: try .feed(), within: .answers, count: 2000).flatMap(\.commands).compactMap { command in
      if case .swipe(let way, _) = command { way } else { nil }
    }
    #expect(ways.contains { $0.x != 0 } && ways.count { $0.x == 0 } > ways.count * 4 / 5)
  }

  @Test(arguments: [Level.will, .surroundings, .settings, .anything])
  func `each level adds something`(level: Level) throws {
    let subject = try Subject.feed()
    func names(_ level: Level) -> Set<String> {
      Set(runs(of: subject, within: level).flatMap(\.commands).map { "\($0)".prefix { $0 != "(" }.description })
    }
    let before = try #require(Level.allCases.last { $0 < level })
    // Wrong use is not a separate action, but an action at the wrong time.
    #expect(level == .anything || names(level).isStrictSuperset(of: names(before)))
  }

  @Test func `runs reach time zones, midnight, insets at the sides, and apps that act when they load`() throws {
    let runs = runs(of: try .feed(), within: .settings, count: 2_000)
    #expect(Set(runs.map(\.scene.timeZone.offset)) == [0, 28_800, -36_000, 20_700])
    let isLate = { (run: ExploredRun) in
      (run.scene.now + Int64(run.scene.timeZone.offset)) % 86_400 >= 86_340
    }
    #expect(runs.contains { isLate($0) && $0.scene.timeZone != .utc })
    #expect(runs.contains { $0.scene.now % 86_400 / 3_600 == 12 })
    #expect(runs.contains { $0.scene.contentInset.left > 0 } && runs.contains { $0.scene.contentInset.right > 0 })
    let hooks = runs.flatMap(\.app).filter { $0.hook == .reloadData }
    #expect(!hooks.isEmpty)
    #expect(!hooks.flatMap(\.commands).contains { $0.loads }, "an app that loads when it loads never ends")
  }

  @Test func `runs turn loading on and off, take a refresh back, and attach a component again`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      footer: { type: autoNormalFooter }
      scenarios: [ { name: a, steps: [ { expect: { footer.state: idle } } ] } ]
      """)
    let runs = runs(of: subject, within: .settings, count: 2_000).map(\.commands)
    func has(_ isWanted: (ArraySlice<Command>) -> Bool) -> Bool {
      runs.contains { commands in commands.indices.contains { isWanted(commands[$0...].prefix(3)) } }
    }
    let isTurned = { (isOn: Bool) in
      has { if case .set(_, let change)? = $0.first { change.$automaticallyRefresh == isOn } else { false } }
    }
    #expect(isTurned(true) && isTurned(false))
    #expect(has { $0.map(\.traits.need) == [.begin, .end, .begin] })
    #expect(has { $0.map(\.traits.need).starts(with: [.detach, .attach]) })
  }

  @Test func `a suite's scene and app stay as they are`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { height: 321 } }
      app: { header.refreshing: [ { wait: 77ms }, { endRefreshing: header } ] }
      scenarios: [ { name: a, steps: [ { pull: { header: 60 } }, release, { expect: { header.state: refreshing } } ] } ]
      """)
    for run in runs(of: subject, within: .anything, count: 50) {
      #expect(run.scene.content.height == 321)
      #expect(run.app.count == 1 && run.app[0].commands.count == 2)
    }
    #expect(subject.examples.count == 1)
  }

  @Test func `a flow of the suite is a gesture`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      flows: { tease: [ { pull: { header: 33 } }, { pull: { header: 0 } }, release ] }
      scenarios: [ { name: a, steps: [ touch, { flow: tease }, { flow: tease }, { expect: { header.state: idle } } ] } ]
      """)
    #expect(subject.gestures.map(\.count) == [3, 3])
    let all = runs(of: subject, within: .answers, count: 200).flatMap(\.commands)
    #expect(all.contains { if case .pull(.header, .points(33)) = $0 { true } else { false } })
  }

  @Test func `mutants are sensible, short and from the numbers alone`() throws {
    let subject = try Subject.feed()
    let parents = runs(of: subject, within: .anything, count: 40)
    for (number, parent) in parents.enumerated() {
      func mutant() -> ExploredRun {
        var draw = RunDraw(RandomNumbers(RunNumber(seed: 2, run: number)), of: subject, within: .anything)
        return draw.mutant(of: parent, with: parents[0])
      }
      #expect(mutant().bytes == mutant().bytes)
      #expect(Finger.isSensible(mutant().commands))
    }
  }

  @Test func `an action is drawn at the level of its commands`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: gifHeader }
      footer: { type: autoNormalFooter }
      trailer: { type: normalTrailer }
      flows: { tease: [ { pull: { header: 33 } }, release ] }
      scenarios: [ { name: a, steps: [ { flow: tease }, { expect: { header.state: idle } } ] } ]
      """)
    for action in Action.all {
      var levels: Set<Level> = []
      for number in 1...400 {
        var draw = RunDraw(RandomNumbers(RunNumber(seed: 3, run: number)), of: subject, within: .anything)
        levels.formUnion(action.draw(&draw).map(\.traits.level))
      }
      #expect(levels.max() == action.level, "\(action.name): \(levels)")
    }
  }
}

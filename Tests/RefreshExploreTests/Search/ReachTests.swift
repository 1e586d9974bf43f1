import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct ReachTests {
  @Test(arguments: ["footer.noMoreData", "header: idle -> pulling", "trailer: willRefresh -> idle"])
  func `a goal is read as it is written`(text: String) throws {
    #expect(try #require(ReachGoal(text)).description == text)
  }

  @Test func `a change may be written as a path`() throws {
    #expect(try #require(ReachGoal("footer.idle->noMoreData")).description == "footer: idle -> noMoreData")
  }

  @Test(arguments: [
    "", "footer", "footer.done", "heder.idle", "footer.idle -> ", "footer: idle -> pulling -> idle",
  ])
  func `nothing else is a goal`(text: String) {
    #expect(ReachGoal(text) == nil)
  }

  private func steps(to goal: String, in subject: Subject, within level: Level = .surroundings) throws -> Int? {
    let outcome = Reach(try #require(ReachGoal(goal)), in: subject, within: level).search(while: limit(200))
    if case .reached(let run) = outcome { return run.commands.count }
    return nil
  }

  @Test(arguments: [
    ("header.idle", 0), ("header.pulling", 1), ("header.refreshing", 1), ("header: pulling -> refreshing", 2),
    ("footer.noMoreData", 2), ("header.willRefresh", 2),
  ])
  func `the way to a goal is the shortest`(goal: String, count: Int) throws {
    #expect(try steps(to: goal, in: try .feed()) == count)
  }

  @Test func `what an app may do decides what is reached`() throws {
    #expect(try steps(to: "header.refreshing", in: try .feed(), within: .answers) == 2)
    let outcome = Reach(
      try #require(ReachGoal("header.willRefresh")), in: try .preset("name: a\nheader: { type: header }\n"),
      within: .answers
    )
    .search()
    guard case .notFound = outcome else {
      Issue.record("a list that stays on screen never waits for it")
      return
    }
  }

  private static let app = """
    suite: Feed
    header: { type: normalHeader }
    footer: { type: backNormalFooter }
    scene: { content: { height: 1200 } }
    app:
      header.refreshing: [ { wait: 0.5s }, { set: { scene.content.height: 1200 } }, { endRefreshing: header } ]
      footer.refreshing: [ { wait: 0.5s }, { load: { height: 600 } } ]
    flows:
      today: [ { scroll: { to: top } }, { beginRefreshing: header }, { wait: 0.1s } ]
    scenarios:
      - { name: a, steps: [ { flow: today }, { wait: settled }, { expect: { header.state: idle } } ] }
    """

  @Test(arguments: ["footer: refreshing -> idle", "footer.noMoreData", "header.willRefresh"])
  func `the app of a suite does nothing but what the suite says`(goal: String) throws {
    let subject = try Subject.suite(Self.app)
    #expect(try steps(to: goal, in: subject, within: .settings) == nil)
  }

  @Test(arguments: [("header: idle -> refreshing", 2), ("header: refreshing -> idle", 4)])
  func `the flows of a suite are actions`(goal: String, count: Int) throws {
    let subject = try Subject.suite(Self.app)
    #expect(try steps(to: goal, in: subject, within: .will) == count)
  }

  @Test(arguments: [
    ("footer: noMoreData -> refreshing", 3), ("footer: noMoreData -> idle", 3), ("header: refreshing -> idle", 2),
  ])
  func `a way stays within its level`(goal: String, count: Int) throws {
    let subject = try Subject.preset("name: a\nheader: { type: header }\nfooter: { type: backFooter }\n")
    for level in Level.allCases {
      let outcome = Reach(try #require(ReachGoal(goal)), in: subject, within: level).search(while: limit(150))
      guard case .reached(let run) = outcome else { continue }
      #expect(Judge.chosenLevel(of: run, in: subject) <= level && Finger.isSensible(run.commands))
      #expect(level < .will || run.commands.count <= count)
    }
    guard goal == "footer: noMoreData -> refreshing" else { return }
    let outcome = Reach(try #require(ReachGoal(goal)), in: subject, within: .will).search(while: limit(60))
    guard case .notFound = outcome else {
      Issue.record("an app that begins a footer without more data makes a call that it must not make")
      return
    }
  }

  /// Returns a condition that holds a number of times.
  private func limit(_ count: Int) -> () -> Bool {
    var rest = count
    return {
      rest -= 1
      return rest >= 0
    }
  }
}

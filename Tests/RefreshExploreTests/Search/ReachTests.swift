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
    let outcome = Reach(try #require(ReachGoal(goal)), in: subject, within: level).search()
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
}

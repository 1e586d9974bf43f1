import RefreshEngine
import RefreshLaws
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshExplore

/// Bugs in the app of a suite are found by the laws for apps, and sane apps are left alone.
struct AppBugTests {
  /// An app with a bug.
  struct Bug: Sendable, CustomTestStringConvertible {
    /// The bug in words.
    let name: String
    /// The cause by which it is reported.
    let cause: String
    /// The number of runs in which it is found.
    let runs: Int
    /// The app's answers.
    let answers: [String]
    var testDescription: String { name }

    init(_ name: String, _ cause: String, runs: Int = 600, _ answers: String...) {
      (self.name, self.cause, self.runs, self.answers) = (name, cause, runs, answers)
    }
  }

  private static let reload =
    "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { resetNoMoreData: footer }, { endRefreshing: header } ]"
  /// A reload without a reset, which ends the refresh of a footer that loads.
  private static let plainReload =
    "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]"
  private static let more =
    "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"

  private static let bugs = [
    Bug(
      "the footer's refresh ends before the request is sent", "early-end back footer", reload,
      "footer.refreshing: [ { endRefreshing: footer }, { wait: 1s }, { load: { rows: 10 } } ]"),
    Bug(
      "the header's refresh ends when it has begun", "early-end header", more,
      "header.refreshing: [ { wait: 0.6s }, { set: { scene.content.rows: 30 } } ]",
      "header.beginRefreshingCompletion: [ { endRefreshing: header } ]"),
    Bug(
      "the footer is reset while it loads", "early-end back footer, reset", reload,
      "footer.refreshing: [ { resetNoMoreData: footer }, { wait: 1s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"
    ),
    Bug(
      "the list is emptied before it is loaded", "emptied header, while it loads", more,
      "header.refreshing: [ { set: { scene.content.rows: 0 } }, { wait: 1s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]"
    ),
    Bug(
      "a page scrolls to the top", "lost-place back footer, scroll", reload,
      "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { scroll: { to: top } }, { endRefreshing: footer } ]"
    ),
    Bug(
      "a page replaces the rows", "lost-place back footer, shorter", reload,
      "footer.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: footer } ]"),
    Bug(
      "two callbacks load the same page", "loaded-twice back footer", reload, more,
      "footer.beginRefreshingCompletion: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"),
    Bug(
      "a page is added again after the end", "loaded-twice back footer", reload, more,
      "footer.endRefreshingCompletion: [ { load: { rows: 10 } } ]"),
    Bug(
      "the first page is added again after the end", "loaded-twice header", more,
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]",
      "header.endRefreshingCompletion: [ { load: { rows: 30 } } ]"),
    Bug(
      "the list is blank between the two calls of an end", "emptied header, while it closes", more,
      "header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ]",
      "header.endRefreshingAnimationBegin: [ { set: { scene.content.rows: 0 } } ]",
      "header.endRefreshingCompletion: [ { load: { rows: 30 } } ]"),
    Bug(
      "each reload begins the footer", "lost-place back footer, begun", reload, more,
      "scroll.reloadData: [ { beginRefreshing: footer } ]"),
    Bug(
      "a page replaces the rows by as many", "lost-place back footer, as long", reload,
      "footer.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 40 } }, { endRefreshing: footer } ]"),
    Bug(
      "a page refreshes the header", "lost-place back footer, refresh", reload,
      "footer.refreshing: [ { beginRefreshing: header }, { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"
    ),
    Bug(
      "the header is hidden by a page and never shown again", "left-hidden header", reload,
      "footer.refreshing: [ { set: { header.hidden: true } }, { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"
    ),
    Bug(
      "a title is set in one language", "lost-words header, set by the app", runs: 2400, more,
      "header.refreshing: [ { wait: 0.5s }, { set: { header.titles.idle: Just now } }, { endRefreshing: header } ]"),
    Bug(
      "the footer is reset before the first page is there", "kept-end back footer",
      "header.refreshing: [ { resetNoMoreData: footer }, { wait: 2s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]",
      "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 5 } }, { endRefreshing: { footer: noMoreData } } ]"),
    Bug(
      "the footer takes back its own end", "lost-end back footer, taken back", reload,
      "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: { footer: noMoreData } } ]",
      "footer.endRefreshingCompletion: [ { resetNoMoreData: footer } ]"),
    Bug(
      "an inset is set while the header refreshes", "wrong-room header", more,
      "header.refreshing: [ { set: { scene.contentInset.top: 40 } }, { wait: 1s }, { endRefreshing: header } ]",
      "header.endRefreshingCompletion: [ { set: { scene.contentInset.top: 0 } } ]"),
    Bug(
      "a banner makes the header higher while it refreshes", "wrong-room header, another height", more,
      "header.refreshing: [ { set: { header.height: 90 } }, { wait: 1s }, { endRefreshing: header } ]"),
    Bug(
      "the header's answer makes a new footer while the old one loads", "early-end back footer, gone",
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { attach: { footer: { type: backNormalFooter } } }, { endRefreshing: header } ]",
      "footer.refreshing: [ { wait: 1.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"),
    Bug(
      "whatever reloads the list ends both refreshes", "early-end header, footer",
      "header.refreshing: [ { wait: 1.2s }, { set: { scene.content.rows: 30 } } ]",
      "footer.refreshing: [ { wait: 0.6s }, { load: { rows: 10 } } ]",
      "scroll.reloadData: [ { endRefreshing: header }, { endRefreshing: footer } ]"),
    Bug(
      "the header waits for pictures", "late-end header", more,
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { wait: 20s }, { endRefreshing: header } ]"
    ),
    Bug(
      "another callback ends the load of an empty page", "late-end back footer", reload,
      "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 0 } } ]",
      "footer.beginRefreshingCompletion: [ { wait: 5s }, { endRefreshing: footer } ]"),
    Bug(
      "the top of another screen is written as a number", "scrolled-beyond header, above its top", reload, more,
      "header.endRefreshingCompletion: [ { scroll: { to: -44, animated: true } } ]"),
    Bug(
      "the next page is fetched ahead", "lost-place back footer, begun", more,
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header }, { beginRefreshing: footer } ]"
    ),
    Bug(
      "the next page is fetched when the header has closed", "lost-place back footer, begun", reload, more,
      "header.endRefreshingCompletion: [ { beginRefreshing: footer } ]"),
    Bug(
      "a timer refreshes the list", "lost-place header, begun", reload, more,
      "header.endRefreshingCompletion: [ { wait: 5s }, { beginRefreshing: header } ]"),
    Bug(
      "each reload scrolls to the top", "lost-place back footer, scroll", reload, more,
      "scroll.reloadData: [ { scroll: { to: top } } ]"),
    Bug(
      "the rows come when the footer has closed", "jump back footer", reload,
      "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: footer } ]",
      "footer.endRefreshingCompletion: [ { load: { rows: 10 } } ]"),
  ]

  private func problems(
    _ answers: [String], runs: Int = 200, header: String = "type: normalHeader",
    footer: String = "type: backNormalFooter", inset: Double = 0, level: Level = .surroundings
  ) throws -> [Finding] {
    let subject = try subject(answers, header: header, footer: footer, inset: inset)
    let plan = ExplorationPlan(level: level, runs: runs)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.map { $0[0] }
  }

  private func subject(
    _ answers: [String], header: String = "type: normalHeader", footer: String = "type: backNormalFooter",
    inset: Double = 0
  ) throws -> Subject {
    try Subject.suite(
      """
      suite: feed
      header: { \(header) }
      footer: { \(footer) }
      scene: { contentInset: { top: \(inset) }, content: { rows: 30 }, scrollView: table }
      app: { \(answers.joined(separator: ", ")) }
      scenarios:
        - { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] }
        - { name: b, steps: [ { pull: { footer: 130% } }, release, { wait: settled } ] }
      """)
  }

  @Test(arguments: bugs) func `a bug of an app is found, and is the app's`(bug: Bug) throws {
    let found = try problems(bug.answers, runs: bug.runs)
    let finding = try #require(found.first { $0.problem.shape.id == bug.cause }, "\(found.map(\.problem.shape.id))")
    #expect(finding.owner == .app)
    // The scenario that is written passes with the bug, and fails when it is mended.
    let subject = try subject(bug.answers)
    let loaded = load(finding.text(of: subject))
    var scenario = try #require(loaded.suites.first?.scenarios.first, "\(loaded.problems)")
    #expect(Runner.run(scenario).passed)
    scenario.setup.app = try #require(try self.subject([Self.plainReload, Self.more]).suite).setup.app
    #expect(Runner.run(scenario).failed, "\(finding.text(of: subject))")
  }

  @Test(
    arguments: [
      [reload, more],
      [
        "header.refreshing: [ { wait: 0.9s }, { endRefreshing: header } ]",
        "header.endRefreshingCompletion: [ { set: { scene.content.rows: 30 } }, { resetNoMoreData: footer } ]",
        more,
      ],
      [reload, "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: footer }, { load: { rows: 10 } } ]"],
    ] as [[String]])
  func `a reset by the header while the footer loads is the library's`(answers: [String]) throws {
    let own = try problems(answers, runs: 600).filter { $0.owner != .library }
    #expect(own.isEmpty, "\(own.map { ($0.problem.shape.id, $0.headline) })")
  }

  @Test(
    arguments: [
      [
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { wait: 2s }, { endRefreshing: header } ]",
        "header.endRefreshingCompletion: [ { scroll: { to: top, animated: true } } ]", more,
      ],
      [
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } } ]",
        "scroll.reloadData: [ { endRefreshing: header } ]",
        "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: footer } ]",
      ],
      [
        reload,
        "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { wait: 1s }, { endRefreshing: footer } ]",
      ],
      // The next page is fetched ahead.
      [
        reload,
        "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer }, { wait: 1s }, { load: { rows: 10 } } ]",
      ],
    ] as [[String]])
  func `an app that ends a little late, or when the list reloads, is left alone`(answers: [String]) throws {
    let found = try problems(answers, runs: 1500)
    let laws: Set<LawID> = ["early-end", "late-end", "scrolled-beyond"]
    let own = found.filter { laws.contains($0.problem.law) && $0.owner != .library }
    #expect(own.isEmpty, "\(own.map { ($0.problem.shape.id, $0.headline) })")
  }

  @Test func `rows that come when the footer has closed, perhaps while it loads again, are loaded once`() throws {
    let found = try problems(
      [
        Self.reload, "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: footer } ]",
        "footer.endRefreshingCompletion: [ { load: { rows: 10 } } ]",
      ], runs: 6000)
    #expect(!found.contains { $0.problem.law == "loaded-twice" }, "\(found.map(\.headline))")
  }

  @Test func `an empty answer leaves an empty list, and a failed one nothing to complain about`() throws {
    let empty =
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 0 } }, { endRefreshing: header } ]"
    let found = try problems([empty, Self.more], runs: 600)
    #expect(!found.contains { $0.problem.law == "emptied" && $0.owner == .app }, "\(found.map(\.headline))")
    let failed = [
      "header.refreshing: [ { wait: 2s }, { endRefreshing: header } ]",
      "footer.refreshing: [ { wait: 2s }, { endRefreshing: footer } ]",
    ]
    let asked = try problems(failed, runs: 1500, footer: "type: autoNormalFooter, automaticallyRefresh: false")
    #expect(!asked.contains { $0.problem.law == "asked-twice" && $0.owner == .app }, "\(asked.map(\.headline))")
  }

  @Test func `an empty answer doesn't make the app the owner of what a shorter list shows, too`() throws {
    for rows in [0, 5] {
      let answer =
        "header.refreshing: [ { wait: 0.7s }, { set: { scene.content.rows: \(rows) } }, { endRefreshing: header } ]"
      let found = try problems([answer, Self.more], runs: 300)
      let place = try #require(found.first { $0.problem.law == "misplaced" }, "\(found.map(\.headline))")
      #expect(place.owner == .library, "\(rows): \(place.headline)")
    }
  }

  @Test func `a trailer that ends before its content has arrived ends early`() throws {
    let subject = try Subject.suite(
      """
      suite: strip
      trailer: { type: normalTrailer }
      scene: { viewport: [375, 200], content: { width: 1200, height: 200 }, scrollView: collection }
      app:
        trailer.refreshing: [ { endRefreshing: trailer }, { wait: 1s }, { set: { scene.content.width: 1800 } } ]
      scenarios: [ { name: a, steps: [ { pull: { trailer: 130% } }, release, { wait: settled } ] } ]
      """)
    let run = try #require(subject.examples.first)
    let problems = Judge.judge(run, under: subject.conditions).problems
    let early = try #require(problems.first { $0.law == "early-end" }, "\(problems.map(\.shape.id))")
    #expect(Baseline(subject: subject).owner(of: early, in: [run]) == .app)
  }

  @Test(arguments: ["top", "0"]) func `a feed may show the rows that it has loaded above`(place: String) throws {
    let answer =
      "header.refreshing: [ { wait: 0.5s }, { load: { rowsAbove: 10 } }, { endRefreshing: header }, { scroll: { to: \(place) } } ]"
    let found = try problems([answer, Self.more], runs: 1500)
    #expect(!found.contains { $0.problem.law == "lost-place" }, "\(found.map(\.headline))")
  }

  @Test func `a header that an app replaces while the old one closes isn't judged by its end`() throws {
    let answer = "header.endRefreshingAnimationBegin: [ { attach: { header: { type: normalHeader } } } ]"
    let found = try problems([Self.reload, Self.more, answer], runs: 3000)
    #expect(!found.contains { $0.problem.law == "wrong-percent" && $0.owner == .app }, "\(found.map(\.headline))")
  }

  @Test func `an inset that the app makes smaller after a refresh is lost, one that it restores or enlarges isn't`()
    throws
  {
    func found(_ set: String...) throws -> [String] {
      let answers = zip(["begin", "end"], set).map { "header.\($0)RefreshingCompletion: [ { set: { \($1) } } ]" }
      let found = try problems([Self.reload, Self.more] + answers, runs: 600, inset: 44)
      return found.filter { $0.owner == .app && $0.problem.law == "lost-inset" }.map(\.problem.shape.id)
    }
    #expect(
      try found("scene.contentInset.bottom: 20", "scene.contentInset.top: 0") == ["lost-inset header, top"])
    #expect(try found("scene.contentInset.bottom: 20", "scene.contentInset.top: 44").isEmpty)
    #expect(try found("scene.contentInset.top: 0", "scene.contentInset.top: 44").isEmpty)
    // A header's refresh has nothing to do with the other end.
    #expect(try found("scene.contentInset.bottom: 20", "scene.contentInset.bottom: 0").isEmpty)
  }

  /// Explores a list with a header beneath a status bar.
  private func problems(header: String, footer: String = "", answers: String) throws -> [Finding] {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { \(header) }
      \(footer)
      scene: { safeArea: { top: 59 }, content: { rows: 30, rowHeight: 60 }, scrollView: table }
      app: { \(answers) }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] } ]
      """)
    let plan = ExplorationPlan(runs: 600)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).ownProblems.map { $0[0] }
  }

  private static let end = "{ wait: 0.5s }, { endRefreshing: header } ]"

  @Test func `an app that scrolls to 0 beneath a bar is told which call does it, and of nothing that follows`()
    throws
  {
    let found = try problems(
      header: "type: normalHeader", answers: "header.refreshing: [ { scroll: { to: 0 } }, \(Self.end)"
    ).filter { $0.owner == .app }
    #expect(found.map(\.problem.shape.id) == ["short-of-top header"])
    #expect(found.first?.calls == ["`scroll: { to: 0 }` in `header.refreshing`"])
    let sane = try problems(
      header: "type: normalHeader", answers: "header.refreshing: [ { scroll: { to: top } }, \(Self.end)")
    #expect(!sane.contains { $0.problem.law == "short-of-top" })
  }

  @Test(arguments: [54, 60])
  func `a header that ignores more than the inset is out of sight, which is the preset's`(height: Int) throws {
    let plan = ExplorationPlan(runs: 4000)
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader, height: \(height), ignoredInset: 59 }
      scene: { safeArea: { top: 59 }, content: { rows: 30, rowHeight: 60 }, scrollView: table }
      app: { header.refreshing: [ \(Self.end) }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] } ]
      """)
    let found = Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.map { $0[0] }
    let finding = try #require(found.first { $0.problem.law == "out-of-sight" })
    #expect(finding.owner == .preset && finding.keys.contains("header.ignoredInset"), "\(finding.keys)")
  }

  @Test(
    arguments: [
      ("autoTriggerTimes: 0", "no drag"), ("automaticallyRefresh: false, stateLabel: { hidden: true }", "blank"),
      ("automaticallyRefresh: false", ""), ("autoTriggerTimes: unlimited", ""),
    ])
  func `a footer that no drag makes load, or that waits and is blank, is the preset's`(
    settings: String, cause: String
  ) throws {
    let answer = "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]"
    func found(_ app: String) throws -> [Finding] {
      try problems(
        header: "type: normalHeader", footer: "footer: { type: autoNormalFooter, \(settings) }", answers: app
      ).filter { $0.problem.law == "dead-end" || $0.problem.shape.cause == "one drag" }
    }
    let own = try found(answer)
    #expect(own.map(\.problem.shape.cause) == (cause.isEmpty ? [] : [cause]))
    #expect(own.allSatisfy { $0.owner == .preset })
    let begins = "header.refreshing: [ { beginRefreshing: footer }, \(Self.end), \(answer)"
    #expect(try found(begins).allSatisfy { $0.problem.law != "dead-end" })
  }

  @Test func `a header that is hidden under a finger may stay pulled until it is shown again`() throws {
    let hide = "header.endRefreshingCompletion: [ { set: { header.hidden: true } } ]"
    let found = try problems(header: "type: normalHeader", answers: "header.refreshing: [ \(Self.end), \(hide)")
    #expect(!found.contains { $0.problem.law == "stuck-state" }, "\(found.map(\.headline))")
  }

  @Test func `what an app does is never the preset's`() throws {
    let own = try problems(
      [Self.reload, Self.more], runs: 4000, header: "type: normalHeader, collectionViewAnimationBug: true",
      level: .anything
    )
    .filter { $0.problem.law.law.isOfApp }
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { $0.owner != .preset }, "\(own.map(\.headline))")
  }

  @Test(
    arguments: [
      ("type: autoNormalFooter", "footer.refreshing: [ { wait: 2s }, { endRefreshing: footer } ]"),
      ("type: autoNormalFooter, automaticallyRefresh: false", more),
    ] as [(String, String)])
  func `a touch at the end of a long list may load what failed or waits for it`(footer: String, answer: String)
    throws
  {
    let header =
      "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]"
    let own = try problems([header, answer], runs: 1500, footer: footer).filter { $0.owner != .library }
    #expect(own.isEmpty, "\(own.map { ($0.problem.shape.id, $0.headline) })")
  }
}

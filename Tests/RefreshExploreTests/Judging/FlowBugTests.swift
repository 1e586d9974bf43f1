import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

/// Mistakes that apps make in flows are found and named, and correct flows aren't reported.
struct FlowBugTests {
  /// A list, what its reader does, and what is wrong.
  struct Play: Sendable, CustomTestStringConvertible {
    let name: String
    /// The cause by which the problem is reported; empty if there is none.
    let cause: String
    /// The lines of the suite that differ.
    let lines: [String]
    /// The steps of its scenario.
    let steps: [String]
    var testDescription: String { name }

    init(_ name: String, _ cause: String, _ lines: [String], _ steps: String...) {
      (self.name, self.cause, self.lines, self.steps) = (name, cause, lines, steps)
    }

    init(sane name: String, _ lines: [String], _ steps: String...) {
      (self.name, cause, self.lines, self.steps) = (name, "", lines, steps)
    }
  }

  private static let end = ["pull: { footer: 120% }", "release", "wait: settled"]
  private static let header = "header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ]"
  private static let last =
    "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: { footer: noMoreData } } ]"

  private static func list(
    _ flow: String, scene: String = "", footer: String = "backNormalFooter", app: String = last
  )
    -> [String]
  {
    [
      "footer: { type: \(footer) }", "scene: { \(scene)content: { rows: 30 }, scrollView: table }",
      "app: { \(header), \(app) }", "flows: { act: [ \(flow) ] }",
    ]
  }

  /// Returns a list whose flow makes room at the bottom for a while.
  private static func room(_ more: Int, then less: Int, scene: String = "", footer: String = "backNormalFooter")
    -> [String]
  {
    func set(_ inset: Int) -> String { "{ set: { scene.contentInset.bottom: \(inset) } }" }
    return list("\(set(more)), { wait: 1s }, \(set(less))", scene: scene, footer: footer)
  }

  private static let plays = [
    Play(
      "another list, and the footer keeps `noMoreData`", "kept-end back footer, another list",
      list("{ set: { scene.content.rows: 15 } }"), end[0], end[1], end[2], "flow: act", "wait: settled"),
    Play(
      sane: "another list, and the footer is reset",
      list("{ set: { scene.content.rows: 15 } }, { resetNoMoreData: footer }"), end[0], end[1], end[2], "flow: act",
      "wait: settled"),
    Play(
      sane: "another list that is complete",
      list("{ set: { scene.content.rows: 15 } }, { endRefreshing: { footer: noMoreData } }"), end[0], end[1],
      end[2],
      "flow: act", "wait: settled"),
    Play(
      sane: "a row less", list("{ set: { scene.content.rows: 39 } }"), end[0], end[1], end[2], "flow: act",
      "wait: settled"),
    Play(
      "a keyboard takes more than it gave", "lost-inset back footer, bottom, taken back",
      room(300, then: 0, scene: "contentInset: { bottom: 50 }, "), "flow: act", "wait: settled"),
    Play(
      sane: "a keyboard restores the inset", room(300, then: 50, scene: "contentInset: { bottom: 50 }, "),
      "flow: act",
      "wait: settled"),
    Play(
      "a toolbar forgets the footer's room", "inset-left auto footer, bottom-",
      room(49, then: 0, footer: "autoNormalFooter"), "flow: act", "wait: settled"),
    Play(
      sane: "a toolbar restores the footer's room", room(93, then: 44, footer: "autoNormalFooter"), "flow: act",
      "wait: settled"),
    Play(
      "the flow scrolls to a number", "scrolled-beyond, below its end", list("{ scroll: { to: 2000 } }"),
      "flow: act",
      "wait: settled"),
    Play(sane: "the flow scrolls to the end", list("{ scroll: { to: bottom } }"), "flow: act", "wait: settled"),
    Play(
      "coming back refreshes wherever the reader is", "lost-place header, begun",
      list("{ window: false }, { wait: 1s }, { window: true }, { beginRefreshing: header }"), "scroll: { to: 600 }",
      "flow: act", "wait: settled"),
    Play(
      sane: "coming back refreshes at the top",
      list(
        "{ window: false }, { wait: 1s }, { window: true }, { scroll: { to: top } }, { beginRefreshing: header }"),
      "scroll: { to: 600 }", "flow: act", "wait: settled"),
    Play(
      "a refreshing header is replaced", "inset-left header, top+ of a broken refresh",
      list("{ attach: { header: { type: normalHeader } } }"), "pull: { header: 120% }", "release", "wait: 0.4s",
      "flow: act", "wait: settled"),
    Play(
      "a page scrolls past the new rows", "lost-place back footer, scroll on",
      list(
        "{ wait: 1s }",
        app:
          "footer.refreshing: [ { load: { rows: 40 } }, { endRefreshing: footer } ], footer.endRefreshingCompletion: [ { scroll: { to: bottom } } ]"
      ), end[0], end[1], end[2]),
    Play(
      "a reload takes back the end", "lost-end back footer, taken back",
      list(
        "{ wait: 1s }",
        app:
          "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: { footer: noMoreData } }, { load: { rows: 4 } } ], scroll.reloadData: [ { resetNoMoreData: footer } ]"
      ), end[0], end[1], end[2]),
  ]

  @Test(arguments: plays) func `what an app does in a flow is judged`(play: Play) throws {
    let steps = play.steps.map { $0 == "release" ? $0 : "{ \($0) }" }.joined(separator: ", ")
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      \(play.lines.joined(separator: "\n"))
      scenarios: [ { name: a, steps: [ \(steps) ] }, { name: b, steps: [ { flow: act } ] } ]
      """)
    let run = try #require(subject.examples.first)
    let problems = Judge.judge(run, under: subject.conditions).problems
    let own = problems.filter {
      $0.chosenLevel(in: subject) <= .surroundings
        && Baseline(subject: subject).owner(of: $0, in: [run]) != .library
    }
    if play.cause.isEmpty {
      #expect(own.isEmpty, "\(own.map(\.shape.id))")
    } else {
      let found = try #require(own.first { $0.shape.id == play.cause }, "\(problems.map(\.shape.id))")
      let baseline = Baseline(subject: subject)
      #expect(baseline.owner(of: found, in: [run]) == .app)
      let place = play.lines.joined().contains("act: [ { wait: 1s } ]") ? "in `" : "in the flow `act`"
      let calls = baseline.calls(causing: found, in: run)
      #expect(!calls.isEmpty && calls.allSatisfy { $0.contains(place) }, "\(calls)")
    }
  }

  @Test(arguments: [
    (
      "{ wait: 0.5s }, { load: { rows: 10 } }", "pull: { footer: 120% }", "wait: settled",
      "unended back footer, asked"
    ),
    (
      "{ wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer }", "pull: { footer: 120% }",
      "wait: settled",
      ""
    ),
    (
      "{ wait: 0.5s }, { set: { footer.hidden: true } }, { endRefreshing: footer }", "pull: { footer: 120% }",
      "wait: settled }, { pull: { header: 120% } }, release, { wait: settled", "kept-end back footer, gone"
    ),
  ])
  func `a footer that a flow attaches is judged like another one`(
    answer: String, pull: String, rest: String, cause: String
  ) throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ],
        footer.refreshing: [ \(answer) ] }
      flows: { act: [ { attach: { footer: { type: backNormalFooter } } } ] }
      scenarios: [ { name: a, steps: [ { flow: act }, { \(pull) }, release, { \(rest) } ] } ]
      """)
    let run = try #require(subject.examples.first)
    let problems = Judge.judge(run, under: subject.conditions).problems
    let own = problems.filter {
      $0.chosenLevel(in: subject) <= .surroundings
        && Baseline(subject: subject).owner(of: $0, in: [run]) != .library
    }
    #expect(own.map(\.shape.id) == (cause.isEmpty ? [] : [cause]), "\(problems.map(\.shape.id))")
  }

  @Test func `readers need a moment between two gestures, and can't tap what is out of sight`() throws {
    let subject = try Subject.suite(
      """
      suite: feed
      header: { type: normalHeader }
      footer: { type: autoNormalFooter, automaticallyRefresh: false }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { \(Self.header), footer.refreshing: [ { endRefreshing: footer } ], header.endRefreshingCompletion: [ { scroll: { to: 3000 } } ] }
      scenarios: [ { name: a, steps: [ { pull: { header: 120% } }, release ] } ]
      """)
    func level(_ commands: Command...) throws -> Level {
      let pulled = subject.examples[0].commands + commands
      let run = ExploredRun(
        scene: subject.scene, components: subject.components.map(\.blueprint), app: subject.app ?? [],
        commands: pulled + [.release(velocity: nil), .settled])
      let problems = Judge.judge(run, under: subject.conditions).problems
      return try #require(problems.first { $0.law == "scrolled-beyond" }, "\(problems)").chosenLevel(in: subject)
    }
    let pause = Command.wait(Interval(seconds: 0.8))
    #expect(try level() < .settings)
    #expect(try level(pause, .pull(.footer, .points(20))) < .settings)
    #expect(try level(.pull(.footer, .points(20))) == .anything)
    #expect(try level(.scrollToEnd(.bottom, animated: false)) == .anything)
    #expect(try level(pause, .scrollToEnd(.bottom, animated: false), .tap(.footer)) < .settings)
    #expect(try level(pause, .tap(.footer)) == .anything)
  }

  @Test func `drawn gestures leave readers time`() {
    let (pull, release) = (Command.pull(.header, .points(60)), Command.release(velocity: nil))
    func waits(_ commands: Command...) -> [Double] {
      Finger.paced(commands).compactMap { if case .wait(let time) = $0 { time.seconds } else { nil } }
    }
    #expect(waits(pull, release, pull, release) == [0.5])
    #expect(waits(pull, release, .wait(Interval(seconds: 0.25)), pull) == [0.25, 0.25])
    #expect(waits(pull, release, .wait(Interval(seconds: 1)), pull) == [1])
    #expect(waits(pull, pull, release) == [])
  }

  @Test func `a condition that the library's own problem breaks is the library's`() throws {
    func owners(_ condition: String) throws -> [Owner] {
      let subject = try Subject.suite(
        """
        suite: feed
        header: { type: normalHeader }
        scene: { safeArea: { top: 20 }, content: { rows: 30 }, scrollView: table }
        app: { \(Self.header) }
        atRest: { \(condition) }
        scenarios: [ { name: a, steps: [ { pull: { header: 120% } }, release, { wait: 0.4s }, { set: { scene.safeArea.top: 0 } }, { wait: settled } ] } ]
        """)
      let run = subject.examples[0]
      return Judge.judge(run, under: subject.conditions).problems.filter { $0.law == "suite-condition" }
        .map { Baseline(subject: subject).owner(of: $0, in: [run]) }
    }
    #expect(try owners("scroll.contentInset.top: 0") == [.library])
    #expect(try owners("scroll.rows: 20") == [.preset])
  }
}

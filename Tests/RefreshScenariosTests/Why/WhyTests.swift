import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Answers about runs, which must be true of them.
@Suite struct WhyTests {
  @Test(arguments: ["museum", "scenarios", "types", "apps", "curated", "late", "random"])
  func `each change of state and each call has a rule that held, and a chain to a step or the app`(folder: String)
    throws
  {
    var count = 0
    let recordings = Recording.all.filter { $0.path.contains("/Recordings/\(folder)/") }
    let scenarios =
      try recordings.isEmpty ? Configs.suites(folder).flatMap(\.scenarios) : recordings.map { try $0.scenario() }
    for scenario in scenarios {
      let inquiry = Inquiry(scenario)
      let entries = inquiry.entries
      for (index, entry) in entries.enumerated() {
        guard case .event(let event) = entry.kind, let subject = Question.Subject(event: event.line) else {
          continue
        }
        count += 1
        let path = inquiry.path(to: index)
        let place = "\(scenario.name), \(event.line.text) at \(entry.time.seconds)"
        let isCommand = if case .command = entries[path[0]].kind { true } else { inquiry.step(of: path[0]) == 0 }
        #expect(isCommand, "\(place)")
        #expect(path.allSatisfy { entries[$0].time <= entry.time } && path == path.sorted(), "\(place)")
        let answer = inquiry.why(index)
        #expect(!answer.chain.isEmpty, "\(place)")
        #expect(answer.lines.allSatisfy { $0.mark != .fails }, "\(place)")
        if case .state = subject { #expect(answer.rule != nil, "\(place)") }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [(1, "from 54 to 80"), (2, "from 80 to 90")])
  func `a step that changes a value says so, also the first one`(number: Int, change: String) throws {
    let text = "- set: { header.height: 80 }\n- set: { header.height: 90 }\n- expect: { header.state: idle }"
    let scenario = try #require(load(suiteText(text)).suites.first?.scenarios.first)
    let answer = try #require(Explanation.answer(.step(number), about: scenario))
    #expect(answer.sentence.contains("it changed `header.frame.height` \(change)"), "\(answer.sentence)")
  }
}

/// What was done, between the events that follow from it.
@Suite struct HappeningTests {
  @Test(arguments: [
    "rotate: [667, 375]", "set: { scene.contentInset.bottom: 30 }", "language: ko", "tap: footer", "detach: footer",
    "attach: { footer: { type: autoNormalFooter } }", "window: false",
  ])
  func `what happened before a failure includes what a step did to the world`(step: String) throws {
    let header = "header: { type: normalHeader }"
    let text = suiteText("- \(step)\n- expect: { time: 1 }", components: header)
      .replacing(header, with: header + "\nfooter: { type: autoNormalFooter }")
    let scenario = try #require(load(text).suites.first?.scenarios.first)
    let happened = try #require(Runner.run(scenario).failedSteps.first).events.map(\.text)
    #expect(happened.contains { $0.hasPrefix("\(step) (line ") }, "\(happened)")
  }

  @Test func `what happened before a failure includes what the app did to the world`() throws {
    let app = "{ header.refreshing: [ { set: { scene.contentInset.top: 20 } } ] }"
    let happened = try happenings("- beginRefreshing: header\n- wait: 0.25s\n- expect: { time: 1 }", app: app)
    #expect(
      happened.suffix(4) == [
        "header: refreshing()", "the app: set: { scene.contentInset.top: 20 } (line 4)",
        "scroll: inset.top 54 -> 20", "header: beginRefreshingCompletion()",
      ])
  }

  @Test func `what was done to the world isn't among the events that a scenario expects`() throws {
    let scenario = try scenario("- rotate: [667, 375]\n- window: false\n- expectEvents: []\n- expect: { time: 0 }")
    #expect(Runner.run(scenario).passed)
  }

  private func happenings(_ steps: String, app: String) throws -> [String] {
    let scenario = try #require(load(suiteText(steps, app: app)).suites.first).scenarios[0]
    return try #require(Runner.run(scenario).failedSteps.first).events.map(\.text)
  }
}

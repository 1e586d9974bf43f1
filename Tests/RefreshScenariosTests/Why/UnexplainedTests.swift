import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Answers about failures of which no question asks the cause, and about steps that the time of the question cuts off.
@Suite struct UnexplainedTests {
  private static let table = "{ scrollView: table, content: { rows: 3 } }"

  @Test(arguments: [
    (
      "- repeat: { times: 2000, steps: [ { wait: 1000000s } ] }", "{}",
      "step 1001 fails: more than 1,000,000,000 s would pass; nothing more is known"
    ),
    (
      "- wait: 1s\n- expect: { law: late-call }", "{}",
      "step 2 fails: the run obeys the law `late-call` (the app is called while the component refreshes, and not after), "
        + "expected a breach; nothing more is known"
    ),
    ("- expect: { time: 1s }", "{}", "`time` is 0 s: no step took time"),
    (
      "- snapshot: missing", "{}",
      "there is no snapshot `missing`; `refreshcfg test --update-snapshots` stores it"
    ),
    (
      "- wait: 1s", "{ scroll.reloadData: [ { load: { rows: 1 } } ] }",
      "the setup fails: the app's answer to `scroll.reloadData` triggers itself, more than 32 deep at one instant: an "
        + "endless loop; nothing more is known"
    ),
  ])
  func `a scenario that fails has an answer, even if nothing more is known`(
    steps: String, app: String, sentence: String
  ) throws {
    let scenario = try scenario(steps, scene: Self.table, app: app)
    #expect(Runner.run(scenario).failed)
    #expect(Explanation.answer(nil, about: scenario) == nil)
    #expect(try #require(Explanation.failure(of: scenario)).sentence == sentence)
  }

  @Test func `a step after the time of the question hasn't begun, and didn't fail`() throws {
    let scenario = try scenario("- wait: 0.05s\n- wait: 1s\n- expect: { header.state: idle }")
    func sentence(_ limit: Instant?) throws -> String {
      try #require(Explanation.answer(.step(3), about: scenario, at: limit)).sentence
    }
    #expect(
      try sentence(.zero + Interval(seconds: 0.1)) == "step 3 hasn't begun at 0.1 s: step 2, `wait`, takes longer")
    #expect(try sentence(nil) == "step 3, `expect`, changed no state and called nothing")
  }

  @Test func `a release that follows too short a pull is the gesture's`() throws {
    let scenario = try scenario("- pull: { header: 40% }\n- release\n- wait: 1s", scene: Self.table)
    let answer = try #require(Explanation.answer(.step(2), about: scenario))
    #expect(answer.sentence == "step 2, `release`, changed no state and called nothing: the header was idle")
    #expect(answer.owner == .gesture)
  }

  @Test func `a tap that no finger can do is said to have its effect all the same`() throws {
    let scenario = try scenario(
      "- tap: footer\n- expect: { footer.state: refreshing }", components: "footer: { type: autoNormalFooter }",
      scene: "{ scrollView: table, content: { rows: 30 } }")
    let answer = try #require(Explanation.answer(.step(1), about: scenario))
    #expect(
      answer.sentence.hasPrefix("step 1, `tap`, caused ")
        && answer.sentence.contains("; on a phone, no finger can tap here: the footer is"), "\(answer.sentence)")
    #expect(answer.owner == .gesture)
  }

  @Test func `a movement that has only begun is named`() throws {
    let scenario = try scenario(
      "- scroll: { to: bottom, animated: true }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      scene: "{ scrollView: table, content: { rows: 30 } }")
    let answer = try #require(Explanation.answer(nil, about: scenario))
    #expect(
      answer.sentence.contains("the content hasn't moved, and nothing called `beginRefreshing`")
        && answer.sentence.hasSuffix(
          "; scroll: { to: bottom, animated: true } (line 8) moves the content until 0.25 s"),
      "\(answer.sentence)")
  }

  @Test func `an auto footer has its room whether it refreshes or not`() throws {
    let scenario = try scenario(
      "- wait: 1s\n- beginRefreshing: footer\n- wait: 1s\n- expect: { scroll.inset.bottom: 0 }",
      components: "footer: { type: autoNormalFooter }",
      scene: "{ scrollView: table, content: { rows: 30 } }")
    let answer = try #require(Explanation.answer(nil, about: scenario))
    #expect(
      answer.sentence == "`scroll.inset.bottom` is 44 pt = 44 pt footer"
        && answer.lines.map(\.detail) == ["since 0 s"], "\(answer.sentence)")
    #expect(answer.outlook == "")
  }

  @Test func `a scenario that passes has no answer if nothing is asked`() throws {
    let scenario = try scenario("- wait: 1s")
    #expect(Explanation.answer(nil, about: scenario) == nil && Explanation.failure(of: scenario) == nil)
  }
}

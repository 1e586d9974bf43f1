import Testing

@testable import refreshcfg

struct WhyTests {
  @Test(
    arguments: [(":4", ["--step", "3"]), (":4:3", ["header.refreshing"]), (":4:3", [])] as [(String, [String])])
  func `a step that the scenario doesn't have can't be asked about`(place: String, question: [String]) throws {
    let console = try Console()
    let path = try console.file(
      "feed.scenarios.yaml",
      """
      suite: a
      header: { type: normalHeader }
      scenarios:
        - { name: one, steps: [touch, { expect: { header.state: idle } }] }
      """)
    #expect(try console.run(Why.self, [path + place] + question) == .unusable)
    #expect(console.error == "error: there is no step 3: `one` has 2 steps\n")
  }

  @Test func `a scenario that was found is asked about what it shows`() throws {
    let console = try Console()
    let path = try console.file(
      "late-call-01234567.scenarios.yaml",
      """
      suite: Found in feed
      header: { type: normalHeader }
      scenarios:
        - name: late
          tags: [found, late-call, will, library]
          steps:
            - beginRefreshing: header
            - endRefreshing: header
            - wait: settled
            - expect: { header.calls.refreshing: 1 }
      """)
    #expect(try console.run(Why.self, [path]) == .success)
    #expect(console.output.hasPrefix("`header.refreshing()` was called at 0.25 s"), "\(console.output)")
  }

  @Test(
    arguments: [
      (
        "early-end", "header.refreshing: [ { endRefreshing: header }, { wait: 1s }, { load: { rows: 5 } } ]",
        "{ pull: { header: 120% } }, release, { wait: settled }, ", "The header became idle at 0.25 s"
      ),
      (
        "never-rests",
        "footer.refreshing: [ { wait: 0.6s }, { endRefreshing: footer }, { load: { rows: 9 } } ], scroll.reloadData: [ { wait: 0.1s }, { beginRefreshing: footer } ]",
        "", "At 0 s, 1 thing is scheduled or moving"
      ),
    ])
  func `a breach of a law that no value shows is explained for the component that breaches it`(
    law: String, app: String, steps: String, answer: String
  ) throws {
    let console = try Console()
    let path = try console.file(
      "\(law)-01234567.scenarios.yaml",
      """
      suite: Found in feed
      header: { type: normalHeader }
      footer: { type: autoNormalFooter }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { \(app) }
      scenarios: [ { name: it, tags: [found, \(law), will, app], steps: [ \(steps){ expect: { law: \(law) } } ] } ]
      """)
    #expect(try console.run(Why.self, [path]) == .success)
    #expect(console.output.hasPrefix(answer), "\(console.output)")
  }

  private static let examples = """
    suite: a
    header: { type: normalHeader }
    scenarios:
      - name: "pull ${n}"
        steps: [ { pull: { header: "${n}" } }, { expect: { header.state: pulling } } ]
        examples:
          - { n: 120% }
          - { n: 100% }
          - { n: 80% }
      - { name: other, steps: [ touch, { expect: { header.state: idle } } ] }
    """

  @Test func `each example is listed with the line that selects it`() throws {
    let console = try Console()
    let path = try console.file("feed.scenarios.yaml", Self.examples)
    #expect(try console.run(Why.self, [path]) == .unusable)
    let list = "`pull 120%` (line 7), `pull 100%` (line 8), `pull 80%` (line 9), `other` (line 10)"
    #expect(console.error.contains("there are \(list)"), "\(console.error)")
    #expect(try console.run(Why.self, [path + ":9"]) == .success)
    #expect(console.output.contains("offset.y −43.2"), "\(console.output)")
  }

  @Test func `of several examples, the first that fails is explained`() throws {
    let console = try Console()
    let path = try console.file("feed.scenarios.yaml", Self.examples)
    #expect(try console.run(Why.self, [path + ":5"]) == .success)
    #expect(console.error == "`pull 100%` (line 8) is the first of 3 scenarios here that fails\n")
    #expect(console.output.contains("offset.y was exactly at the threshold"), "\(console.output)")
  }

  @Test func `if none of several examples fails, that is said`() throws {
    let console = try Console()
    let passing = Self.examples.replacing("pulling", with: "{ oneOf: [idle, pulling] }")
    let path = try console.file("feed.scenarios.yaml", passing)
    #expect(try console.run(Why.self, [path + ":5"]) == .success)
    #expect(console.error == "`pull 120%` (line 7) is the first of 3 scenarios here\n")
    #expect(console.output.hasPrefix("none of the 3 scenarios fails; ask a question"), "\(console.output)")
  }
}

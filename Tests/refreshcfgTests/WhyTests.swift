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
}

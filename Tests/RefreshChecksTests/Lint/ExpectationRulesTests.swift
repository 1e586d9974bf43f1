import Testing

@testable import RefreshChecks

struct ExpectationRulesTests {
  @Test func `a state that the type never has shows those that it has`() {
    #expect(
      lint(steps: "- expect: { header.state: noMoreData }") == [
        "8:33 impossible-expectation: `header.state` of `normalHeader` is never `noMoreData`",
        "  help: its states are `idle`, `pulling`, `refreshing` and `willRefresh`",
      ])
    #expect(
      lint(steps: "- expect: { footer.state: { oneOf: [pulling] } }", components: "footer: { type: autoFooter }")
        .first == "8:33 impossible-expectation: `footer.state` of `autoFooter` is never `pulling`")
  }

  @Test func `a state that one of several possible types has is silent`() {
    #expect(
      lint(
        steps: """
          - attach: { footer: { type: backFooter } }
          - expect: { footer.state: pulling }
          """, components: "footer: { type: autoFooter }") == [])
    #expect(
      lint(steps: "- expect: { footer.state: { not: pulling } }", components: "footer: { type: autoFooter }") == [])
  }

  @Test func `the contrary of what was just seen shows both places`() {
    #expect(
      lint(
        steps: """
          - wait: { until: { header.state: idle } }
          - expectEvents: []
          - expect: { header.refreshing: true, scroll.inset.top: 54 }
          - expect: { scroll.inset.top: "> 60" }
          """) == [
          "10:38 impossible-expectation: `header.refreshing` can't be `true`: at the same instant `header.state` is `idle`",
          "  8:40 this is known from here",
          "  help: nothing happens between the two; add a step between them, perhaps a `wait`",
          "11:37 impossible-expectation: `scroll.inset.top` can't be `> 60`: at the same instant `scroll.inset.top` is `54`",
          "  10:62 this is known from here",
          "  help: nothing happens between the two; add a step between them, perhaps a `wait`",
        ])
  }

  @Test func `any step between two expectations may change all`() {
    #expect(
      lint(
        steps: """
          - expect: { header.state: idle }
          - touch
          - expect: { header.state: refreshing }
          - endRefreshing: header
          - expect: { header.state: idle }
          """) == [])
  }

  @Test func `numbers within the tolerance, ranges that meet and other observables are silent`() {
    #expect(
      lint(
        steps: """
          - expect: { scroll.inset.top: 54, header.state: refreshing }
          - expect: { scroll.inset.top: "54 ± 1", header.refreshing: true, header.alpha: "> 0" }
          - expect: { header.alpha: "< 1", scroll.inset.top: 54.0005 }
          """) == [])
  }

  @Test func `a wait for what never comes true shows what is not reached`() {
    #expect(
      lint(
        steps: """
          - wait: { until: { header.state: idle, header.refreshing: true }, atMost: 2s }
          - touch
          - expect: { header.alpha: 1 }
          """) == [
          "8:65 unreachable-expectation: `header.refreshing` can't be `true`: at the same instant `header.state` is `idle`, so this wait fails after 2000 ms",
          "  8:40 this is known from here",
          "  10:9 nothing is checked from here on",
          "  help: all conditions of a wait have to hold at the same time; wait for one after the other",
        ])
  }

  @Test func `what is expected twice shows the first time`() {
    #expect(
      lint(
        steps: """
          - expect: { header.state: idle, scroll.inset.top: 0 }
          - expect: { scroll.inset.top: 0.0 }
          """) == [
          "9:37 repeated-expectation: this expects `scroll.inset.top` to be `0` again, 0 ms after the first time",
          "  8:57 it is expected here, and nothing happens in between",
          "  help: remove it, or add the step that shouldn't change it",
        ])
  }

  @Test func `an expectation may say what a wait has waited for`() {
    #expect(
      lint(
        steps: """
          - wait: { until: { header.state: idle } }
          - expect: { header.state: idle }
          """) == [])
  }
}

import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshChecks

/// The warnings of steps without effect in a suite around some steps.
private func vain(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> [String] {
  lint(suite: suiteText(steps, components: components, scene: scene, app: app)).filter {
    $0.contains("step-without-effect")
  }
}

struct StepWithoutEffectTests {
  @Test func `a flow may reset a footer to be safe`() {
    let step = "{ resetNoMoreData: footer }"
    let components = "footer: { type: backNormalFooter }\nflows: { tab: [ \(step), touch, release ] }"
    #expect(vain("- flow: tab\n- expect: { time: 0 }", components: components) == [])
    #expect(
      vain("- \(step.dropFirst(2).dropLast(2))\n- touch\n- expect: { time: 0 }", components: Self.footer).count == 1
    )
  }

  private static let footer = "footer: { type: autoNormalFooter }"
  private static let short = "{ content: { height: 300 }, physics: none }"

  @Test(arguments: [
    ("- release", "8:9 step-without-effect: no finger is down"),
    ("- cancel", "8:9 step-without-effect: no finger is down"),
    ("- pull: { header: 120% }\n- release\n- release", "10:9 step-without-effect: no finger is down"),
    ("- detach: header\n- detach: header", "9:9 step-without-effect: there is no longer a header"),
    ("- detach: header\n- pull: { header: 60 }", "9:9 step-without-effect: there is no longer a header"),
  ])
  func `what has nothing to act on is reported, unless it is shown`(steps: String, line: String) {
    #expect(vain(steps + "\n- touch\n- expect: { scroll.offset.x: 0 }").first == line)
    #expect(vain(steps + "\n- expect: { scroll.offset.x: 0 }") == [])
  }

  @Test func `a second touch is reported, unless it is shown`() {
    let line = "9:9 step-without-effect: a finger is already down"
    #expect(vain("- touch\n- touch\n- release\n- expect: { scroll.offset.x: 0 }") == [line])
    #expect(vain("- touch\n- touch\n- expect: { scroll.dragging: true }\n- release") == [])
  }

  @Test(arguments: [
    ("- endRefreshing: header", "8:9 step-without-effect: the header doesn't refresh"),
    ("- window: true", "8:9 step-without-effect: the scroll view is already in the window"),
    ("- rotate: [375, 667]", "8:9 step-without-effect: the viewport is already 375 × 667"),
  ])
  func `what does nothing at present is reported, unless it is shown`(step: String, line: String) {
    #expect(vain(step + "\n- touch\n- expect: { header.state: idle }") == [line])
    #expect(vain(step + "\n- expect: { header.state: idle }") == [])
    #expect(vain(step + "\n- wait: settled\n- expectEvents: []") == [])
    #expect(vain(step + "\n- expect: { header.state: pulling }") == [line], "what it is said to do did not come")
  }

  @Test(arguments: [
    "touch", "drag: { by: -20 }", "pull: { header: 50% }", "swipe: { by: [0, 100], duration: 0.2s }",
  ])
  func `a gesture on a list that isn't on the screen is reported`(gesture: String) {
    let line = "9:9 step-without-effect: no finger can touch a scroll view that isn't in the window"
    #expect(
      vain("- window: false\n- \(gesture)\n- window: true\n- touch\n- expect: { header.state: idle }").first == line
    )
    #expect(vain("- \(gesture)\n- window: false\n- expect: { header.state: idle }") == [])
  }

  @Test func `an end without more data, and its reset, are reported where they change nothing`() {
    let steps =
      "- resetNoMoreData: footer\n- endRefreshing: { footer: noMoreData }\n- endRefreshing: { footer: noMoreData }"
    #expect(
      vain(steps + "\n- touch\n- expect: { footer.state: noMoreData }", components: Self.footer) == [
        "8:9 step-without-effect: the footer isn't at `noMoreData`",
        "10:9 step-without-effect: the footer is already at `noMoreData`",
      ])
  }

  @Test(arguments: [
    ("- set: { footer.stateLabel.hidden: true }", "the tap hits nothing: the footer's label is hidden"),
    ("- set: { footer.hidden: true }", "the tap hits nothing: the footer is hidden"),
    ("- window: false", "the tap hits nothing: the scroll view isn't in the window"),
    ("- beginRefreshing: footer", "a tap only loads when the footer is `idle`, but it is `refreshing`"),
    (
      "- endRefreshing: { footer: noMoreData }",
      "a tap only loads when the footer is `idle`, but it is `noMoreData`"
    ),
  ])
  func `a tap that hits nothing is reported with its reason`(step: String, reason: String) {
    let steps = step + "\n- tap: footer\n- touch\n- expect: { footer.calls.refreshing: '< 9' }"
    #expect(vain(steps, components: Self.footer, scene: Self.short) == ["9:9 step-without-effect: \(reason)"])
  }

  @Test func `a tap on a transparent footer hits nothing`() {
    let steps = "- tap: footer\n- touch\n- expect: { footer.state: idle }"
    let footer = "footer: { type: autoNormalFooter, automaticallyChangeAlpha: true }"
    #expect(
      vain(steps, components: footer, scene: Self.short) == [
        "8:9 step-without-effect: the tap hits nothing: the footer is transparent"
      ])
  }

  @Test func `a tap on a back footer does nothing`() {
    let footer = "footer: { type: backNormalFooter }"
    #expect(
      vain("- tap: footer\n- touch\n- expect: { footer.state: idle }", components: footer) == [
        "8:9 step-without-effect: a tap on a `backNormalFooter` does nothing"
      ])
    #expect(vain("- tap: footer\n- expect: { footer.state: idle }", components: footer) == [])
  }

  @Test func `a tap that lands where no finger reaches is reported with the distance`() throws {
    let steps = "- tap: footer\n- expect: { footer.state: refreshing }"
    #expect(
      vain(steps, components: Self.footer) == [
        "8:9 step-without-effect: no finger can tap here: the footer is 533 points below the visible area"
      ])
    #expect(
      vain(steps, components: Self.footer, scene: "{ content: { height: 667 }, physics: none }") == [
        "8:9 step-without-effect: no finger can tap here: the footer is just below the visible area"
      ])
    #expect(vain(steps, components: Self.footer, scene: Self.short) == [])
    #expect(vain(steps, components: Self.footer, scene: "{ content: { height: 666 }, physics: none }") == [])
  }

  @Test(arguments: ["-60", "-20%"])
  func `a negative pull is reported when it is read`(amount: String) {
    let steps = "- pull: { header: \(amount) }\n- expect: { header.state: idle }"
    #expect(
      load(suiteText(steps)).lines.first
        == "8:25 step-without-effect: a pull by \(amount) shows nothing of the header")
    let footer = steps.replacing("header", with: "footer")
    #expect(
      load(suiteText(footer, components: Self.footer)).lines == [],
      "an auto footer may load before it is seen")
  }

  @Test func `a step that has an effect in one of its runs is not reported`() {
    let text = """
      suite: test
      header: { type: normalHeader }
      flows:
        end: [ { endRefreshing: header } ]
      scenarios:
        - name: pulled by ${amount}
          examples: [ { amount: 50% }, { amount: 120% } ]
          steps:
            - pull: { header: "${amount}" }
            - release
            - flow: end
            - wait: 1s
            - touch
            - expect: { header.state: idle }
      """
    #expect(lint(suite: text) == [])
    #expect(
      lint(suite: text.replacing("120%", with: "60%")).first
        == "4:12 step-without-effect: the header doesn't refresh")
  }

  @Test func `a scenario that is skipped is not run`() {
    let text = suiteText("- release\n- expect: { header.state: idle }")
    #expect(lint(suite: text.replacing("  - name: test", with: "  - name: test\n    skip: later")) == [])
  }

  @Test func `a run knows the steps that had no effect`() throws {
    let verdict = try verdict(steps: "- release\n- touch\n- release\n- expect: { header.state: idle }")
    #expect(verdict.passed)
    #expect(verdict.vainSteps.map(\.number) == [1])
    #expect(verdict.vainSteps.map(\.reason) == ["no finger is down"])
  }
}

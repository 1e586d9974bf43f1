import SuiteTexts
import Testing

@testable import RefreshScenarios

struct MovementDirectionTests {
  @Test(arguments: [
    ("swipe: up", "swipe: { by: [0, -320], duration: 0.3s }"),
    ("swipe: down", "swipe: { by: [0, 320], duration: 0.3s }"),
    ("swipe: left", "swipe: { by: [-320, 0], duration: 0.3s }"),
    ("swipe: right", "swipe: { by: [320, 0], duration: 0.3s }"),
    ("drag: up", "drag: { by: 60 }"), ("drag: right", "drag: { by: { x: -60 } }"),
    ("scroll: up", "scroll: { by: -300 }"), ("scroll: right", "scroll: { by: { x: 300 } }"),
  ])
  func `a direction is answered with a movement in this direction`(step: String, meant: String) {
    #expect(problems("- \(step)").last == "  help: write it like `\(meant)`")
    #expect(problems("- \(meant)") == [])
  }

  @Test func `a promise without a list is shown in one`() {
    let promise = "{ after: { header.state: refreshing }, then: { header.state: idle }, within: 3s }"
    let text = suiteText("- wait: 1s\n- expect: { time: 1s }")
      .replacing("scenarios:", with: "leadsTo: \(promise)\nscenarios:")
    #expect(load(text).problems.last == "  help: write `leadsTo: [ \(promise) ]`", "\(load(text).problems)")
  }
}

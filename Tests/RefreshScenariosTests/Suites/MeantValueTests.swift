import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Advice on values of the wrong form, with what the author wrote.
struct MeantValueTests {
  @Test(arguments: [
    ("release: { velocity: -900 }", "velocity: [0, -900]"), ("swipe: { by: 320, duration: 0.3s }", "by: [0, 320]"),
    ("drag: { to: [0, -120] }", "to: { x: 0, y: -120 }"), ("rotate: iPhone 15", "rotate: [393, 852]"),
    ("rotate: (667, 375)", "rotate: [667, 375]"), ("rotate: 667", "rotate: [667, …]"),
    ("scroll: { y: 300 }", "to: { y: … }"), ("drag: { x: 30 }", "to: { x: … }"),
    ("expect: { header.refreshing(): 1 }", "header.calls.refreshing"),
    ("flow: { name: go, x: 3 }", "flow: { go: { x: 3 } }"), ("pull: { header: 110 % }", "110%"),
    ("pull: { header: '%51' }", "51%"),
  ])
  func `a step is advised with the author's own values`(written: String, own: String) {
    let found = problems("- \(written)")
    #expect(found.count == 2 && found.last?.contains("`\(own)`") == true, "\(found)")
  }

  @Test(arguments: [
    ("{ content: 1200 }", "content: { height: 1200 }"), ("{ viewport: 375 }", "viewport: [375, …]"),
    ("{ safeArea: 88 }", "safeArea: { top: 88 }"),
    ("{ safeArea: [88, 0, 34, 0] }", "safeArea: { top: 88, left: 0, bottom: 34, right: 0 }"),
  ])
  func `a scene is advised with the author's own values`(written: String, own: String) {
    let found = problems("- touch", scene: written)
    #expect(found.count == 2 && found.last?.contains("`\(own)`") == true, "\(found)")
  }

  @Test func `a tag is put into a list`() {
    let found = load(
      "suite: s\nheader: { type: normalHeader }\nscenarios: [ { name: a, tags: smoke, steps: [ { expect: { time: 0 } } ] } ]"
    )
    #expect(found.lines.last == "  help: write `tags: [smoke]`")
  }

  @Test(arguments: [
    ("touch", "`touch`", "[touch]"), ("[touch, release]", "a list", "[touch, release]"),
  ])
  func `steps in place of a scenario are reported as such`(item: String, what: String, steps: String) {
    #expect(
      load("suite: s\nheader: { type: normalHeader }\nscenarios:\n  - \(item)").lines.prefix(2) == [
        "4:5 wrong-type: a scenario must be a map, found \(what)",
        "  help: write `- name: …`, and below it `steps:` with `\(steps)`",
      ])
  }

  @Test(arguments: ["$amount", "{amount}", "<amount>", "'%{amount}'", "\"{{ amount }}\""])
  func `a parameter in another notation is reported once, in the flow`(written: String) {
    let flow = "flows: { go: [ { pull: { header: \(written) } } ] }"
    let scenario = "  - { name: NAME, steps: [ { flow: { go: { amount: 60 } } }, { expect: { time: 0 } } ] }"
    let lines = load(
      "suite: s\nheader: { type: normalHeader }\n\(flow)\nscenarios:\n"
        + ["one", "two"].map { scenario.replacing("NAME", with: $0) }.joined(separator: "\n")
    ).lines
    #expect(lines.filter { !$0.hasPrefix("  ") }.count == 1, "\(lines)")
    let isQuoted = "'\"".contains(written.prefix(1))
    #expect(lines.first?.hasPrefix("3:\(isQuoted ? 35 : 34) bad-parameter: ") == true)
    #expect(lines.last == "  help: write `${amount}`\(isQuoted ? "" : ", in quotes")")
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshScenarios

private let parts = """
  ring: { kind: ring, center: [50%, 30], size: [28, 28], color: '#34c759', animate: 0.25s, \
  end: { pull: { 30%: 0, 100%: 1 }, state: { refreshing: 0.8 } }, \
  rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } } }, \
  hint: { kind: label, left: 0, right: 0, bottom: 4, height: 16, text: { state: { idle: Pull, pulling: Let go } } }
  """
private let header = "header: { type: header, height: 60, parts: { \(parts) } }"

/// Scenarios that observe the parts of components.
struct PartsTests {
  @Test func `parts are expected, waited for and watched`() throws {
    try expectPass(
      """
      - pull: { header: 65% }
      - expect: { header.parts.ring.end: 50%, header.parts.hint.text: Pull, header.parts.ring.color: '#34C759' }
      - pull: { header: 120% }
      - expect: { header.parts.hint.text: /let/i, header.parts.ring.frame.x: 173.5, header.parts.hint.frame.y: 40 }
      - release
      - wait: { until: { header.parts.ring.rotation: '> 89' }, atMost: 2s }
      - expect: { header.parts.ring.end: 0.8, header.parts.ring.color: { not: '#FF0000' }, header.parts.hint.text: '' }
      """, components: header)
  }

  @Test func `colours are compared whatever their letters`() throws {
    try expectPass("- expect: { header.parts.ring.color: '#34c759ff' }", components: header)
    let found = try failures("- expect: { header.parts.ring.color: '#000000' }", components: header)
    #expect(found == ["8:44 expectation-failed: `header.parts.ring.color` is #34C759, expected #000000"])
  }

  @Test func `what always holds may be said of parts`() {
    let text = suiteText("- pull: { header: 120% }", components: header).replacing(
      "scenarios:", with: "always: { header.parts.ring.end: '<= 0.5' }\nscenarios:")
    let loaded = load(text)
    #expect(loaded.lines == [])
    let found = loaded.suites.first.map { failures(of: Runner.run($0.scenarios[0])) } ?? []
    #expect(found.count == 1 && found.first?.contains("header.parts.ring.end") == true)
  }

  @Test func `a step sets a property of a part`() throws {
    try expectPass(
      """
      - set: { header.parts.ring.color: '#FF0000', header.parts.ring.end: 0.25, header.parts.hint.hidden: true }
      - expect: { header.parts.ring.color: '#FF0000', header.parts.ring.end: 25%, header.parts.hint.hidden: true }
      - pull: { header: 120% }
      - expect: { header.parts.ring.end: 25% }
      """, components: header)
  }

  @Test func `a component that is attached brings its parts`() throws {
    try expectPass(
      """
      - attach: { footer: { type: backFooter, parts: { flip: { kind: switch, left: 0, top: 0, size: [51, 31], on: true } } } }
      - expect: { footer.parts.flip.on: true }
      - set: { footer.parts.flip.on: false }
      - expect: { footer.parts.flip.on: false }
      """, components: header)
    #expect(
      problems(
        """
        - attach: { header: { type: header } }
        - expect: { header.parts.ring.end: 1 }
        """, components: header
      ).first == "9:19 unknown-path: there is no observable `header.parts.ring.end`")
  }

  @Test func `animations of parts are events`() throws {
    try expectPass(
      """
      - pull: { header: 120% }
      - expectEvents: [ "header: idle -> pulling", "animation: header.ring 0.25s" ]
      """, components: header)
    #expect(
      problems("- expectEvents: [ 'animation: header.rnig 0.25s' ]", components: header) == [
        "8:25 bad-event: `rnig` isn't an animation",
        "  help: did you mean `ring`? the animations of components are `alpha`, `begin`, `end`, `arrow`, `loading`, `ring`",
      ])
  }

  @Test(arguments: [
    ("header.parts.rnig.end", "did you mean `header.parts.ring.end`?"),
    ("header.parts.ring.ende", "did you mean `header.parts.ring.end`?"),
    ("header.parts.logo.zzzzzzz", "`header.parts` has `ring`, `hint`"),
  ])
  func `a path that names no part asks for one`(path: String, help: String) {
    #expect(
      problems("- expect: { \(path): 1 }", components: header) == [
        "8:19 unknown-path: there is no observable `\(path)`", "  help: \(help)",
      ])
  }

  @Test func `a component without parts says so`() {
    #expect(
      problems("- expect: { header.parts.ring.end: 1 }") == [
        "8:19 unknown-path: there is no observable `header.parts.ring.end`",
        "  help: the header has no parts; add them under `parts` in a preset",
      ])
  }

  @Test func `a step that sets what is not there says so`() {
    #expect(
      problems("- set: { header.parts.rnig.end: 1 }", components: header).first
        == "8:29 unknown-property: there is no part `rnig`")
    #expect(problems("- set: { header.parts.ring.text: Hi }", components: header).count > 0)
  }

  @Test func `a component that is written wrongly has any parts`() {
    #expect(
      problems(
        "- expect: { header.parts.ring.end: 1 }\n- set: { header.parts.ring.end: 1 }",
        components: "header: { typ: header }"
      ).allSatisfy { !$0.contains("parts") })
  }

  @Test func `expectations that can't hold are doubted by the property's range`() {
    #expect(
      problems("- expect: { header.parts.ring.alpha: 50 }", components: header).first
        == "8:44 impossible-expectation: `header.parts.ring.alpha` is never `50`: it is between 0 and 1")
  }

  @Test func `a failure lists parts that are doing something`() throws {
    let verdict = Runner.run(try scenario("- pull: { header: 120% }\n- expect: { time: 9 }", components: header))
    let observations = try #require(verdict.failedSteps.first).observations
    let listed = observations.filter { observation in
      switch observation.observable.listed {
      case .always: true
      case .unless(let value): value != observation.value
      case .never: false
      }
    }.map(\.observable.path).filter { $0.contains("parts") }
    #expect(listed == ["header.parts.hint.text"])
    #expect(observations.contains { $0.observable.path == "header.parts.ring.frame.width" })
  }

  @Test func `two runs that differ in a part differ`() throws {
    let steps = "- pull: { header: 120% }\n- expect: { header.state: pulling }"
    func record(_ end: String) throws -> RefreshScenarios.Recording {
      Runner.record(try scenario(steps, components: header.replacing("100%: 1 }", with: "100%: \(end) }")))
    }
    let difference = try #require(RunDifference(between: try record("1"), and: try record("0.5")))
    #expect(difference.subject == "`header.parts.ring.end`" && difference.first == "1" && difference.other == "0.5")
    #expect(RunDifference(between: try record("1"), and: try record("1")) == nil)
  }
}

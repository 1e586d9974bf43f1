import RefreshDiagnostics
import RefreshScenarios
import Testing

@testable import RefreshChecks

/// The warnings of languages that have no effect in scenarios of a preset that assigns French.
private func warnings(_ suite: String, preset: String = "language: fr") -> [String] {
  lint(
    suite: "suite: s\npreset: p.preset.yaml\n" + suite,
    files: [
      "suites/p.preset.yaml": "name: p\n\(preset)\nheader: { type: stateHeader, titles: { idle: { fr: Tirer } } }"
    ]
  ).filter { !$0.hasPrefix("  help: ") }
}

struct OverriddenLanguageTests {
  private static let pull = "steps: [ { pull: { header: 50% } }, { expect: { header.state: idle } } ]"

  @Test func `the phone's language is without effect next to the preset's`() {
    #expect(
      warnings("scenarios: [ { name: a, scene: { language: ko }, \(Self.pull) } ]") == [
        "3:44 overridden-language: the phone's language `ko` has no effect: the preset assigns `fr`"
      ])
    #expect(warnings("scenarios: [ { name: a, scene: { window: true }, \(Self.pull) } ]") == [])
    #expect(
      warnings("scenarios: [ { name: a, scene: { language: ko }, \(Self.pull) } ]", preset: "description: none")
        == [])
  }

  @Test func `a suite's scene is warned of once for all its scenarios`() {
    #expect(
      warnings("scene: { language: ru }\nscenarios: [ { name: a, \(Self.pull) }, { name: b, \(Self.pull) } ]") == [
        "3:20 overridden-language: the phone's language `ru` has no effect: the preset assigns `fr`"
      ])
  }

  @Test func `a scenario that begins by expecting something may show it on purpose`() {
    let shown = "steps: [ { wait: 1s }, { expect: { header.stateLabel.text: Tirer } } ]"
    #expect(warnings("scenarios: [ { name: a, scene: { language: ko }, \(shown) } ]") == [])
  }

  @Test func `a language that the app has already assigned changes nothing`() {
    let steps = "{ language: fr }, { language: ko }, { language: ko }, touch, { expect: { header.state: idle } }"
    #expect(
      warnings("scenarios: [ { name: a, steps: [ \(steps) ] } ]").filter { $0.contains("step-without-effect") } == [
        "3:36 step-without-effect: the app has already assigned `fr`",
        "3:72 step-without-effect: the app has already assigned `ko`",
      ])
  }

  @Test func `the phone's own language can be assigned once`() {
    let steps = "{ language: ko }, touch, { language: ko }, release, { expect: { header.state: idle } }"
    #expect(
      warnings(
        "scenarios: [ { name: a, scene: { language: ko }, steps: [ \(steps) ] } ]", preset: "description: none")
        == ["3:86 step-without-effect: the app has already assigned `ko`"])
  }
}

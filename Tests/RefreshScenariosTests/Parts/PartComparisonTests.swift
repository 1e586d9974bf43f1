import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// What `diff` and `coverage` report about parts.
struct PartComparisonTests {
  private func differences(_ old: String, _ new: String) throws -> [String] {
    func recording(_ parts: String) throws -> RefreshScenarios.Recording {
      Runner.record(
        try scenario(
          "- pull: { header: 120% }",
          components: "header: { type: header\(parts.isEmpty ? "" : ", parts: { \(parts) }") }"))
    }
    return MomentDifference(from: try recording(old).moments, to: try recording(new).moments)?.phrases ?? []
  }

  private func box(_ name: String, _ more: String = "") -> String {
    "\(name): { kind: box, left: 0, top: 0, size: [20, 20]\(more) }"
  }

  @Test func `parts that differ are reported by their observables`() throws {
    #expect(
      try differences(box("a"), box("a", ", alpha: { pull: { 0%: 1, 100%: 0.5 } }")) == [
        "`header.parts.a.alpha` is 0.5 instead of 1"
      ])
    #expect(try differences(box("a"), box("a")) == [])
  }

  @Test func `numbers are as precise as is necessary to tell them apart, and what only follows is counted`() throws
  {
    func moments(_ height: String, _ steps: String = "- pull: { header: 60 }") throws
      -> [RefreshScenarios.Recording.Moment]
    {
      Runner.record(
        try scenario(steps, components: "header: { type: header, height: \(height) }")
      ).moments
    }
    let space = "\u{A0}"
    #expect(
      MomentDifference(from: try moments("80"), to: try moments("50"))?.phrases == [
        "the header is pulling instead of idle", "the header is pulled by 120\(space)% instead of 75\(space)%",
        "the header is 50\(space)pt high instead of 80\(space)pt", "1 more observable differs",
      ])
    let near = MomentDifference(
      from: try moments("80", "- beginRefreshing: header"), to: try moments("80.01", "- beginRefreshing: header"))
    #expect(
      near?.phrases.contains("`scroll.inset.top` is 80.01\(space)pt instead of 80\(space)pt") == true,
      "\(near?.phrases ?? [])")
    // Expectations can't tell these apart.
    #expect(MomentDifference(from: try moments("80"), to: try moments("80.0005")) == nil)
  }

  @Test func `parts that came or went are reported once`() throws {
    #expect(
      try differences(box("a"), box("a") + ", " + box("b")) == ["the header has a part `b`"])
    #expect(try differences(box("a"), "") == ["the header no longer has a part `a`"])
  }

  @Test func `states and stops of ramps are covered, and each key that makes a difference`() throws {
    let preset = """
      name: p
      header:
        type: header
        parts:
          a:
            kind: box
            left: 0
            top: 0
            size: [20, 20]
            alpha: { pull: { 0%: 0, 50%: 0.9, 100%: 1 }, state: { refreshing: 0.3, pulling: 1 } }
      """
    let suite = """
      suite: a
      preset: p.preset.yaml
      scene: { content: { height: 1200 }, physics: none }
      scenarios: [ { name: one, steps: [ pull: { header: 60% }, expect: { time: 0 } ] } ]
      """
    let survey = CoverageSurvey(RunPlan(load(suite, files: ["suites/p.preset.yaml": preset]).suites).run())
    let coverage = survey.look(at: survey.runs)
    let component = try #require(coverage.presets.first?.components.first)
    #expect(
      component.goals(.parts).map { "\($0.name) \(component.seen.contains($0))" } == [
        "a in pulling false", "a in refreshing false", "a at 0% true", "a at 50% true", "a at 100% false",
      ])
    #expect(component.kinds.last == .parts)
    let keys = try #require(coverage.presets.first?.keys)
    let alpha = keys.filter { $0.name.hasPrefix("header.parts.a.alpha") }
    #expect(alpha.first { $0.name.hasSuffix("50%") }?.seen == true)
    #expect(alpha.first { $0.name.hasSuffix("refreshing") }?.seen == false)
  }

  @Test func `a component without parts has no such coverage`() {
    let survey = CoverageSurvey(RunPlan(load(suiteText("- expect: { time: 0 }")).suites).run())
    #expect(survey.unseen.presets.first?.components.first?.kinds.contains(.parts) == false)
  }
}

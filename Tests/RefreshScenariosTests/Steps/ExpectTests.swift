import RefreshScenarios
import Testing

@Test func `every failure of a step is reported and the scenario ends`() throws {
  let verdict = Runner.run(
    try scenario(
      """
      - pull: { header: 60 }
      - expect: { header.state: idle, header.refreshing: false, scroll.offset.y: "> 0" }
      - expect: { header.state: refreshing }
      """))
  #expect(
    failures(of: verdict) == [
      "9:33 expectation-failed: `header.state` is pulling, expected idle",
      "9:82 expectation-failed: `scroll.offset.y` is -60, expected > 0",
    ])
  #expect(verdict.steps.map(\.outcome) == [.passed, .failed, .notRun])
  #expect(!verdict.passed)
  #expect(verdict.failedSteps.map(\.number) == [2])
}

@Test func `free text is quoted in a failure and names are not`() throws {
  let found = try failures(
    "- expect: { header.stateLabel.text: /Los/, header.type: { not: normalHeader }, header.hidden: null }")
  #expect(
    found == [
      "8:43 expectation-failed: `header.stateLabel.text` is \"Pull down to refresh\", expected /Los/",
      "8:63 expectation-failed: `header.type` is normalHeader, expected not normalHeader",
      "8:101 expectation-failed: `header.hidden` is false, expected null",
    ])
}

@Test(arguments: ["'!= idle'", "{ not: idle }", "{ not: null }", "{ not: { oneOf: [idle, pulling] } }"])
func `what is not there is not anything else either`(matcher: String) throws {
  let found = try failures("- detach: header\n- expect: { header.state: \(matcher) }")
  #expect(found.count == 1)
  #expect(
    found.first?.hasSuffix(": it is absent, and only `null` holds for an absent observable") == true, "\(found)")
}

@Test(arguments: ["null", "{ oneOf: [idle, null] }"])
func `what names null holds of what is not there`(matcher: String) throws {
  try expectPass("- detach: header\n- expect: { header.state: \(matcher) }")
}

@Test func `a negation of a value that is null but there holds`() throws {
  try expectPass(
    "- expect: { header.gif.image: '!= 3' }", components: "header: { type: gifHeader }")
}

import RefreshScenarios
import Testing

@Test func `the events since the beginning, then since the last such step`() throws {
  try expectPass(
    """
    - pull: { header: 60 }
    - expectEvents: [ "header: idle -> pulling", "animation: header.arrow 0.25s" ]
    - expectEvents: []
    - drag: { to: 0 }
    - expectEvents: [ "header: pulling -> idle", … ]
    """)
}

@Test func `setting up is no event of a step`() throws {
  try expectPass(
    """
    - expectEvents: []
    """,
    components: "footer: { type: autoNormalFooter }")
}

@Test func `an event that did not come is shown at its line`() throws {
  let found = try failures(
    """
    - pull: { header: 60 }
    - expectEvents:
        - …
        - "header: refreshing()"
    """)
  #expect(found == ["11:13 events-differ: `header: refreshing()` didn't happen"])
}

@Test func `an event in the place of another is named`() throws {
  let found = try failures("- pull: { header: 60 }\n- expectEvents: [ 'header: refreshing()', … ]")
  #expect(
    found == [
      "9:25 events-differ: `header: idle -> pulling` happened where `header: refreshing()` was expected"
    ])
}

@Test func `an event too many is shown at the step`() throws {
  let verdict = Runner.run(
    try scenario("- pull: { header: 60 }\n- expectEvents: [ 'header: idle -> pulling' ]"))
  #expect(
    failures(of: verdict) == [
      "9:9 events-differ: `animation: header.arrow 0.25s` happened, but isn't in the list"
    ])
  let failure = try #require(verdict.failedSteps.first?.failures.first)
  #expect(failure.expected == "header: idle -> pulling")
  #expect(failure.actual == "header: idle -> pulling\nanimation: header.arrow 0.25s")
}

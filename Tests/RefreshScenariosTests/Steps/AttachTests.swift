import Testing

@Test func `a component takes an empty place`() throws {
  try expectPass(
    """
    - attach: { footer: { type: autoNormalFooter, triggerPercent: 50% } }
    - expect: { footer.type: autoNormalFooter, footer.leftTriggerTimes: 1, scroll.inset.bottom: 44 }
    """)
}

@Test func `a component takes the place of another, whose parts are gone`() throws {
  try expectPass(
    """
    - attach: { header: { type: gifHeader }, trailer: { type: trailer } }
    - expect: { header.type: gifHeader, header.gif.animating: false, trailer.state: idle }
    """)
}

@Test func `after an attach step the new type counts`() {
  #expect(
    problems("- attach: { header: { type: gifHeader } }\n- expect: { header.arrow.hidden: true }") == [
      "9:19 no-such-part: `gifHeader` doesn't have `arrow`",
      "  help: `normalHeader` has it",
    ])
}

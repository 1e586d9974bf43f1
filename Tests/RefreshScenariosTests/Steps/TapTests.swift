import Testing

@Test func `a tap on the label of an auto footer refreshes`() throws {
  try expectPass(
    """
    - tap: footer
    - expect: { footer.state: refreshing }
    """,
    components: "footer: { type: autoNormalFooter }")
}

@Test func `a tap on a hidden label does nothing`() throws {
  try expectPass(
    """
    - set: { footer.stateLabel.hidden: true }
    - tap: footer
    - expect: { footer.state: idle }
    """,
    components: "footer: { type: autoNormalFooter }")
}

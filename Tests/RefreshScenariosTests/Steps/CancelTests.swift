import Testing

@Test func `a cancelled pull refreshes without making room`() throws {
  try expectPass(
    """
    - pull: { header: 60 }
    - cancel
    - expect: { header.state: refreshing, scroll.inset.top: "< 54", scroll.dragging: false }
    """)
}

import Testing

@Test func `a component begins to refresh`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - expect: { header.state: refreshing, header.pullingPercent: 1, scroll.inset.top: 54 }
    """)
}

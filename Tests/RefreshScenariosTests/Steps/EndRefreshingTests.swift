import Testing

@Test func `a refresh ends`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: 0.25s
    - endRefreshing: header
    - expect: { header.state: idle, scroll.inset.top: 0 }
    """)
}

@Test func `a footer can have no more data`() throws {
  try expectPass(
    """
    - beginRefreshing: footer
    - endRefreshing: { footer: noMoreData }
    - expect: { footer.state: noMoreData }
    - resetNoMoreData: footer
    - expect: { footer.state: idle }
    """,
    components: "footer: { type: autoNormalFooter }")
}

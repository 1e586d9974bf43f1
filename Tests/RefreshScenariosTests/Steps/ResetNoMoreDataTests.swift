import Testing

@Test func `a back footer has more data again`() throws {
  try expectPass(
    """
    - endRefreshing: { footer: noMoreData }
    - expect: { footer.state: noMoreData }
    - resetNoMoreData: footer
    - expect: { footer.state: idle }
    """,
    components: "footer: { type: backNormalFooter }")
}

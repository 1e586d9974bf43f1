import Testing

@Test func `a component is removed, and steps on it do nothing`() throws {
  try expectPass(
    """
    - detach: footer
    - beginRefreshing: footer
    - endRefreshing: { footer: noMoreData }
    - tap: footer
    - detach: footer
    - expect: { footer.state: null, scroll.inset.bottom: 0 }
    """,
    components: "footer: { type: autoNormalFooter }")
}

import Testing

@Test func `out of a window a refresh waits`() throws {
  try expectPass(
    """
    - window: false
    - beginRefreshing: header
    - expect: { scroll.window: false, header.state: willRefresh }
    - window: true
    - expect: { scroll.window: true, header.state: refreshing }
    """)
}

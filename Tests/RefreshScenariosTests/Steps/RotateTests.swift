import Testing

@Test func `a rotation changes the viewport and the widths`() throws {
  try expectPass(
    """
    - rotate: [667, 375]
    - expect: { scroll.viewport.width: 667, scroll.viewport.height: 375, header.frame.width: 667 }
    """)
}

import Testing

@Test func `the app scrolls wherever it wants`() throws {
  try expectPass(
    """
    - scroll: { to: 5000 }
    - expect: { scroll.offset.y: 5000, scroll.dragging: false }
    - scroll: { to: { x: -3 }, animated: false }
    - expect: { scroll.offset.x: -3, scroll.offset.y: 5000 }
    """)
}

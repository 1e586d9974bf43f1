import Testing

@Test func `a touch begins a pan`() throws {
  try expectPass(
    """
    - touch
    - expect: { scroll.dragging: true, scroll.pan: began, scroll.offset.y: 0 }
    """)
}

@Test func `a second touch changes nothing`() throws {
  try expectPass(
    """
    - drag: { to: -20 }
    - touch
    - expect: { scroll.pan: changed, scroll.offset.y: -20 }
    """)
}

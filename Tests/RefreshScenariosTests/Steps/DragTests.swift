import Testing

@Test func `a drag to a number sets y and keeps x`() throws {
  try expectPass(
    """
    - drag: { to: { x: 40 } }
    - drag: { to: -20 }
    - expect: { scroll.offset.x: 40, scroll.offset.y: -20, scroll.dragging: true, scroll.pan: changed }
    """)
}

@Test func `a drag to both axes sets both`() throws {
  try expectPass(
    """
    - drag: { to: { x: 3, y: -4 } }
    - expect: { scroll.offset.x: 3, scroll.offset.y: -4 }
    """)
}

@Test func `a drag by a distance adds to the offset of the content`() throws {
  try expectPass(
    """
    - drag: { to: -20 }
    - drag: { by: -30 }
    - drag: { by: { x: 5, y: 10 } }
    - expect: { scroll.offset.x: 5, scroll.offset.y: -40 }
    """)
}

@Test func `a drag takes exactly one of to and by`() {
  #expect(
    problems("- drag: { to: 1, by: 2 }\n- drag: {}\n- drag: { too: 1 }\n- drag: { to: {} }\n- drag: [1]\n- drag")
      == [
        "8:24 wrong-count: `drag` takes `to` or `by`, found `to` and `by`",
        "9:15 wrong-count: `drag` takes `to` or `by`, found an empty map",
        "10:17 unknown-key: unknown key `too` in `drag`",
        "  help: did you mean `to`? the keys of `drag` are `to` and `by`",
        "11:21 wrong-count: `to` needs `x`, `y` or both",
        "12:15 wrong-type: `drag` must be a map with one key, found a list",
        "  help: write it like `drag: { to: -120 }`",
        "13:9 bad-step: `drag` needs a value",
        "  help: write it like `drag: { to: -120 }`",
      ])
}

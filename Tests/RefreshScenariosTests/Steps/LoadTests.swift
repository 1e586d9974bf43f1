import Testing

@Test func `rows are appended`() throws {
  try expectPass(
    """
    - load: { rows: 5 }
    - expect: { scroll.rows: 25, scroll.content.height: 1500 }
    - expectEvents: [ "scroll: reloadData(25)" ]
    """,
    scene: "{ content: { rows: 20, rowHeight: 60 }, scrollView: table, physics: none }")
}

@Test func `height is appended`() throws {
  try expectPass(
    """
    - load: { height: 300 }
    - expect: { scroll.content.height: 1500 }
    """)
}

@Test func `rows above leave what is seen in its place`() throws {
  try expectPass(
    """
    - scroll: { to: 90 }
    - load: { rowsAbove: 5 }
    - expect: { scroll.rows: 25, scroll.content.height: 1500, scroll.offset.y: 390 }
    - expectEvents: [ "scroll: reloadData(25)" ]
    """,
    scene: "{ content: { rows: 20, rowHeight: 60 }, scrollView: table, physics: none }")
}

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

@Test func `the app scrolls to an end of the content, with its inset`() throws {
  try expectPass(
    """
    - scroll: { to: bottom }
    - expect: { scroll.offset.y: 567 }
    - scroll: { to: right, animated: true }
    - expect: { scroll.offset.x: 125, scroll.offset.y: 567 }
    - scroll: { to: top }
    - scroll: { animated: false, to: left }
    - expect: { scroll.offset.x: 0, scroll.offset.y: -88 }
    """, scene: "{ content: { height: 1200, width: 500 }, safeArea: { top: 88, bottom: 34 }, physics: none }")
}

@Test func `the app scrolls on from where it is`() throws {
  try expectPass(
    """
    - scroll: { by: 100 }
    - scroll: { by: { x: 5, y: -30 }, animated: true }
    - wait: settled
    - expect: { scroll.offset.x: 5, scroll.offset.y: 70 }
    """, scene: "{ content: { height: 1200, width: 500 } }")
}

@Test func `an app that is called scrolls, too`() throws {
  try expectPass(
    """
    - load: { rows: 10 }
    - expect: { scroll.offset.y: 1133 }
    """, scene: "{ content: { rows: 20, rowHeight: 60 }, physics: none }",
    app: "{ scroll.reloadData: [ scroll: { to: bottom } ] }")
}

@Test func `what is wrong about a scroll is said`() {
  #expect(
    problems(
      """
      - scroll: { to: botom }
      - scroll: { to: [1, 2] }
      - scroll: { to: { x: bottom } }
      - scroll: { to: 3, by: 4 }
      - scroll: { animated: true }
      - scroll: { by: bottom }
      """) == [
        "8:23 wrong-value: `to` must be one of `top`, `left`, `bottom`, `right` or a length in points, found `botom`",
        "  help: did you mean `bottom`?",
        "9:23 wrong-type: `to` must be one of `top`, `left`, `bottom`, `right` or a length in points or a map, found a list",
        "  help: write `to: { x: 1, y: 2 }`",
        "10:28 wrong-value: `x` must be a length in points, found `bottom`",
        "11:26 wrong-count: `scroll` takes `to` or `by`, found `to` and `by`",
        "12:17 wrong-count: `scroll` takes `to` or `by`, found `animated`",
        "13:23 wrong-value: `by` must be a length in points, found `bottom`",
      ])
}

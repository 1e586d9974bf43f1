import Testing

private let scene = "{ content: { height: 2000 }, physics: uikit }"

@Test func `a swipe takes its time and the finger stays down`() throws {
  try expectPass(
    """
    - swipe: { by: [0, -300], duration: 0.3s }
    - expect: { scroll.offset.y: 300, scroll.dragging: true, time: 0.3 }
    """, scene: scene)
}

@Test func `beyond the edge the content follows as on a rubber band`() throws {
  try expectPass(
    """
    - swipe: { by: [0, 100], duration: 100ms }
    - expect: { scroll.offset.y: -54..-40 }
    """, scene: scene)
}

@Test func `a release without a velocity has that of the swipe`() throws {
  try expectPass(
    """
    - swipe: { by: [0, -300], duration: 0.3s }
    - release
    - wait: settled
    - expect: { scroll.offset.y: 700..900, scroll.decelerating: false }
    """, scene: scene)
}

@Test func `a swipe needs a way and takes time`() {
  #expect(
    problems("- swipe: { by: [0, 1], duration: 0 }\n- swipe: { duration: 1s }\n- swipe: { by: 3, duration: 1s }")
      == [
        "8:40 out-of-range: `duration` must be greater than 0 seconds, found `0`",
        "9:16 missing-key: `swipe` has no `by`",
        "  help: `by` must be a list of 2 items, each a length in points",
        "10:22 wrong-type: `by` must be a list of 2 items, each a length in points, found `3`",
        "  help: write `by: [0, 3]`",
      ])
}

import Testing

@Test func `a swipe moves the content against the finger and takes its time`() throws {
  try expectPass(
    """
    - swipe: { by: [0, -200], duration: 0.3s }
    - expect: { scroll.offset.y: 200, time: 0.3, scroll.dragging: true, scroll.pan: changed }
    """, scene: "{ content: { height: 9000 } }")
}

@Test func `beyond an edge a swipe stretches as a rubber band`() throws {
  try expectPass(
    """
    - swipe: { by: [0, 100], duration: 0.1s }
    - expect: { scroll.offset.y: -52.02 ± 0.01, header.state: idle }
    - swipe: { by: [0, 10], duration: 0.1s }
    - expect: { header.state: pulling }
    - release
    - wait: settled
    - expect: { header.state: refreshing, scroll.offset.y: -54 }
    """, scene: "{ viewport: [375, 960], content: { height: 9000 } }")
}

@Test func `a swipe has a way and a duration`() {
  #expect(
    problems("- swipe: { by: 100 }") == [
      "8:20 wrong-type: `by` must be a list of two numbers, found `100`",
      "8:9 missing-key: `swipe` needs the key `duration`",
    ])
}

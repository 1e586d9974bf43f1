import Testing

@Test func `points of a header are shown below the original inset`() throws {
  try expectPass(
    """
    - pull: { header: 60 }
    - expect: { scroll.offset.y: -148, header.state: pulling }
    """,
    scene: "{ content: { height: 1200 }, safeArea: { top: 88 }, physics: none }")
}

@Test func `a percentage of a header is of its height`() throws {
  try expectPass(
    """
    - set: { header.height: 80 }
    - pull: { header: 50% }
    - expect: { scroll.offset.y: -40, header.pullingPercent: 0.5 }
    """)
}

@Test func `a whole auto footer is where a trigger percent of 1 fires`() throws {
  try expectPass(
    """
    - pull: { footer: 99% }
    - expect: { footer.state: idle }
    - pull: { footer: 100% }
    - expect: { footer.state: refreshing }
    """,
    components: "footer: { type: autoNormalFooter }")
}

@Test func `a back footer shows below the end of the content`() throws {
  try expectPass(
    """
    - pull: { footer: 44 }
    - expect: { scroll.offset.y: 577, footer.pullingPercent: 1, footer.state: idle }
    - pull: { footer: 150% }
    - expect: { footer.state: pulling, scroll.offset.x: 0 }
    """,
    components: "footer: { type: backNormalFooter }")
}

@Test func `a trailer is pulled along x`() throws {
  try expectPass(
    """
    - pull: { trailer: 120% }
    - expect: { scroll.offset.x: 497, scroll.offset.y: 0, trailer.state: pulling }
    """,
    components: "trailer: { type: normalTrailer }", scene: "{ content: { width: 800 }, physics: none }")
}

@Test func `a pull of a component that was removed does nothing`() throws {
  try expectPass(
    """
    - detach: header
    - pull: { header: 60 }
    - expect: { scroll.offset.y: 0, scroll.dragging: false, header.state: null }
    """)
}

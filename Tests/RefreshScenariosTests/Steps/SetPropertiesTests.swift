import Testing

@Test func `the scene changes`() throws {
  try expectPass(
    """
    - set: { scene.contentInset.top: 20, scene.safeArea.bottom: 34, scene.content.height: 900, scene.content.width: 400 }
    - expect: { scroll.contentInset.top: 20, scroll.inset.bottom: 34, scroll.content.height: 900, scroll.content.width: 400 }
    - set: { scene.content.rows: 3, scene.content.rowHeight: 50, scene.paging: true }
    - expect: { scroll.rows: 3, scroll.content.height: 150 }
    """)
}

@Test func `a map under a group sets all of it`() throws {
  try expectPass(
    """
    - set: { scene.contentInset: { top: 1, left: 2 }, header.stateLabel: { hidden: true, fontSize: 10 } }
    - expect: { scroll.contentInset.top: 1, scroll.contentInset.left: 2, header.stateLabel.hidden: true }
    """)
}

@Test func `a component changes`() throws {
  try expectPass(
    """
    - set: { header.height: 80, header.titles.idle: Pull, header.hidden: true, header.automaticallyChangeAlpha: true }
    - expect: { header.frame.height: 80, header.stateLabel.text: Pull, header.hidden: true, header.alpha: 0 }
    """)
}

@Test func `properties of a component that was removed are set on nothing`() throws {
  try expectPass(
    """
    - detach: header
    - set: { header.height: 80 }
    - expect: { header.frame.height: null }
    """)
}

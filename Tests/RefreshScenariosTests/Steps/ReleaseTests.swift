import RefreshEngine
import Testing

@testable import RefreshScenarios

@Test func `a release past the threshold refreshes`() throws {
  try expectPass(
    """
    - pull: { header: 101% }
    - release
    - expect: { header.state: refreshing, scroll.dragging: false, scroll.pan: possible }
    """)
}

@Test func `a release has the velocity of the finger`() throws {
  try expectPass(
    """
    - pull: { header: 101% }
    - release: { velocity: [0, -900] }
    - expect: { header.state: refreshing }
    """)
}

@Test func `a release without a touch does nothing`() throws {
  try expectPass(
    """
    - release
    - expect: { scroll.pan: possible, scroll.offset.y: 0 }
    """)
}

@Test func `a release throws the content with the velocity that is written, or that of the last swipe`() throws {
  try expectPass(
    """
    - touch
    - release: { velocity: [3, -900] }
    - expect: { scroll.decelerating: true }
    - wait: settled
    - expect: { scroll.offset.y: 449.55, scroll.decelerating: false }
    - swipe: { by: [0, 100], duration: 0.1s }
    - release
    - wait: settled
    - expect: { scroll.offset.y: 0 }
    """, scene: "{ content: { height: 9000 } }")
}

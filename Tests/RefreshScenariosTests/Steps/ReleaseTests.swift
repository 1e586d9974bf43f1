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

@Test func `a release keeps the velocity that is written`() throws {
  let steps = try scenario("- release: { velocity: [3, -900] }\n- release").steps.map(\.step)
  #expect((steps[0] as? Release)?.velocity == Point(x: 3, y: -900))
  #expect(steps[1] is Release)
  #expect((steps[1] as? Release)?.velocity == nil)
}

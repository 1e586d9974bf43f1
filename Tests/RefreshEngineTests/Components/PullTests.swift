import Testing

@testable import RefreshEngine

@Suite struct PullTests {
  private func pull(
    _ offset: Double, from edge: Double, isLeading: Bool, _ state: RefreshState = .idle, isDragging: Bool = true
  ) -> Pull {
    Pull(offset: offset, edge: edge, extent: 50, isLeading: isLeading, state: state, isDragging: isDragging)
  }

  @Test func `a header is pulled from its edge on, a footer after it`() {
    #expect(pull(-64, from: -64, isLeading: true).shows)
    #expect(pull(-64, from: -64, isLeading: true).percent == 0)
    #expect(!pull(-63, from: -64, isLeading: true).shows)
    #expect(!pull(300, from: 300, isLeading: false).shows)
    #expect(pull(325, from: 300, isLeading: false).percent == 0.5)
  }

  @Test func `exactly the whole component is not past the threshold`() {
    #expect(pull(-114, from: -64, isLeading: true).effect == .follow(.idle))
    #expect(pull(-114.5, from: -64, isLeading: true).effect == .follow(.pulling))
    #expect(pull(350, from: 300, isLeading: false).effect == .follow(.idle))
    #expect(pull(350.5, from: 300, isLeading: false).effect == .follow(.pulling))
  }

  @Test func `a dragging finger changes between idle and pulling, and nothing else`() {
    for state in [RefreshState.idle, .pulling] {
      #expect(pull(-89, from: -64, isLeading: true, state).effect == .follow(.idle))
      #expect(pull(-139, from: -64, isLeading: true, state).effect == .follow(.pulling))
    }
    for state in [RefreshState.refreshing, .willRefresh, .noMoreData] {
      #expect(pull(-139, from: -64, isLeading: true, state).effect == .follow(state))
    }
  }

  @Test func `without a finger a pulled component refreshes, and others follow less than the whole`() {
    #expect(pull(-89, from: -64, isLeading: true, .pulling, isDragging: false).effect == .beginRefreshing)
    #expect(pull(-89, from: -64, isLeading: true, isDragging: false).effect == .follow(.idle))
    #expect(pull(-114, from: -64, isLeading: true, isDragging: false).effect == .none)
  }
}

@Suite struct BoundedWorkTests {
  @Test func `an app that attaches again for ever keeps no more than it shows`() {
    var rig = Rig(.normalHeader)
    for _ in 0..<1000 {
      rig.begin(.header)
      rig.wait(0.1)
      rig.attach(.normalHeader)
    }
    // A refresh of 0.25 s outlives two of its successors.
    #expect(rig.simulation.components.count < 10)
    rig.settle()
    rig.attach(.header)
    #expect(rig.simulation.components.count < 10)
    rig.expect("header.type", "header")
  }

  @Test func `the callback of a component that was replaced still comes`() {
    var rig = Rig(.normalHeader)
    rig.begin(.header)
    rig.attach(.header)
    rig.attach(.stateHeader)
    _ = rig.takeEvents()
    rig.settle()
    #expect(rig.takeEvents().contains("header: refreshing()"))
    rig.expect("header.calls.refreshing", 0)
  }

  @Test func `the longest swipe takes as many frames as one of ten minutes`() {
    var scene = ScrollScene()
    scene.content = SceneContent(height: 1e6)
    var simulation = Simulation(scene: scene)
    simulation.beginSwipe(by: Point(x: 0, y: -1e5), duration: Interval.maximum)
    let end = simulation.now + .maximum
    var frames = 0
    while simulation.advanceToNextEvent(before: end) { frames += 1 }
    simulation.endSwipe()
    #expect(frames <= 72_000)
    #expect(frames > 70_000)
    #expect(simulation[.scroll(.offsetY)] == .number(1e5))
  }
}

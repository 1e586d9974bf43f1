import Testing

@testable import RefreshEngine

@Suite struct PullTests {
  @Test func `a header is pulled from its edge on, a footer behind it`() {
    #expect(Pull.header(offset: -64, edge: -64, height: 50) == Pull(percent: 0, isPastThreshold: false))
    #expect(Pull.header(offset: -63, edge: -64, height: 50) == nil)
    #expect(Pull.trailing(offset: 300, edge: 300, extent: 50) == nil)
    #expect(Pull.trailing(offset: 325, edge: 300, extent: 50) == Pull(percent: 0.5, isPastThreshold: false))
  }

  @Test func `exactly the whole component is not past the threshold`() {
    #expect(Pull.header(offset: -114, edge: -64, height: 50) == Pull(percent: 1, isPastThreshold: false))
    #expect(Pull.header(offset: -114.5, edge: -64, height: 50)?.isPastThreshold == true)
    #expect(Pull.trailing(offset: 350, edge: 300, extent: 50) == Pull(percent: 1, isPastThreshold: false))
    #expect(Pull.trailing(offset: 350.5, edge: 300, extent: 50)?.isPastThreshold == true)
  }

  @Test func `a dragging finger changes between idle and pulling, and nothing else`() {
    let (near, far) = (Pull(percent: 0.5, isPastThreshold: false), Pull(percent: 1.5, isPastThreshold: true))
    for state in [RefreshState.idle, .pulling] {
      #expect(near.effect(on: state, isDragging: true) == .follow(.idle))
      #expect(far.effect(on: state, isDragging: true) == .follow(.pulling))
    }
    for state in [RefreshState.refreshing, .willRefresh, .noMoreData] {
      #expect(far.effect(on: state, isDragging: true) == .follow(state))
    }
  }

  @Test func `without a finger a pulled component refreshes, and others follow less than the whole`() {
    let (near, far) = (Pull(percent: 0.5, isPastThreshold: false), Pull(percent: 1, isPastThreshold: false))
    #expect(near.effect(on: .pulling, isDragging: false) == .beginRefreshing)
    #expect(near.effect(on: .idle, isDragging: false) == .follow(.idle))
    #expect(far.effect(on: .idle, isDragging: false) == .none)
  }
}

@Suite struct BoundedWorkTests {
  @Test func `an app that attaches anew for ever keeps no more than it shows`() {
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

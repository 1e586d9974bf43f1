import Testing

@testable import RefreshEngine

/// Content that moves along both axes, or along one while the other one rests.
struct AxesTests {
  /// Returns content that scrolls in both directions, released beyond its left edge and at rest at the top.
  private func bouncing(attaching kinds: ComponentKind...) -> Simulation {
    var simulation = Simulation.scrolling(content: SceneContent(width: 1000, height: 3000))
    for kind in kinds { simulation.attach(ComponentBlueprint(kind: kind)) }
    simulation.drag(to: Point(x: -100, y: 100))
    simulation.release()
    simulation.advance(by: Interval(seconds: 0.1))
    #expect(simulation.scroll.offset.x < -50 && simulation.scroll.isDecelerating)
    return simulation
  }

  @Test func `a header that takes its axis leaves the other one its bounce`() {
    var simulation = Simulation.scrolling(
      content: SceneContent(width: 1000, height: 3000), attaching: .normalHeader, .normalTrailer)
    simulation.drag(to: Point(x: -40, y: -80))
    simulation.release()
    #expect(simulation[.component(.header, .state)] == .text("refreshing"))
    #expect(simulation.scroll.offset == Point(x: -40, y: -54))
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 0, y: -54) && !simulation.scroll.isDecelerating)
  }

  @Test func `a trailer that takes its axis leaves the other one its bounce`() {
    var simulation = Simulation.scrolling(
      content: SceneContent(width: 1000, height: 3000), attaching: .normalHeader, .normalTrailer)
    simulation.drag(to: Point(x: 625 + 80, y: -40))
    simulation.release()
    #expect(simulation[.component(.trailer, .state)] == .text("refreshing"))
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 625 + 60, y: 0))
  }

  @Test func `an axis at rest is brought into its range while the other one moves`() {
    for change in [SceneProperty.contentHeight(1000), .contentInset(.bottom, -2000), .contentInset(.bottom, -1999)]
    {
      var simulation = bouncing()
      simulation.set(change)
      let range = simulation.scroll.offsetRange(along: .vertical)
      #expect(simulation.scroll.offset.y == min(100, range.upperBound), "at once, as without any movement")
      #expect(simulation.scroll.offset.x < -50 && simulation.scroll.isDecelerating, "the other one continues")
      simulation.comeToRest()
      #expect(simulation.scroll.offset.x == 0)
    }
  }

  @Test func `an axis that has come to rest is brought into its range while the other one still moves`() {
    var simulation = Simulation.scrolling(content: SceneContent(width: 1000, height: 30_000))
    simulation.drag(to: Point(x: 630, y: 100))
    simulation.release(velocity: Point(x: 0, y: -3000))
    simulation.advance(by: Interval(seconds: 1))
    #expect(simulation.scroll.offset.x == 625 && simulation.scroll.isDecelerating)
    simulation.set(.contentWidth(900))
    #expect(simulation.scroll.offset.x == 525)
    simulation.comeToRest()
    #expect(simulation.scroll.offset.x == 525)
  }

  @Test func `a view that rests at its top stays there when the safe area changes while it moves sideways`() {
    var simulation = Simulation.scrolling(content: SceneContent(width: 1000, height: 3000))
    simulation.drag(to: Point(x: -100, y: 0))
    simulation.release()
    simulation.set(.safeArea(.top, 44))
    #expect(simulation.scroll.offset == Point(x: -100, y: -44))
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 0, y: -44))
  }

  @Test func `an offset on one axis lets the other one continue, an offset on both stops both`() {
    var simulation = bouncing()
    simulation.perform(.scroll(to: Destination(y: 50), animated: false))
    #expect(simulation.scroll.offset.y == 50 && simulation.scroll.isDecelerating)
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 0, y: 50))

    simulation = bouncing()
    simulation.perform(.scroll(to: Destination(x: -90, y: 50), animated: false))
    #expect(simulation.isSettled && simulation.scroll.offset == Point(x: -90, y: 50))
  }

  @Test func `an animated offset on one axis lets the other one continue`() {
    for command in [
      Command.scroll(to: Destination(y: 50), animated: true), .scrollBy(Point(x: 0, y: -50), animated: true),
    ] {
      var simulation = bouncing()
      let began = simulation.now
      simulation.perform(command)
      simulation.advance(by: Interval(seconds: 0.25))
      #expect(simulation.scroll.offset.y == 50)
      simulation.comeToRest()
      #expect(simulation.scroll.offset == Point(x: 0, y: 50) && !simulation.scroll.isDecelerating)
      #expect(simulation.now - began > Interval(seconds: 0.25))
    }
    var simulation = bouncing()
    simulation.perform(.scrollToEnd(.bottom, animated: true))
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 0, y: 2040))
  }

  @Test func `rows that a footer ends with stop its own axis only`() {
    var simulation = Simulation.scrolling(content: SceneContent(rows: 50), attaching: .backNormalFooter) {
      $0.scrollView = .table
      $0.content.width = 1000
    }
    simulation.app = { simulation, call in
      guard call == .callback(.footer, .refreshing) else { return }
      simulation.load(rows: 10)
      simulation.endRefreshing(.footer)
    }
    let end = simulation.scroll.offsetRange(along: .vertical).upperBound
    simulation.drag(to: Point(x: -300, y: end + 60))
    simulation.release()
    simulation.comeToRest()
    #expect(simulation[.component(.footer, .callsRefreshing)] == .number(1))
    #expect(simulation.scroll.offset.x == 0)
  }
}

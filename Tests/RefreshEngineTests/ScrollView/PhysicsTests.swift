import Testing

@testable import RefreshEngine

/// The scroll view under a finger and on its own; the motions themselves are tested in `Motion`.
struct PhysicsTests {
  // MARK: The finger

  @Test(arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `beyond the edge the content follows as on a rubber band`(travel: Double, shown: Double) {
    var simulation = Simulation.scrolling()
    simulation.swipe(by: Point(x: 0, y: travel), duration: Interval(seconds: 0.3))
    #expect(abs(simulation.scroll.offset.y + shown) < 0.005)
    #expect(simulation.now.seconds == 0.3)
    #expect(simulation.scroll.isDragging)
  }

  @Test func `within the edges the content is where the finger has it`() {
    var simulation = Simulation.scrolling()
    simulation.swipe(by: Point(x: 0, y: -200), duration: Interval(seconds: 0.1))
    #expect(simulation.scroll.offset.y == 200)
  }

  @Test func `a swipe moves evenly, 120 times a second`() {
    var simulation = Simulation.scrolling()
    let offsets = Offsets()
    simulation.app = { simulation, _ in offsets.list.append(simulation.scroll.offset.y) }
    // Just before, at and just after the sixth of twelve frames.
    for nanoseconds in [49_999_999, 50_000_000, 58_333_332] as [Int64] {
      simulation.schedule(timer: 1, after: Interval(nanoseconds: nanoseconds))
    }
    simulation.swipe(by: Point(x: 0, y: -24), duration: Interval(seconds: 0.1))
    #expect(offsets.list.map { ($0 * 1e6).rounded() / 1e6 } == [10, 12, 12])
    #expect(simulation.scroll.offset.y == 24)
  }

  @Test func `a view that is held beyond its edge continues from there`() {
    var simulation = Simulation.scrolling()
    simulation.drag(to: Point(x: 0, y: -52.02))
    simulation.swipe(by: Point(x: 0, y: 300), duration: Interval(seconds: 0.1))
    #expect(abs(simulation.scroll.offset.y + 178.98) < 0.02, "100 and 300 points of travel show as 400")
  }

  @Test func `taking hold of a moving view stops it where it is`() {
    var simulation = Simulation.scrolling()
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -1000))
    simulation.advance(by: Interval(seconds: 0.1))
    let offset = simulation.scroll.offset.y
    #expect(offset > 0 && simulation.scroll.isDecelerating)
    simulation.touch()
    simulation.advance(by: Interval(seconds: 1))
    #expect(simulation.scroll.offset.y == offset)
    #expect(!simulation.scroll.isDecelerating && simulation.isSettled)
  }

  @Test func `an axis with nothing to scroll moves only if it always bounces`() {
    var plain = Simulation.scrolling(content: SceneContent(height: 100))
    plain.swipe(by: Point(x: 50, y: 50), duration: Interval(seconds: 0.1))
    #expect(plain.scroll.offset == .zero)

    var withHeader = Simulation.scrolling(content: SceneContent(height: 100), attaching: .header)
    withHeader.swipe(by: Point(x: 50, y: 50), duration: Interval(seconds: 0.1))
    #expect(withHeader.scroll.offset.y < 0 && withHeader.scroll.offset.x == 0)

    var withTrailer = Simulation.scrolling(content: SceneContent(height: 100), attaching: .header, .trailer)
    withTrailer.swipe(by: Point(x: 50, y: 50), duration: Interval(seconds: 0.1))
    #expect(withTrailer.scroll.offset.y == 0 && withTrailer.scroll.offset.x < 0)
  }

  @Test func `an offset that the app sets is where the finger has the content from then on`() {
    var simulation = Simulation.scrolling()
    simulation.schedule(timer: 1, after: Interval(seconds: 0.05))
    simulation.app = { simulation, _ in simulation.scroll(to: Point(x: 0, y: 500)) }
    simulation.swipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.1))
    #expect(abs(simulation.scroll.offset.y - 550) < 1e-9)
  }

  // MARK: Letting go

  @Test func `a fling travels as far as its velocity goes`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 30_000))
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -2000))
    #expect(simulation.scroll.offset.y == 0 && simulation.scroll.isDecelerating)
    simulation.comeToRest()
    let travel = 2000 / 2.002002670673077  // v₀/(1000·ln 0.998)
    #expect(abs(simulation.scroll.offset.y - travel) < 1e-9)
    #expect(!simulation.scroll.isDecelerating)
  }

  @Test func `a fast rate stops sooner`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 30_000)) { $0.decelerationRate = .fast }
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -2000))
    simulation.comeToRest()
    #expect(abs(simulation.scroll.offset.y - 2000 / 10.05033585350145) < 1e-9)
  }

  @Test func `without a velocity it is that of the last swipe`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 30_000))
    simulation.swipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.1))
    simulation.release()
    simulation.comeToRest()
    #expect(abs(simulation.scroll.offset.y - (100 + 1000 / 2.002002670673077)) < 1e-9)

    simulation.swipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.1))
    simulation.drag(to: Point(x: 0, y: 700))
    simulation.release()
    #expect(simulation.scroll.offset.y == 700 && simulation.isSettled, "a drag forgets the swipe")
  }

  @Test func `a fling over the edge bounces back exactly to it`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 1000))
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -3000))
    var highest = 0.0
    while simulation.advanceToNextEvent(before: Instant(nanoseconds: 60_000_000_000)) {
      highest = max(highest, simulation.scroll.offset.y)
      if simulation.isSettled { break }
    }
    #expect(highest > 50, "beyond the edge at 40")
    #expect(simulation.scroll.offset.y == 40)
    #expect(simulation.now.seconds < 2)
  }

  @Test func `a pulled view springs back, on both axes alike`() {
    var simulation = Simulation.scrolling(content: SceneContent(width: 1000, height: 3000))
    simulation.drag(to: Point(x: -100, y: -100))
    simulation.release()
    simulation.advance(by: Interval(seconds: 0.1))
    #expect(simulation.scroll.offset.x == simulation.scroll.offset.y)
    #expect(abs(simulation.scroll.offset.y + 100 * 2 / 2.718281828459045) < 1e-6, "e^(−βt)(1 + βt)")
    simulation.comeToRest()
    #expect(simulation.scroll.offset == .zero)
  }

  @Test func `how a wait is cut makes no difference`() {
    var whole = Simulation.scrolling(
      content: SceneContent(height: 1500), attaching: .normalHeader, .backNormalFooter)
    whole.touch()
    whole.release(velocity: Point(x: 0, y: -1234))
    var pieces = whole
    whole.advance(by: Interval(seconds: 0.7))
    for _ in 0..<7 { pieces.advance(by: Interval(seconds: 0.1)) }
    #expect(whole.scroll.offset == pieces.scroll.offset)
    #expect(whole.now == pieces.now)
  }

  @Test func `paging turns one page at most`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 9600)) { $0.paging = true }
    simulation.swipe(by: Point(x: 0, y: -300), duration: Interval(seconds: 0.2))
    simulation.release(velocity: Point(x: 0, y: -9000))
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == 960)
    simulation.swipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.2))
    simulation.release(velocity: .zero)
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == 960, "not half way: back to the page it came from")
  }

  // MARK: Components

  @Test func `a pulled header settles under its refresh and stays`() {
    var simulation = Simulation.scrolling(attaching: .normalHeader)
    simulation.swipe(by: Point(x: 0, y: 200), duration: Interval(seconds: 0.3))
    #expect(simulation[.component(.header, .state)] == .text("pulling"))
    simulation.release(velocity: .zero)
    #expect(simulation[.component(.header, .state)] == .text("refreshing"))
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == -54)
    #expect(simulation[.component(.header, .callsRefreshing)] == .number(1))
    simulation.endRefreshing(.header)
    simulation.turn()
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == 0 && simulation.scroll.inset.top == 0)
  }

  @Test func `refreshing that an app begins in a bounce takes the view to the header`() {
    var simulation = Simulation.scrolling(attaching: .normalHeader)
    simulation.drag(to: Point(x: 0, y: -30))
    simulation.release()
    simulation.advance(by: Interval(seconds: 0.05))
    #expect(simulation.scroll.isDecelerating)
    simulation.beginRefreshing(.header)
    simulation.turn()
    #expect(simulation.scroll.offset.y == -54 && !simulation.scroll.isDecelerating)
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == -54)
  }

  @Test func `a footer loads when a fling brings it into view`() {
    var simulation = Simulation.scrolling(content: SceneContent(height: 1500), attaching: .autoNormalFooter)
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -3000))
    simulation.comeToRest()
    #expect(simulation[.component(.footer, .callsRefreshing)] == .number(1))
    #expect(simulation.scroll.offset.y == 1500 + 44 - 960)
  }

  @Test func `an inset that changes under a bounce moves its edge`() {
    var simulation = Simulation.scrolling()
    simulation.drag(to: Point(x: 0, y: -100))
    simulation.release()
    simulation.advance(by: Interval(seconds: 0.1))
    let offset = simulation.scroll.offset.y
    simulation.set(.contentInset(.top, 40))
    #expect(simulation.scroll.offset.y == offset, "nothing jumps")
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == -40)
  }

  @Test func `an offset without animation stops what moves`() {
    var simulation = Simulation.scrolling()
    simulation.touch()
    simulation.release(velocity: Point(x: 0, y: -1000))
    simulation.advance(by: Interval(seconds: 0.1))
    simulation.scroll(to: Point(x: 0, y: 10))
    #expect(simulation.isSettled && !simulation.scroll.isDecelerating)
    #expect(simulation.scroll.offset.y == 10)
  }

  @Test func `an animated offset takes a quarter of a second`() {
    var simulation = Simulation.scrolling()
    simulation.scroll(to: Point(x: 0, y: 100), animated: true)
    simulation.advance(by: Interval(seconds: 0.125))
    #expect(simulation.scroll.offset.y == 50)
    simulation.set(.contentInset(.top, 10))
    simulation.comeToRest()
    #expect(simulation.scroll.offset.y == 100 && simulation.now.seconds == 0.25)
  }

  @Test func `an animated offset moves both axes evenly, each to its own end`() {
    var simulation = Simulation.scrolling(content: SceneContent(width: 1000, height: 3000))
    simulation.scroll(to: Point(x: 60, y: 100), animated: true)
    simulation.advance(by: Interval(seconds: 0.125))
    #expect(simulation.scroll.offset == Point(x: 30, y: 50))
    simulation.advance(by: Interval(seconds: 0.05))
    #expect(abs(simulation.scroll.offset.x - 60 * 0.784) < 1e-9, "3t² − 2t³ at 0.7")
    simulation.comeToRest()
    #expect(simulation.scroll.offset == Point(x: 60, y: 100) && simulation.now.seconds == 0.25)
  }

  // MARK: Without physics

  @Test func `without physics nothing moves unless it is moved`() {
    var simulation = Simulation.scrolling { $0.physics = .none }
    simulation.swipe(by: Point(x: 0, y: 100), duration: Interval(seconds: 0.1))
    #expect(simulation.scroll.offset.y == -100, "and no rubber band")
    simulation.release(velocity: Point(x: 0, y: -900))
    #expect(simulation.isSettled)
    #expect(simulation.scroll.offset.y == -100)
    simulation.scroll(to: Point(x: 0, y: 70), animated: true)
    #expect(simulation.scroll.offset.y == 70)
  }
}

/// Collects the offsets that an app sees; a simulation calls its app only on its own thread.
private final class Offsets: @unchecked Sendable {
  var list: [Double] = []
}

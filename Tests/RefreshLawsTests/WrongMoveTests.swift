import RefreshEngine
import Testing

@testable import RefreshLaws

struct WrongMoveTests {
  private static let swipe = Command.swipe(by: Point(x: 0, y: -100), Interval(seconds: 0.2))
  private var bench = Bench(laws: ["wrong-move"])

  // MARK: Under a finger

  @Test(arguments: [0, 300, -40]) func `a list follows a finger from wherever it takes hold of it`(start: Double) {
    var bench = bench
    bench.simulation.drag(to: Point(x: 0, y: start))
    let scroll = bench.simulation.scroll
    bench.begin(Self.swipe)
    bench.simulation.beginSwipe(by: Point(x: 0, y: -100), duration: Interval(seconds: 0.2))
    bench.simulation.advance(by: Interval(seconds: 0.1))
    bench.look(.moment)
    bench.simulation.advance(by: Interval(seconds: 0.1))
    bench.simulation.endSwipe()
    bench.end(Self.swipe, from: scroll)
    #expect(bench.found == [])
  }

  @Test func `a list that lags behind its finger has moved wrongly`() {
    var bench = bench
    bench.begin(Self.swipe)
    bench.simulation.beginSwipe(by: Point(x: 0, y: -50), duration: Interval(seconds: 0.2))
    bench.simulation.advance(by: Interval(seconds: 0.1))
    bench.look(.moment)
    #expect(bench.found == ["wrong-move a drag by -50 pt moves the list to 25 pt, not 50 pt"])
  }

  @Test func `a swipe beyond an edge shows less than the finger's way`() {
    var bench = bench
    let swipe = Command.swipe(by: Point(x: 0, y: 220), Interval(seconds: 0.2))
    let scroll = bench.simulation.scroll
    bench.begin(swipe)
    bench.simulation.drag(to: Point(x: 0, y: -220))
    bench.end(swipe, from: scroll)
    #expect(
      bench.found == ["wrong-move a drag by 220 pt moves the list to -220 pt, not -102.42 pt"])
  }

  @Test func `a list that moves under a finger that rests has moved wrongly`() {
    var bench = bench
    bench.begin(.touch)
    bench.simulation.touch()
    let scroll = bench.simulation.scroll
    bench.end(.touch, from: scroll)
    #expect(bench.found == [])
    bench.simulation.scroll(to: Point(x: 0, y: 20))
    bench.end(.touch, from: scroll)
    #expect(bench.found == ["wrong-move the list moves 20 pt under a finger that does not move"])
  }

  // MARK: Held by a component

  @Test func `a header that is let go shows all of itself`() {
    var bench = bench
    bench.change(.header, from: .pulling, to: .refreshing)
    #expect(bench.found == [])
    bench.simulation.scroll(to: Point(x: 0, y: -30))
    bench.change(.header, from: .pulling, to: .refreshing)
    #expect(bench.found == ["wrong-move the released header holds the list at -30 pt, not 0 pt"])
  }

  @Test func `with pages an end moves back by the inset`() {
    var bench = Bench(ComponentBlueprint(kind: .autoNormalFooter), laws: ["wrong-move"]) { $0.paging = true }
    bench.inspector.ledger.offset = Point(x: 0, y: 700)
    bench.simulation.scroll(to: Point(x: 0, y: 656))
    bench.change(.footer, from: .refreshing, to: .idle)
    #expect(bench.found == [])
    bench.simulation.scroll(to: Point(x: 0, y: 612))
    bench.change(.footer, from: .refreshing, to: .idle)
    #expect(
      bench.found == [
        "wrong-move an ended auto footer moves the list back 88 pt, not 44 pt"
      ])
  }

  // MARK: Let go

  @Test func `a list that comes to rest elsewhere has moved wrongly`() {
    var bench = bench
    bench.simulation.drag(to: Point(x: 0, y: 300))
    bench.begin(.release(velocity: Point(x: 0, y: -500)))
    bench.simulation.release(velocity: Point(x: 0, y: -100))
    bench.settle(9)
    bench.look(.rest)
    #expect(bench.found == ["wrong-move the list comes to rest at 349.95 pt, not at 549.75 pt"])
  }

  @Test(arguments: [-3000.0, -500, 0, 500, 3000]) func `a list glides as far as its velocity brings it`(
    velocity: Double
  ) {
    var bench = bench
    bench.simulation.drag(to: Point(x: 0, y: 300))
    bench.begin(.release(velocity: Point(x: 0, y: velocity)))
    bench.simulation.release(velocity: Point(x: 0, y: velocity))
    bench.settle(9)
    bench.look(.rest)
    #expect(bench.found == [])
  }

  @Test func `a list that springs back faster than a spring has moved wrongly`() {
    var bench = bench
    bench.simulation.drag(to: Point(x: 0, y: -40))
    bench.begin(.release(velocity: .zero))
    bench.simulation.release(velocity: .zero)
    bench.simulation.advance(by: Interval(seconds: 0.1))
    bench.look(.underWay)
    #expect(bench.found == [])
    bench.simulation.scroll(to: Point(x: 0, y: -4))
    bench.look(.underWay)
    #expect(
      bench.found == ["wrong-move 100 ms after release, the list is at -4 pt, not -29.43 pt"])
  }

  @Test func `an animated scroll takes a quarter of a second`() {
    var bench = bench
    let scroll = Command.scroll(to: Destination(y: 400), animated: true)
    bench.begin(scroll)
    bench.simulation.perform(scroll)
    bench.simulation.advance(by: Interval(seconds: 0.1))
    bench.look(.underWay)
    #expect(bench.found == [])
    bench.simulation.scroll(to: Point(x: 0, y: 40))
    bench.look(.underWay)
    #expect(
      bench.found.map { $0.hasPrefix("wrong-move 100 ms after release, the list is at 40 pt") } == [true])
  }

  @Test func `a list turns to the page that it glides to`() {
    var bench = Bench(laws: ["wrong-move"]) { $0.paging = true }
    for (offset, page) in [(100.0, 0.0), (100, 667)] {
      bench.inspector.ledger.touchOffset = .zero
      bench.simulation.drag(to: Point(x: 0, y: offset))
      bench.begin(.release(velocity: .zero))
      bench.simulation.release(velocity: .zero)
      bench.settle(9)
      bench.simulation.scroll(to: Point(x: 0, y: page))
      bench.look(.rest)
    }
    #expect(
      bench.found == ["wrong-move the list rests 667 pt from the touch, with pages of 667 pt"])
  }

  @Test func `a component that a finger can't pull does not let the list bounce`() {
    let header = Bench.header
    let short = Bench { $0.content = SceneContent(height: 100) }.world
    let both = World(
      scene: short.scene, components: [header, ComponentBlueprint(kind: .normalTrailer)], app: short.app)
    for (world, list) in [(short, short), (short, both), (both, both)] {
      var bench = Bench(world)
      bench.simulation = Bench(list).simulation
      bench.rest()
      let isWrong = world.components.count < list.components.count
      #expect(bench.found.contains { $0.contains("a short list doesn't bounce") } == isWrong)
    }
  }
}

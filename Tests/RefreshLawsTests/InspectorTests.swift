import RefreshEngine
import Testing

@testable import RefreshLaws

/// Breaches that a sound engine does not bring about.
struct InspectorTests {
  // MARK: Memory

  @Test func `what a refresh leaves behind is memory`() {
    var bench = Bench(laws: ["memory"])
    // The inspector does not know of it.
    var change = ComponentSettings()
    change.arrow.hidden = true
    bench.simulation.set(.header, change)
    bench.refresh()
    bench.look(.ended)
    #expect(bench.found == ["memory at rest, `header.arrow.hidden` is false, but true in a fresh list"])
  }

  @Test func `a list that has refreshed is as a fresh one`() {
    for kind in ComponentKind.allCases {
      var bench = Bench(ComponentBlueprint(kind: kind), laws: ["memory"])
      bench.simulation.beginRefreshing(kind.role)
      bench.settle()
      bench.simulation.endRefreshing(kind.role)
      bench.settle()
      bench.look(.ended)
      #expect(bench.found == [], "\(kind)")
    }
  }

  @Test(arguments: [0, 1] as [Int32]) func `a drag that was counted is over`(times: Int32) {
    var bench = Bench(
      ComponentBlueprint(kind: .autoNormalFooter) { $0.autoTriggerTimes = .times(times) }, laws: ["memory"])
    bench.simulation.drag(to: Point(x: 0, y: 1390))
    bench.simulation.cancel()
    bench.settle()
    bench.simulation.endRefreshing(.footer)
    bench.settle()
    bench.inspector.ledger[.footer].causeAtEnd = 0
    bench.rest()
    let wrong = "memory the auto footer still counts the drag that triggered its last refresh"
    #expect(bench.found == (times == 0 ? [wrong] : []))
  }

  // MARK: Levels

  @Test(arguments: [false, true]) func `a reset is wrong while the footer loads`(isLoading: Bool) {
    var bench = Bench(ComponentBlueprint(kind: .backNormalFooter))
    if isLoading {
      bench.perform(.beginRefreshing(.footer)) { $0.beginRefreshing(.footer) }
      bench.settle()
      bench.inspector.follow(&bench.simulation)
      bench.inspector.ledger[.footer].state = .refreshing
    }
    bench.perform(.resetNoMoreData(.footer)) { $0.resetNoMoreData(.footer) }
    #expect(bench.inspector.ledger.level == (isLoading ? .anything : .will))
  }

  // MARK: Places

  @Test func `content that the app empties after the end takes its place with it`() {
    let end = ["pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: footer"]
    func breach(_ steps: [String]) -> String? {
      LawID("jump").breach(
        in: LawExample(
          setup: ["footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }"], steps: end + steps)
      )
    }
    #expect(breach(["load: { height: 600 }", "wait: settled"]) != nil)
    #expect(
      breach(["set: { scene.content.height: 100 }", "set: { scene.content.height: 1800 }", "wait: settled"]) == nil)
  }

  // MARK: Hidden components, taps and calls

  private static func hide(_ isHidden: Bool) -> Command {
    var change = ComponentSettings()
    change.hidden = isHidden
    return .set(.footer, change)
  }

  @Test(arguments: [false, true]) func `an auto footer that is hidden is idle immediately`(isBegunAgain: Bool) {
    var bench = Bench(ComponentBlueprint(kind: .autoNormalFooter))
    bench.simulation.beginRefreshing(.footer)
    bench.perform(Self.hide(true)) { simulation in
      simulation.perform(Self.hide(true))
      if isBegunAgain { simulation.beginRefreshing(.footer) }
    }
    #expect(bench.found == (isBegunAgain ? ["stuck-state the auto footer is hidden, and stays `refreshing`"] : []))
  }

  @Test(arguments: [false, true]) func `a tap reaches a footer that can be seen`(isHidden: Bool) {
    var bench = Bench(ComponentBlueprint(kind: .autoNormalFooter))
    bench.simulation.perform(Self.hide(isHidden))
    bench.simulation.isRecording = true
    bench.perform(.tap(.footer)) { $0.beginRefreshing(.footer) }
    let wrong = "unasked-refresh the auto footer is hidden, and changes from `idle` to `refreshing`"
    #expect(bench.found.contains(wrong) == isHidden)
  }

  @Test(arguments: [false, true]) func `a tap that does nothing is ignored, unless the label can't be seen`(
    isHidden: Bool
  ) {
    var bench = Bench(ComponentBlueprint(kind: .autoNormalFooter) { $0.stateLabel.hidden = isHidden })
    bench.perform(.tap(.footer)) { _ in }
    #expect(bench.found == (isHidden ? [] : ["ignored-call a tap does nothing: the auto footer stays idle"]))
  }

  @Test func `a call to end waits for the run loop`() {
    var bench = Bench(laws: ["illegal-transition"], isRecording: true)
    bench.inspector.ledger[.header].owed = 2
    bench.simulation.beginRefreshing(.header)
    bench.simulation.turn()
    bench.inspector.follow(&bench.simulation)
    bench.perform(.resetNoMoreData(.header)) { $0.resetNoMoreData(.header) }
    bench.perform(.endRefreshing(.header)) {
      $0.endRefreshing(.header)
      $0.turn()
    }
    #expect(
      bench.found == [
        "illegal-transition a call to end makes the header `idle` immediately"
      ])
  }

  @Test func `content that was loaded and is not there is lost`() {
    var bench = Bench()
    bench.perform(.loadHeight(100)) { _ in }
    let silent = "content is loaded, and the list doesn't report that it has reloaded"
    #expect(
      bench.found == [
        "lost-content \(silent)", "lost-content after a load the content is 2000 pt high, not 2100 pt",
      ])
  }

  // MARK: The percent, and what follows it

  @Test func `a header that keeps its percent when its refresh is over is wrong`() {
    var bench = Bench(laws: ["wrong-percent"])
    bench.simulation.drag(to: Point(x: 0, y: -27))
    bench.simulation.drag(to: Point(x: 0, y: 10))
    bench.simulation.cancel()
    bench.settle()
    bench.inspector.ledger[.header].causeAtEnd = 0
    bench.rest()
    #expect(bench.found == ["wrong-percent the header's refresh has ended with a pulling percent of 0.5"])
  }

  @Test(arguments: [false, true]) func `a header that tells its app that it has closed is empty`(isFilled: Bool) {
    var bench = Bench(laws: ["wrong-percent"])
    if isFilled {
      bench.simulation.drag(to: Point(x: 0, y: -27))
      bench.simulation.drag(to: Point(x: 0, y: 10))
    }
    bench.look(
      .asks(
        CallEvent(
          component: bench.component(.header), role: .header, callback: .endRefreshingCompletion,
          time: bench.simulation.now)))
    #expect(bench.causes == (isFilled ? ["completion"] : []))
  }

  @Test func `a header that refreshes is filled`() {
    var bench = Bench { $0.physics = .none }
    bench.simulation.drag(to: Point(x: 0, y: -27))
    bench.simulation.setWindow(false)
    bench.simulation.beginRefreshing(.header)
    bench.simulation.drag(to: Point(x: 0, y: -13.5))
    bench.simulation.setWindow(true)
    bench.simulation.turn()
    bench.look(.rests(bench.component(.header)!))
    #expect(bench.found.contains("wrong-percent the header refreshes with a pulling percent of 0.25"))
  }

  @Test(arguments: [false, true]) func `an automatic opacity goes with the end`(isEnded: Bool) {
    var bench = Bench(
      ComponentBlueprint(kind: .normalHeader) { $0.automaticallyChangeAlpha = true }, laws: ["wrong-opacity"])
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    bench.inspector.ledger[.header].exits = 1
    bench.inspector.ledger[.header].left = bench.simulation.now
    bench.inspector.ledger[.header].offsetAtEnd = bench.simulation.scroll.offset
    if isEnded { bench.simulation.endRefreshing(.header) }
    bench.simulation.turn()
    bench.look(.underWay)
    #expect(bench.found == (isEnded ? [] : ["wrong-opacity the header has an opacity of 1, 0 ms after its end"]))
  }

  @Test(arguments: [false, true]) func `a single frame shows`(isSetBefore: Bool) {
    var bench = Bench(ComponentBlueprint(kind: .gifHeader), laws: ["wrong-indicator"])
    var change = ComponentSettings()
    change.images[.refreshing] = FrameSequence(count: 1, size: Size(width: 20, height: 20))
    if isSetBefore { bench.simulation.set(.header, change) }
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    if !isSetBefore { bench.simulation.set(.header, change) }
    bench.look(.looks(bench.component(.header)!))
    #expect(
      bench.found == (isSetBefore ? [] : ["wrong-indicator the header refreshes without showing its only frame"]))
  }
}

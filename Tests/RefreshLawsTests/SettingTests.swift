import SuiteTexts
import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// What apps set, remove and tap, on lists to which a test lies.
struct SettingTests {
  private static let footer = ComponentBlueprint(kind: .autoNormalFooter)

  @Test func `trigger times that don't take effect are reported`() {
    var change = ComponentSettings()
    change.autoTriggerTimes = .times(3)
    var bench = Bench(Self.footer, laws: ["ignored-setting"])
    bench.perform(.set(.footer, change)) { $0.set(.footer, change) }
    #expect(bench.found == [])
    bench.perform(.set(.footer, change)) { $0[$0.component(.footer)!].auto.leftTriggerTimes = 1 }
    #expect(
      bench.found == ["ignored-setting the app changes the auto footer, and `footer.leftTriggerTimes` is 1"])
  }

  @Test func `an automatic opacity that is set during a refresh waits for its end`() {
    var change = ComponentSettings()
    change.automaticallyChangeAlpha = true
    var bench = Bench(laws: ["ignored-setting"])
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    bench.perform(.set(.header, change)) { $0.set(.header, change) }
    #expect(bench.found == [])
    bench.perform(.set(.header, change)) { $0[$0.component(.header)!].alpha = 0.5 }
    #expect(bench.found == ["ignored-setting the app changes the header, and `header.alpha` is 0.5"])
  }

  @Test func `a rotation that keeps the height is reported`() {
    var bench = Bench(laws: ["ignored-setting"])
    bench.perform(.rotate(to: Size(width: 667, height: 375))) { $0.rotate(to: Size(width: 667, height: 667)) }
    #expect(bench.found == ["ignored-setting after a rotation the list is 667 pt by 667 pt"])
  }

  @Test func `a tap loads no more data, or beside the label, only if the engine is wrong`() {
    var bench = Bench(Self.footer, laws: ["illegal-transition", "unasked-refresh"])
    bench.inspector.ledger.current = .tap(.footer)
    bench.change(.footer, from: .noMoreData, to: .refreshing)
    #expect(bench.found == ["illegal-transition the auto footer changes from `noMoreData` to `refreshing`"])
    var silent = Self.footer
    silent.settings.stateLabel.hidden = true
    bench = Bench(silent, laws: ["illegal-transition", "unasked-refresh"])
    bench.inspector.ledger.current = .tap(.footer)
    bench.change(.footer, from: .idle, to: .refreshing)
    #expect(bench.found == ["unasked-refresh a tap beside the label makes the auto footer load"])
  }

  @Test func `a trailer never has no more data`() {
    var bench = Bench(ComponentBlueprint(kind: .normalTrailer), laws: ["illegal-transition"])
    bench.change(.trailer, from: .idle, to: .noMoreData)
    #expect(bench.found == ["illegal-transition the trailer changes from `idle` to `noMoreData`"])
  }

  @Test func `a header that calls before it gives its room back is reported`() {
    var bench = Bench(laws: ["inset-left"])
    bench.change(.header, from: .idle, to: .refreshing)
    func call() -> Occasion {
      .asks(
        CallEvent(
          component: bench.component(.header), role: .header, callback: .endRefreshingAnimationBegin,
          time: bench.simulation.now))
    }
    bench.look(call())
    #expect(bench.found == [])
    bench.simulation.setInset(.top, to: 54)
    bench.look(call())
    #expect(bench.found == ["inset-left an ended header calls the app with an inset of 54 pt, not 0 pt"])
  }

  @Test func `what was hidden takes no room with it`() {
    var change = ComponentSettings()
    change.hidden = true
    var bench = Bench(Self.footer, laws: ["inset-left"])
    bench.simulation.set(.footer, change)
    bench.perform(.detach(.footer)) {
      $0.detach(.footer)
      $0.setInset(.bottom, to: -44)
    }
    bench.rest()
    #expect(bench.found == ["inset-left at rest the bottom inset is 44 pt too small"])
    #expect(bench.causes == ["bottom- of what was hidden"])
  }

  @Test func `an app that learns of a reload before the content has its size is reported`() {
    var bench = Bench(laws: ["lost-content"]) { $0.content = SceneContent(rows: 20) }
    bench.inspector.ledger.current = .loadRows(10)
    bench.look(.calls(.reloadData))
    #expect(bench.found == [])
    bench.simulation.scroll.rows = 30
    bench.look(.calls(.reloadData))
    #expect(bench.found == ["lost-content the list has reloaded with a content of 880 pt, not 1320 pt"])
  }

  @Test func `a header at its edge has a pulling percent of 0`() {
    var bench = Bench(laws: ["wrong-percent"])
    bench.inspector.ledger.touches = 1
    bench.rest()
    #expect(bench.found == [])
    bench.simulation.setPullingPercent(of: bench.simulation.component(.header)!, to: 0.01)
    bench.rest()
    #expect(bench.found == ["wrong-percent the header rests at its edge with a pulling percent of 0.01"])
  }

  @Test(arguments: [false, true])
  func `a list that rests beyond its edges says whether they have moved`(areMoved: Bool) {
    var bench = Bench(laws: ["beyond-edge"])
    bench.perform(.touch) { _ in }
    if areMoved { bench.perform(.loadHeight(100)) { $0.load(height: 100) } }
    bench.simulation.scroll.offset.y = -40
    bench.rest()
    #expect(
      bench.causes
        == [areMoved ? "above its top" : "above its top although its edges stay"])
  }

  @Test func `a pull of what isn't there lets nothing go`() {
    var bench = Bench(laws: ["beyond-edge"])
    bench.perform(.touch) { _ in }
    bench.perform(.loadHeight(100)) { $0.load(height: 100) }
    bench.perform(.pull(.footer, .points(44))) { _ in }
    bench.simulation.scroll.offset.y = -40
    bench.rest()
    #expect(bench.causes == ["above its top"])
  }

  @Test func `a list at an edge that has moved has the percent of before`() {
    var bench = Bench(laws: ["wrong-percent"])
    bench.inspector.ledger.touches = 1
    bench.simulation.setPullingPercent(of: bench.simulation.component(.header)!, to: 0.5)
    bench.perform(.setScene(.safeArea(.top, 20))) { $0.set(.safeArea(.top, 20)) }
    bench.rest()
    #expect(bench.found == [])
  }

  @Test(arguments: [false, true]) func `a component that is attached is there, and as it was made`(isOld: Bool) {
    var bench = Bench(laws: ["ignored-setting"])
    let other = ComponentBlueprint(kind: .gifHeader) { $0.height = 80 }
    bench.perform(.attach(other)) { if !isOld { $0.attach(other) } }
    #expect(bench.found == (isOld ? ["ignored-setting the header that the app attaches isn't as it was made"] : []))
    bench = Bench(laws: ["ignored-setting"])
    bench.perform(.attach(other)) { $0.detach(.header) }
    #expect(bench.found == ["ignored-setting the header that the app attaches isn't there"])
  }

  @Test(arguments: [false, true]) func `off screen, nobody sees a spinner that waits`(isInWindow: Bool) {
    var bench = Bench(laws: ["never-stops"])
    bench.simulation.setWindow(false)
    bench.simulation.beginRefreshing(.header)
    bench.simulation.components[0].loading.isAnimating = true
    let header = bench.component(.header)!
    bench.simulation.scroll.isInWindow = isInWindow
    bench.look(.looks(header))
    #expect(bench.found.isEmpty == !isInWindow)
  }

  @Test(arguments: [(ScrollViewKind.plain, Int32(10), false), (.table, 10, true), (.table, -10, false)])
  func `a list with new rows stays where it is`(kind: ScrollViewKind, rows: Int32, isCounted: Bool) {
    var bench = Bench(ComponentBlueprint(kind: .backNormalFooter), laws: ["jump"]) {
      $0.scrollView = kind
      $0.content = SceneContent(rows: 40)
    }
    bench.change(.footer, from: .pulling, to: .refreshing)
    bench.simulation.set(.rows(40 + rows))
    bench.change(.footer, from: .refreshing, to: .idle)
    bench.inspector.ledger[.footer].offsetAtEnd = Point(x: 0, y: 100)
    bench.rest()
    #expect(bench.causes == [isCounted ? "new rows" : ""])
  }

  @Test func `a time whose words are stale moves what is next to them`() {
    var bench = Bench(laws: ["memory"]) {
      $0.now = 1_767_225_599
      $0.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: $0.now - 60)]
    }
    bench.simulation.advance(by: Interval(seconds: 2))
    bench.look(.ended)
    #expect(bench.found == [])
  }

  @Test func `a table reloads when its first content is there`() {
    var bench = Bench(laws: ["lost-content"]) {
      $0.scrollView = .table
      $0.content = SceneContent(rows: 40)
    }
    bench.rest()
    #expect(bench.found == ["lost-content content is loaded, and the list doesn't report that it has reloaded"])
    bench = Bench(laws: ["lost-content"]) { $0.content = SceneContent(rows: 40) }
    bench.rest()
    #expect(bench.found == [])
  }
}

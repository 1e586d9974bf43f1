import Testing

@testable import RefreshEngine

@Suite struct SimulationTests {
  /// Performs a sequence with a header, a footer and a trailer that is long enough to use most of the engine.
  private static func tell(_ rig: inout Rig) {
    rig.drag(to: -70)
    rig.wait(0.1)
    rig.release()
    rig.wait(0.3)
    rig.step { $0.load(rows: 7) }
    rig.end(.header)
    rig.wait(0.2)
    rig.drag(to: 2000)
    rig.release()
    rig.step { $0.drag(to: Point(x: 90, y: 10)) }
    rig.cancel()
    rig.setLanguage("ru")
    rig.wait(1)
  }

  private func rig() -> Rig {
    Rig(.normalHeader, .autoNormalFooter, .normalTrailer) {
      $0.scrollView = .table
      $0.content = SceneContent(rows: 20, rowHeight: 60)
    }
  }

  @Test func `a copy is a snapshot: both continue alike`() {
    var original = rig()
    original.drag(to: -60)
    original.release()
    var copy = original
    let before = copy.everything

    Self.tell(&original)
    let after = original.everything
    #expect(copy.everything == before)
    #expect(after != before)
    Self.tell(&copy)
    #expect(copy.everything == after)
    #expect(copy.simulation.takeEvents() == original.simulation.takeEvents())
  }

  @Test func `the same steps give the same trace, byte by byte`() {
    func trace() -> [UInt8] {
      var rig = rig()
      Self.tell(&rig)
      var writer = TraceWriter(scenario: "story")
      return writer.line(step: 1, line: 1, of: &rig.simulation)
    }
    #expect(trace() == trace())
  }

  @Test func `simulations run beside each other in tasks, and share nothing`() async {
    let start = rig()
    var expected = start
    Self.tell(&expected)
    let results = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          var rig = start
          Self.tell(&rig)
          return rig.everything
        }
      }
      var results: [[ObservedValue]] = []
      for await result in group { results.append(result) }
      return results
    }
    #expect(results.count == 8)
    for result in results { #expect(result == expected.everything) }
  }

  @Test func `a driver goes by the type that is attached at a place`() {
    var rig = rig()
    #expect(
      ComponentRole.allCases.map { rig.simulation.kind(of: $0) } == [
        .normalHeader, .autoNormalFooter, .normalTrailer,
      ])
    rig.detach(.footer)
    #expect(rig.simulation.kind(of: .footer) == nil)
  }

  @Test func `an app may act on the simulation while it is called`() {
    var rig = Rig(.header)
    rig.simulation.app = { simulation, call in
      if call == .callback(.header, .refreshing) { simulation.schedule(timer: 9, after: Interval(seconds: 0.8)) }
      if call == .timer(9) {
        simulation.load(rows: 20)
        simulation.endRefreshing(.header)
      }
    }
    rig.begin(.header)
    rig.wait(1.04)
    rig.expect(["header.state": "refreshing", "scroll.rows": 0])
    rig.wait(0.01)
    rig.expect(["header.state": "idle", "scroll.rows": 20])
  }

  @Test func `an app that does nothing is none`() {
    var rig = Rig(.autoFooter)
    #expect(rig.simulation.app.map { _ in true } == nil)
    rig.begin(.footer)
    rig.expect("footer.calls.refreshing", 1)
  }

  @Test func `a scene gives a simulation all it says`() {
    let rig = Rig {
      $0.scrollView = .collection
      $0.paging = true
      $0.window = false
      $0.language = "uk"
      $0.content = SceneContent(rows: 4, rowHeight: 5)
      $0.storedTimes = [StoredTime(key: "k", time: 3)]
    }
    let simulation = rig.simulation
    #expect(simulation.scroll.kind == .collection)
    #expect(simulation.scroll.isPagingEnabled)
    #expect(!simulation.scroll.isInWindow)
    #expect(simulation.scroll.rowHeight == 5)
    #expect(simulation.language == "uk")
    #expect(simulation.storedTimes == [StoredTime(key: "k", time: 3)])
    #expect(simulation.now == .zero)
    #expect(simulation.fault == nil)
  }
}

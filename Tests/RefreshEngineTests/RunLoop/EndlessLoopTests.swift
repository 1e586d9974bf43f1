import Testing

@testable import RefreshEngine

/// Endless turns: `Simulation+Turn`, `Fault`.
@Suite struct EndlessLoopTests {
  /// Returns a main queue on which each block but the last adds another.
  private func rig(blocks: Int32) -> Rig {
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      if case .timer(let left) = call, left > 1 { simulation.mainQueue.append(.timer(left - 1)) }
    }
    rig.simulation.mainQueue.append(.timer(blocks))
    return rig
  }

  @Test func `a hundred thousand blocks in a turn are not an endless loop`() {
    var rig = rig(blocks: 100_000)
    rig.simulation.turn()
    #expect(rig.simulation.fault == nil)
    #expect(rig.simulation.isSettled)
    #expect(Simulation.maximumBlocksPerTurn == 100_000)
  }

  @Test func `one block more is an endless loop, and time no longer passes`() {
    var rig = rig(blocks: 100_001)
    rig.simulation.turn()
    #expect(rig.simulation.fault == .endlessLoop)
    #expect(rig.simulation.mainQueue.isEmpty)
    rig.simulation.advance(by: Interval(seconds: 1))
    #expect(rig.simulation.now == .zero)
  }

  @Test func `completions do not count as blocks`() {
    var rig = Rig(.header, [.set(\.animationDisabled, true)])
    // One more block requests the header's layout, and another is the completion of its entry.
    let blocks: Int32 = 99_999
    rig.simulation.app = { simulation, call in
      if case .timer(let left) = call, left > 1 { simulation.mainQueue.append(.timer(left - 1)) }
    }
    rig.simulation.beginRefreshing(.header)
    rig.simulation.mainQueue.append(.timer(blocks))
    rig.simulation.turn()
    rig.expect("header.calls.refreshing", 1)
    #expect(rig.simulation.fault == nil)
  }

  @Test func `an app that refreshes for ever without animations is an endless loop`() {
    var rig = Rig(.header, [.set(\.animationDisabled, true)])
    rig.simulation.app = { simulation, call in
      switch call {
      case .callback(.header, .refreshing): simulation.endRefreshing(.header)
      case .callback(.header, .endRefreshingCompletion): simulation.beginRefreshing(.header)
      default: break
      }
    }
    rig.begin(.header)
    #expect(rig.simulation.fault == .endlessLoop)
  }

  @Test func `an app whose timer immediately calls itself is an endless loop`() {
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      if case .timer(let token) = call { simulation.schedule(timer: token, after: .zero) }
    }
    rig.step { $0.schedule(timer: 1, after: .zero) }
    #expect(rig.simulation.fault == .endlessLoop)
    let wentOn = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 5))
    #expect(!wentOn)
  }

  @Test func `answers within answers are an endless loop from a depth on, and no call follows`() {
    let depth = Notes()
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      depth.write("\(simulation.callDepth)")
      for _ in 0..<2 { simulation.load(rows: 1) }
    }
    rig.step { $0.load(rows: 1) }
    #expect(rig.simulation.fault == .endlessRecursion(.reloadData))
    #expect(depth.lines == (1...Simulation.maximumCallDepth).map { "\($0)" })
    #expect(rig.simulation.callDepth == 0)
  }

  @Test func `an endless loop at an event ends the wait there`() {
    var rig = Rig()
    rig.simulation.app = { simulation, call in
      if case .timer(let token) = call { simulation.mainQueue.append(.timer(token)) }
    }
    rig.simulation.schedule(timer: 1, after: Interval(nanoseconds: 5))
    let wentOn = rig.simulation.advanceToNextEvent(before: Instant(nanoseconds: 10))
    #expect(!wentOn)
    #expect(rig.simulation.now == Instant(nanoseconds: 5))
  }
}

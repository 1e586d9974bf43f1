import Testing

@testable import RefreshEngine

/// How a scroll view informs its observers: `Simulation+ScrollView`.
@Suite struct ContentOffsetTests {
  @Test func `setting an equal offset notifies the observers, too`() {
    var rig = Rig(.header)
    rig.setState(of: .header, to: .pulling)
    rig.expect("header.state", "pulling")
    // A header in the state pulling starts to refresh at the next offset without a finger.
    rig.scroll(to: 0)
    rig.expect("header.state", "refreshing")
  }

  @Test func `setting an equal content size notifies the observers, too`() {
    var rig = Rig(.trailer)
    rig.expect("trailer.frame.x", 0)
    rig.set(.contentHeight(1000))
    rig.expect("trailer.frame.x", 375)
  }

  @Test func `observers get the old and the new offset`() {
    // An auto footer refreshes only when scrolling down.
    var rig = Rig(.autoFooter)
    rig.scroll(to: 400)
    rig.expect("footer.state", "refreshing")
    rig.end(.footer)
    rig.scroll(to: 390)
    rig.scroll(to: 390)
    rig.expect("footer.state", "idle")
    rig.scroll(to: 391)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `the observer attached last is notified first`() {
    var rig = Rig(.header, .trailer)
    rig.step { $0.drag(to: Point(x: 100, y: -100)) }
    rig.expectEvents(["trailer: idle -> pulling", "header: idle -> pulling"])

    rig = Rig(.trailer, .header)
    rig.step { $0.drag(to: Point(x: 100, y: -100)) }
    rig.expectEvents([
      "header: idle -> pulling", "trailer: idle -> pulling",
    ])
  }

  @Test func `observers are notified immediately, inside the change`() {
    var rig = Rig(.header)
    rig.simulation.drag(to: Point(x: 0, y: -60))
    rig.expect("header.state", "pulling")
  }

  @Test func `a component that an observer removes is no longer notified`() {
    var rig = Rig(.header, .autoFooter)
    rig.simulation.app = { simulation, call in
      if call == .callback(.footer, .refreshing) {
        simulation.detach(.footer)
        simulation.detach(.header)
      }
    }
    rig.scroll(to: 400)
    rig.expect(["header.state": nil, "footer.state": nil])
    #expect(rig.simulation.fault == nil)
  }

  @Test func `a component is notified of offsets and pans only while it is shown, of content sizes always`() {
    var rig = Rig(.backFooter, [.set(\.hidden, true)])
    rig.drag(to: 500)
    rig.expect(["footer.state": "idle", "footer.pullingPercent": 0])
    rig.set(.contentHeight(1500))
    rig.expect("footer.frame.y", 1500)
    rig.set(.set(\.hidden, false), of: .footer)
    rig.drag(to: 900)
    rig.expect("footer.state", "pulling")
  }

  @Test func `a hidden auto footer is not notified of pans`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(3))]) { $0.content = SceneContent(height: 100) }
    rig.touch()
    rig.release()
    rig.end(.footer)
    rig.expect("footer.leftTriggerTimes", 2)
    rig.set(.set(\.hidden, true), of: .footer)
    rig.touch()
    rig.expect("footer.leftTriggerTimes", 2)
    rig.release()
    rig.expect("footer.calls.refreshing", 1)
  }

  @Test func `an animated scroll without physics is there immediately`() {
    var rig = Rig()
    rig.step { $0.scroll(to: Point(x: 0, y: 50), animated: true) }
    rig.expect("scroll.offset.y", 50)
  }
}

import Testing

@testable import RefreshEngine

/// The behaviour of an auto footer when it refreshes, and when it is tapped: `AutoFooter`.
@Suite struct AutoFooterRefreshTests {
  // MARK: Refreshing

  @Test func `it calls back inside the state change, before its label and its spinner change`() {
    let notes = Notes()
    var rig = Rig(.autoNormalFooter)
    rig.simulation.app = { simulation, call in
      let footer = simulation.components[0]
      notes.write("\(footer.state) \(footer.labels.state.text) \(footer.loading.isAnimating)")
    }
    rig.begin(.footer)
    #expect(notes.lines == Array(repeating: "refreshing Tap or pull up to load more false", count: 2))
    rig.expect(["footer.stateLabel.text": "Loading...", "footer.loading.animating": true])
  }

  @Test func `it ends immediately, without an animation`() {
    var rig = Rig.refreshing(.autoFooter)
    rig.end(.footer)
    rig.expectEvents(["footer: refreshing -> idle", "footer: endRefreshingCompletion()"])
    rig.settle()
    rig.expectEvents([])
    rig.expect(["footer.pullingPercent": 1, "footer.calls.endRefreshingAnimationBegin": 0])
  }

  @Test func `the drag is forgotten before the end is reported`() {
    let notes = Notes()
    var rig = Rig(.autoFooter)
    rig.simulation.app = { simulation, call in
      guard call == .callback(.footer, .endRefreshingCompletion) else { return }
      let auto = simulation.components[0].auto
      notes.write("\(auto.triggeredByDrag) \(auto.leftTriggerTimes)")
    }
    rig.drag(to: 400)
    rig.end(.footer)
    #expect(notes.lines == ["false 0"])
  }

  @Test func `with paging the end moves the content back by the bottom inset`() {
    for end in [RefreshState.idle, .noMoreData] {
      var rig = Rig(.autoFooter, [.set(\.slowAnimationDuration, Interval(seconds: 1))]) { $0.paging = true }
      rig.step { $0.scroll(to: Point(x: 3, y: 400)) }
      _ = rig.takeEvents()
      let notes = Notes()
      rig.simulation.app = { simulation, call in
        if call == .callback(.footer, .endRefreshingAnimationBegin) { notes.write("\(simulation.scroll.offset.y)") }
      }
      rig.setState(of: .footer, to: end)
      rig.expect(["scroll.offset.x": 3, "scroll.offset.y": 356])
      #expect(notes.lines == ["356.0"])
      rig.expectEvents([
        "footer: refreshing -> \(end.name)", "animation: footer.end 1s", "footer: endRefreshingAnimationBegin()",
      ])
      rig.wait(0.999)
      rig.expect("footer.calls.endRefreshingCompletion", 0)
      rig.wait(0.001)
      rig.expect(["footer.calls.endRefreshingCompletion": 1, "footer.pullingPercent": 1])
    }
  }

  // MARK: Tapping

  @Test(arguments: ComponentKind.allCases)
  func `a tap on the label of an auto footer refreshes, on others it does nothing`(kind: ComponentKind) {
    var rig = Rig(kind)
    rig.tap(kind.role)
    let refreshes = kind.family == .autoFooter && kind.presentation != .plain
    rig.expect("\(kind.role.rawValue).state", refreshes ? "refreshing" : "idle")
  }

  @Test func `a tap refreshes only an idle footer`() {
    for state in RefreshState.allCases where state != .idle {
      var rig = Rig(.autoStateFooter)
      rig.setState(of: .footer, to: state)
      _ = rig.takeEvents()
      rig.tap(.footer)
      rig.expectEvents([])
    }
  }

  @Test func `a tap passes the check of the trigger times`() {
    var rig = Rig(.autoStateFooter)
    rig.drag(to: 400)
    rig.end(.footer)
    rig.drag(to: 410)
    rig.expect("footer.state", "idle")
    rig.tap(.footer)
    rig.expect("footer.state", "refreshing")
    // The end counts down again, from 0 to −1, which means unlimited.
    rig.end(.footer)
    rig.expect("footer.leftTriggerTimes", "unlimited")
  }

  @Test func `a tap reaches only a label that can be seen`() {
    let obstacles: [(String, (inout Rig) -> Void)] = [
      ("hidden", { $0.set(.set(\.hidden, true), of: .footer) }),
      ("label hidden", { $0.set(.set(\.stateLabel.hidden, true), of: .footer) }),
      ("out of a window", { $0.setWindow(false) }),
      ("alpha 0.01", { $0.simulation[ComponentID(index: 0)].alpha = 0.01 }),
    ]
    for (name, obstruct) in obstacles {
      var rig = Rig(.autoStateFooter)
      obstruct(&rig)
      rig.tap(.footer)
      rig.expect("footer.state", "idle", "\(name)")
    }
    var rig = Rig(.autoStateFooter)
    rig.simulation[ComponentID(index: 0)].alpha = 0.011
    rig.tap(.footer)
    rig.expect("footer.state", "refreshing")
  }
}

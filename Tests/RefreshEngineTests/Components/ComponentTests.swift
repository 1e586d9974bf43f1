import Testing

@testable import RefreshEngine

/// The common behaviour of all types: `Component`, `Simulation+Component`, `Simulation+Properties`.
@Suite struct ComponentTests {
  // MARK: Construction and attaching

  @Test(arguments: ComponentKind.allCases)
  func `a new component is idle, opaque and shown, and has made no calls`(kind: ComponentKind) {
    let rig = Rig(kind)
    let role = kind.role.rawValue
    rig.expect([
      "\(role).type": .text(kind.rawValue), "\(role).state": "idle", "\(role).refreshing": false,
      "\(role).pullingPercent": 0, "\(role).alpha": 1, "\(role).hidden": false, "\(role).calls.refreshing": 0,
      "\(role).calls.beginRefreshingCompletion": 0, "\(role).calls.endRefreshingAnimationBegin": 0,
      "\(role).calls.endRefreshingCompletion": 0,
    ])
    let settings = rig.simulation[ComponentID(index: 0)].settings
    #expect(settings.fastAnimationDuration == Interval(seconds: 0.25))
    #expect(settings.slowAnimationDuration == Interval(seconds: 0.4))
    #expect(!settings.automaticallyChangeAlpha)
    #expect(settings.labelLeftInset == (kind.presentation == .frames ? 20 : 25))
  }

  @Test(arguments: ComponentKind.allCases)
  func `attaching gives the viewport's width and the inset of the moment`(kind: ComponentKind) {
    let rig = Rig(kind) {
      $0.window = false
      $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
      $0.safeArea.top = 10
    }
    let role = kind.role.rawValue
    rig.expect([
      "\(role).frame.x": -2, "\(role).frame.width": 375, "\(role).originalInset.top": 11,
      "\(role).originalInset.left": 2, "\(role).originalInset.bottom": 3, "\(role).originalInset.right": 4,
    ])
  }

  @Test func `headers and footers bounce vertically, a trailer horizontally only`() {
    var rig = Rig()
    #expect(!rig.simulation.scroll.alwaysBounceVertical)
    #expect(!rig.simulation.scroll.alwaysBounceHorizontal)
    rig.attach(.autoFooter)
    #expect(rig.simulation.scroll.alwaysBounceVertical)
    #expect(!rig.simulation.scroll.alwaysBounceHorizontal)
    rig.attach(.trailer)
    #expect(!rig.simulation.scroll.alwaysBounceVertical)
    #expect(rig.simulation.scroll.alwaysBounceHorizontal)
    rig.attach(.header)
    #expect(rig.simulation.scroll.alwaysBounceVertical)
    #expect(rig.simulation.scroll.alwaysBounceHorizontal)
  }

  @Test func `each place holds one component, and a new one removes the old one first`() {
    var rig = Rig(.autoFooter)
    rig.attach(.autoFooter, [.set(\.height, 60)])
    rig.expect(["scroll.inset.bottom": 60, "footer.frame.height": 60, "footer.originalInset.bottom": 0])
    rig.expectEvents(["scroll: inset.bottom 44 -> 0", "scroll: inset.bottom 0 -> 60"])
    rig.attach(.backFooter)
    rig.expect(["footer.type": "backFooter", "scroll.inset.bottom": 0])
    #expect(rig.simulation.kind(of: .footer) == .backFooter)
    #expect(rig.simulation.kind(of: .header) == nil)
  }

  @Test func `a detached component no longer observes, and steps on it do nothing`() {
    var rig = Rig(.header)
    rig.detach(.header)
    rig.drag(to: -100)
    rig.begin(.header)
    rig.end(.header)
    rig.endWithNoMoreData(.header)
    rig.resetNoMoreData(.header)
    rig.tap(.header)
    rig.set(.set(\.height, 10), of: .header)
    rig.detach(.header)
    rig.expect("header.state", nil)
    rig.expectEvents([])
    #expect(rig.simulation.components[0].state == .idle)
    #expect(rig.simulation.components[0].frame.size.height == 54)
  }

  @Test func `what a component has scheduled still happens when it is detached`() {
    var rig = Rig(.header)
    rig.begin(.header)
    rig.simulation.endRefreshing(.header)
    _ = rig.takeEvents()
    rig.detach(.header)
    rig.settle()
    #expect(
      rig.takeEvents().filter { $0.hasSuffix("()") } == [
        "header: endRefreshingAnimationBegin()", "header: refreshing()", "header: beginRefreshingCompletion()",
        "header: endRefreshingCompletion()",
      ])
  }

  // MARK: Beginning and ending

  @Test func `beginning makes opaque, shows all of the component and refreshes`() {
    var rig = Rig(.header, [.set(\.automaticallyChangeAlpha, true)])
    rig.expect("header.alpha", 0)
    rig.begin(.header)
    rig.expect(["header.alpha": 1, "header.pullingPercent": 1, "header.state": "refreshing"])
    rig.expectEvents([
      "animation: header.alpha 0.25s", "header: idle -> refreshing", "animation: header.begin 0.25s",
      "scroll: inset.top 0 -> 54",
    ])
  }

  @Test func `the percent of a beginning is 1 before the state changes`() {
    // In the state idle, the percentage selects the frame, so the last one is visible.
    var rig = Rig(.gifHeader, [.set(\.images[.idle], FrameSequence(count: 4, size: .zero))])
    rig.begin(.header)
    rig.expect("header.gif.image", 3)
  }

  @Test func `beginning out of a window waits for display`() {
    var rig = Rig(.header)
    rig.setWindow(false)
    rig.begin(.header)
    rig.expect([
      "header.state": "willRefresh", "header.refreshing": true, "header.pullingPercent": 1, "scroll.inset.top": 0,
    ])
    rig.setWindow(true)
    rig.expect(["header.state": "refreshing", "scroll.inset.top": 54])
  }

  @Test func `entering a window displays only what was asked to refresh`() {
    for state in [RefreshState.idle, .pulling, .noMoreData] {
      var rig = Rig(.header)
      rig.setWindow(false)
      rig.setState(of: .header, to: state)
      rig.simulation[ComponentID(index: 0)].needsDisplay = true
      rig.setWindow(true)
      rig.expect("header.state", .text(state.name))
    }
  }

  @Test func `beginning out of a window while refreshing continues to refresh`() {
    var rig = Rig.refreshing(.header)
    rig.setWindow(false)
    rig.begin(.header)
    rig.expect(["header.state": "refreshing", "header.pullingPercent": 1])
    rig.expectEvents(["animation: header.alpha 0.25s"])
  }

  @Test func `beginning again while refreshing changes nothing but alpha and percent`() {
    var rig = Rig.refreshing(.header)
    rig.begin(.header)
    rig.settle()
    rig.expect("header.calls.refreshing", 1)
  }

  @Test func `ending waits for the main queue`() {
    var rig = Rig.refreshing(.header)
    rig.simulation.endRefreshing(.header)
    rig.expect("header.state", "refreshing")
    rig.simulation.turn()
    rig.expect("header.state", "idle")
  }

  @Test func `ends reach the component that was there when they were called`() {
    var rig = Rig.refreshing(.header)
    rig.simulation.endRefreshing(.header)
    rig.simulation.attach(ComponentBlueprint(kind: .header))
    rig.simulation.beginRefreshing(.header)
    rig.simulation.turn()
    rig.expect("header.state", "refreshing")
  }

  @Test func `no more data and its reset wait for the main queue, too`() {
    for kind in [ComponentKind.autoFooter, .backFooter] {
      var rig = Rig(kind)
      rig.simulation.endRefreshingWithNoMoreData(.footer)
      rig.expect("footer.state", "idle")
      rig.simulation.turn()
      rig.expect("footer.state", "noMoreData")
      rig.simulation.resetNoMoreData(.footer)
      rig.expect("footer.state", "noMoreData")
      rig.simulation.turn()
      rig.expect("footer.state", "idle")
    }
  }

  @Test func `resetting no more data ends a refresh as well`() {
    var rig = Rig.refreshing(.backFooter)
    rig.resetNoMoreData(.footer)
    rig.expect("footer.state", "idle")
    rig.settle()
    rig.expect("footer.calls.endRefreshingCompletion", 1)
  }

  // MARK: Durations, height, visibility

  @Test func `disabling animations makes both durations nothing, enabling them is no way back`() {
    var rig = Rig(.header, [.set(\.animationDisabled, true)])
    rig.set(.set(\.animationDisabled, false), of: .header)
    rig.begin(.header)
    rig.expect(["time": 0, "header.calls.refreshing": 1])
    rig.end(.header)
    rig.expect(["time": 0, "header.calls.endRefreshingCompletion": 1])
  }

  @Test func `entering takes the fast duration, leaving the slow one`() {
    for kind in [ComponentKind.header, .backFooter, .trailer] {
      let durations: [Change] = [
        .set(\.fastAnimationDuration, Interval(seconds: 1)), .set(\.slowAnimationDuration, Interval(seconds: 2)),
      ]
      var rig = Rig(kind, durations)
      let role = kind.role.rawValue
      rig.begin(kind.role)
      rig.wait(0.999)
      rig.expect("\(role).calls.refreshing", 0)
      rig.wait(0.001)
      rig.expect("\(role).calls.refreshing", 1)
      rig.end(kind.role)
      rig.wait(1.999)
      rig.expect("\(role).calls.endRefreshingCompletion", 0)
      rig.wait(0.001)
      rig.expect("\(role).calls.endRefreshingCompletion", 1)
    }
  }

  @Test func `an ignored inset moves a header immediately, others when they are placed next`() {
    var rig = Rig(.header, .backFooter)
    rig.simulation.set(.set(\.ignoredInset, 10), of: .header)
    rig.simulation.set(.set(\.ignoredInset, 10), of: .footer)
    rig.expect(["header.frame.y": -64, "footer.frame.y": 1000])
    rig.set(.contentHeight(1000))
    rig.expect(["header.frame.y": -64, "footer.frame.y": 1010])
  }
}

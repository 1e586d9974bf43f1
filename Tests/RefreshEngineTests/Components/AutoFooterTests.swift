import Testing

@testable import RefreshEngine

/// `AutoFooter`: 44 points directly below the content, in the bottom inset while it is visible. With 1000 points of
/// content in 667 points, all of it is visible at the offset 377.
@Suite struct AutoFooterTests {
  private let short: (inout ScrollScene) -> Void = { $0.content = SceneContent(height: 100) }

  // MARK: Placing and the inset

  @Test func `attaching takes a share of the bottom inset, and the place is below the content`() {
    let rig = Rig(.autoFooter, [.set(\.height, 50), .set(\.ignoredInset, 7)]) { $0.contentInset.bottom = 10 }
    rig.expect(["scroll.inset.bottom": 60, "footer.originalInset.bottom": 10])
    rig.expectFrame("footer", 0, 1007, 375, 50)
  }

  @Test func `detaching gives the share back, a hidden footer has none`() {
    for isHidden in [false, true] {
      var rig = Rig(.autoFooter, [.set(\.hidden, isHidden)]) { $0.contentInset.bottom = 10 }
      rig.expect("scroll.inset.bottom", isHidden ? 10 : 54)
      rig.detach(.footer)
      rig.expect("scroll.inset.bottom", 10)
    }
  }

  @Test func `the footer moves with the content's height`() {
    var rig = Rig(.autoFooter, [.set(\.ignoredInset, -5)])
    rig.set(.contentHeight(1500))
    rig.expect("footer.frame.y", 1495)
    rig.set(.contentHeight(0))
    rig.expect("footer.frame.y", -5)
  }

  @Test func `hiding makes idle first, then gives the share back; showing takes it again and places again`() {
    var rig = Rig(.autoFooter)
    rig.begin(.footer)
    _ = rig.takeEvents()
    rig.simulation.set(.set(\.ignoredInset, 9), of: .footer)
    rig.set(.set(\.hidden, true), of: .footer)
    rig.expectEvents([
      "footer: refreshing -> idle", "footer: endRefreshingCompletion()", "scroll: inset.bottom 44 -> 0",
    ])
    rig.set(.set(\.hidden, true), of: .footer)
    rig.expect(["scroll.inset.bottom": 0, "footer.frame.y": 1000, "footer.hidden": true])
    rig.set(.set(\.hidden, false), of: .footer)
    rig.set(.set(\.hidden, false), of: .footer)
    rig.expect(["scroll.inset.bottom": 44, "footer.frame.y": 1009, "footer.hidden": false])
  }

  @Test func `a footer that is shown when hiding it ends its refresh gives its share back once`() {
    var rig = Rig(.autoFooter)
    rig.simulation.app = { simulation, call in
      if call == .callback(.footer, .endRefreshingCompletion) { simulation.set(.set(\.hidden, false), of: .footer) }
    }
    rig.begin(.footer)
    rig.set(.set(\.hidden, true), of: .footer)
    // Showing adds 44 points, and then hiding subtracts them.
    rig.expect(["scroll.inset.bottom": 44, "footer.hidden": false])
  }

  @Test func `showing a footer does not change its state`() {
    var rig = Rig(.autoFooter, [.set(\.hidden, true)])
    rig.endWithNoMoreData(.footer)
    rig.set(.set(\.hidden, false), of: .footer)
    rig.expect("footer.state", "noMoreData")
  }

  @Test func `hiding other components leaves insets and state alone`() {
    for kind in [ComponentKind.header, .backFooter, .trailer] {
      var rig = Rig.refreshing(kind)
      rig.set(.set(\.hidden, true), of: kind.role)
      rig.expect("\(kind.role.rawValue).state", "refreshing")
      rig.expectEvents([])
    }
  }

  @Test func `a height changed after attaching makes hiding and removing leave a wrong inset`() {
    var rig = Rig(.autoFooter)
    rig.set(.set(\.height, 60), of: .footer)
    rig.expect("scroll.inset.bottom", 44)
    rig.set(.set(\.hidden, true), of: .footer)
    rig.expect("scroll.inset.bottom", -16)
    rig = Rig(.autoFooter)
    rig.set(.set(\.height, 60), of: .footer)
    rig.detach(.footer)
    rig.expect("scroll.inset.bottom", -16)
  }

  // MARK: Coming into view

  @Test func `it refreshes when as much of it shows as it is to`() {
    for (percent, offset) in [(1.0, 377.0), (0.5, 355), (0, 333), (-1, 289), (2, 421)] {
      var rig = Rig(.autoFooter, [.set(\.triggerPercent, percent)])
      rig.scroll(to: offset - 0.01)
      rig.expect("footer.state", "idle")
      rig.scroll(to: offset)
      rig.expect("footer.state", "refreshing")
    }
  }

  @Test func `the trigger counts the inset of the moment and the height`() {
    var rig = Rig(.autoFooter, [.set(\.height, 50)]) { $0.contentInset.bottom = 10 }
    rig.scroll(to: 392.9)
    rig.expect("footer.state", "idle")
    rig.scroll(to: 393)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `content that does not overfill the viewport together with the top inset never triggers`() {
    for (height, top, triggers) in [(667.0, 0.0, false), (667.1, 0, true), (600, 67, false), (600, 68, true)] {
      var rig = Rig(.autoFooter) {
        $0.content = SceneContent(height: height)
        $0.safeArea.top = top
      }
      rig.scroll(to: 500)
      rig.expect("footer.state", triggers ? "refreshing" : "idle")
    }
  }

  @Test func `only the way down triggers`() {
    var rig = Rig(.autoFooter, [.set(\.automaticallyRefresh, false)])
    rig.scroll(to: 500)
    rig.set(.set(\.automaticallyRefresh, true), of: .footer)
    rig.scroll(to: 500)
    rig.scroll(toX: 5)
    rig.scroll(to: 450)
    rig.expect("footer.state", "idle")
    rig.scroll(to: 450.5)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `a footer at y 0 never triggers`() {
    var rig = Rig(.autoFooter, [.set(\.ignoredInset, -1000)])
    rig.expect("footer.frame.y", 0)
    rig.scroll(to: 500)
    rig.expect("footer.state", "idle")
  }

  @Test func `only an idle footer that may refresh automatically triggers`() {
    for state in RefreshState.allCases where state != .idle {
      var rig = Rig(.autoFooter)
      rig.setState(of: .footer, to: state)
      _ = rig.takeEvents()
      rig.scroll(to: 500)
      rig.expectEvents([])
    }
    var rig = Rig(.autoFooter, [.set(\.automaticallyRefresh, false)])
    rig.scroll(to: 500)
    rig.expect("footer.state", "idle")
  }

  @Test func `a drag that triggers is remembered, other movement is not`() {
    var rig = Rig(.autoFooter)
    rig.scroll(to: 400)
    rig.expect(["footer.state": "refreshing", "footer.triggeredByDrag": false])
    rig = Rig(.autoFooter)
    rig.drag(to: 400)
    rig.expect(["footer.state": "refreshing", "footer.triggeredByDrag": true])
  }

  // MARK: Letting go

  @Test func `letting go of short content refreshes, unless it is pulled down`() {
    var rig = Rig(.autoFooter, scene: short)
    rig.drag(to: -0.5)
    rig.release()
    rig.expect("footer.state", "idle")
    rig.drag(to: 0)
    rig.release()
    rig.expect(["footer.state": "refreshing", "footer.triggeredByDrag": true])
  }

  @Test func `letting go of short content counts the top inset`() {
    var rig = Rig(.autoFooter) {
      $0.content = SceneContent(height: 100)
      $0.contentInset.top = 20
    }
    rig.drag(to: -20.5)
    rig.release()
    rig.expect("footer.state", "idle")
    rig.drag(to: -20)
    rig.release()
    rig.expect("footer.state", "refreshing")
  }

  @Test func `content that just fills the viewport counts as short`() {
    var rig = Rig(.autoFooter) { $0.content = SceneContent(height: 667) }
    rig.touch()
    rig.release()
    rig.expect("footer.state", "refreshing")
    rig = Rig(.autoFooter) { $0.content = SceneContent(height: 667.5) }
    rig.touch()
    rig.release()
    rig.expect("footer.state", "idle")
  }

  @Test func `letting go of long content refreshes at its end, even if it may not refresh automatically`() {
    var rig = Rig(.autoFooter, [.set(\.automaticallyRefresh, false)])
    rig.drag(to: 376.9)
    rig.release()
    rig.expect("footer.state", "idle")
    rig.drag(to: 377)
    rig.expect("footer.state", "idle")
    rig.release()
    rig.expect(["footer.state": "refreshing", "footer.triggeredByDrag": true])
  }

  @Test func `a cancelled pan does not refresh`() {
    var rig = Rig(.autoFooter, scene: short)
    rig.touch()
    rig.cancel()
    rig.expect(["footer.state": "idle", "footer.triggeredByDrag": false])
  }

  @Test func `only an idle footer listens to the pan`() {
    for state in RefreshState.allCases where state != .idle {
      var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(3))], scene: short)
      rig.setState(of: .footer, to: state)
      rig.simulation[ComponentID(index: 0)].auto.leftTriggerTimes = 1
      rig.touch()
      rig.expect("footer.leftTriggerTimes", 1)
      rig.release()
      rig.expect("footer.triggeredByDrag", false)
      rig.expect("footer.state", .text(state.name))
    }
  }
}

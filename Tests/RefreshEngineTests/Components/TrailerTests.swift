import Testing

@testable import RefreshEngine

/// `Trailing` along x: 60 points to the right of the content or the viewport. With 500 points of content in 375
/// points, it becomes visible at the offset 125.
@Suite struct TrailerTests {
  private let wide: (inout ScrollScene) -> Void = { $0.content = SceneContent(width: 500, height: 1000) }

  // MARK: Placing

  @Test func `it is as wide as the viewport when attached, and 60 by the viewport's height when laid out`() {
    var rig = Rig(.trailer) { $0.window = false }
    rig.expectFrame("trailer", 0, 0, 375, 0)
    rig.setWindow(true)
    rig.expectFrame("trailer", 0, 0, 60, 667)
    #expect(Component(.trailer).frame == .zero)
  }

  @Test func `a change of its width does not last`() {
    var rig = Rig(.trailer)
    rig.rotate(width: 667, height: 375)
    rig.expectFrame("trailer", 0, 0, 60, 375)
    rig.simulation.rotate(to: Size(width: 700, height: 300))
    rig.expectFrame("trailer", 0, 0, 93, 375)
    rig.simulation.turn()
    rig.expectFrame("trailer", 0, 0, 60, 300)
  }

  @Test func `a width of a preset is there before the first layout`() {
    let rig = Rig(.stateTrailer, [.set(\.height, 100)]) { $0.window = false }
    rig.expect("trailer.frame.width", 100)
    Rig(.stateTrailer) { $0.window = false }.expect("trailer.frame.width", 375)
  }

  @Test func `a width that is set lasts, and is what a pull is measured by`() {
    var rig = Rig(.stateTrailer, [.set(\.height, 100)], scene: wide)
    rig.expect(["trailer.frame.width": 100, "trailer.stateLabel.frame.width": 14])
    rig.drag(toX: 200)
    rig.expect("trailer.pullingPercent", 0.75)
    rig.set(.set(\.height, 40), of: .trailer)
    rig.expect("trailer.frame.width", 40)
    rig.drag(toX: 165.01)
    rig.release()
    rig.expect(["trailer.state": "refreshing", "scroll.inset.right": 40, "scroll.offset.x": 165])
  }

  @Test func `made without a width, one that is set lasts until the next layout`() {
    var rig = Rig(.trailer, scene: wide)
    rig.simulation.set(.set(\.height, 90), of: .trailer)
    rig.expectFrame("trailer", 0, 0, 90, 667)
    rig.simulation.turn()
    rig.expectFrame("trailer", 0, 0, 60, 667)
  }

  @Test func `until the content size is set it is at the left inset`() {
    var rig = Rig(.trailer) {
      $0.content = SceneContent(width: 500, height: 1000)
      $0.contentInset.left = 8
    }
    rig.expect("trailer.frame.x", -8)
    rig.scroll(toX: 100)
    rig.expect("trailer.frame.x", -8)
    rig.set(.contentWidth(500))
    rig.expect("trailer.frame.x", 500)
  }

  @Test func `it is right of the content, or of the viewport if that is farther`() {
    for (width, x) in [(500.0, 507.0), (357, 364), (356, 363), (355, 363), (100, 363)] {
      var rig = Rig(.trailer, [.set(\.ignoredInset, 7)]) { $0.contentInset = Insets(left: 12, right: 7) }
      rig.set(.contentWidth(width))
      rig.expect("trailer.frame.x", .number(x))
    }
  }

  // MARK: Pulling

  @Test func `the percent is how much of the trailer shows, from its edge on but not at it`() {
    var rig = Rig(.trailer, scene: wide)
    rig.drag(toX: 140)
    rig.expect(["trailer.pullingPercent": 0.25, "trailer.state": "idle"])
    rig.drag(toX: 125)
    rig.expect("trailer.pullingPercent", 0.25)
    rig.drag(toX: 185)
    rig.expect(["trailer.pullingPercent": 1, "trailer.state": "idle"])
    rig.drag(toX: 185.01)
    rig.expect("trailer.state", "pulling")
    rig.drag(toX: 185)
    rig.expect("trailer.state", "idle")
  }

  @Test func `the edge counts the original insets at the sides only`() {
    // 500 − (375 − 10 − 20) = 155 points of overflow, from which the left inset is subtracted.
    var rig = Rig(.trailer) {
      $0.content = SceneContent(width: 500, height: 1000)
      $0.contentInset = Insets(top: 100, left: 10, bottom: 200, right: 20)
    }
    rig.drag(toX: 145)
    rig.expect("trailer.pullingPercent", 0)
    rig.drag(toX: 175)
    rig.expect("trailer.pullingPercent", 0.5)
  }

  @Test func `vertical movement does not pull it`() {
    var rig = Rig(.trailer)
    rig.drag(to: 900)
    rig.expect(["trailer.state": "idle", "trailer.pullingPercent": 0])
  }

  @Test func `a trailer that is not laid out is pulled by the viewport's width`() {
    var rig = Rig(.trailer) { $0.window = false }
    rig.drag(toX: 75)
    rig.expect("trailer.pullingPercent", 0.2)
  }

  // MARK: Refreshing

  @Test func `letting go makes room on the right and scrolls there`() {
    var rig = Rig(.trailer) {
      $0.content = SceneContent(width: 500, height: 1000)
      $0.contentInset = Insets(left: 5, right: 10)
      $0.safeArea.right = 20
    }
    rig.step { $0.drag(to: Point(x: 300, y: 50)) }
    rig.expect("trailer.state", "pulling")
    rig.release()
    rig.expect([
      "trailer.state": "refreshing", "scroll.inset.right": 90, "scroll.contentInset.right": 70,
      "scroll.offset.x": .number(500 - 375 + 30 + 60), "scroll.offset.y": 50,
    ])
    rig.wait(0.25)
    rig.expect("trailer.calls.refreshing", 1)
    rig.end(.trailer)
    rig.expect(["scroll.inset.right": 30, "scroll.offset.x": 155])
    rig.settle()
    rig.expect(["trailer.pullingPercent": 0, "trailer.calls.endRefreshingCompletion": 1])
  }

  @Test func `narrow content is given what it lacks as well`() {
    var rig = Rig(.trailer) { $0.content = SceneContent(width: 200, height: 1000) }
    rig.begin(.trailer)
    rig.expect(["scroll.inset.right": .number(60 + 175), "scroll.offset.x": 60])
    rig.end(.trailer)
    rig.expect(["scroll.inset.right": 0, "scroll.offset.x": 0])
  }

  @Test func `it fades at the end if its alpha is automatic`() {
    var rig = Rig.refreshing(.trailer, [.set(\.automaticallyChangeAlpha, true)], scene: wide)
    rig.scroll(toX: 50)
    rig.expect("trailer.alpha", 1)
    rig.end(.trailer)
    rig.expect("trailer.alpha", 0)
  }
}

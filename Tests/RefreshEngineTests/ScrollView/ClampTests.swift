import Testing

@testable import RefreshEngine

/// Clamping the offset to its range: `Simulation+ScrollView`. 1000 points of content in 667 points leave 0…333.
@Suite struct ClampTests {
  @Test func `a scroll never clamps`() {
    var rig = Rig()
    rig.scroll(to: 500)
    rig.scroll(toX: -40)
    rig.expect(["scroll.offset.x": -40, "scroll.offset.y": 500])
  }

  @Test func `writing an inset moves an offset beyond an end to the nearer end, also an equal inset`() {
    for edge in InsetEdge.allCases {
      var rig = Rig { $0.content = SceneContent(width: 500, height: 1000) }
      rig.step { $0.scroll(to: Point(x: 200, y: 500)) }
      rig.set(.contentInset(edge, 0))
      rig.expect(["scroll.offset.x": 125, "scroll.offset.y": 333])
      rig.step { $0.scroll(to: Point(x: -9, y: -7)) }
      rig.set(.contentInset(edge, 0))
      rig.expect(["scroll.offset.x": 0, "scroll.offset.y": 0])
    }
  }

  @Test func `writing the content size moves an offset beyond an end to the nearer end, also an equal size`() {
    var rig = Rig { $0.content = SceneContent(width: 500, height: 1000) }
    rig.step { $0.scroll(to: Point(x: 200, y: 500)) }
    rig.set(.contentHeight(1000))
    rig.expect(["scroll.offset.x": 125, "scroll.offset.y": 333])
    rig.step { $0.scroll(to: Point(x: -9, y: -7)) }
    rig.set(.contentWidth(500))
    rig.expect(["scroll.offset.x": 0, "scroll.offset.y": 0])
  }

  @Test func `the insets widen the range`() {
    var rig = Rig {
      $0.content = SceneContent(width: 500, height: 1000)
      $0.contentInset = Insets(top: 10, left: 20, bottom: 30, right: 40)
    }
    rig.step { $0.scroll(to: Point(x: 900, y: 900)) }
    rig.set(.contentInset(.top, 10))
    rig.expect(["scroll.offset.x": 165, "scroll.offset.y": 363])
    rig.step { $0.scroll(to: Point(x: -900, y: -900)) }
    rig.set(.contentInset(.top, 10))
    rig.expect(["scroll.offset.x": -20, "scroll.offset.y": -10])
  }

  @Test func `the top end wins when the content is short`() {
    var rig = Rig {
      $0.content = SceneContent(height: 100)
      $0.contentInset.top = 20
    }
    rig.scroll(to: 50)
    rig.set(.contentHeight(100))
    rig.expect("scroll.offset.y", -20)
  }

  @Test func `an offset inside the range does not move`() {
    var rig = Rig()
    for offset in [0.0, 100, 333] {
      rig.scroll(to: offset)
      rig.set(.contentInset(.top, 0))
      rig.set(.contentHeight(1000))
      rig.expect("scroll.offset.y", .number(offset))
    }
  }

  @Test func `nothing moves under a finger`() {
    var rig = Rig()
    rig.drag(to: -50)
    rig.set(.contentInset(.bottom, 10))
    rig.set(.contentHeight(900))
    rig.rotate(width: 375, height: 600)
    rig.expect("scroll.offset.y", -50)
  }

  @Test func `observers are notified when the offset is clamped`() {
    var rig = Rig(.header)
    rig.setState(of: .header, to: .pulling)
    rig.scroll(to: 50)
    rig.expect("header.state", "pulling")
    rig.set(.contentHeight(100))
    rig.expect(["scroll.offset.y": -54, "header.state": "refreshing"])
  }

  @Test func `observers of the content size are notified before the offset is clamped`() {
    // At y 0, the position of the footer of empty content, it does not refresh; it has moved when the offset is
    // clamped.
    var rig = Rig(.autoFooter, [.set(\.triggerPercent, -2)]) { $0.content = SceneContent(height: 0) }
    rig.scroll(to: -50)
    rig.set(.contentHeight(700))
    rig.expect(["scroll.offset.y": 0, "footer.state": "refreshing"])
  }

  @Test func `a new viewport clamps`() {
    var rig = Rig()
    rig.scroll(to: 333)
    rig.rotate(width: 375, height: 800)
    rig.expect("scroll.offset.y", 200)
    rig.rotate(width: 375, height: 600)
    rig.expect("scroll.offset.y", 200)
  }

  @Test func `a safe area that changes while resting exactly at the top keeps it at the top`() {
    var rig = Rig { $0.contentInset.top = 10 }
    rig.set(.safeArea(.top, 44))
    rig.expect(["scroll.offset.y": -54, "scroll.inset.top": 54])
    rig.set(.safeArea(.top, 20))
    rig.expect(["scroll.offset.y": -30, "scroll.inset.top": 30])
  }

  @Test func `staying at the top notifies the observers`() {
    var rig = Rig(.header)
    rig.setState(of: .header, to: .pulling)
    rig.set(.safeArea(.top, 44))
    rig.expect(["header.state": "refreshing", "header.originalInset.top": 44])
  }

  @Test func `a safe area that changes anywhere else clamps`() {
    var rig = Rig()
    rig.scroll(to: 0.5)
    rig.set(.safeArea(.top, 44))
    rig.expect("scroll.offset.y", 0.5)
    rig.scroll(to: -60)
    rig.set(.safeArea(.top, 50))
    rig.expect("scroll.offset.y", -50)
    rig.scroll(to: 333)
    rig.set(.safeArea(.bottom, 34))
    rig.expect("scroll.offset.y", 333)
    rig.scroll(to: 367)
    rig.set(.safeArea(.bottom, 0))
    rig.expect("scroll.offset.y", 333)
  }

  @Test func `a safe area at the side leaves a view at the top where it is`() {
    var rig = Rig(.header)
    rig.setState(of: .header, to: .pulling)
    rig.set(.safeArea(.left, 44))
    rig.expect(["scroll.offset.y": 0, "scroll.offset.x": 0, "header.state": "pulling"])
  }

  @Test func `a safe area that changes under a finger moves nothing`() {
    var rig = Rig()
    rig.touch()
    rig.set(.safeArea(.top, 44))
    rig.expect("scroll.offset.y", 0)
  }

  @Test func `a changed inset is an event, an equal one is not`() {
    var rig = Rig { $0.safeArea.top = 88 }
    rig.set(.contentInset(.top, 20))
    rig.set(.contentInset(.top, 20))
    rig.set(.safeArea(.bottom, 34))
    rig.set(.safeArea(.bottom, 34))
    rig.expectEvents(["scroll: inset.top 88 -> 108", "scroll: inset.bottom 0 -> 34"])
  }
}

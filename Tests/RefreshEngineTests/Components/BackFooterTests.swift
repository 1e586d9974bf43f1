import Testing

@testable import RefreshEngine

/// `Trailing` along y: 44 points below the content or the viewport. With 1000 points of content in 667 points, it
/// becomes visible at the offset 333.
@Suite struct BackFooterTests {
  private let short: (inout ScrollScene) -> Void = { $0.content = SceneContent(height: 300) }

  // MARK: Placing

  @Test func `it is below the content, or below the viewport if that is farther`() {
    for (height, y) in [(1000.0, 1000.0), (668, 668), (667, 667), (666, 667), (0, 667)] {
      let rig = Rig(.backFooter) { $0.content = SceneContent(height: height) }
      rig.expectFrame("footer", 0, y, 375, 44)
    }
  }

  @Test func `the viewport counts without the original insets, and both without what is to be ignored`() {
    for (height, y) in [(300.0, 642.0), (640, 645)] {
      let rig = Rig(.backFooter, [.set(\.ignoredInset, 5)]) {
        $0.content = SceneContent(height: height)
        $0.contentInset = Insets(top: 20, bottom: 10)
      }
      rig.expect("footer.frame.y", .number(y))
    }
  }

  @Test func `it moves with the content's height, by the insets it remembers`() {
    var rig = Rig(.backFooter, scene: short)
    rig.simulation.scroll.contentInset.top = 100
    rig.expect("footer.originalInset.top", 0)
    // It is placed before the offset is clamped, which makes it remember the inset.
    rig.set(.contentHeight(400))
    rig.expect(["footer.frame.y": 667, "footer.originalInset.top": 100])
    rig.set(.contentHeight(400))
    rig.expect("footer.frame.y", 567)
    rig.set(.contentHeight(900))
    rig.expect("footer.frame.y", 900)
  }

  // MARK: Pulling

  @Test func `the percent is how much of the footer shows, from its edge on but not at it`() {
    var rig = Rig(.backFooter)
    rig.drag(to: 344)
    rig.expect(["footer.pullingPercent": 0.25, "footer.state": "idle"])
    rig.drag(to: 333)
    rig.expect("footer.pullingPercent", 0.25)
    rig.drag(to: 333.44)
    rig.expect("footer.pullingPercent", 0.01)
    rig.drag(to: 100)
    rig.expect("footer.pullingPercent", 0.01)
  }

  @Test func `a pull beyond the height is pulling, back to exactly the height is idle`() {
    var rig = Rig(.backFooter)
    rig.drag(to: 377)
    rig.expect(["footer.state": "idle", "footer.pullingPercent": 1])
    rig.drag(to: 377.01)
    rig.expect("footer.state", "pulling")
    rig.drag(to: 377)
    rig.expect("footer.state", "idle")
  }

  @Test func `the edge counts both original insets`() {
    // 1000 − (667 − 20 − 10) = 363 points of overflow, from which the top inset is subtracted.
    var rig = Rig(.backFooter) { $0.contentInset = Insets(top: 20, bottom: 10) }
    rig.drag(to: 343)
    rig.expect("footer.pullingPercent", 0)
    rig.drag(to: 365)
    rig.expect("footer.pullingPercent", 0.5)
    rig.drag(to: 387.01)
    rig.expect("footer.state", "pulling")
  }

  @Test func `short content begins to show it at the top`() {
    var rig = Rig(.backFooter) {
      $0.content = SceneContent(height: 300)
      $0.contentInset.top = 20
    }
    rig.drag(to: -20)
    rig.expect("footer.pullingPercent", 0)
    rig.drag(to: 2)
    rig.expect("footer.pullingPercent", 0.5)
  }

  @Test func `any change of the offset remembers the inset, but not while refreshing`() {
    var rig = Rig(.backFooter)
    rig.simulation.scroll.contentInset = Insets(top: 4, left: 1, bottom: 2, right: 3)
    rig.scroll(to: 100)
    rig.expect([
      "footer.originalInset.top": 4, "footer.originalInset.left": 1, "footer.originalInset.bottom": 2,
      "footer.originalInset.right": 3,
    ])
    rig.begin(.footer)
    rig.expect(["scroll.inset.bottom": 46, "footer.originalInset.bottom": 2])
    rig.scroll(to: 500)
    rig.expect(["footer.originalInset.bottom": 2, "footer.pullingPercent": 1])
  }

  @Test func `letting go of a footer that is pulling refreshes, also when the pan is cancelled`() {
    for cancels in [false, true] {
      var rig = Rig(.backFooter)
      rig.drag(to: 380)
      if cancels { rig.cancel() } else { rig.release() }
      rig.expect(["footer.state": "refreshing", "scroll.inset.bottom": 44, "scroll.offset.y": 377])
    }
  }

  @Test func `without a finger the percent is followed below 1 only`() {
    var rig = Rig(.backFooter)
    rig.scroll(to: 355)
    rig.expect("footer.pullingPercent", 0.5)
    rig.scroll(to: 377)
    rig.scroll(to: 400)
    rig.expect(["footer.pullingPercent": 0.5, "footer.state": "idle"])
  }

  @Test func `at no more data only the percent follows, all the way`() {
    var rig = Rig(.backFooter)
    rig.endWithNoMoreData(.footer)
    rig.drag(to: 421)
    rig.expect(["footer.state": "noMoreData", "footer.pullingPercent": 2])
    rig.release()
    rig.scroll(to: 399)
    rig.expect(["footer.state": "noMoreData", "footer.pullingPercent": 1.5])
    rig.scroll(to: 333)
    rig.expect("footer.pullingPercent", 1.5)
  }

  // MARK: Refreshing

  @Test func `refreshing makes room below the remembered inset and scrolls there`() {
    var rig = Rig(.backFooter, [.set(\.height, 50)]) {
      $0.contentInset.bottom = 6
      $0.safeArea.bottom = 34
      $0.safeArea.top = 88
    }
    rig.begin(.footer)
    rig.expect([
      "scroll.inset.bottom": 90, "scroll.contentInset.bottom": 56, "scroll.offset.y": .number(1000 - 667 + 40 + 50),
    ])
    rig.end(.footer)
    rig.settle()
    rig.expect(["scroll.inset.bottom": 40, "scroll.offset.y": 373])
  }

  @Test func `short content is given what it lacks as well`() {
    var rig = Rig(.backFooter, scene: short)
    rig.begin(.footer)
    rig.expect(["scroll.inset.bottom": .number(44 + 367), "scroll.offset.y": 44])
    rig.end(.footer)
    rig.settle()
    rig.expect(["scroll.inset.bottom": 0, "scroll.offset.y": 0])
  }

  @Test func `the end takes away what the beginning added, whatever the inset was set to meanwhile`() {
    var rig = Rig.refreshing(.backFooter)
    rig.set(.contentInset(.bottom, 100))
    rig.end(.footer)
    rig.expect("scroll.inset.bottom", 56)
  }

  @Test func `what is added is measured from the inset of the moment`() {
    var rig = Rig(.backFooter)
    rig.simulation.scroll.contentInset.bottom = 10
    rig.begin(.footer)
    rig.expect(["scroll.inset.bottom": 44, "footer.originalInset.bottom": 0])
    rig.end(.footer)
    rig.expect("scroll.inset.bottom", 10)
  }

  @Test func `the end is reported before the room is given back, then it fades, and settles the percent later`() {
    let notes = Notes()
    var rig = Rig.refreshing(.backFooter, [.set(\.automaticallyChangeAlpha, true)])
    rig.scroll(to: 100)
    rig.simulation.app = { simulation, call in
      if call == .callback(.footer, .endRefreshingAnimationBegin) {
        notes.write("inset \(simulation.scroll.inset.bottom), alpha \(simulation.components[0].alpha)")
      }
      if call == .callback(.footer, .endRefreshingCompletion) {
        notes.write("percent \(simulation.components[0].pullingPercent)")
      }
    }
    rig.end(.footer)
    rig.expect(["footer.alpha": 0, "footer.pullingPercent": 1, "scroll.inset.bottom": 0])
    rig.wait(0.399)
    rig.expect("footer.calls.endRefreshingCompletion", 0)
    rig.wait(0.001)
    rig.expect(["footer.pullingPercent": 0, "footer.calls.endRefreshingCompletion": 1])
    #expect(notes.lines == ["inset 44.0, alpha 1.0", "percent 0.0"])
  }

  @Test func `the end does not fade a footer whose alpha is fixed`() {
    var rig = Rig.refreshing(.backFooter)
    rig.end(.footer)
    rig.expect("footer.alpha", 1)
  }

  /// Returns a trailer in the state pulling, under a finger that no longer pulls it far enough: the next offset
  /// makes it idle.
  private func witness(
    _ kind: ScrollViewKind = .table, content: SceneContent = SceneContent(rows: 20, rowHeight: 60),
    change: (inout Simulation) -> Void
  ) -> ObservedValue {
    var rig = Rig(.backFooter, .trailer) {
      $0.scrollView = kind
      $0.content = content
    }
    rig.begin(.footer)
    rig.wait(0.25)
    rig.touch()
    rig.step { $0.drag(to: Point(x: 10, y: $0.scroll.offset.y)) }
    rig.setState(of: .trailer, to: .pulling)
    rig.step(change)
    rig.expect("trailer.state", "pulling")
    rig.end(.footer)
    rig.expect("footer.state", "idle")
    return rig["trailer.state"]
  }

  @Test func `after the end the offset is set to itself if the row count of long content has changed`() {
    #expect(witness { $0.load(rows: 5) } == .text("idle"))
    #expect(witness(.collection) { $0.load(rows: 5) } == .text("idle"))
    #expect(witness { _ in } == .text("pulling"))
    #expect(witness(.plain) { $0.load(rows: 5) } == .text("pulling"), "a plain scroll view has no rows")
    #expect(witness { $0.scroll.rows = 21 } == .text("idle"))
    let justFilling = SceneContent(rows: 1, rowHeight: 667)
    #expect(witness(content: justFilling) { $0.scroll.rows = 2 } == .text("pulling"))
    #expect(witness(content: SceneContent(rows: 1, rowHeight: 668)) { $0.scroll.rows = 2 } == .text("idle"))
  }
}

import Testing

@testable import RefreshEngine

/// NaN and infinity never enter: loaders refuse them, and a debug build stops where one comes in.
@Suite struct FiniteNumbersTests {
  @Test func `points and sizes are finite if both of their numbers are`() {
    #expect(Point(x: 1, y: -2).isFinite)
    #expect(Size(width: 1, height: 0).isFinite)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(!Point(x: number, y: 0).isFinite)
      #expect(!Point(x: 0, y: number).isFinite)
      #expect(!Size(width: number, height: 0).isFinite)
      #expect(!Size(width: 0, height: number).isFinite)
    }
  }

  @Test func `a property is finite if its numbers are`() {
    let properties: [(Double) -> ComponentProperty] = [
      { .height($0) }, { .stateLabelFontSize($0) }, { .lastUpdatedTimeLabelFontSize($0) }, { .labelLeftInset($0) },
      { .ignoredInset($0) }, { .triggerPercent($0) },
      { .images(.idle, FrameSequence(count: 1, size: Size(width: 1, height: $0))) },
    ]
    for property in properties {
      #expect(property(1).isFinite)
      #expect(!property(.nan).isFinite)
      #expect(!property(.infinity).isFinite)
    }
    #expect(ComponentProperty.hidden(true).isFinite)
  }

  // Exit tests came with Swift 6.2.
  #if compiler(>=6.2) && DEBUG
  @Test func `an offset that is no number stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var rig = Rig(.header)
      rig.drag(to: .nan)
    }
  }

  @Test func `an infinite inset, safe area, size or viewport stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var rig = Rig()
      rig.set(.contentInset(.bottom, -.infinity))
    }
    await #expect(processExitsWith: .failure) {
      var rig = Rig()
      rig.set(.safeArea(.bottom, -.infinity))
    }
    await #expect(processExitsWith: .failure) {
      var rig = Rig()
      rig.touch()
      rig.set(.contentHeight(.infinity))
    }
    await #expect(processExitsWith: .failure) {
      var rig = Rig()
      rig.touch()
      rig.rotate(width: 375, height: .infinity)
    }
    await #expect(processExitsWith: .failure) { _ = Rig { $0.contentInset.right = .nan } }
  }

  @Test func `a property that is no number stops a debug build`() async {
    await #expect(processExitsWith: .failure) { _ = Rig(.autoFooter, [.triggerPercent(.nan)]) }
  }
  #endif
}

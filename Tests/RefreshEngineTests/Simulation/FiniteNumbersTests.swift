import Testing

@testable import RefreshEngine

/// NaN and infinity never get into the engine: loaders refuse them, and a debug build stops if one does.
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
    let properties: [(Double) -> Change] = [
      { .set(\.height, $0) }, { .set(\.stateLabel.fontSize, $0) }, { .set(\.lastUpdatedTimeLabel.fontSize, $0) },
      { .set(\.labelLeftInset, $0) },
      { .set(\.ignoredInset, $0) }, { .set(\.triggerPercent, $0) },
      { .set(\.images[.idle], FrameSequence(count: 1, size: Size(width: 1, height: $0))) },
    ]
    for property in properties {
      #expect(property(1).settings.isFinite)
      #expect(!property(.nan).settings.isFinite)
      #expect(!property(.infinity).settings.isFinite)
    }
    #expect(Change.set(\.hidden, true).settings.isFinite)
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
    await #expect(processExitsWith: .failure) { _ = Rig(.autoFooter, [.set(\.triggerPercent, .nan)]) }
  }
  #endif
}

import Testing

@testable import RefreshEngine

@Suite struct RectTests {
  @Test func `the centre of a rectangle is half its size from its origin`() {
    #expect(Rect(x: 10, y: 20, width: 30, height: 8).center == Point(x: 25, y: 24))
  }

  @Test func `moving the centre keeps the size`() {
    var rect = Rect(x: 1, y: 2, width: 30, height: 8)
    rect.center = Point(x: 100, y: 50)
    #expect(rect == Rect(x: 85, y: 46, width: 30, height: 8))
  }
}

import Testing

@testable import RefreshReports

@Suite struct LinePathTests {
  @Test func `points that lie on the way are left out`() {
    var path = LinePath(x: 0, y: 0)
    for x in 1...10 { path.line(x: Double(x), y: Double(x) * 2) }
    path.line(x: 20, y: 20)
    #expect(path.end(x: 30) == "M0 0L10 20H30")
  }

  @Test func `a point that stands out is kept`() {
    var path = LinePath(x: 0, y: 0)
    path.line(x: 10, y: 0)
    path.line(x: 11, y: 40)
    path.line(x: 12, y: 0)
    #expect(path.end(x: 20) == "M0 0H10L11 40L12 0H20")
  }

  @Test func `a jump keeps the height until it comes`() {
    var path = LinePath(x: 0, y: 5)
    path.jump(x: 4, y: 5)
    path.jump(x: 8, y: 1)
    #expect(path.end(x: 9) == "M0 5H8V1H9")
  }
}

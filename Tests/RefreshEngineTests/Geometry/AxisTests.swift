import Testing

@testable import RefreshEngine

@Suite struct AxisTests {
  @Test func `vertical is y and height, horizontal is x and width`() {
    var point = Point(x: 1, y: 2)
    var size = Size(width: 3, height: 4)
    #expect(point[.vertical] == 2)
    #expect(point[.horizontal] == 1)
    #expect(size[.vertical] == 4)
    #expect(size[.horizontal] == 3)

    point[.vertical] = 20
    point[.horizontal] = 10
    size[.vertical] = 40
    size[.horizontal] = 30
    #expect(point == Point(x: 10, y: 20))
    #expect(size == Size(width: 30, height: 40))
  }
}

import Testing

@testable import RefreshEngine

@Suite struct EdgeInsetsTests {
  @Test func `each edge is read and written by its name`() {
    var insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(InsetEdge.allCases.map { insets[$0] } == [1, 2, 3, 4])
    for (index, edge) in InsetEdge.allCases.enumerated() { insets[edge] = Double(index) * 10 }
    #expect(insets == Insets(top: 0, left: 10, bottom: 20, right: 30))
  }

  @Test func `leading and trailing are top and bottom, or left and right`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.leading(.vertical) == 1)
    #expect(insets.trailing(.vertical) == 3)
    #expect(insets.leading(.horizontal) == 2)
    #expect(insets.trailing(.horizontal) == 4)
    #expect(ScrollAxis.vertical.trailingEdge == .bottom)
    #expect(ScrollAxis.horizontal.trailingEdge == .right)
  }

  @Test func `insets add edge by edge`() {
    let sum =
      Insets(top: 1, left: 2, bottom: 3, right: 4) + Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(sum == Insets(top: 11, left: 22, bottom: 33, right: 44))
  }
}

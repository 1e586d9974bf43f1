import RefreshText
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1.005, "1"), (1.5, "1.5"), (-1.25, "-1.25"), (0.04, "0.04"), (-0.5, "-0.5"),
    (1e300, "1000000000"), (12, "12"),
  ])
  func `numbers have at most two decimals and no needless zeros`(number: Double, text: String) {
    #expect(Coordinate.text(number) == text)
  }
}

import Testing

@testable import RefreshEngine

@Suite struct DoubleTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (88, "88"), (100, "100"), (10, "10"), (0.25, "0.25"),
    (-0.5, "-0.5"),
    (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"), (1e-7, "1e-7"), (-2.5e-10, "-2.5e-10"),
    (1e16, "1e16"), (1.5e300, "1.5e300"), (1e100, "1e100"), (1e-100, "1e-100"), (-1e16, "-1e16"),
    (.leastNonzeroMagnitude, "5e-324"), (0.0001, "0.0001"), (0.00001, "1e-5"), (123_456_789.5, "123456789.5"),
    (9_007_199_254_740_992, "9007199254740992"), (1e15, "1000000000000000"), (1.0e-05, "1e-5"),
  ])
  func `a number is written as the shortest decimal that reads back`(number: Double, text: String) {
    #expect(number.shortestText == text)
    #expect(Double(text) == number)
  }

  @Test func `any number reads back`() {
    var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<10_000 {
      bits ^= bits << 13
      bits ^= bits >> 7
      bits ^= bits << 17
      let number = Double(bitPattern: bits)
      if number.isFinite { #expect(Double(number.shortestText) == number) }
    }
  }
}

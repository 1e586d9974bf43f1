import RefreshLaws
import Testing

@Test(
  arguments: [
    (NumberMatcher.equal(54), [54, 54.001, 53.999], [54.0011, 53.9989]),
    (.near(0.5, within: 0.05), [0.45, 0.55, 0.5], [0.44, 0.56]),
    (.above(1), [1.0000001, 2], [1, 0.9999]),
    (.atLeast(1), [1, 0.999, 2], [0.9989]),
    (.below(1), [0.9999999, -2], [1, 1.0001]),
    (.atMost(1), [1, 1.001, -2], [1.0011]),
    (.between(1, 2), [1, 2, 0.999, 2.001, 1.5], [0.9989, 2.0011]),
  ] as [(NumberMatcher, [Double], [Double])])
func `numbers match`(_ matcher: NumberMatcher, right: [Double], wrong: [Double]) {
  for number in right { #expect(matcher.matches(number), "\(matcher) and \(number)") }
  for number in wrong { #expect(!matcher.matches(number), "\(matcher) and \(number)") }
}

@Test func `a number matcher reads as it is written`() {
  let all: [NumberMatcher] = [
    .equal(-54), .near(0.5, within: 0.05), .above(1), .atLeast(1.5), .below(2), .atMost(3), .between(1, 2),
  ]
  #expect(all.map(\.description) == ["-54", "0.5 ± 0.05", "> 1", ">= 1.5", "< 2", "<= 3", "1..2"])
}

import Testing

@testable import RefreshExplore

struct RandomNumbersTests {
  @Test func `a run has the same numbers on every machine`() {
    var numbers = RandomNumbers(RunNumber(seed: 1, run: 4711))
    #expect(
      (0..<3).map { _ in numbers.next() }
        == [7_557_386_579_919_130_813, 11_620_362_455_617_302_736, 4_685_900_968_516_557_236])
  }

  @Test func `other runs and other seeds have other numbers`() {
    let firsts = [(UInt64(1), 1), (1, 2), (2, 1), (2, 2)].map { seed, run -> UInt64 in
      var numbers = RandomNumbers(RunNumber(seed: seed, run: run))
      return numbers.next()
    }
    #expect(Set(firsts).count == 4)
  }

  @Test func `numbers are spread evenly below a limit`() {
    var numbers = RandomNumbers(RunNumber(seed: 1, run: 1))
    var counts = [Int](repeating: 0, count: 5)
    for _ in 0..<5_000 { counts[numbers.number(below: 5)] += 1 }
    for count in counts { #expect((900...1_100).contains(count), "\(counts)") }
  }
}

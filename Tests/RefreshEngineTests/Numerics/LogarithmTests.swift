import Testing

@testable import RefreshEngine

@Suite struct `the logarithm` {
  @Test func `is within one unit of the last place on the fixture`() throws {
    for (argument, result) in try NumericsFixture("logarithm").rows {
      #expect(ulpDistance(Numerics.logarithm(argument), result) <= 1, "at \(argument)")
    }
  }

  @Test func `has a reference that rounds to the fixture's results`() throws {
    let reference = ReferenceExponential()
    for (argument, result) in try NumericsFixture("logarithm").rows where argument != 1 {
      #expect(reference.error(ofLogarithm: result, at: argument) <= 0.5 + 1e-9, "at \(argument)")
    }
  }

  /// A million arguments in four parts; the test of the exponential explains the checksum.
  @Test(
    arguments: zip(
      0..<4 as Range<UInt64>,
      [
        0xbef3_c04a_5195_aea7, 0x2859_a568_0cae_cf79,
        0xcf5d_523e_58da_987c, 0xecb1_5bfb_30a1_1508,
      ] as [UInt64]))
  func `is within 0.545 units of the last place on a million arguments, with the same bits everywhere`(
    part: UInt64, checksum: UInt64
  ) {
    let reference = ReferenceExponential()
    var source = ArgumentSource(seed: part)
    var worst = (error: 0.0, argument: 0.0)
    var sum: UInt64 = 0
    for index in 0..<250_000 {
      let argument =
        switch index % 4 {
        case 0: Double(bitPattern: source.next() % 0x7ff0_0000_0000_0000)
        case 1: source.number(0.5, 2)
        case 2: source.number(0, 1000)
        default: 1 + source.magnitude(-52, 0)
        }
      guard argument > 0, argument != 1 else { continue }
      let result = Numerics.logarithm(argument)
      let error = reference.error(ofLogarithm: result, at: argument)
      if !(error <= worst.error) {
        worst = (error, argument)
      }
      sum = (sum &* 0x100_0000_01b3) ^ result.bitPattern
    }
    #expect(worst.error < 0.545, "at \(worst.argument)")
    #expect(worst.error > 0.5, "an error that small is not measured")
    #expect(sum == checksum)
  }

  @Test func `is defined for positive numbers alone`() {
    #expect(Numerics.logarithm(1).bitPattern == 0)
    #expect(Numerics.logarithm(0) == -.infinity)
    #expect(Numerics.logarithm(-0.0) == -.infinity)
    #expect(Numerics.logarithm(.infinity) == .infinity)
    #expect(Numerics.logarithm(.leastNonzeroMagnitude) == -744.4400719213812)
    #expect(Numerics.logarithm(.greatestFiniteMagnitude) == 709.782712893384)
    #expect(Numerics.logarithm(-1).isNaN)
    #expect(Numerics.logarithm(-.infinity).isNaN)
    #expect(Numerics.logarithm(.nan).isNaN)
  }
}

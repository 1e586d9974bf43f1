import Testing

@testable import RefreshEngine

@Suite struct `the exponential` {
  @Test func `is within one unit of the last place on the fixture`() throws {
    for (argument, result) in try NumericsFixture("exponential").rows {
      #expect(ulpDistance(Numerics.exponential(argument), result) <= 1, "at \(argument)")
    }
  }

  @Test func `has a reference that rounds to the fixture's results`() throws {
    let reference = ReferenceExponential()
    for (argument, result) in try NumericsFixture("exponential").rows where result.isFinite && argument > -1000 {
      #expect(reference.error(ofExponential: result, at: argument) <= 0.5 + 1e-9, "at \(argument)")
    }
  }

  /// A million arguments in four parts, with a checksum over the bits of the results.
  ///
  /// Anything that changes one bit, such as a digit of a constant, a fused multiply-add or another processor,
  /// changes every trace with physics in it, so it must not go unnoticed.
  @Test(
    arguments: zip(
      0..<4 as Range<UInt64>,
      [
        0x8000_03f4_2c45_2cd2, 0x990f_e727_ecf0_29e2,
        0x1025_a9ab_9a6d_cf8a, 0x5cb3_6675_93b8_96cb,
      ] as [UInt64]))
  func `is within 0.525 units of the last place on a million arguments, with the same bits everywhere`(
    part: UInt64, checksum: UInt64
  ) {
    let reference = ReferenceExponential()
    var source = ArgumentSource(seed: part)
    var worst = (error: 0.0, argument: 0.0)
    var sum: UInt64 = 0
    for index in 0..<250_000 {
      let argument =
        switch index % 4 {
        case 0: source.number(-745.2, 709.78)
        case 1: source.number(-20, 0)
        case 2: source.number(-1, 1)
        default: source.magnitude(-56, 4)
        }
      let result = Numerics.exponential(argument)
      let error = reference.error(ofExponential: result, at: argument)
      // NaN has to count as worse, too.
      if !(error <= worst.error) {
        worst = (error, argument)
      }
      sum = (sum &* 0x100_0000_01b3) ^ result.bitPattern
    }
    #expect(worst.error < 0.525, "at \(worst.argument)")
    #expect(worst.error > 0.5, "an error that small is not measured")
    #expect(sum == checksum)
  }

  @Test func `ends in infinity and zero, and begins at one`() {
    #expect(Numerics.exponential(0) == 1)
    #expect(Numerics.exponential(-0.0) == 1)
    #expect(Numerics.exponential(709.782712893384) == 0x1.fffffffffff2ap+1023)
    #expect(Numerics.exponential(709.7827128933841) == .infinity)
    #expect(Numerics.exponential(1e300) == .infinity)
    #expect(Numerics.exponential(.infinity) == .infinity)
    #expect(Numerics.exponential(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Numerics.exponential(-745.1332191019412) == 0)
    #expect(Numerics.exponential(-1e300) == 0)
    #expect(Numerics.exponential(-.infinity) == 0)
    #expect(Numerics.exponential(.nan).isNaN)
  }
}

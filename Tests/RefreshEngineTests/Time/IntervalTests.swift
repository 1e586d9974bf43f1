import Testing

@testable import RefreshEngine

@Suite struct IntervalTests {
  @Test func `a tenth and fifteen hundredths of a second meet a quarter`() {
    let sum = Instant.zero + Interval(seconds: 0.1) + Interval(seconds: 0.15)
    #expect(sum == .zero + Interval(seconds: 0.25))
    #expect(sum.nanoseconds == 250_000_000)
  }

  @Test func `seconds are rounded to whole nanoseconds, halves to even`() {
    #expect(Interval(seconds: 1.4e-9).nanoseconds == 1)
    #expect(Interval(seconds: 1.6e-9).nanoseconds == 2)
    #expect(Interval(seconds: 0.5e-9).nanoseconds == 0)
    #expect(Interval(seconds: 2.5e-9).nanoseconds == 2)
    #expect(Interval(seconds: 0.4).nanoseconds == 400_000_000)
  }

  @Test func `what lies outside 0 and a million seconds is moved to the nearer end`() {
    #expect(Interval(seconds: -1) == .zero)
    #expect(Interval(seconds: .nan) == .zero)
    #expect(Interval(seconds: -.infinity) == .zero)
    #expect(Interval(seconds: .infinity) == .maximum)
    #expect(Interval(seconds: 2e6) == .maximum)
    #expect(Interval(seconds: 1e6) == .maximum)
    #expect(Interval.maximum.seconds == 1e6)
    #expect(Interval(nanoseconds: -1) == .zero)
    #expect(Interval(nanoseconds: 1).nanoseconds == 1)
  }

  @Test func `intervals are ordered by length`() {
    #expect(Interval(nanoseconds: 1) < Interval(nanoseconds: 2))
    #expect(!(Interval(nanoseconds: 2) < Interval(nanoseconds: 2)))
  }

  @Test func `an interval has its seconds`() {
    #expect(Interval(nanoseconds: 250_000_000).seconds == 0.25)
  }
}

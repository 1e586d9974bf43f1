import Testing

@testable import RefreshEngine

@Suite struct InstantTests {
  @Test func `an instant has its seconds since the beginning`() {
    #expect(Instant.zero.seconds == 0)
    #expect(Instant(nanoseconds: 1_500_000_000).seconds == 1.5)
  }

  @Test func `the time between two instants is empty when the first is not later`() {
    let early = Instant(nanoseconds: 3)
    let late = Instant(nanoseconds: 10)
    #expect(late - early == Interval(nanoseconds: 7))
    #expect(early - late == .zero)
    #expect(early + Interval(nanoseconds: 7) == late)
  }

  @Test func `instants are ordered by time`() {
    #expect(Instant.zero < Instant(nanoseconds: 1))
    #expect(!(Instant.zero < Instant.zero))
  }
}

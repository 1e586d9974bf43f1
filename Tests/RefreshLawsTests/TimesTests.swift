import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// Breaches of laws about times, and about what depends on them.
struct TimesTests {
  private static let wait = Interval(seconds: 0.3)
  private static let call = AppCall.callback(.header, .refreshing)

  /// A header whose app waits, waits no time, and ends.
  private func bench() -> Bench {
    var bench = Bench(answering: [.wait(Self.wait), .wait(.zero), .endRefreshing(.header)], laws: ["call-time"])
    bench.simulation.app = nil
    return bench
  }

  // MARK: Waits of the app

  @Test func `an app's wait takes its time`() {
    var bench = bench()
    bench.look(.answered(Self.call))
    bench.simulation.advance(by: Self.wait)
    bench.look(.calls(.timer(1)))
    bench.look(.answered(.timer(1)))
    bench.look(.calls(.timer(2)))
    bench.look(.answered(.timer(2)))
    bench.simulation.advance(by: Self.wait)
    bench.look(.ended)
    #expect(bench.found == [])
  }

  @Test func `a wait that ends early, or never, is reported`() {
    var early = bench()
    early.look(.answered(Self.call))
    early.look(.calls(.timer(1)))
    #expect(early.found == ["call-time the app's wait ends 300 ms too early"])
    var never = bench()
    never.look(.answered(Self.call))
    never.simulation.advance(by: Self.wait)
    never.look(.ended)
    #expect(never.found == ["call-time the app's wait that is due at 300 ms hasn't ended"])
  }

  @Test func `waits that end together end in their order`() {
    // Timer 2 begins first, and timer 1 fires first.
    var bench = Bench(answering: [.wait(.zero), .wait(.zero)], laws: ["call-time"])
    bench.simulation.app = nil
    bench.look(.answered(.timer(1)))
    bench.look(.answered(Self.call))
    bench.look(.calls(.timer(1)))
    #expect(bench.found == ["call-time of two waits that end together, the later one ends first"])
  }

  @Test func `an animation takes what the preset says`() {
    var bench = bench()
    for name in [AnimationName.begin, .end] {
      bench.look(.animates(.header, name, Interval(seconds: 0.25)))
    }
    #expect(bench.found == ["call-time the header's animation `end` takes 250 ms, not 400 ms"])
  }

  // MARK: The time of the last refresh

  @Test func `a refresh whose time is not kept is forgotten`() {
    var bench = Bench(laws: ["forgotten-time"])
    bench.inspector.ledger[.header].exits = 1
    bench.look(.ended)
    #expect(
      bench.found == ["forgotten-time the header does not know that it was refreshed at 2026-01-01T00:00:00Z"])
  }

  @Test func `a label that does not follow the time is wrong`() {
    var bench = Bench(
      ComponentBlueprint(kind: .normalHeader) { $0.lastUpdatedTimeLabel.hidden = true }, laws: ["wrong-time"])
    bench.simulation.beginRefreshing(.header)
    bench.settle()
    bench.simulation.endRefreshing(.header)
    bench.settle()
    var change = ComponentSettings()
    change.lastUpdatedTimeLabel.hidden = false
    bench.simulation.set(.header, change)
    bench.look(.ended)
    #expect(
      bench.found.first?.hasPrefix("wrong-time the header says \"Last update: No record\" instead of \"Last")
        == true)
  }

  @Test(arguments: [60, 86_400, 40 * 86_400, 400 * 86_400] as [Int64])
  func `times are worded as the library words them`(
    ago: Int64
  ) {
    var bench = Bench(laws: ["wrong-time", "forgotten-time"]) {
      $0.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: $0.now - ago)]
    }
    bench.look(.ended)
    #expect(bench.found == [])
  }

  // MARK: Parts

  @Test func `a rule has a value by state, by percent, or always`() {
    var rule = PartRule(.number(7))
    #expect(rule.said(in: .idle, at: 0.5) == .number(7))
    rule.ramp = [PartRule.Stop(0.2, .number(0)), PartRule.Stop(1, .number(80))]
    #expect(rule.said(in: .idle, at: 0) == .number(0))
    #expect(rule.said(in: .idle, at: 0.6)?.isClose(to: .number(40)) == true)
    #expect(rule.said(in: .idle, at: 2) == .number(80))
    rule.states = [PartRule.State(.pulling, .value(.bool(true)))]
    #expect(rule.said(in: .pulling, at: 0.5) == .bool(true))
    rule.states = [
      PartRule.State(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 1)))
    ]
    #expect(rule.said(in: .refreshing, at: 0.5) == nil)
  }

  @Test(arguments: [false, true]) func `a part that repeats is where its time says`(isLate: Bool) {
    var part = PartSettings(name: PartName("ring"), kind: .ring, place: .whole)
    var rule = PartRule(.number(0))
    let turn = PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)
    rule.states = [PartRule.State(.refreshing, .repeating(turn))]
    part.rules = [PartSettings.Rule(.rotation, rule)]
    var bench = Bench(ComponentBlueprint(kind: .header) { $0.parts = [part] }, laws: ["wrong-part"])
    bench.simulation.beginRefreshing(.header)
    if isLate { bench.inspector.ledger[.header].changed = Instant(nanoseconds: 125_000_000) }
    bench.simulation.advance(by: Interval(seconds: 0.25))
    bench.look(.looks(bench.component(.header)!))
    let wrong =
      "wrong-part 125 ms after it began to refresh, `header.parts.ring.rotation` is 90, but the preset says 45"
    #expect(bench.found == (isLate ? [wrong] : []))
  }
}

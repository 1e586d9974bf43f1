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
    bench.refresh()
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

  @Test(arguments: [-62_135_596_801, -1, 0, 951_782_399, 951_782_400, 1_772_323_199, 4_107_542_400] as [Int64])
  func `clocks show the same`(time: Int64) {
    let zone = TimeZoneTable(offset: 3_600, transitions: [TimeZoneTable.Transition(time: 1_000, offset: -7_200)])
    let (own, other) = (
      ClockTime(time, in: zone), CivilTime(secondsSince1970: time + Int64(zone.offset(at: time)))
    )
    let fields: [TimeTemplate.DateField] = [
      .year(digits: 4), .year(digits: 2), .month(digits: 1), .day(digits: 2), .hour(digits: 2), .hour12(digits: 1),
      .minute(digits: 2), .second(digits: 2), .period, .text("o'clock"),
    ]
    #expect(fields.map { own.text(of: $0) } == fields.map { other.text(of: $0) })
  }

  @Test func `noon is 12 PM`() {
    let noon = ClockTime(43_200, in: .utc)
    #expect(noon.text(of: .hour12(digits: 1)) + noon.text(of: .period) == "12PM")
  }

  @Test(arguments: [false, true]) func `after midnight, the next change of state words a time anew`(isStale: Bool) {
    var bench = Bench(laws: ["wrong-time"]) {
      $0.now = 1_767_225_599
      $0.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: $0.now - 60)]
    }
    bench.simulation.advance(by: Interval(seconds: 2))
    bench.look(.ended)
    #expect(bench.found == [], "nothing has changed its state since")
    bench.simulation.drag(to: Point(x: 0, y: -60))
    bench.change(.header, from: .idle, to: .pulling)
    let id = bench.simulation.component(.header)!
    if isStale { bench.simulation.components[id.index].labels.lastUpdatedTime.text = "Last update: Today 23:58" }
    bench.look(.ended)
    let wrong =
      "wrong-time the header says \"Last update: Today 23:58\" instead of \"Last update: 2025-12-31 23:58\""
    #expect(bench.found == (isStale ? [wrong] : []))
  }

  @Test(arguments: [false, true]) func `a preset's own wording of a time is checked`(isRefreshed: Bool) {
    let pattern = TimeTemplate(parts: [.text("Updated "), .date([.hour12(digits: 1), .text(" "), .period])])
    var bench = Bench(
      ComponentBlueprint(kind: .normalHeader) {
        $0.lastUpdatedTimeText = LocalizedTemplate(versions: [
          LocalizedTemplate.Version(language: nil, template: pattern)
        ])
      }, laws: ["wrong-time"])
    if isRefreshed { bench.simulation.beginRefreshing(.header) }
    bench.settle()
    bench.simulation.endRefreshing(.header)
    bench.settle()
    bench.look(.ended)
    #expect(bench.found == [])
    let id = bench.simulation.component(.header)!
    bench.simulation.components[id.index].labels.lastUpdatedTime.text = "Updated"
    bench.look(.ended)
    let wording = isRefreshed ? "Updated 12 AM" : "Updated No record"
    #expect(bench.found == ["wrong-time the header says \"Updated\" instead of \"\(wording)\""])
  }

  // MARK: Parts

  /// Returns what is found of a part when a test has changed it after the list was made.
  private func found(_ part: PartSettings, of size: Size? = nil, _ change: (inout Bench) -> Void) -> [String] {
    var bench = Bench(ComponentBlueprint(kind: .header) { $0.parts = [part] }, laws: ["wrong-part"])
    bench.look(.looks(bench.component(.header)!))
    change(&bench)
    bench.look(.looks(bench.component(.header)!))
    return bench.found
  }

  @Test func `parts keep to the edges of a component that changes its size`() {
    let place = PartPlace(
      horizontal: PartPlace.Span(end: PartPlace.Length(), size: PartPlace.Length(points: 20)),
      vertical: PartPlace.Span(start: PartPlace.Length(), end: PartPlace.Length()))
    let part = PartSettings(name: PartName("dot"), kind: .box, place: place)
    let wide = Size(width: 667, height: 375)
    #expect(
      found(part) { bench in
        bench.simulation.rotate(to: wide)
        bench.simulation.turn()
      } == [])
    #expect(
      found(part) { bench in
        bench.simulation.rotate(to: wide)
        bench.simulation.turn()
        bench.simulation.components[0].partsSize = Size(width: 375, height: 54)
      } == ["wrong-part at rest, `header.parts.dot.frame.x` is 355, but the preset says 647"])
  }

  @Test(arguments: PartKind.allCases) func `properties that a preset doesn't mention have their defaults`(
    kind: PartKind
  ) {
    let part = PartSettings(name: PartName("it"), kind: kind, place: .whole)
    #expect(found(part) { _ in } == [])
    for (property, value) in kind.usual {
      let initial = property.initial(for: kind).observed(as: property.row.type, in: "en")
      #expect(initial == value, "\(property)")
    }
  }

  @Test(arguments: [0, 0.25, 0.3, 0.77, 1, 3]) func `colours on a ramp blend`(percent: Double) {
    var rule = PartRule()
    let ends = [RGBAColor(rgba: 0xFFCC_00FF), RGBAColor(rgba: 0xFF2D_5580)]
    rule.ramp = [PartRule.Stop(0.25, .color(ends[0])), PartRule.Stop(1, .color(ends[1]))]
    let moment = PartMoment(state: .idle, percent: percent, age: .zero)
    #expect(rule.said(in: .idle, at: percent) == rule.value(at: moment)?.observed(as: .color, in: "en"))
  }

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

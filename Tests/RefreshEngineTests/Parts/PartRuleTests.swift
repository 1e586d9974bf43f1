import Testing

@testable import RefreshEngine

struct PartRuleTests {
  private func value(
    _ rule: PartRule, _ state: RefreshState = .idle, _ percent: Double = 0, after seconds: Double = 0
  ) -> PartValue? {
    rule.value(at: PartMoment(state: state, percent: percent, age: Interval(seconds: seconds)))
  }

  @Test func `the state's entry counts, else the ramp, else the plain value`() {
    let rule = PartRule.ramp(
      [(0, .number(1)), (1, .number(2))], states: [(.refreshing, .value(.number(3)))], plain: .number(4))
    #expect(value(rule, .refreshing, 1) == .number(3))
    #expect(value(rule, .idle, 0.5) == .number(1.5))
    #expect(value(PartRule.states([(.idle, .value(.number(3)))], plain: .number(4)), .pulling) == .number(4))
    #expect(value(PartRule(), .idle) == nil)
  }

  @Test func `a ramp is linear between its stops and ends at the outer ones`() {
    let rule = PartRule.ramp([(0.3, .number(0)), (0.5, .number(1)), (1, .number(11))])
    for (percent, number): (Double, Double) in [
      (-1, 0), (0.3, 0), (0.4, 0.5), (0.5, 1), (0.75, 6), (1, 11), (9, 11),
    ] {
      guard case .number(let found) = value(rule, .idle, percent) else { return #expect(Bool(false)) }
      #expect(abs(found - number) < 1e-9, "\(percent)")
    }
  }

  @Test func `colours go channel by channel`() {
    let rule = PartRule.ramp([
      (0, .color(RGBAColor(rgba: 0xFF80_0000))), (1, .color(RGBAColor(rgba: 0x8000_80FF))),
    ])
    #expect(value(rule, .idle, 0.5) == .color(RGBAColor(rgba: 0xC040_4080)))
  }

  @Test func `halves of a channel are rounded up`() {
    let rule = PartRule.ramp([
      (0, .color(RGBAColor(rgba: 0xCC00_01FF))), (1, .color(RGBAColor(rgba: 0x1500_02FF))),
    ])
    #expect(value(rule, .idle, 0.5) == .color(RGBAColor(rgba: 0x7100_02FF)))
  }

  @Test func `what lies between texts is the one at or below`() {
    let texts = ["a", "b", "c"].map { PartValue.text(LocalizedText($0)) }
    let rule = PartRule.ramp(Array(zip([0.2, 0.4, 0.6], texts)))
    for (percent, index): (Double, Int) in [(0, 0), (0.2, 0), (0.39, 0), (0.4, 1), (0.59, 1), (0.6, 2), (2, 2)] {
      #expect(value(rule, .idle, percent) == texts[index], "\(percent)")
    }
  }

  @Test func `a text just below its percent isn't shown, even if no number is nearer`() {
    let texts = ["a", "b"].map { PartValue.text(LocalizedText($0)) }
    // 90 % of 77 points, as a fraction of them.
    let percent = 69.3 / 77
    #expect(percent < 0.9 && (percent - 0.2) / (0.9 - 0.2) == 1)
    #expect(value(.ramp([(0.2, texts[0]), (0.9, texts[1])]), .idle, percent) == texts[0])
  }

  @Test func `a number repeats from the moment in which the state was entered`() {
    func rule(yoyo: Bool) -> PartRule {
      .states([
        (
          .refreshing,
          .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360, yoyo: yoyo))
        )
      ])
    }
    for (seconds, once, there): (Double, Double, Double) in [
      (0, 0, 0), (0.25, 90, 90), (0.75, 270, 270), (1, 0, 360), (1.25, 90, 270), (2, 0, 0), (2.25, 90, 90),
    ] {
      #expect(value(rule(yoyo: false), .refreshing, after: seconds) == .number(once), "\(seconds)")
      #expect(value(rule(yoyo: true), .refreshing, after: seconds) == .number(there), "\(seconds)")
    }
  }
}

import Testing

@testable import RefreshEngine

/// The rules as values: the machine's decision and the explanation's terms are of one function.
@Suite struct DecidingTests {
  /// A situation with one number or state changed, the rule, and the condition that then fails; nil if all hold.
  struct Case: Sendable {
    let situation: Situation
    let rule: EngineRule
    let failing: RuleCondition?

    init(_ situation: Situation, _ rule: EngineRule, _ failing: RuleCondition?) {
      (self.situation, self.rule, self.failing) = (situation, rule, failing)
    }
  }

  private static func pull(
    _ offset: Double, _ state: RefreshState = .idle, isDragging: Bool = true, isLeading: Bool = true
  ) -> Situation {
    .pull(
      Pull(
        offset: offset, edge: isLeading ? 0 : 500, extent: 54, isLeading: isLeading, state: state,
        isDragging: isDragging))
  }

  private static func footer(
    offset: Double = 697, from old: Double = 690, _ state: RefreshState = .idle, content: Double = 1320,
    y: Double = 1320,
    automatically: Bool = true, left: Int32 = 1, triggered: Bool = false, pan: PanState? = nil, top: Double = 0
  ) -> AutoFooterSituation {
    AutoFooterSituation(
      state: state, automaticallyRefresh: automatically, percent: 1, y: y, height: 44, left: left, times: 1,
      triggeredByDrag: triggered, isDragging: true, pan: pan, oldOffset: old, newOffset: offset, offset: offset,
      top: top,
      bottom: 44, content: content, viewport: 667)
  }

  private static func tap(
    responds: Bool = true, isHidden: Bool = false, alpha: Double = 1, isLabelHidden: Bool = false,
    isInWindow: Bool = true, _ state: RefreshState = .idle
  ) -> Situation {
    .tap(
      TapSituation(
        responds: responds, isHidden: isHidden, alpha: alpha, isLabelHidden: isLabelHidden, isInWindow: isInWindow,
        state: state))
  }

  static let cases: [Case] = [
    Case(pull(-54.5), .pull, nil), Case(pull(-54), .pull, .headerPast),
    Case(pull(-60, isDragging: false), .pull, .dragging),
    Case(pull(-60, .noMoreData), .pull, .state(.idle)), Case(pull(-54, .pulling), .pullBack, nil),
    Case(pull(-54.5, .pulling), .pullBack, .headerWithin), Case(pull(555, isLeading: false), .pull, nil),
    Case(pull(554, isLeading: false), .pull, .trailingPast),
    Case(pull(-9, .pulling, isDragging: false), .release, nil),
    Case(pull(-60, .pulling), .release, .released), Case(pull(-60, isDragging: false), .release, .state(.pulling)),
    Case(.autoFooter(footer()), .autoTrigger, nil), Case(.autoFooter(footer(offset: 696.5)), .autoTrigger, .shows),
    Case(.autoFooter(footer(from: 697)), .autoTrigger, .scrollsDown),
    Case(.autoFooter(footer(.refreshing)), .autoTrigger, .state(.idle)),
    Case(.autoFooter(footer(content: 600)), .autoTrigger, .fills),
    Case(.autoFooter(footer(y: 0)), .autoTrigger, .placed),
    Case(.autoFooter(footer(automatically: false)), .autoTrigger, .automaticallyRefresh),
    Case(.autoFooter(footer(pan: .ended)), .autoRelease, nil),
    Case(.autoFooter(footer(pan: .cancelled)), .autoRelease, .lifted),
    Case(.autoFooter(footer(offset: 600, pan: .ended)), .autoRelease, .atEnd),
    Case(.autoFooter(footer(offset: -60, content: 500, pan: .ended, top: 60)), .autoRelease, nil),
    Case(.autoFooter(footer(offset: -60.5, content: 500, pan: .ended, top: 60)), .autoRelease, .atEnd),
    Case(.triggerTimes(footer(left: 0)), .autoTimes, nil),
    Case(.triggerTimes(footer(left: 0, triggered: true)), .autoTimes, .triggersLeft),
    Case(.triggerTimes(footer(left: -1, triggered: true)), .autoTimes, nil),
    Case(tap(), .tap, nil), Case(tap(responds: false), .tap, .respondsToTaps),
    Case(tap(isHidden: true), .tap, .shown),
    Case(tap(alpha: 0.01), .tap, .opaque), Case(tap(isLabelHidden: true), .tap, .labelShown),
    Case(tap(isInWindow: false), .tap, .inWindow), Case(tap(.noMoreData), .tap, .state(.idle)),
    Case(.beginning(.idle, isInWindow: true), .begin, nil),
    Case(.beginning(.idle, isInWindow: false), .begin, .inWindow),
    Case(.beginning(.idle, isInWindow: false), .beginOffScreen, nil),
    Case(.beginning(.refreshing, isInWindow: false), .beginOffScreen, .otherState(.refreshing)),
    Case(.display(.willRefresh, isInWindow: true, isHidden: false), .appear, nil),
    Case(.display(.willRefresh, isInWindow: true, isHidden: true), .appear, .shown),
    Case(.assignment(from: .refreshing, to: .idle), .assign, nil),
    Case(.assignment(from: .idle, to: .idle), .assign, .otherState(.idle)),
    Case(.room(.ended), .room, nil), Case(.room(.cancelled), .room, .notCancelled),
    Case(.boundsRoom(.idle), .boundsRoom, .otherState(.idle)), Case(.notice(isHidden: true), .notice, .shown),
  ]

  @Test(arguments: cases)
  func `a rule holds if all its conditions do, and the first that fails is named`(a: Case) {
    // What follows from a decision is explained with it, but isn't part of it.
    let terms = a.situation.terms(of: a.rule).filter { a.rule == .autoTimes || $0.condition != .triggersLeft }
    #expect(a.situation.holds(a.rule) == (a.failing == nil))
    #expect(terms.first { !$0.holds }?.condition == a.failing)
    #expect(terms.allSatisfy { !$0.text.isEmpty && ($0.holds || $0.gap >= 0) })
    #expect(a.situation.rules.contains(a.rule))
  }

  @Test func `terms show the numbers that were compared`() {
    let short = Self.footer(offset: 685.5, from: 680.25)
    #expect(
      Situation.autoFooter(short).terms(of: .autoTrigger).map { "\($0.holds) \($0.text) \($0.detail)" } == [
        "true the state is idle ", "true automaticallyRefresh ", "true the footer is below some content ",
        "true the content fills the screen 0 + 1320 > 667 pt",
        "false offset.y 685.5 ≥ 697 pt = 1320 − 667 + 44 · 100% + 44 − 44 pt",
        "true scrolling down 680.25 → 685.5 pt",
        "true triggers left in this drag 1 of 1",
      ])
    #expect(Self.pull(-54.0001).terms(of: .pull).last?.text == "offset.y -54.0001 < -54 pt")
  }

  @Test func `a simulation that keeps no journal notes nothing, and one that does is the same otherwise`() {
    var rig = Rig(.normalHeader)
    rig.begin(.header)
    #expect(rig.simulation.journal == nil)
    var scene = ScrollScene()
    scene.content = SceneContent(height: 1200)
    let header = ComponentBlueprint(kind: .normalHeader)
    var plain = Simulation(scene: scene, components: [header], isRecording: true, answer: nil)
    var noting = Simulation(scene: scene, components: [header], isRecording: true, keepsJournal: true, answer: nil)
    for command: Command in [.pull(.header, .fraction(1.2)), .release(velocity: nil), .wait(Interval(seconds: 1))] {
      plain.step(command)
      noting.step(command)
    }
    #expect(plain.takeEvents() == noting.takeEvents())
    let entries = noting.journal?.entries ?? []
    #expect(entries.indices.allSatisfy { entries[$0].cause < $0 })
    #expect(noting.still.journal == nil)
  }
}

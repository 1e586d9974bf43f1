import RefreshDiagnostics
import RefreshYAML
import Testing

@testable import RefreshChecks

struct SafeFixTests {
  /// A preset in which many mistakes are possible, most of them with safe fixes.
  private static let sample = """
    name: feed
    language: "zh_hans"
    header: &h
      type: 'MJRefreshNormalHeader'
      height: 60 pt
      hidden: "no"
      Titles: { IDLE: Pull, pulling: { en_US: Go } }
      state-label: { textColor: #FF0000
        , hidden: off, fontSize: −3 }
      automaticallyChangeAlpha: !!bool yes
    trailer: { <<: *h, type: normal-trailer }
    footer: { type: autoNormalFooter, autoTriggerTimes: -1, labelLeftInset: 1_000, stateLabel: { textColor: '#F00' } }
    """

  /// A small generator with the same numbers in every run (D. H. Lehmer, with the constants of S. K. Park and K. W.
  /// Miller).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state * 48_271 % 2_147_483_647
      return Int(state % UInt64(sides))
    }
  }

  /// Returns whether a text has a YAML error without a fix.
  private func isBroken(_ diagnostics: [Diagnostic]) -> Bool {
    let rules = Set(YAMLRules.all.map(\.id))
    return diagnostics.contains { rules.contains($0.id) && !($0.fix?.isSafe ?? false) }
  }

  @Test func `safe fixes never break the YAML of a text, and come to an end`() {
    var dice = Dice(state: 20_26)
    let original = Array(Self.sample.utf8)
    let pieces = ["\"", "'", "#", ": ", "{", "}", "&a ", "*h", "\n", "  ", ",", "no", "é", "\\", "- ", "!x "].map {
      Array($0.utf8)
    }
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...dice.roll(3) {
        let place = dice.roll(bytes.count)
        let end = min(bytes.count, place + dice.roll(4))
        bytes.replaceSubrange(place..<end, with: dice.roll(2) == 0 ? [] : pieces[dice.roll(pieces.count)])
      }
      var rounds = 0
      var found = Rule.Example(.preset, bytes: bytes).diagnostics()
      while case let fixes = found.compactMap(\.fix).filter(\.isSafe), !fixes.isEmpty, rounds < 10 {
        let wasBroken = isBroken(found)
        bytes = EditedText(fixes, appliedTo: bytes).bytes
        found = Rule.Example(.preset, bytes: bytes).diagnostics()
        #expect(wasBroken || !isBroken(found), "\(String(decoding: bytes, as: UTF8.self))")
        rounds += 1
      }
      #expect(rounds < 10, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `the sample itself is put right but for what people have to decide`() {
    var bytes = Array((Self.sample + "\n").utf8)
    for _ in 0..<4 {
      let fixes = Rule.Example(.preset, bytes: bytes).diagnostics().compactMap(\.fix).filter(\.isSafe)
      bytes = EditedText(fixes, appliedTo: bytes).bytes
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        name: feed
        language: "zh-Hans"
        header: &h
          type: 'normalHeader'
          height: 60
          hidden: "false"
          titles: { idle: Pull, pulling: { en-US: Go } }
          stateLabel: { textColor: "#FF0000"
            , hidden: false, fontSize: -3 }
          automaticallyChangeAlpha: !!bool true
        trailer: { <<: *h, type: normalTrailer }
        footer: { type: autoNormalFooter, autoTriggerTimes: unlimited, labelLeftInset: 1000, stateLabel: { textColor: '#FF0000' } }

        """)
  }
}

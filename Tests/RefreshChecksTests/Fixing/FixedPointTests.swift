import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshChecks

/// Fixing twice is fixing once, and what was right means the same afterwards.
struct FixedPointTests {
  /// A text with all safe fixes, and the number of rounds that they took.
  private func fixed(_ example: Rule.Example) -> (example: Rule.Example, rounds: Int) {
    var (example, rounds) = (example, 0)
    while rounds <= FixPlan.sureRounds {
      let fixes = example.diagnostics().compactMap(\.fix).filter(\.isSafe)
      let edited = EditedText(fixes, appliedTo: example.bytes)
      guard edited.count > 0, edited.bytes != example.bytes else { break }
      example = Rule.Example(example.kind, bytes: edited.bytes)
      rounds += 1
    }
    return (example, rounds)
  }

  /// What a text without errors means; nil for one with errors.
  private func meaning(_ example: Rule.Example) -> [UInt8]? {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.preset.yaml", bytes: example.bytes)
    let preset = Preset.load(file, into: &diagnostics)
    guard let preset, !diagnostics.hasErrors else { return nil }
    return Replay(
      name: preset.name, line: 0, scene: ScrollScene(), components: preset.components.map(\.blueprint),
      app: AppProgram(), steps: []
    ).encoded()
  }

  private func check(_ example: Rule.Example) {
    let (end, rounds) = fixed(example)
    #expect(rounds < FixPlan.sureRounds, "\(example.text)\nnever comes to an end:\n\(end.text)")
    guard rounds > 0, example.kind == .preset, let before = meaning(example) else { return }
    #expect(meaning(end) == before, "\(example.text)\nmeans something else than\n\(end.text)")
  }

  @Test func `the examples of all rules`() {
    for text in RuleCatalogue.texts { for example in [text.bad, text.good].compactMap(\.self) { check(example) } }
  }

  @Test func `all slips`() {
    for slip in SlipTests.all {
      check(Rule.Example(slip.kind, bytes: Array((slip.before + "\n").utf8)))
    }
  }

  /// A small generator, the same on every run (D. H. Lehmer, with the constants of S. K. Park and K. W. Miller).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state * 48_271 % 2_147_483_647
      return Int(state % UInt64(sides))
    }
  }

  @Test(arguments: [FileKind.preset, .scenarios])
  func `files of the project with damage to lines, words and signs`(kind: FileKind) throws {
    let texts = try FileManager.default.subpathsOfDirectory(atPath: Configs.folder).sorted()
      .filter { $0.hasSuffix(kind.rawValue) && !$0.hasPrefix("museum") }
      .map { Array(try String(contentsOfFile: "\(Configs.folder)/\($0)", encoding: .utf8).utf8) }
      .filter { $0.count < 3_000 }
    try #require(texts.count > 10)
    let pieces = [
      "\"", "'", "#", ": ", ":", "{", "}", "\n", "  ", ",", "no", "é", "\\", "- ", " px", "“", "：", " # why", "yes",
      "\t",
    ].map { Array($0.utf8) }
    var dice = Dice(state: kind == .preset ? 2_026 : 1_123)
    for _ in 0..<120 {
      var bytes = texts[dice.roll(texts.count)]
      for _ in 0...dice.roll(3) {
        let place = dice.roll(bytes.count)
        let end = min(bytes.count, place + dice.roll(5))
        bytes.replaceSubrange(place..<end, with: dice.roll(3) == 0 ? [] : pieces[dice.roll(pieces.count)])
      }
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      check(Rule.Example(kind, bytes: bytes))
    }
  }
}

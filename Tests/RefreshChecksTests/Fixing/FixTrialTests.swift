import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshChecks
@testable import RefreshFiles

/// Fixes are tried by reading the text again, which takes time.
struct FixTrialTests {
  private static let preset = "name: base\nheader: { type: normalHeader }\n"

  /// Tries all safe fixes of a suite.
  ///
  /// - Returns: The text with those that remain, and the number of times that the text was read.
  private func fixed(_ steps: [String]) -> (text: String, readings: Int) {
    let readings = Locked(0)
    let lines = steps.map { "      - \($0)\n" }.joined()
    let text = "suite: a\npreset: base.preset.yaml\nscenarios:\n  - name: one\n    steps:\n" + lines
    let file = SourceFile(path: "a.scenarios.yaml", bytes: Array(text.utf8))
    var loader = SuiteLoader { path, _ in SourceFile(path: path, bytes: Array(Self.preset.utf8)) }
    var found = Diagnostics()
    _ = loader.load(file, into: &found)
    let trial = FixTrial(of: file, as: .scenarios) { path, _ in
      readings.withValue { $0 += 1 }
      return SourceFile(path: path, bytes: Array(Self.preset.utf8))
    }
    let edits = trial.edits(ofSafe: found.sorted())
    return (String(decoding: edits.applied(to: file.bytes), as: UTF8.self), readings.withValue { $0 })
  }

  /// Corrections of the YAML that only lead to the next error.
  @Test(
    arguments: [
      (.preset, "name: a\nheader:\n  type: normalHeader\n  titles:\n    idle: [x\n    pulling: b\n"),
      (
        .scenarios,
        "suite: a\nheader: { type: normalHeader }\nflows:\n  b: endRefreshing: header\nscenarios:\n  - name: one\n"
          + "    steps:\n      - flow: b\n      - expect: { time: 0 }\n"
      ),
      (
        .scenarios,
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: one\n    steps:\n      - expect: {\n      - touch\n"
      ),
    ] as [(FileKind, String)])
  func `what isn't offered as a fix isn't advised`(_ kind: FileKind, _ text: String) {
    let found = Rule.Example(kind, bytes: Array(text.utf8)).diagnostics().filter { $0.severity == .error }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.help == nil }, "\(found.map(\.help))")
  }

  @Test func `a fix that uncovers a slip of the same line, which can be mended, too, is right`() {
    let text = "name: a\nheader: { type: normalHeader }\n"
    let slip = text.replacing(" }", with: ",\n  ignoredScrollViewContentInsetTop: \u{2212}3 }")
    var found = Diagnostics()
    let file = SourceFile(path: "a.preset.yaml", bytes: Array(slip.utf8))
    _ = Preset.load(file, into: &found)
    let trial = FixTrial(of: file, as: .preset) { _, _ in nil }
    let edits = trial.edits(ofSafe: found.sorted())
    #expect(String(decoding: edits.applied(to: file.bytes), as: UTF8.self).contains("  ignoredInset: \u{2212}3 }"))
  }

  @Test func `right fixes are tried all together, however many they are`() {
    let (text, readings) = fixed(Array(repeating: "expect: { header.hidden: no }", count: 400))
    #expect(!text.contains("no }") && text.contains("header.hidden: false }"))
    #expect(readings == 2, "of the text, and of that with all fixes")
  }
}

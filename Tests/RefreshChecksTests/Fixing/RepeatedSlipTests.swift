import RefreshDiagnostics
import RefreshPresets
import Testing

@testable import RefreshChecks

/// Slips that are in many lines: all of them are fixed alike, and the file is what was meant.
struct RepeatedSlipTests {
  /// Lines with slips, and the same lines as they were meant.
  struct Lines: CustomTestStringConvertible {
    let name: String
    let written: [String]
    let meant: [String]

    var testDescription: String { name }

    init(_ name: String, _ lines: [(written: String, meant: String)]) {
      self.name = name
      written = lines.map(\.written)
      meant = lines.map(\.meant)
    }

    /// Makes the same slip in each line.
    init(_ name: String, in lines: [String], _ slip: (String) -> String) {
      self.init(name, lines.map { (slip($0), $0) })
    }

    func text(_ lines: [String]) -> String {
      "name: a\nheader:\n  type: normalHeader\n" + lines.map { "  \($0)\n" }.joined()
        + "footer: { type: autoFooter }\n"
    }
  }

  static let maps = [
    "stateLabel: { hidden: false }", "lastUpdatedTimeLabel: { fontSize: 12 }", "arrow: { hidden: false }",
    "loading: { style: large }", "titles: { idle: A, pulling: B }",
  ]
  static let scalars = [
    "height: 60", "ignoredInset: 3", "hidden: false", "automaticallyChangeAlpha: true", "labelLeftInset: 12",
    "fastAnimationDuration: 0.25s", "slowAnimationDuration: 0.3s", "collectionViewAnimationBug: false",
    "animationDisabled: false", "lastUpdatedTimeKey: k",
  ]
  static let texts = ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"].map { "  \($0): \"the \($0)\"" }

  static let samples: [Lines] = [
    Lines("no `}`", in: maps) { $0.replacing(" }", with: "") },
    Lines("no `}`, without spaces", in: maps.map { $0.replacing("{ ", with: "{").replacing(" }", with: "}") }) {
      $0.replacing("}", with: "")
    },
    Lines("no `}` in some lines", zip(maps, scalars).flatMap { [($0.replacing(" }", with: ""), $0), ($1, $1)] }),
    Lines("no closing quote", [("titles:", "titles:")] + texts.map { (String($0.dropLast()), $0) }),
    Lines("tabs", in: scalars) { "\t" + $0 },
    Lines("no space after the colon", in: scalars) { $0.replacing(": ", with: ":") },
    Lines("no space after a colon in braces", in: maps) { $0.replacing(": ", with: ":") },
    Lines("a full-width colon", in: scalars + maps) { $0.replacing(": ", with: "：") },
    Lines("a comment of another language", in: scalars.dropLast()) { $0 + "  // why" }.meaning { $0 + "  # why" },
    Lines(
      "an escape after brackets",
      maps.prefix(4).map { ($0.replacing(" }", with: ""), $0) }
        + [("titles: { idle: \"\\d+\", pulling: B }", "titles: { idle: '\\d+', pulling: B }")]),
  ]

  @Test(arguments: samples)
  func `every line of many with a slip is fixed`(_ lines: Lines) {
    var bytes = Array(lines.text(lines.written).utf8)
    for _ in 0..<FixPlan.sureRounds {
      let found = Rule.Example(.preset, bytes: bytes).diagnostics()
      bytes = EditedText(found.compactMap(\.fix).filter(\.isSafe), appliedTo: bytes).bytes
    }
    #expect(String(decoding: bytes, as: UTF8.self) == lines.text(lines.meant))
    #expect(Rule.Example(.preset, bytes: bytes).diagnostics().filter { $0.severity == .error }.isEmpty)
  }
}

extension RepeatedSlipTests.Lines {
  /// Returns the same lines with another meaning.
  func meaning(_ meant: (String) -> String) -> Self {
    Self(name, zip(written, self.meant.map(meant)).map { ($0, $1) })
  }
}

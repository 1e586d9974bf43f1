import RefreshDiagnostics
import RefreshScenarios
import RefreshText

/// The results of scenarios that ran for the linter, kept from one check of a file to the next.
///
/// A scenario whose text and surroundings haven't changed isn't run again. Other files aren't compared: the language server,
/// which keeps the runs, drops them when another file changes.
package struct KnownRuns: Sendable {
  private var earlier: [ScenarioText: Verdict]
  private var known: [ScenarioText: Verdict] = [:]

  /// Begins a check of a text.
  ///
  /// - Parameter runs: The runs of the previous check, which are kept if that text couldn't be read. The default is
  ///   none.
  package init(after runs: KnownRuns? = nil) {
    earlier = runs.map { $0.known.isEmpty ? $0.earlier : $0.known } ?? [:]
  }

  /// Returns the verdicts of scenarios of one suite, running those that aren't known.
  mutating func verdicts(
    of scenarios: some Collection<Scenario>, run: (Scenario) -> Verdict = Runner.verdict
  ) -> [Verdict] {
    zip(ScenarioText.all(of: scenarios), scenarios).map { text, scenario in
      let verdict = (known[text] ?? earlier[text])?.moved(to: scenario) ?? run(scenario)
      known[text] = verdict
      return verdict
    }
  }
}

/// The text on which the run of a scenario depends, as long as no other file changes.
package struct ScenarioText: Hashable, Sendable {
  /// The hash of the suite without its scenarios, except those with anchors, to which others may refer.
  private let world: Int
  /// The hash of the scenario's text, which all of its examples share.
  private let text: Int
  /// The number of the example, from 0.
  private let example: Int

  /// Returns the texts of scenarios of one file. The work is proportional to the lengths of their suites.
  package static func all(of scenarios: some Collection<Scenario>) -> [ScenarioText] {
    let suites = Dictionary(grouping: scenarios, by: \.document.start)
    let worlds = suites.mapValues { hash(of: $0[0].document, without: $0.map(\.span).filter { !hasAnchor($0) }) }
    var texts: [Int: (hash: Int, count: Int)] = [:]
    return scenarios.map { scenario in
      let start = scenario.span.start
      let (text, number) = texts[start] ?? (hash(of: scenario.span, without: []), 0)
      texts[start] = (text, number + 1)
      return ScenarioText(world: worlds[scenario.document.start] ?? 0, text: text, example: number)
    }
  }

  private static func hasAnchor(_ span: Span) -> Bool {
    span.file.bytes[span.start..<span.end].contains(UInt8(ascii: "&"))
  }

  private static func hash(of whole: Span, without spans: [Span]) -> Int {
    let bytes = whole.file.bytes
    var hasher = Hasher()
    var next = whole.start
    func add(_ range: Range<Int>) {
      guard !range.isEmpty, range.lowerBound == whole.start || !isLayout(bytes[range]) else { return }
      bytes[range].withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    for span in spans.ordered(on: \.start) where span.start >= next {
      add(next..<span.start)
      next = span.end
    }
    add(next..<max(next, whole.end))
    return hasher.finalize()
  }

  /// Whether only dashes and comments are between two scenarios.
  private static func isLayout(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      let first = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "\r") }.first
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

extension Scenario {
  /// The span of its suite, or of the file if it isn't known.
  fileprivate var document: Span {
    setup.suite ?? Span(file: span.file, start: 0, end: span.file.bytes.count)
  }
}

import RefreshDiagnostics
import RefreshEngine

/// The report as version 14 of the Test Anything Protocol (<https://testanything.org/tap-version-14-specification.html>).
///
/// A subtest for each suite, in it a test point for each scenario; what failed has a block of YAML. An error in a file is a
/// test point that failed.
enum TAPReport {
  static let format = ReportFormat(
    "tap", "TAP, version 14: a subtest for each suite, with blocks of YAML."
  ) { report, _, _ in render(report) }

  private static func render(_ report: RunReport) -> String {
    let errors = report.findings.filter { $0.severity == .error }
    var text = "TAP version 14\n1..\(errors.count + report.suites.count)\n"
    for finding in report.findings where finding.severity == .warning {
      text += "# warning: \(VisibleText.of(finding.place.text)): \(VisibleText.of(finding.message))\n"
    }
    for (index, finding) in errors.enumerated() {
      text += "not ok \(index + 1) - \(escaped(finding.place.text)) is valid\n"
      text += block(
        [
          ("message", .text(finding.message)), ("severity", .text("error")), ("id", .text(finding.id)),
          ("at", place(finding.place)), ("excerpt", lines(finding.excerpt)),
        ], indent: "")
    }
    for (index, suite) in report.suites.enumerated() {
      let isGood = suite.totals.failed == 0
      text += "# Subtest: \(escaped(suite.name))\n    1..\(suite.scenarios.count)\n"
      for (index, scenario) in suite.scenarios.enumerated() { text += point(scenario, number: index + 1) }
      text += "\(isGood ? "ok" : "not ok") \(errors.count + index + 1) - \(escaped(suite.name))\n"
    }
    return text
  }

  private static func point(_ scenario: RunReport.Scenario, number: Int) -> String {
    let title = "\(number) - \(escaped(scenario.name))"
    switch scenario.outcome {
    case .passed: return "    ok \(title)\n"
    case .skipped: return "    ok \(title) # SKIP \(escaped(scenario.skipReason ?? "others say only"))\n"
    case .failed: return "    not ok \(title)\n" + scenario.failures.map { blocks($0, scenario) }.joined()
    }
  }

  /// A test point has one block; what went wrong besides the first problem is listed in it.
  private static func blocks(_ failure: RunReport.FailedStep, _ scenario: RunReport.Scenario) -> String {
    guard failure == scenario.failures.first, let first = failure.problems.first else { return "" }
    var members: [(String, Value)] = [
      ("message", .text(first.message)), ("severity", .text("fail")), ("id", .text(first.id)),
      ("at", place(first.place)), ("step", .number(failure.step)),
      ("time", .literal(failure.time.shortestText)),
    ]
    if let expected = first.expected { members.append(("expected", .text(expected))) }
    if let actual = first.actual { members.append(("actual", .text(actual))) }
    members.append(("excerpt", lines(first.excerpt)))
    let others = scenario.failures.flatMap(\.problems).dropFirst()
    if !others.isEmpty {
      members.append(("others", .list(others.map { "at \($0.place.text): \($0.message)" })))
    }
    let state = failure.state.map { ($0.name, Value.text($0.values.joined(separator: ", "))) }
    members.append(("state", .map(state)))
    members.append(("events", .list(failure.events.map { "\($0.time.shortestText) s  \($0.text)" })))
    members.append(("rerun", .text(scenario.rerun)))
    return block(members, indent: "    ")
  }

  /// A value in a block of YAML.
  private enum Value {
    case text(String)
    case number(Int)
    case literal(String)
    case list([String])
    case map([(String, Value)])
  }

  private static func place(_ place: RunReport.Place) -> Value {
    .map([("file", .text(place.path)), ("line", .number(place.line)), ("column", .number(place.column))])
  }

  /// Lines as a list: readers of TAP know few forms of YAML. Perl's has no literal blocks with leading blanks, and an item
  /// whose first word ends in a colon is a map to it, quotes or not.
  private static func lines(_ text: String) -> Value {
    .list(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
  }

  private static func block(_ members: [(String, Value)], indent: String) -> String {
    "\(indent)  ---\n" + yaml(members, indent: indent + "  ") + "\(indent)  ...\n"
  }

  /// Keys with values. Texts are in quotes as JSON has them, which is YAML.
  private static func yaml(_ members: [(String, Value)], indent: String) -> String {
    members.map { name, value in
      switch value {
      case .text(let text): return "\(indent)\(name): \(text.jsonLiteral)\n"
      case .number(let number): return "\(indent)\(name): \(number)\n"
      case .literal(let text): return "\(indent)\(name): \(text)\n"
      case .list(let items) where items.isEmpty: return ""
      case .list(let items):
        return "\(indent)\(name):\n" + items.map { "\(indent)  - \($0.jsonLiteral)\n" }.joined()
      case .map(let members): return "\(indent)\(name):\n" + yaml(members, indent: indent + "  ")
      }
    }
    .joined()
  }

  /// A description: `#` begins a directive, so it is escaped, and line breaks are made visible.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text).reduce(into: "") { escaped, character in
      if character == "#" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
  }
}

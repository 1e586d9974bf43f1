import RefreshText

/// The report in version 14 of the Test Anything Protocol
/// (<https://testanything.org/tap-version-14-specification.html>).
///
/// Each suite is a subtest, and each scenario a test point in it; a failed one has a block of YAML. An error in a
/// file is a failed test point.
enum TAPReport {
  static let format = ReportFormat(
    "tap", "TAP version 14, with a subtest for each suite and YAML blocks."
  ) { run, _ in render(run.report) }

  private static func render(_ report: RunReport) -> String {
    let errors = report.diagnostics.filter { $0.severity == .error }
    var text = "TAP version 14\n1..\(errors.count + report.suites.count)\n"
    for warning in report.diagnostics where warning.severity == .warning {
      text += "# warning: \(VisibleText.of(warning.place.text)): \(VisibleText.of(warning.message))\n"
    }
    for (index, error) in errors.enumerated() {
      text += "not ok \(index + 1) - \(escaped(error.place.text)) is valid\n"
      text += block(
        [
          "message": .string(error.message), "severity": "error", "id": .string(error.id),
          "at": place(error.place), "excerpt": lines(error.excerpt),
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
    return switch scenario.outcome {
    case .passed: "    ok \(title)\n"
    case .skipped: "    ok \(title) # SKIP \(escaped(scenario.skipText))\n"
    case .failed: "    not ok \(title)\n" + block(of: scenario)
    }
  }

  /// Returns the block of a scenario. A test point has only one block, so it lists the problems after the first.
  private static func block(of scenario: RunReport.Scenario) -> String {
    guard let failure = scenario.failures.first, let first = failure.problems.first else { return "" }
    let others = scenario.failures.flatMap(\.problems).dropFirst()
    let state = failure.state.map { ($0.name, JSONValue.string($0.values.joined(separator: ", "))) }
    var members: JSONValue.Object = [
      "message": .string(first.message), "severity": "fail", "id": .string(first.id), "at": place(first.place),
      "step": .number(failure.step), "time": .number(failure.time.shortestText),
    ]
    members["expected"] = first.expected.map { .string($0) }
    members["actual"] = first.actual.map { .string($0) }
    for (name, text) in first.reasons { members[name] = .string(text) }
    members["excerpt"] = lines(first.excerpt)
    members["others"] = .strings(
      others.map { problem in
        (["at \(problem.place.text): \(problem.message)"] + problem.reasons.map { "\($0.name) \($0.text)" })
          .joined(separator: "; ")
      })
    members["state"] = .object(JSONValue.Object(state))
    members["events"] = .strings(failure.events.map { "\($0.time.shortestText) s  \($0.text)" })
    members["rerun"] = .string(scenario.rerun)
    return block(members, indent: "    ")
  }

  private static func place(_ place: RunReport.Place) -> JSONValue {
    ["file": .string(place.path), "line": .number(place.line), "column": .number(place.column)]
  }

  /// Returns lines as a list, because readers of TAP support few forms of YAML. Perl's reader supports no literal
  /// blocks with leading blanks, and it reads an item whose first word ends with a colon as a map, even in quotes.
  private static func lines(_ text: String) -> JSONValue {
    .strings(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
  }

  private static func block(_ members: JSONValue.Object, indent: String) -> String {
    "\(indent)  ---\n" + yaml(members, indent: indent + "  ") + "\(indent)  ...\n"
  }

  /// Returns keys with their values, without empty lists. Scalars are written as in JSON, which is valid YAML.
  private static func yaml(_ object: JSONValue.Object, indent: String) -> String {
    object.members.map { member in
      let key = "\(indent)\(member.name):"
      switch member.value {
      case .array([]): return ""
      case .array(let items): return key + "\n" + items.map { "\(indent)  - \($0.written(.line))\n" }.joined()
      case .object(let object): return key + "\n" + yaml(object, indent: indent + "  ")
      case .null, .bool, .number, .string: return "\(key) \(member.value.written(.line))\n"
      }
    }
    .joined()
  }

  /// Returns a description with `#`, which begins a directive, escaped and line breaks made visible.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

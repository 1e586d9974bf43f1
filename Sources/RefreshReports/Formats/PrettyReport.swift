import RefreshScenarios
import RefreshText

/// The report for people at a terminal: a line for each suite, every failure in full and a summary.
///
/// ```
/// ✗ Bare header: 1 of 3 scenarios failed
///
/// Bare header › its threshold is its own height, step 2, at 0 s
///
/// error[expectation-failed]: `header.state` is pulling, expected idle
///   --> bare-header.scenarios.yaml:11:32
///    |
/// 11 |       - expect: { header.state: idle }
///    |                                 ^^^^
///   expected  idle
///   actual    pulling
///   because   `header.pulling` happened at 0 s: it began with pull: { header: 80.5 } (line 10)
///
///   scroll  offset.y -80.5, content.height 1200, viewport.height 667, dragging
///   header  header, pulling, pullingPercent 1.00625, frame.y -80, frame.height 80
///   events  0 s  header: idle -> pulling
///
///   step            start 1 pull    2 expect ✗
///   offset.y      0 ┤──────╮
///   …
///
///   rerun  refreshcfg test bare-header.scenarios.yaml:8
///
/// 3 scenarios in 1 suite: 2 passed, 1 failed
/// ```
package struct PrettyReport: Sendable {
  private let style: OutputStyle
  private var paint: Paint { style.paint }
  private var signs: Signs { style.signs }

  /// Creates a report.
  ///
  /// - Parameter style: The look. The default is for a file.
  package init(_ style: OutputStyle = OutputStyle()) { self.style = style }

  static let format = ReportFormat(
    "pretty", "For people, with a line for each suite, all failures in full, and a summary.", [.forPeople]
  ) { run, style in PrettyReport(style).render(run.report) }

  /// Returns the whole report.
  package func render(_ report: RunReport) -> String {
    var text = style.detail == .quiet ? "" : report.suites.map(lines).joined()
    let failures = failures(of: report)
    if !text.isEmpty, !failures.isEmpty { text += "\n" }
    text += failures
    return text + (text.isEmpty ? "" : "\n") + summary(report)
  }

  /// Returns all failures in full, separated by blank lines; empty if there are none.
  package func failures(of report: RunReport) -> String {
    report.suites.flatMap { suite in
      suite.scenarios.filter { !$0.failures.isEmpty }.map { failures(of: $0, in: suite) }
    }.joined(separator: "\n")
  }

  // MARK: - Suites

  /// Returns the line of a suite, followed by lines for all scenarios, or only for those that were skipped with
  /// their own reason.
  private func lines(_ suite: RunReport.Suite) -> String {
    let totals = suite.totals
    let name = VisibleText.of(suite.name)
    let others = totals.skipped == 0 ? "" : ", \(totals.skipped) skipped"
    let mark =
      totals.failed > 0 ? paint(signs.failed, .bad) : totals.ranNone ? signs.skipped : paint(signs.passed, .good)
    let scenarios = counted(totals.scenarios, "scenario")
    let result = totals.failed > 0 ? "\(totals.failed) of \(scenarios) failed" : scenarios
    return line("\(name): \(result)\(others)", after: mark) + suite.scenarios.map(lines).joined()
  }

  /// Returns the lines about a scenario other than its failures.
  private func lines(_ scenario: RunReport.Scenario) -> String {
    let name = VisibleText.of(scenario.name)
    if scenario.outcome == .skipped {
      if let reason = scenario.skipReason {
        return line("\(name): skipped, \(VisibleText.of(reason))", after: signs.skipped, indent: 2)
      }
      return style.detail == .verbose ? line("\(name): skipped", after: signs.skipped, indent: 2) : ""
    }
    guard style.detail == .verbose else { return "" }
    let mark = mark(scenario.outcome == .failed ? .failed : .passed)
    return line(name, after: mark, indent: 2) + steps(of: scenario, indent: "    ")
  }

  /// Returns a text after a mark of one column.
  private func line(_ text: String, after mark: String, indent: Int = 0) -> String {
    let start = indent + 2
    return String(repeating: " ", count: indent) + mark + " "
      + paint.prose(text, width: style.width, after: start, indent: start) + "\n"
  }

  /// Returns the steps of a scenario, one per line, with the times at which they ended.
  func steps(of scenario: RunReport.Scenario, indent: String = "") -> String {
    let times = scenario.steps.map { time($0.end) }
    let width = times.map(\.count).max() ?? 0
    let numberWidth = String(scenario.steps.count).count
    return zip(scenario.steps, times).map { step, time in
      let number = String(step.number).padded(to: numberWidth, before: true)
      let text = "\(number)  \((step.outcome == .notRun ? "" : time).padded(to: width))  "
      let line = text + cut(VisibleText.of(step.text), indent.count + 2 + text.count)
      return "\(indent)\(mark(step.outcome)) \(step.outcome == .notRun ? paint(line, .faint) : line)\n"
    }
    .joined()
  }

  private func mark(_ outcome: StepResult.Outcome) -> String {
    switch outcome {
    case .passed: paint(signs.passed, .good)
    case .failed: paint(signs.failed, .bad)
    case .notRun: signs.skipped
    }
  }

  /// Returns the number of scenarios by outcome.
  func summary(_ report: RunReport) -> String {
    let totals = report.totals
    let results: [(String, Paint.Tint)] =
      [("\(totals.passed) passed", totals.failed == 0 ? .good : .plain)]
      + (totals.failed == 0 ? [] : [("\(totals.failed) failed", .bad)])
      + (totals.skipped == 0 ? [] : [("\(totals.skipped) skipped", .plain)])
    let counts = "\(counted(totals.scenarios, "scenario")) in \(counted(totals.suites, "suite")):"
    var text = paint.list([(counts, .plain)] + results, width: style.width, indent: 2)
    let onlyOthers = report.suites.contains {
      $0.scenarios.contains { $0.outcome == .skipped && $0.skipReason == nil }
    }
    if onlyOthers { text += paint.prose(RunReport.onlyOthers, width: style.width, indent: 2) + "\n" }
    if totals.errors > 0 {
      let errors = counted(totals.errors, "error")
      let rest = " in the files; scenarios that can't be read don't run"
      text += paint(errors, .bad) + paint.prose(rest, width: style.width, after: errors.count, indent: 2) + "\n"
    }
    return text
  }

  // MARK: - Failures

  /// Returns the failures of a scenario in full.
  func failures(of scenario: RunReport.Scenario, in suite: RunReport.Suite) -> String {
    let title = "\(VisibleText.of(suite.name)) \(signs.inside) \(VisibleText.of(scenario.name))"
    return scenario.failures.map { failure in
      let place = ", \(failure.step == 0 ? "setup" : "step \(failure.step)"), at \(time(failure.time))"
      return paint.prose(title, .strong, width: style.width.map { $0 - place.count }, indent: 2) + place + "\n"
        + failure.problems.map { "\n" + render($0) }.joined()
        + "\n" + circumstances(failure) + picture(failure, scenario)
    }
    .joined(separator: "\n") + "\n" + table([("rerun", [VisibleText.of(scenario.rerun)])])
  }

  private func render(_ problem: RunReport.Problem) -> String {
    let values = [("expected", problem.expected), ("actual", problem.actual)].compactMap { name, value in
      value.map { (name, $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) }
    }
    let reasons = problem.reasons.map { name, text in
      (name, wrapped(VisibleText.of(text).split(separator: " ").map(String.init), width: style.columns - 12))
    }
    let head = "error[\(problem.id)]"
    let message = ": \(VisibleText.of(problem.message))"
    return paint(head, .bad) + paint.prose(message, .strong, width: style.width, after: head.count, indent: 2)
      + "\n"
      + Excerpt.painted(problem.excerpt, paint) + table(values + reasons, width: "expected".count)
  }

  /// Returns the state and the last events.
  private func circumstances(_ failure: RunReport.FailedStep) -> String {
    let nameWidth = (failure.state.map(\.name.count) + ["events".count]).max() ?? 0
    let times = failure.events.map { time($0.time) }
    let width = times.map(\.count).max() ?? 0
    let events = zip(times, failure.events).map { $0.padded(to: width) + "  " + $1.text }
    let before =
      failure.earlierEvents > 0 ? ["\(signs.ellipsis) \(counted(failure.earlierEvents, "event")) before"] : []
    let room = style.columns - nameWidth - 4
    let rows = failure.state.map { subject in
      let values = subject.values.map(VisibleText.of)
      // Each value leaves room for a comma after it. One that is wider than a line is a text of several words.
      let pieces = values.dropLast().map { $0 + "," } + values.suffix(1)
      let words = pieces.flatMap { piece in
        DisplayWidth.of(piece) <= room
          ? [piece] : piece.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      }
      return (subject.name, wrapped(words, width: room))
    }
    return table(rows + [("events", before + events + (events.isEmpty ? ["none"] : []))])
  }

  /// Returns the course that led to a failure, as a picture.
  private func picture(_ failure: RunReport.FailedStep, _ scenario: RunReport.Scenario) -> String {
    guard let course = failure.course else { return "" }
    let strip = CourseStrip(course, kinds: scenario.steps.map(\.kind), width: style.columns - 2, signs: signs)
    return "\n"
      + table(strip.rows.map { ($0.name, [$0.cells]) }, tints: strip.rows.map { $0.isScale ? .faint : .plain })
  }

  /// Returns rows of names with lines beside them; the column of names has a minimum width, and `tints` has one
  /// tint per row.
  private func table(_ rows: [(name: String, lines: [String])], width: Int = 0, tints: [Paint.Tint] = []) -> String
  {
    let width = max(width, rows.map(\.name.count).max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.enumerated().map { index, row in
      let lines = row.lines.map { paint(VisibleText.of($0), index < tints.count ? tints[index] : .plain) }
      return "  " + paint(row.name, .strong) + "".padded(to: width - row.name.count + 2)
        + lines.joined(separator: "\n" + indent) + "\n"
    }
    .joined()
  }

  // MARK: - Texts

  private func cut(_ text: String, _ indent: Int) -> String {
    let room = max(10, style.columns - indent)
    return text.cut(to: room, signs.ellipsis)
  }

  private func time(_ seconds: Double) -> String { seconds.shortestText + " s" }
}

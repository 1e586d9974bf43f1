import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

/// The report for people at a terminal: a line for each suite, every failure in full, a summary.
///
/// ```
/// ✗ Bare header: 1 of 3 scenarios failed
///
/// Bare header › its threshold is its own height, step 5, at 0 s
///
/// error[expectation-failed]: `header.state` is pulling, expected idle
///   --> bare-header.scenarios.yaml:11:32
///    |
/// 11 |       - expect: { header.state: idle }
///    |                                 ^^^^
///   expected  idle
///   actual    pulling
///
///   scroll  offset.y -80.5, content.height 1200, viewport.height 667, dragging, pan changed
///   header  header, pulling, pullingPercent 1.00625, frame.y -80, frame.height 80
///   events  0 s  header: idle -> pulling
///
/// 3 scenarios in 1 suite: 2 passed, 1 failed
/// ```
public struct TextReport: Sendable {
  private let paint: Paint
  private let diagnostics: TextRenderer

  /// Makes a report.
  ///
  /// - Parameter color: whether to use the control sequences of terminals.
  public init(color: Bool) {
    paint = Paint(color: color)
    diagnostics = TextRenderer(color: color)
  }

  static let format = ReportFormat(
    "text", "For people: a line for each suite, every failure in full, a summary."
  ) { results, color in TextReport(color: color).render(results) }

  /// How many events before a failure are shown.
  static let lastEvents = 10

  /// The whole report.
  public func render(_ results: [SuiteVerdict]) -> String {
    var text = results.map(line).joined()
    for result in results {
      for verdict in result.verdicts {
        for step in verdict.failedSteps { text += "\n" + render(step, of: verdict) }
      }
    }
    return text + (results.isEmpty ? "" : "\n") + summary(results)
  }

  /// The line of a suite, and one for each scenario that has a reason not to run.
  private func line(_ result: SuiteVerdict) -> String {
    let count = result.verdicts.count
    let failed = result.verdicts.count(where: \.failed)
    let skipped = result.verdicts.count { $0.skip != nil }
    let name = VisibleText.of(result.suite.name)
    let others = skipped == 0 ? "" : ", \(skipped) skipped"
    let mark = failed > 0 ? paint("✗", .bad) : skipped > 0 && skipped == count ? "-" : paint("✓", .good)
    let scenarios = counted(count, "scenario")
    var text = "\(mark) \(name): " + (failed > 0 ? "\(failed) of \(scenarios) failed" : scenarios) + "\(others)\n"
    for verdict in result.verdicts {
      guard case .reason(let reason) = verdict.skip else { continue }
      text += "  - \(VisibleText.of(verdict.scenario.name)): skipped, \(VisibleText.of(reason))\n"
    }
    return text
  }

  private func summary(_ results: [SuiteVerdict]) -> String {
    let verdicts = results.flatMap(\.verdicts)
    let failed = verdicts.count(where: \.failed)
    let skipped = verdicts.count { $0.skip != nil }
    let passed = "\(verdicts.count - failed - skipped) passed"
    let hint =
      verdicts.contains { $0.skip == .others } ? "only scenarios that say `only: true` were run\n" : ""
    return "\(counted(verdicts.count, "scenario")) in \(counted(results.count, "suite")): "
      + (failed == 0 ? paint(passed, .good) : passed + ", " + paint("\(failed) failed", .bad))
      + (skipped == 0 ? "" : ", \(skipped) skipped") + "\n" + hint
  }

  /// A step that failed, in full.
  private func render(_ step: FailedStep, of verdict: Verdict) -> String {
    let place = step.number == 0 ? "setting up" : "step \(step.number)"
    let title = "\(VisibleText.of(verdict.scenario.suite)) › \(VisibleText.of(verdict.scenario.name))"
    var text = paint(title, .strong) + ", \(place), at \(step.time.seconds.shortestText) s\n"
    for failure in step.failures {
      text +=
        "\n"
        + diagnostics.render(
          Diagnostic(failure.id, failure.message, at: failure.span, labels: failure.labels))
      text += block("expected", failure.expected) + block("actual", failure.actual)
    }
    return text + "\n" + circumstances(step)
  }

  /// How things stood, and what happened before.
  private func circumstances(_ step: FailedStep) -> String {
    let subjects = StateSummary(step.observations).subjects
    let events = step.events.suffix(TextReport.lastEvents)
    let omitted = step.events.count - events.count
    var rows = subjects.map { ($0.name, [$0.values.joined(separator: ", ")]) }
    rows.append(
      (
        "events",
        (omitted > 0 ? ["… \(counted(omitted, "event")) before"] : [])
          + timed(Array(events)) + (step.events.isEmpty ? ["none"] : [])
      ))
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, lines in
      let indent = String(repeating: " ", count: width + 4)
      let head = "  " + paint(name, .strong) + String(repeating: " ", count: width - name.count + 2)
      return head + lines.map { VisibleText.of(String($0)) }.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }

  /// Events with their times, one below the other.
  private func timed(_ events: [Event]) -> [String] {
    let times = events.map { $0.time.seconds.shortestText + " s" }
    let width = times.map(\.count).max() ?? 0
    return zip(times, events).map { time, event in
      time + String(repeating: " ", count: width - time.count) + "  " + event.text
    }
  }

  /// A value that may have several lines, with its name.
  private func block(_ name: String, _ value: String?) -> String {
    guard let value else { return "" }
    let indent = "\n            "
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    return "  " + paint(name, .strong) + String(repeating: " ", count: 10 - name.count)
      + lines.joined(separator: indent) + "\n"
  }

  private func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
}

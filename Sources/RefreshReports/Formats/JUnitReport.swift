import RefreshDiagnostics

/// The report as JUnit's XML, as Jenkins, GitLab and others read it.
///
/// A `testsuite` for each suite and a `testcase` for each scenario, each expanded example being one. Tags and an example's
/// values are `properties`, steps are in `system-out`. Times are virtual, in seconds. Errors in files are cases with an
/// `error`, in a suite of their own.
enum JUnitReport {
  static let format = ReportFormat(
    "junit", "JUnit's XML, for continuous integration: a test case for each scenario.", showsSteps: true
  ) { report, _, _ in render(report) }

  private static func render(_ report: RunReport) -> String {
    let totals = report.totals
    let duration = report.suites.flatMap(\.scenarios).reduce(0) { $0 + $1.duration }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"refreshcfg\"\(counts(totals, duration))>\n"
    text += findings(report.findings)
    for suite in report.suites { text += element(suite) }
    return text + "</testsuites>\n"
  }

  private static func element(_ suite: RunReport.Suite) -> String {
    let duration = suite.scenarios.reduce(0) { $0 + $1.duration }
    let start =
      "  <testsuite name=\"\(suite.name.xmlEscaped)\"\(counts(suite.totals, duration))"
      + " file=\"\(suite.place.path.xmlEscaped)\">\n"
    return start + suite.scenarios.map { element($0, in: suite) }.joined() + "  </testsuite>\n"
  }

  private static func element(_ scenario: RunReport.Scenario, in suite: RunReport.Suite) -> String {
    let place = scenario.example?.place ?? scenario.place
    var text = testCase(scenario.name, of: suite.name, at: place, duration: scenario.duration)
    var body = ""
    let properties =
      scenario.tags.map { ("tag", $0) } + (scenario.example?.values ?? []).map { ("example.\($0.name)", $0.text) }
    if !properties.isEmpty {
      let lines = properties.map {
        "        <property name=\"\($0.xmlEscaped)\" value=\"\($1.xmlEscaped)\"/>\n"
      }
      body += "      <properties>\n" + lines.joined() + "      </properties>\n"
    }
    switch scenario.outcome {
    case .passed: break
    case .skipped:
      let reason = scenario.skipReason ?? "others say that only they run"
      body += "      <skipped message=\"\(reason.xmlEscaped)\"/>\n"
    case .failed:
      let first = scenario.failures.first?.problems.first
      body +=
        "      <failure message=\"\((first?.message ?? "").xmlEscaped)\" type=\"\((first?.id ?? "").xmlEscaped)\">"
      body += PrettyReport().failures(of: scenario, in: suite).xmlText + "</failure>\n"
    }
    if !scenario.steps.isEmpty, scenario.outcome != .skipped {
      body += "      <system-out>" + PrettyReport().steps(of: scenario).xmlText + "</system-out>\n"
    }
    text += body.isEmpty ? "/>\n" : ">\n\(body)    </testcase>\n"
    return text
  }

  /// The errors in files; a case each.
  private static func findings(_ findings: [RunReport.Finding]) -> String {
    let errors = findings.filter { $0.severity == .error }
    guard !errors.isEmpty else { return "" }
    let totals = RunReport.Totals(errors: errors.count)
    let cases = errors.map { error in
      testCase(error.place.text, of: "files", at: error.place, duration: 0)
        + ">\n      <error message=\"\(error.message.xmlEscaped)\" type=\"\(error.id.xmlEscaped)\">"
        + error.excerpt.xmlText + "</error>\n    </testcase>\n"
    }
    return "  <testsuite name=\"files\"\(counts(totals, 0))>\n" + cases.joined() + "  </testsuite>\n"
  }

  private static func testCase(
    _ name: String, of suite: String, at place: RunReport.Place, duration: Double
  ) -> String {
    "    <testcase name=\"\(name.xmlEscaped)\" classname=\"\(suite.xmlEscaped)\" file=\"\(place.path.xmlEscaped)\""
      + " line=\"\(place.line)\" time=\"\(seconds(duration))\""
  }

  private static func counts(_ totals: RunReport.Totals, _ duration: Double) -> String {
    " tests=\"\(totals.scenarios + totals.errors)\" failures=\"\(totals.failed)\" errors=\"\(totals.errors)\""
      + " skipped=\"\(totals.skipped)\" time=\"\(seconds(duration))\""
  }

  /// Seconds as a decimal with milliseconds: readers know no exponents.
  private static func seconds(_ duration: Double) -> String {
    let milliseconds = Int((min(duration, 1e15) * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

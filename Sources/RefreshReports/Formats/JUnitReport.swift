import RefreshText

/// The report in JUnit's XML, which Jenkins, GitLab and others read.
///
/// Each suite is a `testsuite` and each scenario a `testcase`, with one case per expanded example. Tags and an
/// example's values are `properties`, and steps are in `system-out`. Times are virtual, in seconds. Errors in files
/// are cases with an `error`, in a separate suite.
///
/// The `message` of a failure is only what was observed: readers compare it to find out which failures are the same, and
/// the times and offsets of a reason would make each different. The reason is in the text, which all of them show, some
/// of them (GitLab) instead of the message.
enum JUnitReport {
  static let format = ReportFormat(
    "junit", "JUnit XML, for continuous integration, with a test case for each scenario.", [.showsSteps]
  ) { run, _ in
    let errors = run.report.diagnostics.filter { $0.severity == .error }.map(testCase)
    let suites = run.report.suites.map { suite in
      (suite.name, Optional(suite.place.path), suite.scenarios.map { testCase($0, in: suite) })
    }
    return Markup.jUnit("refreshcfg", (errors.isEmpty ? [] : [("files", nil, errors)]) + suites).string
  }

  private static func testCase(_ scenario: RunReport.Scenario, in suite: RunReport.Suite) -> JUnitCase {
    let place = scenario.example?.place ?? scenario.place
    var testCase = JUnitCase(scenario.name, of: suite.name, at: (place.path, place.line))
    testCase.duration = scenario.duration
    testCase.properties =
      scenario.tags.map { ("tag", $0) } + (scenario.example?.values ?? []).map { ("example.\($0.name)", $0.text) }
    switch scenario.outcome {
    case .passed: break
    case .skipped: testCase.trouble = .skipped(because: scenario.skipText)
    case .failed:
      let first = scenario.failures.first?.problems.first
      testCase.trouble = .failure(
        message: first?.message ?? "", type: first?.id ?? "",
        text: PrettyReport().failures(of: scenario, in: suite))
    }
    if scenario.outcome != .skipped { testCase.output = PrettyReport().steps(of: scenario) }
    return testCase
  }

  /// Returns the case of an error in a file.
  private static func testCase(_ error: RunReport.Diagnostic) -> JUnitCase {
    var testCase = JUnitCase(error.place.text, of: "files", at: (error.place.path, error.place.line))
    testCase.trouble = .error(message: error.message, type: error.id, text: error.excerpt)
    return testCase
  }
}

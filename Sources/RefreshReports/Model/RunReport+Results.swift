import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

extension RunReport {
  /// Makes a report of what came of suites.
  ///
  /// - Parameters:
  ///   - results: what came of each suite, in the order of the report.
  ///   - findings: what was wrong with the files, in the order of the report. The default is nothing.
  ///   - shard: which part of a run it is; its scenarios are then numbered as one out of `count` was given to each shard
  ///     in turn. The default is a whole run.
  ///   - keepsSteps: whether the steps of scenarios that passed are kept, too; for those that failed they always are.
  ///     The default is that they are.
  public init(
    _ results: [SuiteVerdict], findings: [Diagnostic] = [], shard: Shard? = nil, keepsSteps: Bool = true
  ) {
    self.shard = shard
    self.findings = findings.map(Finding.init)
    suites = results.map { Suite($0, keepsSteps: keepsSteps) }
    number()
  }

  /// Makes a report of suites that were put into reports one by one, by ``Suite/init(_:keepsSteps:)``.
  public init(suites: [Suite], findings: [Diagnostic] = [], shard: Shard? = nil) {
    self.shard = shard
    self.findings = findings.map(Finding.init)
    self.suites = suites
    number()
  }

  /// Gives the scenarios the numbers that they have in the whole run.
  ///
  /// - Parameter numbers: from 1, one for each scenario in the order of the report.
  public mutating func number(_ numbers: [Int]) {
    var next = numbers.makeIterator()
    for suite in suites.indices {
      for scenario in suites[suite].scenarios.indices {
        guard let number = next.next() else { return }
        suites[suite].scenarios[scenario].number = number
      }
    }
  }

  /// Gives the scenarios their numbers.
  mutating func number() {
    var next = shard?.index ?? 1
    for suite in suites.indices {
      for scenario in suites[suite].scenarios.indices {
        suites[suite].scenarios[scenario].number = next
        next += shard?.count ?? 1
      }
    }
  }
}

extension RunReport.Suite {
  /// What came of a suite; its scenarios get their numbers with the report.
  ///
  /// - Parameters:
  ///   - result: the results of its scenarios.
  ///   - keepsSteps: whether the steps of scenarios that passed are kept, too. The default is that they are.
  public init(_ result: SuiteVerdict, keepsSteps: Bool = true) {
    name = result.suite.name
    place = RunReport.Place(result.suite.span)
    scenarios = result.verdicts.map { RunReport.Scenario($0, keepsSteps: keepsSteps) }
    guard result.suite.scenarios.contains(where: { $0.example != nil }) else { return }
    // Examples can stand in one line; then it takes the name as well to run one of them alone.
    var counts: [String: Int] = [:]
    for scenario in result.suite.scenarios { counts[Rerun.command(Rerun.place(of: scenario)), default: 0] += 1 }
    for index in scenarios.indices where counts[scenarios[index].rerun, default: 0] > 1 {
      scenarios[index].rerun += Rerun.option(for: scenarios[index].name)
    }
  }
}

extension RunReport.Scenario {
  init(_ verdict: Verdict, keepsSteps: Bool) {
    let scenario = verdict.scenario
    name = scenario.name
    place = RunReport.Place(scenario.nameSpan)
    tags = scenario.tags
    example = scenario.example.map(RunReport.Example.init)
    duration = verdict.end.seconds
    rerun = Rerun.command(Rerun.place(of: scenario))
    switch verdict.outcome {
    case .passed: outcome = .passed
    case .failed: outcome = .failed
    case .skipped(let skip):
      outcome = .skipped
      if case .reason(let reason) = skip { skipReason = reason }
    }
    if keepsSteps || verdict.failed { steps = RunReport.Step.all(of: verdict) }
    if verdict.failed {
      let recording = Runner.record(scenario)
      failures = verdict.failedSteps.map { RunReport.FailedStep($0, in: recording) }
    }
  }
}

extension RunReport.Example {
  init(_ example: RefreshScenarios.Example) {
    place = RunReport.Place(example.span)
    values = example.values.map { Value(name: $0.name, text: $0.text) }
  }

  /// The example as a text: `how: a hair, amount: 101%`.
  public var text: String { values.map { "\($0.name): \($0.text)" }.joined(separator: ", ") }
}

extension RunReport.Step {
  static func all(of verdict: Verdict) -> [RunReport.Step] {
    zip(verdict.scenario.steps, verdict.steps).enumerated().map { index, pair in
      let (step, result) = pair
      return RunReport.Step(
        number: index + 1, kind: step.name, text: oneLine(step.span), place: RunReport.Place(step.span),
        route: step.route.map { RunReport.Label($0.label) }, outcome: Outcome(result.outcome),
        end: result.end.seconds)
    }
  }

  /// The text of a step without its line breaks and what stands before and behind them.
  private static func oneLine(_ span: Span) -> String {
    // A long text, as that of a repetition, is not looked at beyond what can be shown.
    let bytes = span.file.bytes[span.start..<min(span.end, span.start + longestText * 8)]
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isNewline || $0 == " " || $0 == "\t" }
    let text = words.joined(separator: " ")
    return text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }
}

extension RunReport.Step.Outcome {
  init(_ outcome: StepResult.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .failed: self = .failed
    case .notRun: self = .notRun
    }
  }
}

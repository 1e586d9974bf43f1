import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

extension RunReport {
  /// Creates a report of the results of suites.
  ///
  /// - Parameters:
  ///   - results: The results of each suite, in the order of the report.
  ///   - diagnostics: The diagnostics of the files, in the order of the report. The default is none.
  ///   - shard: The shard of the run. The default is `nil`, for a whole run.
  ///   - keepsSteps: Whether the steps of passed scenarios are kept; those of failed ones always are. The default
  ///     is `true`.
  public init(
    _ results: [SuiteVerdict], diagnostics: [RefreshDiagnostics.Diagnostic] = [], shard: Shard? = nil,
    keepsSteps: Bool = true
  ) {
    self.init(suites: results.map { Suite($0, keepsSteps: keepsSteps) }, diagnostics: diagnostics, shard: shard)
  }

  /// Creates a report of suites that were converted one by one by ``Suite/init(_:keepsSteps:)``.
  public init(suites: [Suite], diagnostics: [RefreshDiagnostics.Diagnostic] = [], shard: Shard? = nil) {
    self.shard = shard
    self.diagnostics = diagnostics.map(Diagnostic.init)
    self.suites = suites
  }
}

extension RunReport.Suite {
  /// Creates the report of a suite.
  ///
  /// - Parameters:
  ///   - result: The results of its scenarios.
  ///   - keepsSteps: Whether the steps of passed scenarios are kept. The default is `true`.
  public init(_ result: SuiteVerdict, keepsSteps: Bool = true) {
    name = result.suite.name
    place = RunReport.Place(result.suite.span)
    scenarios = result.verdicts.map { RunReport.Scenario($0, keepsSteps: keepsSteps) }
    guard result.suite.scenarios.contains(where: { $0.example != nil }) else { return }
    // Several examples can be on one line; the command to run one of them then also needs the name.
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
    number = verdict.number
    name = scenario.name
    place = RunReport.Place(scenario.nameSpan)
    tags = scenario.tags
    example = scenario.example.map(RunReport.Example.init)
    outcome = verdict.outcome
    if case .reason(let reason) = verdict.skip { skipReason = reason }
    duration = verdict.end.seconds
    rerun = Rerun.command(for: scenario)
    if keepsSteps || verdict.failed { steps = RunReport.Step.all(of: verdict) }
    failures = verdict.failedSteps.map(RunReport.FailedStep.init)
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
        route: step.route.map { RunReport.Label($0.label) }, outcome: result.outcome, end: result.end.seconds)
    }
  }

  /// Returns the text of a step on one line, with single blanks.
  private static func oneLine(_ span: Span) -> String {
    // A long text, such as that of a repetition, is only read up to the length that is shown.
    let bytes = span.file.bytes[span.start..<min(span.end, span.start + longestText * 8)]
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isNewline || $0 == " " || $0 == "\t" }
    let text = words.joined(separator: " ")
    return text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }
}

extension RunReport.FailedStep {
  init(_ failed: RefreshScenarios.FailedStep) {
    step = failed.number
    time = failed.time.seconds
    problems = failed.failures.map(RunReport.Problem.init)
    state = RunReport.Subject.summary(of: failed.observations)
    events = failed.events.map { RunReport.Event(time: $0.time.seconds, text: $0.text) }
    earlierEvents = failed.earlierEvents
    course = failed.course
  }
}

extension RunReport.Problem {
  init(_ failure: Failure) {
    let diagnostic = Diagnostic(failure.rule, failure.message, at: failure.span, labels: failure.labels)
    id = failure.id.rawValue
    message = failure.message
    expected = failure.expected
    actual = failure.actual
    switch failure.reason {
    case .because(let text): because = text
    case .pending(let text): pending = text
    case nil: break
    }
    change = failure.change
    place = RunReport.Place(failure.span)
    labels = failure.labels.map(RunReport.Label.init)
    excerpt = Excerpt.text(of: diagnostic)
  }
}

extension RunReport.Diagnostic {
  init(_ diagnostic: RefreshDiagnostics.Diagnostic) {
    severity = diagnostic.severity
    id = diagnostic.id.rawValue
    message = diagnostic.message
    help = diagnostic.help
    place = RunReport.Place(diagnostic.span)
    excerpt = Excerpt.text(of: diagnostic)
  }
}

/// The lines of a file with locations underlined, as reports store them: without colours and without the headline.
enum Excerpt {
  /// Returns the lines below the headline of a diagnostic; with line numbers of three digits they fit a terminal of
  /// 80 columns.
  static func text(of diagnostic: Diagnostic) -> String {
    let text = TextRenderer(color: false, width: 73).render(diagnostic)
    return String(text.drop { $0 != "\n" }.dropFirst())
  }
}

extension RunReport.Label {
  init(_ label: Diagnostic.Label) {
    text = label.text
    place = RunReport.Place(label.span)
  }
}

extension RunReport.Place {
  /// Creates the location of a span.
  init(_ span: Span) {
    let (start, end) = (span.startPosition, span.endPosition)
    path = span.file.path
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
  }
}

extension RunReport.Subject {
  /// Returns the scroll view and the attached components, in the order of traces, with the observables that
  /// describe their state; usual values are omitted.
  static func summary(of observations: [FailedStep.Observation]) -> [RunReport.Subject] {
    var subjects: [RunReport.Subject] = []
    for observation in observations {
      switch observation.observable.listed {
      case .never, .unless(observation.value): continue
      case .always, .unless: break
      }
      let parts = observation.observable.path.split(separator: ".", maxSplits: 1).map(String.init)
      let (subject, name) = (parts[0], parts[parts.count - 1])
      let text = observation.observable.type.text(of: observation.value)
      let value: String
      switch observation.observable {
      case .component(_, .type), .component(_, .state): value = text
      default: value = observation.value == .bool(true) ? name : "\(name) \(text)"
      }
      if subjects.last?.name != subject { subjects.append(RunReport.Subject(name: subject)) }
      subjects[subjects.count - 1].values.append(value)
    }
    return subjects
  }
}

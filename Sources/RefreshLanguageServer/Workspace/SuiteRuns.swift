import RefreshChecks
import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshScenarios
import RefreshText

/// The results of the scenarios of an open file.
///
/// A scenario whose text and surroundings haven't changed keeps its result, wherever it has moved.
struct SuiteRuns: Sendable {
  /// The facts on which a result depends, as long as no other file changes.
  fileprivate struct Key: Hashable {
    let text: ScenarioText
    let isSkipped: Bool
  }

  /// A scenario that should run.
  struct Next: Sendable {
    fileprivate let key: Key
    fileprivate let entry: RunPlan.Entry
  }

  /// A scenario that has run.
  struct Ran: Sendable {
    fileprivate let key: Key
    fileprivate let result: ScenarioResult

    /// Runs a scenario.
    init(_ next: Next) { (key, result) = (next.key, ScenarioResult(next.entry.run())) }
  }

  /// The text for which the results are.
  private(set) var file: SourceFile?
  /// The results in the order of the file, for as many scenarios as have run.
  private(set) var results: [ScenarioResult] = []
  private var entries: [(key: Key, entry: RunPlan.Entry)] = []
  private var known: [Key: ScenarioResult] = [:]

  /// Whether all scenarios have run.
  var isFinished: Bool { results.count == entries.count }

  /// Begins with the scenarios of suites, and keeps the results of earlier ones.
  mutating func start(_ suites: [Suite], in file: SourceFile) {
    self.file = file
    results = []
    let plan = RunPlan(suites)
    let texts = ScenarioText.all(of: plan.entries.map(\.scenario))
    entries = zip(texts, plan.entries).map { (Key(text: $0, isSkipped: $1.skip != nil), $1) }
    // A text that can't be read at the moment doesn't invalidate any result.
    if !entries.isEmpty {
      let current = Set(entries.map(\.key))
      known = known.filter { current.contains($0.key) }
    }
    advance()
  }

  /// The next scenario whose result isn't known.
  var next: Next? { isFinished ? nil : Next(key: entries[results.count].key, entry: entries[results.count].entry) }

  /// Stores the result of a scenario, unless its text is no longer there.
  mutating func take(_ ran: Ran) {
    guard entries.contains(where: { $0.key == ran.key }) else { return }
    known[ran.key] = ran.result
    advance()
  }

  private mutating func advance() {
    while !isFinished, let result = known[entries[results.count].key],
      let moved = result.moved(to: entries[results.count].entry.scenario)
    {
      results.append(moved)
    }
  }
}

/// The result of a scenario.
struct ScenarioResult: Sendable {
  /// A step that ran.
  struct Step: Sendable {
    /// The bytes of the step as the scenario calls it.
    let range: Range<Int>
    /// The virtual time at its end in seconds.
    let end: Double
    /// The outcome.
    let outcome: StepResult.Outcome
    /// Whether it has expectations.
    let expects: Bool
  }

  /// The scenario that ran.
  let scenario: Scenario
  /// The outcome.
  let outcome: Verdict.Outcome
  /// The virtual time at the end in seconds.
  let end: Double
  /// The steps as they are written, in order.
  let steps: [Step]
  /// A failure.
  struct Failed: Sendable {
    /// Its place.
    let span: Span
    /// The message with its reason.
    let diagnostic: Diagnostic
    /// The actual value; nil if there is none.
    let actual: Actual?

    /// An actual value.
    struct Actual: Equatable, Sendable {
      /// The value as messages show it.
      let shown: String
      /// The expectation of the value in YAML, also in brackets.
      let written: String

      /// Writes a value of an observable; nil if it takes more than a line.
      init?(_ value: ObservedValue, of type: ObservableType) {
        shown = type.text(of: value)
        // Messages round numbers, within what expectations tolerate.
        let isNumber = if case .number = value { true } else { false }
        let matcher = isNumber ? YAMLValue.scalar(shown) : Matcher(value, for: type).written(for: type)
        guard let text = matcher.inBrackets else { return nil }
        written = text
      }
    }

    /// Returns whether a diagnostic shows it, perhaps with the advice of a warning.
    func isShown(by other: Diagnostic) -> Bool {
      other.rule == diagnostic.rule && other.span == span && other.message == diagnostic.message
    }
  }

  /// The steps that failed.
  let failures: [Failed]
  private let offset: Int

  init(_ verdict: Verdict) {
    scenario = verdict.scenario
    outcome = verdict.outcome
    end = verdict.end.seconds
    offset = verdict.scenario.span.start
    steps = zip(verdict.scenario.steps, verdict.steps).map { step, result in
      let span = step.route.first?.label.span ?? step.span
      return Step(
        range: span.start..<span.end, end: result.end.seconds, outcome: result.outcome,
        expects: step.changesNothing || step.awaited != nil)
    }
    failures = verdict.failedSteps.flatMap(\.failures).map { failure in
      var lines = [failure.message]
      switch failure.reason {
      case .because(let text): lines.append("because \(text)")
      case .pending(let text): lines.append("pending \(text)")
      case nil: break
      }
      let diagnostic = Diagnostic(
        failure.rule, lines.joined(separator: "\n"), at: failure.span, severity: .error, labels: failure.labels)
      var actual: Failed.Actual?
      if case .mismatch(let observable, _, let value, _) = failure.cause, failure.actual != nil {
        actual = Failed.Actual(value, of: observable.type)
      }
      return Failed(span: failure.span, diagnostic: diagnostic, actual: actual)
    }
  }

  private init(_ result: ScenarioResult, scenario: Scenario, by distance: Int) {
    func move(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
    func move(_ span: Span) -> Span {
      Span(file: scenario.span.file, start: span.start + distance, end: span.end + distance)
    }
    self.scenario = scenario
    (outcome, end, offset) = (result.outcome, result.end, scenario.span.start)
    steps = result.steps.map { Step(range: move($0.range), end: $0.end, outcome: $0.outcome, expects: $0.expects) }
    failures = result.failures.map { failed in
      let (span, diagnostic) = (move(failed.span), failed.diagnostic)
      let labels = diagnostic.labels.map { Diagnostic.Label($0.text, at: move($0.span)) }
      return Failed(
        span: span,
        diagnostic: Diagnostic(diagnostic.rule, diagnostic.message, at: span, severity: .error, labels: labels),
        actual: failed.actual)
    }
  }

  /// Returns the result for the same scenario at another place, or nil if it is about more than its text.
  func moved(to other: Scenario) -> ScenarioResult? {
    let own = scenario.span.start..<scenario.span.end
    func isInside(_ span: Span) -> Bool {
      span.file === scenario.span.file && own.lowerBound <= span.start && span.end <= own.upperBound
    }
    guard steps.allSatisfy({ own.contains($0.range.lowerBound) && $0.range.upperBound <= own.upperBound }),
      failures.allSatisfy({ isInside($0.span) && $0.diagnostic.labels.map(\.span).allSatisfy(isInside) })
    else { return other.span == scenario.span ? self : nil }
    return ScenarioResult(self, scenario: other, by: other.span.start - offset)
  }
}

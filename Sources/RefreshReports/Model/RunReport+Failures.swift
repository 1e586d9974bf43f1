import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

extension RunReport.FailedStep {
  init(_ failed: RefreshScenarios.FailedStep, in recording: Recording) {
    step = failed.number
    time = failed.time.seconds
    problems = failed.failures.map(RunReport.Problem.init)
    state = StateSummary(failed.observations).subjects.map { RunReport.Subject(name: $0.name, values: $0.values) }
    let last = failed.events.suffix(RunReport.FailedStep.mostEvents)
    events = last.map { RunReport.Event(time: $0.time.seconds, text: $0.text) }
    earlierEvents = failed.events.count - last.count
    course = RunReport.Course(recording, upTo: failed.number)
  }
}

extension RunReport.Problem {
  init(_ failure: Failure) {
    let diagnostic = Diagnostic(failure.rule, failure.message, at: failure.span, labels: failure.labels)
    id = failure.id.rawValue
    message = failure.message
    expected = failure.expected
    actual = failure.actual
    place = RunReport.Place(failure.span)
    labels = failure.labels.map(RunReport.Label.init)
    excerpt = Excerpt.text(of: diagnostic)
  }
}

extension RunReport.Finding {
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity == .error ? .error : .warning
    id = diagnostic.id.rawValue
    message = diagnostic.message
    place = RunReport.Place(diagnostic.span)
    excerpt = Excerpt.text(of: diagnostic)
  }
}

extension RunReport.Label {
  init(_ label: Diagnostic.Label) {
    text = label.text
    place = RunReport.Place(label.span)
  }
}

extension RunReport.Place {
  /// The place of a stretch of text.
  init(_ span: Span) {
    let (start, end) = (span.startPosition, span.endPosition)
    path = span.file.path
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
  }
}

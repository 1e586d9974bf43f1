import RefreshEngine
import RefreshLaws

extension Recording {
  /// Returns the recording with the reasons of its failures and what was done before them, for as many failed steps as
  /// are explained.
  ///
  /// Each of them is run again, with a journal.
  func explained() -> Recording {
    guard verdict.failed else { return self }
    var verdict = verdict
    for (index, failed) in verdict.failedSteps.prefix(FailedStep.mostExplained).enumerated() {
      let inquiry = Inquiry(scenario, through: failed.number)
      verdict.failedSteps[index].failures = failed.failures.map { failure in
        var failure = failure
        failure.reason = inquiry.reason(of: failure.cause)
        return failure
      }
      let happenings = inquiry.happenings
      verdict.failedSteps[index].events = happenings.suffix(FailedStep.mostEvents)
      verdict.failedSteps[index].earlierEvents = max(0, happenings.count - FailedStep.mostEvents)
    }
    return Recording(verdict: verdict, moments: moments)
  }
}

extension Inquiry {
  /// Returns why something failed, or nil if that isn't known.
  fileprivate func reason(of cause: Failure.Cause) -> Failure.Reason? {
    if let event = whyUnexpected(cause) { return .because(event.sentence) }
    guard let question = question(about: cause) else { return nil }
    let answer = answer(question)
    let owner = answer.owner.map { " [\($0.name)]" } ?? ""
    switch question {
    case .pending: return .pending((answer.lines.map(\.placedText) + repeated).joined(separator: "; ") + owner)
    case .value:
      if let sum = answer.sum { return .because(sum + owner) }
      // What a step or the app made of it has a line of the file.
      let placed = answer.lines.filter { $0.span != nil }.map(\.placedText)
      return .because(([answer.sentence] + placed).joined(separator: "; ") + owner)
    default: break
    }
    if answer.isPending { return .pending(answer.sentence) }
    return .because(answer.sentence + owner + (answer.unended.map { advice(for: $0) } ?? ""))
  }

  /// What began to refresh again and again, so that nothing ever came to rest.
  private var repeated: [String] {
    ComponentRole.allCases.filter { indexes(of: .state($0, .refreshing)).count > 2 }
      .map { whyHappened(.state($0, .refreshing), nth: nil).sentence }
  }

  /// Returns what began a refresh that nothing ends, and what to write.
  private func advice(for role: ComponentRole) -> String {
    let begin = indexes(of: .state(role, .refreshing)).last.flatMap { path(to: $0).first }
    let began = begin.map { "it began after \(link($0, isEnd: true).placedText): " } ?? ""
    return "; \(began)write `\(NeverEnded.answer(for: role))`"
  }
}

extension Answer.Line {
  /// The line with its detail and the line of its file, on one line.
  fileprivate var placedText: String { text + notes }

  /// The detail and the line of the file in parentheses, after a blank; empty if there is neither.
  var notes: String {
    let place = span.map { "line \($0.startPosition.line)" }
    let notes = [detail, place ?? ""].filter { !$0.isEmpty }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }
}

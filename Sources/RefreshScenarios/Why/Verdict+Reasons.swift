import RefreshDiagnostics
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
      // What failed at rest, after the last step had failed.
      let isAtRest = index > 0 && verdict.failedSteps[index - 1].number == failed.number
      let inquiry = Inquiry(scenario, through: isAtRest ? nil : failed.number)
      verdict.failedSteps[index].failures = failed.failures.map { failure in
        var failure = failure
        let moment = inquiry.moment(of: failure.cause)
        (failure.reason, failure.change) = moment.inquiry.reason(of: moment.cause)
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
  /// Returns why something failed, or nil if that isn't known, and a change with which it doesn't.
  fileprivate func reason(of cause: Failure.Cause) -> (Failure.Reason?, change: String?) {
    guard let answer = answer(about: cause, mostChanges: 1) else { return (nil, nil) }
    let change = answer.changes.first
    let text = change.map { placed($0) }
    let owner = answer.owner.map { " [\($0.name)]" } ?? ""
    if whyUnexpected(cause) != nil { return (.because(answer.sentence), text) }
    switch question(about: cause) {
    case .pending:
      return (.pending((answer.lines.map(placedText) + repeated).joined(separator: "; ") + owner), text)
    case .value:
      // A change by a step or the app has a line of the file; a value that nothing changed follows from the rest.
      // What the sentence names isn't repeated.
      let lines = answer.lines.filter { line in
        (line.span != nil || answer.unchanged != nil) && !answer.sentence.contains(placedText(of: line))
      }
      let parts = answer.sum.map { [$0] } ?? joined(answer, lines)
      if change?.kind == .wait {
        let due = explainer.simulation.pending.filter { $0.due != nil }.count
        let coming = self.answer(explainer.whatIsPending()).lines.prefix(due).map(placedText)
        let all = loads(before: cause) + coming
        // A later step may bring what is expected, too.
        if !all.isEmpty {
          return (
            .pending(parts.joined(separator: "; ") + "; still to come: " + all.joined(separator: ", ")), text
          )
        }
      }
      // An end of the refresh was tried: if another change helps, or none, it has nothing to do with the failure.
      let outlook = change?.kind == .end && !answer.outlook.isEmpty ? [answer.outlook] : []
      let storing: [String] =
        if case .snapshot = cause { ["if that is meant, `refreshcfg test --update-snapshots` stores it"] } else {
          []
        }
      return (.because((parts + outlook + storing).joined(separator: "; ") + owner), text)
    default: break
    }
    if answer.isPending { return (.pending(answer.sentence), text) }
    var remark = answer.unended.map(beginning) ?? ""
    if case .mismatch(_, _, _, .step) = cause,
      case .happened(.state(let role, .refreshing), _) = question(about: cause),
      isUnmeant(role)
    {
      remark = endlessness(of: role)
    }
    return (.because(answer.sentence + decisive(in: answer) + owner + remark), text)
  }

  /// Returns the offsets that a rule compared, after a colon: those that became true, or else all; empty if there are none.
  func decisive(in answer: Answer) -> String {
    guard let rule = answer.rule?.name.flatMap(EngineRule.init), rule.isReason else { return "" }
    let offsets = answer.lines.filter { $0.mark != .fails && $0.text.hasPrefix("offset") }
    let new = offsets.filter { $0.mark == .becomesTrue }
    let hasHappened = !answer.lines.contains { $0.mark == .fails }
    let lines = new.isEmpty && hasHappened ? offsets : new
    // A sum of which one number is 0 says nothing.
    let texts = lines.map { line in
      if line.detail.isEmpty || line.detail.hasPrefix("= 0 ") { return line.text }
      return line.text + (line.detail.hasPrefix("=") ? " " : ", ") + line.detail
    }
    return lines.isEmpty ? "" : ": " + texts.joined(separator: " and ")
  }

  /// Returns the sentence of an answer and what a value follows from; a key that has decided it from the start takes the
  /// place of the remark that nothing has changed it.
  private func joined(_ answer: Answer, _ lines: [Answer.Line]) -> [String] {
    let texts = lines.map(placedText)
    guard let unchanged = answer.unchanged, unchanged.isEnd, let first = lines.first, first.isDecisiveKey else {
      return [answer.sentence] + texts
    }
    return [unchanged.beginning + texts[0]] + texts.dropFirst()
  }

  /// Returns a change with its place, as failures show it: `pull: { header: 101% } (line 8)`.
  private func placed(_ change: Answer.Change) -> String {
    let note = change.note.isEmpty ? "" : " · \(change.note)"
    guard let span = change.span, !change.namesLine else { return change.text + note }
    return "\(change.text) (\(line(of: span)))\(note)"
  }

  /// Returns a line with its detail and the line of its file, on one line.
  private func placedText(of line: Answer.Line) -> String { line.text + notes(of: line) }

  /// The components that began to refresh again and again, so that nothing ever came to rest.
  private var repeated: [String] {
    ComponentRole.allCases.filter { indexes(of: .state($0, .refreshing)).count > 2 }
      .map { whyHappened(.state($0, .refreshing), nth: nil).sentence }
  }

  /// Returns what began a refresh that nothing ends, with the offset that sufficed.
  private func beginning(of role: ComponentRole) -> String {
    let subject = Question.Subject.state(role, .refreshing)
    guard let index = indexes(of: subject).last, let begin = path(to: index).first else { return "" }
    return "; it began after \(named(begin))" + pull(before: subject, nth: nil)
      + decisive(in: why(index))
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

extension Inquiry {
  /// Returns an account as an answer, in which steps have their words and lines.
  func answer(_ account: Account) -> Answer {
    var answer = Answer(sentence: text(account.sentence), owner: account.owner)
    answer.lines = account.lines.map { line in
      Answer.Line(
        mark: line.mark, text: line.text, detail: text(line.detail), span: line.root.flatMap { span(of: $0) })
    }
    answer.chain = account.end.map { chain(to: $0) } ?? []
    answer.rule = account.rule.map(Answer.Rule.init)
    answer.isPending = account.isPending
    answer.attempt = account.attempt
    answer.unended = account.unended
    return answer
  }

  private func text(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .link(let index): link(index, isEnd: true).placedText
      case .name(let index): link(index, isEnd: true).text
      }
    }.joined()
  }

  /// Answers why something happened; nil stands for the last time.
  func whyHappened(_ subject: Question.Subject, nth: Int?) -> Answer {
    var answer = answer(explainer.whyHappened(subject, nth: nth))
    answer.sentence += lateness(of: subject, nth: nth)
    if indexes(of: subject).count < nth ?? 1 { answer.sentence += origin(of: subject.role, answer.attempt) }
    return answer
  }

  /// Answers why something didn't happen for the *nth* time.
  func whyMissing(_ subject: Question.Subject, nth: Int) -> Answer {
    guard indexes(of: subject).count < nth else { return whyHappened(subject, nth: nth) }
    var answer = answer(explainer.whyMissing(subject, nth: nth))
    if answer.isPending { answer.sentence += duration(before: subject) }
    answer.sentence += origin(of: subject.role, answer.attempt) + edge(of: answer.attempt)
    if let obstacle = obstacle(to: answer.attempt) {
      answer.sentence += obstacle.words
      answer.owner = obstacle.owner
    }
    return answer
  }

  /// Returns the key that makes the animation before a call last longer: `; slowAnimationDuration: 0.9s (line 2)`; empty if none
  /// is written.
  private func duration(before subject: Question.Subject) -> String {
    guard case .call(let role, let callback) = subject, let written = scenario.setup.written(role) else {
      return ""
    }
    let isEnd = callback == .endRefreshingCompletion
    let key = isEnd ? "slowAnimationDuration" : "fastAnimationDuration"
    guard let value = written.value(of: key) else { return "" }
    return "; \(key): \(value.text)" + (value.key.map { " (\(line(of: $0)))" } ?? "")
  }

  /// Explains an entry.
  func why(_ index: Int) -> Answer { answer(explainer.why(index)) }
}

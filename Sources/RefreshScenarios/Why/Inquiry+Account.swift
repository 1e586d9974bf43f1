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
    answer.sentence += origin(of: subject.role, answer.attempt) + edge(of: answer.attempt)
    if let obstacle = obstacle(to: answer.attempt) {
      answer.sentence += obstacle.words
      answer.owner = obstacle.owner
    }
    return answer
  }

  /// Explains an entry.
  func why(_ index: Int) -> Answer { answer(explainer.why(index)) }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

extension Journal.Kind {
  /// Whether it is the question of a component to the app for data.
  fileprivate func isCall(of role: ComponentRole) -> Bool {
    if case .event(.call(role, .refreshing)) = self { true } else { false }
  }
}

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
      case .link(let index): named(index)
      case .name(let index): link(index).text
      }
    }.joined()
  }

  /// Answers why something happened; nil stands for the last time.
  func whyHappened(_ subject: Question.Subject, nth: Int?) -> Answer {
    if nth == nil, let fresh = newcomer(after: subject, isSame: true) { return fresh }
    let count = indexes(of: subject).count
    if count < nth ?? 1, let absent = whyNoEnd(subject, nth: nth ?? 1), !isUnchanged(subject, nth: nth) {
      return absent
    }
    var answer = answer(explainer.whyHappened(subject, nth: nth))
    answer.sentence += lift(before: answer)
    answer.sentence += lateness(of: subject, nth: nth)
    if followsAnimation(subject, nth: nth) { answer.sentence += duration(before: subject) }
    answer.sentence += refresh(before: subject, nth: nth)
    answer.sentence += pull(before: subject, nth: nth)
    if nth == nil, case .state(let role, .noMoreData) = subject { answer.sentence += reset(of: role) }
    if count < nth ?? 1 { answer.sentence += origin(of: subject.role, answer.attempt) }
    if answer.owner != nil, simulation.kind(of: subject.role) == nil {
      answer.owner = ownerOfAbsence(of: subject.role)
    }
    return answer
  }

  /// Answers why something didn't happen for the *nth* time.
  func whyMissing(_ subject: Question.Subject, nth: Int) -> Answer {
    let count = indexes(of: subject).count
    guard count < nth else { return whyHappened(subject, nth: nth) }
    let nth = nth == Question.next ? count + 1 : nth
    if let absent = whyNoEnd(subject, nth: nth) { return absent }
    var answer = answer(explainer.whyMissing(subject, nth: nth))
    if let fresh = newcomer(after: subject, isSame: false, unless: answer.attempt) { return fresh }
    if answer.isPending { answer.sentence += duration(before: subject) }
    if answer.isPending, case .state(let role, .idle) = subject {
      answer.sentence += duration(before: .call(role, .refreshing))
    }
    answer.sentence += origin(of: subject.role, answer.attempt) + edge(of: answer.attempt)
    if answer.attempt == nil, subject.isOfEntry { answer.sentence += untriedEntry(of: subject.role) + movement }
    answer.sentence += substitute(for: subject)
    answer.sentence += wrongEnd(of: answer.unended)
    if case .call(let role, _) = subject, answer.unended == role {
      // That it didn't refresh again says the same.
      answer.sentence.replace(" the \(role.rawValue) didn't refresh again: the", with: " the")
    }
    addLimits(to: &answer)
    if answer.owner != nil, simulation.kind(of: subject.role) == nil {
      answer.owner = ownerOfAbsence(of: subject.role)
    }
    return answer
  }

  /// The movement that has only begun: `; scroll: { to: bottom, animated: true } (line 10) moves the content until 0.25 s`; empty
  /// if there is none.
  private var movement: String {
    simulation.pending.first { $0.kind == .movement && $0.cause >= 0 }.map { pending in
      let until = pending.due.map { " until \($0.seconds.readableText) s" } ?? ""
      return "; \(named(pending.cause)) moves the content\(until)"
    } ?? ""
  }

  /// Whether a component has been in a state since the setup, and the question is why.
  private func isUnchanged(_ subject: Question.Subject, nth: Int?) -> Bool {
    guard case .state(let role, let state) = subject, indexes(of: subject).isEmpty else { return false }
    return nth ?? 1 == 1 && simulation.state(of: role) == state
  }

  /// Adds to an answer why its attempt couldn't succeed: the key that hides the component, or what kept the content
  /// from moving.
  func addLimits(to answer: inout Answer) {
    if let place = ownHiding(of: answer.attempt) {
      answer.sentence += place
      answer.owner = .preset
    }
    if let obstacle = obstacle(to: answer.attempt) {
      answer.sentence += obstacle.words
      answer.owner = obstacle.owner
    } else if let attempt = answer.attempt, let limit = limit(of: attempt) {
      let (words, owner) = words(for: limit, of: attempt.role)
      answer.sentence += words
      answer.owner = owner ?? answer.owner
    }
  }

  /// Returns the step that lifted the finger of a drag, if that alone decided: ` and release (line 10)`; empty
  /// elsewhere.
  private func lift(before answer: Answer) -> String {
    guard answer.rule?.name.flatMap(EngineRule.init) == .autoRelease, answer.chain.count > 1,
      answer.chain[0].span != nil, answer.chain[1].span != nil,
      !answer.sentence.contains(answer.chain[1].placedText)
    else { return "" }
    return " and \(answer.chain[1].placedText)"
  }

  /// Returns the keys of the duration of the animation before a call: `; slowAnimationDuration: 0.9s (line 2)`; empty if none is
  /// written.
  private func duration(before subject: Question.Subject) -> String {
    guard case .call(let role, let callback) = subject else { return "" }
    let written = isReplaced(role) ? nil : scenario.setup.written(role)
    let isEnd = callback == .endRefreshingCompletion
    let keys = ["animationDisabled", isEnd ? "slowAnimationDuration" : "fastAnimationDuration"]
    return keys.compactMap { key in
      if let step = setting(key, of: role) { return "; " + named(step) }
      guard let value = written?.value(of: key), value.text != "false" else { return nil }
      return "; \(key): \(value.text)" + (value.key.map { " (\(line(of: $0)))" } ?? "")
    }
    .joined()
  }

  /// Returns how far a component was pulled whose finger was lifted then: `: offset.y −70 < −54 pt`; empty if it wasn't pulled.
  func pull(before subject: Question.Subject, nth: Int?) -> String {
    guard let index = occurrence(of: subject, nth),
      why(index).rule?.name.flatMap(EngineRule.init) == .release,
      let pulled = indexes(of: .state(subject.role, .pulling)).last(where: { $0 < index })
    else { return "" }
    return decisive(in: why(pulled))
  }

  /// Returns when a refresh that the app ended began, and when the app was asked:
  /// `; it had been refreshing since 1 s, after release (line 11), and the app was asked at 1.25 s`; empty for other subjects.
  private func refresh(before subject: Question.Subject, nth: Int?) -> String {
    guard case .state(let role, let state) = subject, state == .idle || state == .noMoreData,
      let index = occurrence(of: subject, nth),
      let command = explainer.lastCommand(to: index), entries[command].kind.isOfApp,
      let call = path(to: command).last(where: { entries[$0].kind.isCall(of: role) }),
      let begin = indexes(of: .state(role, .refreshing)).last(where: { $0 < call }),
      entries[command].time > entries[call].time
    else { return "" }
    let (began, asked) = (entries[begin].time, entries[call].time)
    let isLater = asked > began
    return "; it had been refreshing since \(began.seconds.readableText) s, \(why(begin).sentence)"
      + (isLater ? ", and the app was asked at \(asked.seconds.readableText) s" : "")
      + (isLater ? duration(before: .call(role, .refreshing)) : "")
  }

  /// Whether a call came at the end of an animation, or with `animationDisabled` instead of one.
  private func followsAnimation(_ subject: Question.Subject, nth: Int?) -> Bool {
    guard case .call(let role, _) = subject,
      let index = occurrence(of: subject, nth)
    else { return false }
    for cause in path(to: index).reversed() {
      switch entries[cause].kind {
      case .event(.animation(role, .begin, _)), .event(.animation(role, .end, _)): return true
      case .event(.state), .command: return false
      case .event, .offset, .contentSize, .movement, .considered: continue
      }
    }
    return false
  }

  /// Explains an entry.
  func why(_ index: Int) -> Answer { answer(explainer.why(index)) }
}

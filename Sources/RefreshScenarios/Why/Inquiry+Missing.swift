import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension Inquiry {
  /// Answers why something didn't happen for the *nth* time.
  func whyMissing(_ subject: Question.Subject, nth: Int) -> Answer {
    let found = indexes(of: subject)
    guard found.count < nth else { return whyHappened(subject, nth: nth) }
    let start = found.last.map { $0 + 1 } ?? 0
    var answer: Answer
    switch subject {
    case .state(let role, let state): answer = whyNot(state, of: role, from: start)
    case .call(let role, let callback): answer = whyNot(callback, of: role, from: start)
    }
    if let last = found.last {
      let time = entries[last].time.seconds.readableText
      if case .state(_, let state) = subject {
        answer.sentence = answer.sentence.replacing(
          "never " + state.neverVerb, with: "didn't \(state.againVerb) again")
      }
      answer.sentence += "; it happened \(found.count == 1 ? "once" : "\(found.count) times"), last at \(time) s"
    }
    return answer
  }

  /// Answers why a component didn't enter a state from an entry on.
  private func whyNot(_ state: RefreshState, of role: ComponentRole, from start: Int) -> Answer {
    let (name, verb) = (role.rawValue, state.neverVerb)
    guard let kind = simulation.kind(of: role) else {
      return Answer(sentence: "the \(name) never \(verb): there is no \(name)", owner: .app)
    }
    guard kind.family.states.contains(state) else {
      return Answer(sentence: "the \(name) never \(verb): a `\(kind.rawValue)` has no such state", owner: .library)
    }
    let isNow = simulation[.component(role, .state)] == .text("refreshing")
    if isNow, state == .idle || state == .noMoreData { return neverEnded(role, verb: verb) }
    if isNow, state == .refreshing {
      var answer = neverEnded(role, verb: verb)
      answer.sentence = "the \(name) didn't refresh again: " + answer.sentence
      return answer
    }
    let attempts = attempts(at: state, of: role, from: start)
    if state == .refreshing, let pulled = whyNotReleased(role, from: start) { return pulled }
    // Without a pull there is nothing to release.
    if state == .refreshing, kind.family != .autoFooter, attempts.allSatisfy({ $0.rule == .release }) {
      var answer = whyNot(.pulling, of: role, from: start)
      answer.sentence = answer.sentence.replacing("never pulled", with: "never refreshed")
      return answer
    }
    guard let closest = attempts.min(by: { $0.isCloser(than: $1) }) else {
      return neverTried(state, of: role, kind, from: start)
    }
    return answer(closest, among: attempts, sentence: "the \(name) never \(verb)")
  }

  /// Answers why a component that was pulled far enough didn't refresh, or nil if it wasn't pulled.
  private func whyNotReleased(_ role: ComponentRole, from start: Int) -> Answer? {
    guard let pulled = indexes(of: .state(role, .pulling)).last(where: { $0 >= start }) else { return nil }
    if let back = indexes(of: .state(role, .idle)).last(where: { $0 > pulled }) {
      var answer = why(back)
      let time = entries[back].time.seconds.readableText
      answer.sentence =
        "the \(role.rawValue) never refreshed: it was pulled far enough, but went back to idle at \(time) s"
        + " before the finger was lifted"
      answer.owner = .gesture
      return answer
    }
    let terms = [Term(condition: .state(.pulling), holds: true), Term(condition: .released, holds: false)]
    var answer = Answer(
      sentence: "the \(role.rawValue) never refreshed: it is pulled far enough, but the finger is still down",
      owner: .gesture)
    answer.lines = terms.map { $0.line() }
    answer.chain = chain(to: pulled)
    answer.rule = .release
    answer.attempt = Attempt(index: pulled, role: role, rule: .release, terms: terms)
    return answer
  }

  /// Answers with the attempt that came closest.
  private func answer(_ closest: Attempt, among attempts: [Attempt], sentence: String) -> Answer {
    let reasons = closest.missing.map { $0.reason(for: closest.role) }
    let same = attempts.count { $0.rule == closest.rule }
    var text =
      "\(sentence): at \(entries[closest.index].time.seconds.readableText) s, \(joined(reasons, by: "and"))"
    if same > 1 { text += ", the closest of \(same) times" }
    var answer = Answer(sentence: text)
    answer.owner = closest.missing.first?.owner
    answer.lines = closest.terms.map { $0.line() }
    answer.chain = chain(to: entries[closest.index].cause)
    answer.rule = closest.rule
    answer.attempt = closest
    return answer
  }

  /// Answers why nothing could have put a component into a state.
  private func neverTried(
    _ state: RefreshState, of role: ComponentRole, _ kind: ComponentKind, from start: Int
  ) -> Answer {
    let (name, verb) = (role.rawValue, state.neverVerb)
    let isHidden = entries.indices.dropFirst(start).contains {
      if case .considered(role, .notice(isHidden: true)) = entries[$0].kind { true } else { false }
    }
    if isHidden {
      var answer = Answer(
        sentence: "the \(name) never \(verb): it was hidden, and nothing notifies a hidden component")
      (answer.owner, answer.rule) = (.app, .notice)
      answer.lines = [Term(condition: .shown, holds: false).line()]
      return answer
    }
    let reason =
      switch state {
      case .pulling: "no step moved the content"
      case .refreshing: "no step moved the content, tapped it or called `beginRefreshing`"
      case .willRefresh: "nothing called `beginRefreshing`"
      case .idle: "nothing called `endRefreshing`"
      case .noMoreData: "nothing called `endRefreshing: { \(name): noMoreData }`"
      }
    return Answer(
      sentence: "the \(name) never \(verb): \(reason)",
      owner: state == .idle || state == .noMoreData ? .app : .gesture)
  }

  /// Answers why a component didn't call the app from an entry on.
  private func whyNot(_ callback: Callback, of role: ComponentRole, from start: Int) -> Answer {
    let name = "\(role.rawValue).\(callback.name)()"
    let isComing = simulation.pending.first { pending in
      if case .animation(role, _, then: callback) = pending.kind { true } else { false }
    }
    if let isComing, let due = isComing.due {
      var answer = Answer(
        sentence:
          "`\(name)` wasn't called yet: it will be at \(due.seconds.readableText) s, when the animation ends")
      answer.isPending = true
      answer.chain = isComing.cause >= 0 ? chain(to: isComing.cause) : []
      return answer
    }
    let isOfEnd = callback == .endRefreshingAnimationBegin || callback == .endRefreshingCompletion
    var answer = whyNot(isOfEnd ? .idle : .refreshing, of: role, from: start)
    answer.sentence = "`\(name)` wasn't called: " + answer.sentence
    return answer
  }

  /// Answers why a component that refreshes doesn't end.
  func neverEnded(_ role: ComponentRole, verb: String = "became idle") -> Answer {
    let name = role.rawValue
    let begin = indexes(of: .state(role, .refreshing)).last
    let coming = simulation.pending.filter { $0.due != nil && ($0.kind == .app || $0.isCall) }
    var answer = Answer(sentence: "", owner: .app)
    answer.chain = begin.map { chain(to: $0) } ?? []
    answer.lines = simulation.pending.map { line(of: $0) }
    if let next = coming.first, let due = next.due {
      answer.sentence =
        "the \(name) still refreshes: what is next ends at \(due.seconds.readableText) s, \(line(of: next).text)"
      answer.isPending = true
      answer.owner = nil
    } else {
      answer.sentence = NeverEnded.sentence(for: role)
    }
    return answer
  }
}

extension Pending {
  /// Whether a call to the app follows.
  var isCall: Bool { if case .animation(_, _, then: .some) = kind { true } else { false } }
}

extension RefreshState {
  /// What a component does that enters the state, after "never".
  fileprivate var neverVerb: String {
    switch self {
    case .idle: "became idle"
    case .pulling: "pulled"
    case .refreshing: "refreshed"
    case .willRefresh: "was about to refresh"
    case .noMoreData: "reached `noMoreData`"
    }
  }

  /// The same after "didn't".
  fileprivate var againVerb: String {
    switch self {
    case .idle: "become idle"
    case .pulling: "pull"
    case .refreshing: "refresh"
    case .willRefresh: "become about to refresh"
    case .noMoreData: "reach `noMoreData`"
    }
  }
}

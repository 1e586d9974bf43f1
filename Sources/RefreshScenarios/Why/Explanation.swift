import RefreshEngine
import RefreshLaws
import RefreshText

/// Answers questions about runs of scenarios.
public enum Explanation {
  /// Answers a question about a scenario by running it again.
  ///
  /// - Parameters:
  ///   - question: The question; nil asks why the scenario fails.
  ///   - scenario: The scenario.
  ///   - step: The number of the step after which the question is asked. The default is the end of the run.
  ///   - limit: The instant at which it is asked. The default is the end of the run.
  /// - Returns: The answer, or nil if nothing was asked and nothing fails, or nothing is known of the failure.
  public static func answer(
    _ question: Question?, about scenario: Scenario, after step: Int? = nil, at limit: Instant? = nil
  ) -> Answer? {
    var last = step
    if case .step(let number) = question { last = max(number, step ?? 0) }
    var scenario = scenario
    // The first failure is explained, even in a scenario that continues after failures.
    if question == nil { scenario.soft = false }
    let inquiry = Inquiry(scenario, through: last, until: limit)
    // A scenario that was found passes as long as it shows its problem, and that is what is asked about.
    guard let question = question ?? (inquiry.failures.isEmpty ? scenario.foundQuestion : nil) else {
      return inquiry.failures.last?.causes.lazy.compactMap {
        let moment = inquiry.moment(of: $0)
        return moment.inquiry.answer(about: moment.cause, mostChanges: Inquiry.mostChanges)
      }
      .first
    }
    var answer = inquiry.answer(question)
    if case .missing(let subject, var nth) = question {
      if nth == Question.next { nth = inquiry.indexes(of: subject).count + 1 }
      answer.changes = inquiry.changes(toward: .happens(subject, nth: nth), answer)
    }
    return answer
  }

  /// Answers how a scenario fails, without the cause; nil if it doesn't fail.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - step: The number of the step after which to stop. The default is the end of the run.
  ///   - limit: The instant at which to stop. The default is the end of the run.
  public static func failure(of scenario: Scenario, after step: Int? = nil, at limit: Instant? = nil) -> Answer? {
    var scenario = scenario
    scenario.soft = false
    let inquiry = Inquiry(scenario, through: step, until: limit)
    return (inquiry.failures.last?.causes.first).map(inquiry.unexplained)
  }
}

extension Inquiry {
  /// Answers a question, without changes.
  func answer(_ question: Question) -> Answer {
    switch question {
    case .happened(let subject, let nth): whyHappened(subject, nth: nth)
    case .missing(let subject, let nth): whyMissing(subject, nth: nth)
    case .value(let observable): why(observable)
    case .pending: answer(explainer.whatIsPending())
    case .step(let number): why(step: number)
    }
  }

  /// Answers why something failed, with changes with which it doesn't; nil if nothing is known of the failure.
  func answer(about cause: Failure.Cause, mostChanges: Int) -> Answer? {
    if let event = whyUnexpected(cause) { return event }
    guard let question = question(about: cause) else { return nil }
    var answer = answer(question)
    var isMissing = if case .missing = question { true } else { false }
    if answer.attempt == nil, let miss = earlierMiss(before: cause) { (answer, isMissing) = (miss, true) }
    if case .mismatch(.component(let role, .stateLabelText), let expected, _, _) = cause,
      let state = simulation.state(of: role)
    {
      switch question {
      case .missing(.state(_, let wanted), _) where wanted != state:
        answer.sentence = "the text is that of `\(state.name)`, not of `\(wanted.name)`: " + answer.sentence
      case .missing, .happened: answer.sentence = "the text is that of `\(state.name)`: " + answer.sentence
      case .value: answer.sentence += otherTitle(of: role, expected)
      case .pending, .step: break
      }
    }
    if case .mismatch(let observable, let expected, .number(let angle), _) = cause, observable.isTurn,
      [angle - 360, angle + 360].contains(where: { expected.matches(.number($0.rounded())) })
    {
      answer.sentence += "; that is the same angle, written as \(angle.readableText)°"
      answer.unchanged?.isEnd = false
    }
    if case .mismatch(let observable, _, _, _) = cause, observable.isLoaded, isMissing {
      answer.sentence = "the app loads more in its answer, but " + answer.sentence
    }
    answer.changes = changes(toward: .passes(cause), answer, most: mostChanges)
    return answer
  }

  /// Answers why an event happened that isn't expected there; nil if the failure isn't about such an event.
  func whyUnexpected(_ cause: Failure.Cause) -> Answer? {
    if case .events(_, _, .surplus(let event)) = cause, Question.Subject(event: event.kind.line) == nil {
      return whyHappened(event)
    }
    return whyOutOfOrder(cause)
  }

  /// Answers why an event happened about which no question can ask: an animation, an inset.
  private func whyHappened(_ event: Event) -> Answer? {
    let index = entries.indices.last { index in
      guard case .event(let kind) = entries[index].kind else { return false }
      return entries[index].time == event.time && kind.line.text == event.text
    }
    guard let index else { return nil }
    var answer = why(index)
    answer.sentence = "`\(event.text)` happened at \(event.time.seconds.readableText) s \(answer.sentence)"
    return answer
  }

  /// Answers where an event happened that was expected elsewhere; nil if the failure isn't about the order of events.
  private func whyOutOfOrder(_ cause: Failure.Cause) -> Answer? {
    guard case .events(let sequence, let events, .missing(let pattern, let found)) = cause,
      let place = events.firstIndex(where: sequence.patterns[pattern].matches),
      let subject = Question.Subject(event: events[place].kind.line), let index = indexes(of: subject).last,
      let next = found ?? sequence.event(before: pattern, in: events), let reached = events.firstIndex(of: next),
      found != nil || place < reached
    else { return nil }
    let time = events[place].time.seconds.readableText
    let text = sequence.patterns[pattern].text
    var answer = why(index)
    // What happened in between may be in the list, too, but later.
    let early = events[reached..<max(reached, place)].first { event in
      sequence.patterns[(pattern + 1)...].contains { $0.matches(event) }
    }
    answer.sentence =
      place > reached
      ? "`\(text)` happened at \(time) s, "
        + (early.map { "after `\($0.text)`, which is later in the list" }
          ?? "after \(counted(place - reached, "event")) missing from the list: add `…` before it")
      : "`\(text)` happened at \(time) s \(answer.sentence), before `\(next.text)` at "
        + "\(next.time.seconds.readableText) s"
    if place < reached, let later = Question.Subject(event: next.kind.line) {
      answer.sentence += lateness(of: later, nth: nil)
    }
    return answer
  }

  /// Returns the question to ask about a failure, or nil if none can be answered.
  func question(about cause: Failure.Cause) -> Question? {
    switch cause {
    case .mismatch(let observable, let expected, let actual, let occasion):
      question(aboutImpossible: observable, expected) ?? question(aboutEntry: observable, actual, occasion)
        ?? question(about: observable, expected: expected, actual: actual)
    case .restless, .unsettled: .pending
    case .events(let sequence, _, .missing(let pattern, _)):
      sequence.patterns[pattern].event.flatMap(Question.Subject.init(event:)).map(nextMissing)
    case .events(_, _, .surplus(let event)):
      Question.Subject(event: event.kind.line).map { .happened($0, nth: nil) }
    case .fault(.tooManyRows): .value(.scroll(.rows))
    case .fault(.tooLong): nil
    case .fault: repeatedRefresh.map { .happened($0, nth: nil) }
    case .snapshot(_, let differences): question(about: differences.compactMap { ObservablePath.named($0.path) })
    case .kept, .noSnapshot, .unreadableSnapshot, .unsteady: nil
    }
  }

  /// Returns the question about the first of several observables that doesn't follow from another one; nil if there are none.
  private func question(about observables: [ObservablePath]) -> Question? {
    let all = Set(observables)
    let roots = observables.filter { observable in
      simulation.has(observable) && all.isDisjoint(with: basis(of: observable).values)
    }
    // A key that is written explains more than what moved the content.
    let written = roots.first { observable in
      guard let role = observable.role, !isReplaced(role), let own = scenario.setup.written(role) else {
        return false
      }
      return basis(of: observable).keys.contains { own.value(of: $0) != nil }
    }
    return (written ?? roots.first).map(Question.value)
  }

  /// The refresh that begins again and again at the end of a run that doesn't end; nil if there is none.
  private var repeatedRefresh: Question.Subject? {
    ComponentRole.allCases.map { Question.Subject.state($0, .refreshing) }.first { subject in
      let begins = entries.suffix(1_000).count { entry in
        if case .event(let event) = entry.kind { Question.Subject(event: event.line) == subject } else { false }
      }
      return begins > 2
    }
  }

  private func question(about observable: ObservablePath, expected: Matcher, actual: ObservedValue) -> Question? {
    // A condition that must always hold may have failed before the end of the step.
    let value = simulation[observable] == actual ? Question.value(observable) : nil
    // What an app loads in its answers comes with the next refresh.
    if observable.isLoaded, case .number(let count) = actual, expected.canHold(above: count), !isContentSetByStep,
      let loader = uncalledLoader ?? loader.flatMap({ wasTried($0) ? $0 : nil })
    {
      let subject = Question.Subject.call(loader, .refreshing)
      return nextMissing(subject)
    }
    // No step is responsible for no time.
    if case .time = observable, actual == .number(0) { return nil }
    guard case .component(let role, let leaf) = observable else { return value }
    switch leaf {
    case .state, .refreshing:
      let wanted = states(of: role, meeting: expected, isName: leaf == .state)
      // Nothing could have led a component that isn't there to a state.
      guard let present = simulation.state(of: role) else { return value }
      // A state that was reached and left is explained by the events after it.
      let missing = wanted.first { indexes(of: .state(role, $0)).isEmpty && $0 != .idle }
      if let missing, missing == wanted.first || wanted.count == 1 {
        return .missing(.state(role, missing), nth: 1)
      }
      if present == .refreshing || present == .willRefresh, wanted.contains(.idle) {
        return nextMissing(.state(role, .idle))
      }
      if present == .noMoreData, wanted.contains(.idle) { return .happened(.state(role, .noMoreData), nth: nil) }
      if wanted == [.refreshing], let ignored = explainer.ignoredBegin(of: role),
        ignored > indexes(of: .state(role, .refreshing)).last ?? 0
      {
        return nextMissing(.state(role, .refreshing))
      }
      if wanted.count == 1, wasTried(role) {
        return nextMissing(.state(role, wanted[0]))
      }
      return indexes(of: .state(role, present)).isEmpty
        ? wanted.first.map { nextMissing(.state(role, $0)) }
        : .happened(.state(role, present), nth: nil)
    case .stateLabelText: return question(aboutTextOf: role, expected) ?? value
    default:
      guard let callback = leaf.callback, case .number(let count) = actual else { return value }
      let subject = Question.Subject.call(role, callback)
      if expected.canHold(above: count) { return nextMissing(subject) }
      // The first call too many says more than those that follow from it.
      let right = (0..<Int(count)).last { expected.matches(.number(Double($0))) }
      return .happened(subject, nth: right.map { $0 + 1 })
    }
  }
}

extension Inquiry {
  /// Returns whether a step has moved the content or begun a component since the component changed its state, so that it may
  /// have been meant to enter another one.
  private func wasTried(_ role: ComponentRole) -> Bool {
    let change = entries.lastIndex { $0.kind.isState(of: role) } ?? entries.endIndex
    return entries.dropFirst(change + 1).lazy.compactMap(\.kind.stepCommand).contains {
      $0.grip == .move || $0.traits.role == role && $0.traits.effect == .begin
    }
  }

  /// Returns the question about the state whose title was expected; nil if no other state has it.
  private func question(aboutTextOf role: ComponentRole, _ expected: Matcher) -> Question? {
    guard let kind = simulation.kind(of: role), let present = simulation.state(of: role) else { return nil }
    guard !expected.isNegated else { return nil }
    let wanted = kind.family.titleStates.filter { state in
      titles(of: state, kind).contains { expected.matches(.text($0)) }
    }
    // A pattern that several states meet names none of them.
    guard let first = wanted.first, wanted.count == 1 || expected.exactValues != nil, !wanted.contains(present),
      !isDemanded(present, of: role)
    else { return nil }
    let state = ObservablePath.component(role, .state)
    return question(
      about: state, expected: Matcher(.text(first.name), for: state.type), actual: .text(present.name))
  }

  /// Returns the titles that a component may show in a state: its preset's, the one it has now, and the built-in one.
  private func titles(of state: RefreshState, _ kind: ComponentKind) -> [String] {
    let own = scenario.setup.components.first { $0.kind == kind }?.settings.titles[state]
    let present = component(kind.role)?.settings.titles[state]
    let key = kind.family.titleKey(for: state)
    let language = simulation.language
    return [
      own?.text(in: language), present?.text(in: language), key.map { simulation.texts.text($0, in: language) },
    ]
    .compactMap(\.self)
  }
}

extension Question.Subject {
  /// Makes the subject that an event is about, or nil for events that aren't asked for.
  init?(event line: EventLine) {
    guard let role = line[.role].first.flatMap(ComponentRole.init) else { return nil }
    if let name = line[.state].last, let state = RefreshState(named: name) {
      self = .state(role, state)
    } else if let callback = line[.callback].first.flatMap(Callback.init) {
      self = .call(role, callback)
    } else {
      return nil
    }
  }
}

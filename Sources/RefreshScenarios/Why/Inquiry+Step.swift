import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshText

extension Inquiry {
  /// Answers what a step did, or why it did nothing.
  func why(step number: Int) -> Answer {
    guard number >= 1, number <= scenario.steps.count else {
      return Answer(
        sentence: "there is no step \(number): the scenario has \(counted(scenario.steps.count, "step"))")
    }
    guard ends.count > number else {
      // A run that is asked about a time ends there, and only a fault ends it earlier.
      guard let limit = bounds.limit, simulation.fault == nil else {
        let earlier = lastStep > 0 ? "step \(lastStep)" : "the setup"
        return Answer(sentence: "step \(number) didn't run: \(earlier) failed before it")
      }
      let last = "step \(lastStep), `\(scenario.steps[lastStep - 1].name)`"
      return Answer(
        sentence: "step \(number) hasn't begun at \(limit.seconds.readableText) s: \(last), takes longer")
    }
    let own = ends[number - 1]..<ends[number]
    let events = own.filter { if case .event(let event) = entries[$0].kind { !event.isDetail } else { false } }
    let decisions = own.compactMap { index -> Attempt? in
      guard case .considered(let role, let situation) = entries[index].kind else { return nil }
      let attempts = situation.rules.map {
        Attempt(index: index, role: role, rule: $0, terms: situation.terms(of: $0))
      }
      return attempts.filter { $0.rule != .pullBack && !$0.missing.isEmpty }.min { $0.isCloser(than: $1) }
    }
    let title = "step \(number), `\(scenario.steps[number - 1].name)`"
    var answer: Answer
    var didNothing = false
    let vain = vainSteps.first { $0.number == number }
    if let vain, !vain.isDoneAnyway {
      answer = Answer(sentence: "\(title), did nothing: \(vain.reason)", owner: .gesture)
      if let help = vain.help { answer.sentence += "; \(help)" }
    } else if events.isEmpty {
      let changes = changes(by: number)
      didNothing = changes.isEmpty
      answer = Answer(sentence: "\(title), changed no state and called nothing" + changes)
    } else {
      answer = Answer(sentence: "\(title), caused \(counted(events.count, "event"))")
      answer.lines = events.map { index in
        let text = if case .event(let event) = entries[index].kind { event.line.text } else { "" }
        return Answer.Line(mark: .none, text: text, detail: "\(entries[index].time.seconds.readableText) s")
      }
      answer.chain = chain(to: events[events.count - 1])
      let isCancelled = scenario.steps[number - 1].commands?.contains {
        if case .cancel = $0 { true } else { false }
      }
      if isCancelled ?? false { answer.sentence += "; MJRefresh takes a cancelled touch for a lifted finger" }
      let change = events.first { if case .event(.state) = entries[$0].kind { true } else { false } }
      answer.sentence += change.map { decisive(in: why($0)) } ?? ""
    }
    if events.isEmpty, let closest = decisions.min(by: { $0.isCloser(than: $1) }) {
      answer.lines = closest.terms.map {
        Answer.Line(mark: $0.holds ? .holds : .fails, text: $0.text, detail: $0.detail)
      }
      answer.rule = Answer.Rule(closest.rule)
      // A key that no gesture can make up for decides.
      let owners = closest.missing.map(\.owner)
      answer.owner = answer.owner ?? owners.first { $0 == .preset } ?? owners.first
      if didNothing {
        answer.sentence += ": " + closest.reasons
        answer.attempt = closest
        addLimits(to: &answer)
      }
    }
    if events.isEmpty { answer.sentence += laterEvents(of: number) }
    if let vain, vain.isDoneAnyway {
      answer.sentence += "; on a phone, \(vain.reason)"
      answer.owner = .gesture
    }
    return answer
  }

  /// Returns the values of components that a step changed without an event, first the one that it sets: `; it changed
  /// header.frame.height from 54 to 80 and 6 other values`; empty if it changed none.
  private func changes(by number: Int) -> String {
    let commands = scenario.steps[number - 1].commands ?? []
    guard commands.contains(where: \.isInLog) else { return "" }
    func values(_ step: Int) -> [FailedStep.Observation] {
      Inquiry(scenario, through: step).simulation.observations.filter { $0.observable.role != nil }
    }
    let before = Dictionary(values(number - 1).map { ($0.observable.path, $0.value) }, uniquingKeysWith: { $1 })
    let changed = values(number).filter { value in
      before[value.observable.path].map { $0 != value.value } ?? false
    }
    let names = commands.flatMap { command -> [Substring] in
      guard case .set(let role, let change) = command else { return [] }
      return change.changes(of: role).compactMap { $0.name.split(separator: ".").last }
    }
    let set = changed.first { value in names.contains { value.observable.path.hasSuffix(".\($0)") } }
    guard let first = set ?? changed.first, let old = before[first.observable.path] else { return "" }
    let type = first.observable.type
    let others = changed.count > 1 ? " and \(counted(changed.count - 1, "other value"))" : ""
    return
      "; it changed `\(first.observable.path)` from \(type.text(of: old)) to \(type.text(of: first.value))\(others)"
  }

  /// Returns what a step led to in later ones: `; later it led to footer: idle -> refreshing at 0.82 s`; empty if to
  /// nothing.
  private func laterEvents(of number: Int) -> String {
    let whole = Inquiry(scenario)
    guard whole.ends.count > number else { return "" }
    let own = whole.ends[number - 1]..<whole.ends[number]
    let later = whole.entries.indices.dropFirst(own.upperBound).first { index in
      guard case .event(.state) = whole.entries[index].kind, let root = whole.path(to: index).first else {
        return false
      }
      return own.contains(root)
    }
    guard let later, case .event(let event) = whole.entries[later].kind else { return "" }
    return "; later it led to \(event.line.text) at \(whole.entries[later].time.seconds.readableText) s"
  }
}

extension Event.Kind {
  /// Whether it is a detail of another event.
  fileprivate var isDetail: Bool { line.form.weight == .detail }
}

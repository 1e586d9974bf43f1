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
      return Answer(sentence: "step \(number) didn't run: step \(lastStep) failed before it", owner: .gesture)
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
    if let vain = vainSteps.first(where: { $0.number == number }) {
      answer = Answer(sentence: "\(title), did nothing: \(vain.reason)", owner: .gesture)
      if let help = vain.help { answer.sentence += "; \(help)" }
    } else if events.isEmpty {
      answer = Answer(sentence: "\(title), changed no state and called nothing")
    } else {
      answer = Answer(sentence: "\(title), caused \(counted(events.count, "event"))")
      answer.lines = events.map { index in
        let text = if case .event(let event) = entries[index].kind { event.line.text } else { "" }
        return Answer.Line(mark: .none, text: text, detail: "\(entries[index].time.seconds.readableText) s")
      }
      answer.chain = chain(to: events[events.count - 1])
    }
    if events.isEmpty, let closest = decisions.min(by: { $0.isCloser(than: $1) }) {
      answer.lines = closest.terms.map {
        Answer.Line(mark: $0.holds ? .holds : .fails, text: $0.text, detail: $0.detail)
      }
      answer.rule = Answer.Rule(closest.rule)
      answer.owner = answer.owner ?? closest.missing.first?.owner
      if answer.sentence.hasSuffix("called nothing") {
        answer.sentence += ": " + closest.reasons
      }
    }
    return answer
  }
}

extension Event.Kind {
  /// Whether it is a detail of another event.
  fileprivate var isDetail: Bool { line.form.weight == .detail }
}

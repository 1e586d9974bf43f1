import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension Inquiry {
  /// Answers why something happened.
  ///
  /// - Parameters:
  ///   - subject: What happened.
  ///   - nth: Which time, from 1; nil for the last.
  func whyHappened(_ subject: Question.Subject, nth: Int?) -> Answer {
    let found = indexes(of: subject)
    guard let nth = nth ?? (found.isEmpty ? nil : found.count), found.indices.contains(nth - 1) else {
      return whyMissing(subject, nth: nth ?? 1)
    }
    let index = found[nth - 1]
    var answer = why(index)
    let times = found.count == 1 ? "" : ", the \(ordinal(nth)) of \(found.count) times"
    answer.sentence =
      "`\(subject.text)` happened at \(entries[index].time.seconds.readableText) s\(times): \(answer.sentence)"
    return answer
  }

  /// Explains an entry: its decisive conditions, and the chain that leads to it.
  func why(_ index: Int) -> Answer {
    let chain = chain(to: index)
    var answer = Answer(sentence: chain.first.map { "it began with \($0.placedText)" } ?? "the setup did it")
    answer.chain = chain
    guard let decision = decision(behind: index),
      case .considered(let role, let situation) = entries[decision].kind,
      let rule = situation.rules.first(where: { situation.terms(of: $0).allSatisfy(\.holds) })
    else { return answer }
    let before = entries[..<decision].indices.reversed().lazy.compactMap { earlier -> [Term]? in
      guard case .considered(role, let other) = entries[earlier].kind, other.rules.contains(rule) else {
        return nil
      }
      return other.terms(of: rule)
    }.first
    answer.rule = rule
    answer.lines = situation.terms(of: rule).enumerated().map { place, term in
      let wasTrue = before.map {
        $0.indices.contains(place) && $0[place].condition == term.condition && $0[place].holds
      }
      return term.line(as: wasTrue == false ? .becomesTrue : .holds)
    }
    return answer
  }

  /// Returns the decision that led from the last command to an entry: of several, the one that says most.
  private func decision(behind index: Int) -> Int? {
    let path = path(to: index)
    let start = path.lastIndex { if case .command = entries[$0].kind { true } else { false } } ?? 0
    let decisions = path[start...].dropLast().filter { !rules(heldAt: $0).isEmpty }
    return decisions.last { rules(heldAt: $0).contains(where: \.isReason) } ?? decisions.first {
      rules(heldAt: $0) == [.begin]
    }
      ?? decisions.last
  }

  /// Returns the rules of a decision whose conditions all hold.
  private func rules(heldAt index: Int) -> [EngineRule] {
    guard case .considered(_, let situation) = entries[index].kind else { return [] }
    return situation.rules.filter { situation.terms(of: $0).allSatisfy(\.holds) }
  }

  /// Returns an ordinal number: `2nd`.
  func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}

extension EngineRule {
  /// Whether it says why something is asked for, rather than only that it is allowed.
  fileprivate var isReason: Bool {
    switch self {
    case .pull, .pullBack, .release, .autoTrigger, .autoRelease, .tap, .appear, .beginOffScreen: true
    case .autoTimes, .begin, .assign, .room, .boundsRoom, .notice: false
    }
  }
}

extension Term {
  /// The term as a line of an answer.
  func line(as mark: Answer.Mark? = nil) -> Answer.Line {
    Answer.Line(mark: holds ? mark ?? .holds : .fails, text: text, detail: detail)
  }
}

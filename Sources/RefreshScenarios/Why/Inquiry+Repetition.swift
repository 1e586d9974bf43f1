import RefreshEngine
import RefreshLaws
import RefreshText

/// Values that change with time while a component is in a state.
extension Inquiry {
  /// Returns the repetition of a part's property in the present state; nil if its value is constant there.
  func repetition(of property: PartProperty, of name: PartName, at role: ComponentRole) -> PartRule.Repetition? {
    let rules = simulation.parts(of: role).first { $0.name == name }?.rules
    let states = rules?.first { $0.property == property }?.rule.states
    let entry = states?.first { $0.state == simulation.state(of: role) }
    guard case .repeating(let repetition)? = entry?.value, repetition.from != repetition.to else { return nil }
    return repetition
  }

  /// Answers what an observable has been doing since its component entered its state; nil if it doesn't change with time.
  func whyChanging(_ observable: ObservablePath) -> Answer? {
    guard case .part(let role, let name, let leaf) = observable else { return nil }
    let course: String
    switch leaf {
    case .property(let property):
      guard let repetition = repetition(of: property, of: name, at: role) else { return nil }
      func text(_ number: Double) -> String { number.readableText + observable.unit.text }
      let round = Interval(nanoseconds: repetition.every.nanoseconds * (repetition.yoyo ? 2 : 1))
      course =
        "it repeats from \(text(repetition.from)) to \(text(repetition.to))\(repetition.yoyo ? " and back" : "") "
        + "every \(round.seconds.readableText) s"
    case .image:
      guard simulation[.part(role, name, .animating)] == .bool(true) else { return nil }
      course = "its frames play"
    case .frameX, .frameY, .frameWidth, .frameHeight, .animating: return nil
    }
    let entry = entries.lastIndex { $0.kind.isState(of: role) }
    let beginning = "\(valueText(observable)) at \(simulation.now.seconds.readableText) s: \(course) since "
    var answer: Answer
    if let entry, entry >= explainer.setup {
      answer = why(entry)
      answer.sentence =
        "\(beginning)\(entries[entry].time.seconds.readableText) s, \(answer.sentence): \(link(entry).text)"
    } else {
      answer = Answer(sentence: beginning + "the setup")
    }
    (answer.lines, answer.rule) = (facts(for: observable, since: entry ?? explainer.setup), nil)
    return answer
  }
}

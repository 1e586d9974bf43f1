extension Term {
  /// The condition in words, with the numbers that it compares: `offset.y 685.5 ≥ 697`.
  public var text: String {
    switch condition {
    case .state(let state): return "the state is " + state.name
    case .otherState(let state): return "the state isn't already " + state.name
    case .dragging: return "a finger drags"
    case .released: return "no finger is down"
    case .headerPast, .headerWithin, .shows, .atEnd: return "offset.y " + (comparison?.text ?? "")
    case .trailingPast, .trailingWithin: return "offset " + (comparison?.text ?? "")
    case .automaticallyRefresh: return "automaticallyRefresh"
    case .placed: return "the footer is below some content"
    case .fills: return "the content fills the screen"
    case .scrollsDown: return "scrolling down"
    case .triggersLeft: return numbers[2] == 1 ? "triggers left in this drag" : "no drag triggers it"
    case .lifted: return "the finger was lifted"
    case .inWindow: return "the scroll view is in the window"
    case .offScreen: return "the scroll view isn't in the window"
    case .shown: return "the component isn't hidden"
    case .opaque: return "the component isn't transparent"
    case .labelShown: return "its label isn't hidden"
    case .respondsToTaps: return "its label responds to taps"
    case .notCancelled: return "the touch wasn't cancelled"
    }
  }

  /// The origin of the numbers, or the numbers: `= 1320 − 667 + 44 · 100%`; empty if there is nothing to add.
  public var detail: String {
    func number(_ index: Int) -> String { numbers[index].readableText }
    switch condition {
    case .state, .otherState:
      guard !holds else { return "" }
      return "it is " + (RefreshState(rawValue: UInt8(numbers[0]))?.name ?? "")
    case .headerPast, .headerWithin, .trailingPast, .trailingWithin, .shows:
      return comparison?.formula.map { "= " + $0.text + " pt" } ?? ""
    case .fills:
      guard let comparison, let formula = comparison.formula else { return "" }
      let relation = holds ? comparison.relation : comparison.relation.negated
      return formula.text + " " + relation.sign + " " + comparison.second.readableText + " pt"
    case .scrollsDown: return number(0) + " → " + number(1) + " pt"
    case .triggersLeft:
      if numbers[2] == 0 { return "" }
      return numbers[1] < 0 ? "unlimited" : number(0) + " of " + number(1)
    case .atEnd:
      return numbers[2] == 1 ? "" : "because each lifted finger loads where the content doesn't fill the screen"
    case .opaque: return "alpha " + number(0)
    case .dragging, .released, .automaticallyRefresh, .placed, .lifted, .inWindow, .offScreen, .shown,
      .labelShown, .respondsToTaps, .notCancelled:
      return ""
    }
  }
}

extension Double {
  /// The number for people: rounded to hundredths, with a minus sign.
  public var readableText: String {
    let rounded = magnitude < 1e12 ? Numerics.roundToNearest(self * 100) / 100 : self
    return (rounded < 0 ? "−" : "") + rounded.magnitude.shortestText
  }
}

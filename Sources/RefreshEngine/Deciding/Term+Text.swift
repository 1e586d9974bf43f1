extension Term {
  /// The condition in words, with the numbers that it compares: `offset.y 685.5 ≥ 697`.
  public var text: String {
    func number(_ index: Int) -> String { numbers[index].readableText }
    switch condition {
    case .state(let state): return "the state is " + state.name
    case .otherState(let state): return "the state isn't already " + state.name
    case .dragging: return "a finger drags"
    case .released: return "no finger is down"
    case .headerPast: return "offset.y " + comparison("<", numbers[0], numbers[1] - numbers[2])
    case .headerWithin: return "offset.y " + comparison("≥", numbers[0], numbers[1] - numbers[2])
    case .trailingPast: return "offset " + comparison(">", numbers[0], numbers[1] + numbers[2])
    case .trailingWithin: return "offset " + comparison("≤", numbers[0], numbers[1] + numbers[2])
    case .automaticallyRefresh: return "automaticallyRefresh"
    case .placed: return "the footer is below some content"
    case .fills: return "the content fills the screen"
    case .shows: return "offset.y " + comparison("≥", numbers[0], AutoFooterSituation.triggerOffset(numbers))
    case .scrollsDown: return "scrolling down"
    case .triggersLeft: return numbers[2] == 1 ? "triggers left in this drag" : "no drag triggers it"
    case .lifted: return "the finger was lifted"
    case .atEnd: return "offset.y " + comparison("≥", numbers[0], numbers[1])
    case .inWindow: return "the scroll view is in the window"
    case .offScreen: return "the scroll view isn't in the window"
    case .shown: return "the component isn't hidden"
    case .opaque: return "the component isn't transparent"
    case .labelShown: return "its label isn't hidden"
    case .respondsToTaps: return "its label responds to taps"
    case .notCancelled: return "the touch wasn't cancelled"
    }
  }

  /// Where the numbers come from, or what they are: `= 1320 − 667 + 44 · 100%`; empty if there is nothing to add.
  public var detail: String {
    func number(_ index: Int) -> String { numbers[index].readableText }
    func added(_ index: Int) -> String {
      (numbers[index] < 0 ? " − " : " + ") + numbers[index].magnitude.readableText
    }
    func subtracted(_ index: Int) -> String {
      (numbers[index] < 0 ? " + " : " − ") + numbers[index].magnitude.readableText
    }
    switch condition {
    case .state, .otherState:
      guard !holds else { return "" }
      return "it is " + (RefreshState(rawValue: UInt8(numbers[0]))?.name ?? "")
    case .headerPast, .headerWithin: return "= " + number(1) + subtracted(2)
    case .trailingPast, .trailingWithin: return "= " + number(1) + added(2)
    case .fills: return number(0) + added(1) + (holds ? " > " : " ≤ ") + number(2)
    case .shows:
      return "= " + number(1) + subtracted(2) + added(3) + " · " + (numbers[4] * 100).readableText + "%" + added(5)
        + subtracted(3)
    case .scrollsDown: return number(0) + " → " + number(1)
    case .triggersLeft:
      if numbers[2] == 0 { return "" }
      return numbers[1] < 0 ? "unlimited" : number(0) + " of " + number(1)
    case .opaque: return "alpha " + number(0)
    case .dragging, .released, .automaticallyRefresh, .placed, .lifted, .atEnd, .inWindow, .offScreen, .shown,
      .labelShown, .respondsToTaps, .notCancelled:
      return ""
    }
  }

  private func comparison(_ sign: String, _ a: Double, _ b: Double) -> String {
    let (near, far) = (a.readableText, b.readableText)
    // Two numbers that differ must not look equal.
    let isFaithful = a == b || !near.hasSameBytes(as: far)
    return (isFaithful ? near : a.shortestText) + " " + sign + " " + (isFaithful ? far : b.shortestText)
  }
}

extension Double {
  /// The number for people: rounded to hundredths, with a minus sign.
  public var readableText: String {
    let rounded = magnitude < 1e12 ? Numerics.roundToNearest(self * 100) / 100 : self
    return (rounded < 0 ? "−" : "") + rounded.magnitude.shortestText
  }
}

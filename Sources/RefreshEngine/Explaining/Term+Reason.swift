extension Term {
  /// Returns the reason why the condition doesn't hold, as a part of a sentence.
  func reason(for role: ComponentRole) -> String {
    let name = role.rawValue
    let was = "the " + name + " was "
    func number(_ index: Int) -> String { numbers[index].readableText }
    switch condition {
    case .state, .otherState: return was + stateReason
    case .dragging: return "no finger dragged it"
    case .released: return "the finger was still down"
    case .headerPast, .trailingPast, .shows, .atEnd: return distance(for: role)
    case .headerWithin, .trailingWithin: return "it was still pulled " + gap.readableText + " pt too far"
    case .automaticallyRefresh: return "`automaticallyRefresh` was false"
    case .placed: return "the list was empty"
    case .fills:
      let amount =
        gap == 0
        ? "the content just filled the screen"
        : "the content was " + gap.readableText + " pt too short to fill the screen"
      return amount + ", where scrolling doesn't load, but lifting the finger does"
    case .scrollsDown: return "the content didn't scroll down"
    case .triggersLeft:
      return numbers[1] == 0
        ? "`autoTriggerTimes: 0` lets no drag trigger it"
        : "this touch had already triggered it " + (numbers[1] == 1 ? "once" : number(1) + " times")
          + ", as often as `autoTriggerTimes` allows (after that, the app can't begin it either until the next touch)"
    case .lifted, .notCancelled: return "the touch was cancelled"
    case .inWindow: return "the scroll view wasn't in the window"
    case .offScreen: return "the scroll view was in the window"
    case .shown: return was + "hidden"
    case .opaque: return was + "transparent"
    case .labelShown: return "the " + name + "'s label was hidden"
    case .respondsToTaps: return "the label of this type doesn't respond to taps"
    }
  }

  private var stateReason: String {
    guard let state = RefreshState(rawValue: UInt8(numbers[0])) else { return "in another state" }
    return switch (condition, state) {
    case (.otherState(.refreshing), .refreshing): "refreshing already, and ignores a second begin"
    case (.otherState, _): state.name + " already"
    case (_, .noMoreData): "at `noMoreData`, which only `resetNoMoreData` or `endRefreshing` leaves"
    default: state.name
    }
  }

  /// Returns how far an offset was from a threshold.
  private func distance(for role: ComponentRole) -> String {
    guard let comparison else { return "" }
    let offset = role == .trailer ? "offset.x " : "offset.y "
    // A distance that isn't zero must not be rounded to zero.
    let isTiny = gap != 0 && gap.magnitude < 0.005
    func text(_ number: Double) -> String { (isTiny ? number.shortestText : number.readableText) + " pt" }
    // A sum of which one number is 0 says nothing.
    let own = role == .trailer ? Formula("edge", numbers[1]) + Formula("width", numbers[2]) : comparison.formula
    let sum = own.flatMap { $0.text.utf8.first == 0x30 ? nil : $0.namedText }
    let goal = text(comparison.second) + (sum.map { " (" + $0 + ")" } ?? "")
    guard gap != 0 else { return offset + "was exactly at the threshold of " + goal + ", which it must pass" }
    // The threshold has to be passed only if the comparison doesn't hold for two equal numbers.
    return offset + text(comparison.first) + " was " + text(gap) + " short of " + goal
      + (comparison.relation.holds(0, 0) ? "" : ", which it must pass")
  }

  /// The party responsible if the condition doesn't hold.
  package var owner: Responsibility {
    switch condition {
    case .automaticallyRefresh, .labelShown, .respondsToTaps: .preset
    // A finger that is lifted hasn't pulled an idle component far enough.
    case .state(.pulling) where numbers[0] == Double(RefreshState.idle.rawValue): .gesture
    case .state, .otherState, .shown, .opaque, .placed: .app
    case .dragging, .released, .headerPast, .headerWithin, .trailingPast, .trailingWithin, .shows, .scrollsDown,
      .atEnd, .lifted, .notCancelled:
      .gesture
    case .triggersLeft: numbers[1] == 0 ? .preset : .gesture
    case .fills, .inWindow, .offScreen: .scene
    }
  }
}

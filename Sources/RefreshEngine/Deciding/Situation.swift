/// The numbers and states of one moment, from which a rule decides.
public enum Situation: Sendable {
  /// A pull beyond the edge of a header, back footer or trailer.
  case pull(Pull)
  /// An auto footer that is notified of an offset or of the end of a pan.
  case autoFooter(AutoFooterSituation)
  /// An auto footer that is asked to begin to refresh.
  case triggerTimes(AutoFooterSituation)
  /// A tap on a footer's label.
  case tap(TapSituation)
  /// A component that is asked to begin to refresh.
  case beginning(RefreshState, isInWindow: Bool)
  /// A component that is displayed.
  case display(RefreshState, isInWindow: Bool, isHidden: Bool)
  /// The assignment of a state.
  case assignment(from: RefreshState, to: RefreshState)
  /// A header that makes room while the pan is in a state.
  case room(PanState)
  /// A header whose bounds have been animated.
  case boundsRoom(RefreshState)
  /// A component that would be notified.
  case notice(isHidden: Bool)

  /// The rules that decide from it.
  public var rules: [EngineRule] {
    switch self {
    case .pull: [.pull, .pullBack, .release]
    case .autoFooter(let footer): [footer.pan == nil ? .autoTrigger : .autoRelease]
    case .triggerTimes: [.autoTimes]
    case .tap: [.tap]
    case .beginning: [.begin, .beginOffScreen]
    case .display: [.appear]
    case .assignment: [.assign]
    case .room: [.room]
    case .boundsRoom: [.boundsRoom]
    case .notice: [.notice]
    }
  }

  /// Returns the conditions of a rule, all of which must hold.
  public func terms(of rule: EngineRule) -> [Term] {
    var list = TermList()
    _ = holds(rule, before: &list)
    // If all other conditions hold, the number of triggers that are left is checked.
    if case .autoFooter(var footer) = self, rule == .autoTrigger || rule == .autoRelease {
      footer.triggeredByDrag = footer.triggeredByDrag || footer.isDragging || rule == .autoRelease
      _ = footer.holds(.autoTimes, before: &list)
    }
    return list.terms
  }

  /// Decides, by showing the conditions of a rule to a witness.
  @inline(__always)
  func holds<W: Witness>(_ rule: EngineRule, before witness: inout W) -> Bool {
    switch self {
    case .pull(let pull): pull.holds(rule, before: &witness)
    case .autoFooter(let footer), .triggerTimes(let footer): footer.holds(rule, before: &witness)
    case .tap(let tap): tap.holds(before: &witness)
    case .beginning(let state, let isInWindow):
      if rule == .begin {
        witness.sees(.inWindow, isInWindow, [])
      } else {
        witness.sees(.offScreen, !isInWindow, [])
          && witness.sees(.otherState(.refreshing), state != .refreshing, [Double(state.rawValue)])
      }
    case .display(let state, let isInWindow, let isHidden):
      witness.sees(.state(.willRefresh), state == .willRefresh, [Double(state.rawValue)])
        && witness.sees(.inWindow, isInWindow, []) && witness.sees(.shown, !isHidden, [])
    case .assignment(let from, let to): witness.sees(.otherState(to), from != to, [Double(from.rawValue)])
    case .room(let pan): witness.sees(.notCancelled, pan != .cancelled, [])
    case .boundsRoom(let state): witness.sees(.otherState(.idle), state != .idle, [Double(state.rawValue)])
    case .notice(let isHidden): witness.sees(.shown, !isHidden, [])
    }
  }

  /// Returns whether all conditions of a rule hold.
  @inline(__always)
  func holds(_ rule: EngineRule) -> Bool {
    var machine = Machine()
    return holds(rule, before: &machine)
  }
}

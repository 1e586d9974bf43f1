import RefreshEngine

/// A cause of a refresh.
public enum RefreshTrigger: String, Sendable, CaseIterable {
  /// A finger lets go past the threshold; a pan that is cancelled there does the same.
  case release
  /// An auto footer comes into view under a finger.
  case drag
  /// An auto footer comes into view without a finger, because the list is still gliding or the app scrolls.
  case scroll
  /// A finger is lifted at the end of the content, which has an auto footer.
  case panEnd
  /// A finger taps an auto footer's label.
  case tap
  /// The app calls `beginRefreshing`.
  case beginRefreshing
  /// The app asked the component to refresh outside a window, and it has now entered one.
  case window

  /// Returns whether the trigger can start a refresh in components of a type.
  func exists(for kind: ComponentKind) -> Bool {
    switch self {
    case .release: kind.family != .autoFooter
    case .drag, .scroll, .panEnd: kind.family == .autoFooter
    case .tap: kind.family == .autoFooter && kind.has(.stateLabel)
    case .beginRefreshing, .window: true
    }
  }

  /// Determines the cause of a refresh that began between two moments.
  ///
  /// The engine does not report the cause; it follows from the state before, the step and what moved.
  ///
  /// - Parameters:
  ///   - family: The component's family.
  ///   - role: The component's role.
  ///   - state: The state before.
  ///   - commands: The commands of the step; empty during the setup.
  ///   - old: The moment before; nil for the first.
  ///   - new: The moment at which the component refreshes, or will refresh.
  init(
    of family: Family, at role: ComponentRole, from state: RefreshState, in commands: [Command],
    between old: Recording.Moment?, and new: Recording.Moment
  ) {
    func isBegun(by actor: Command.Actor) -> Bool {
      commands.contains { $0.traits.effect == .begin && $0.traits.actor == actor }
    }
    let isReleased = commands.contains { if case .release = $0 { true } else { false } }
    if state == .willRefresh {
      self = .window
    } else if isBegun(by: .app) {
      self = .beginRefreshing
    } else if family != .autoFooter {
      // Only a pull leads to `pulling`, and only letting go leads from there to `refreshing`.
      self = state == .pulling ? .release : .beginRefreshing
    } else if isBegun(by: .finger(.tap)) {
      self = .tap
    } else if isReleased, new.holds(.component(role, .triggeredByDrag)) {
      self = .panEnd
    } else if let old, new.offset.y > old.offset.y {
      self = new.holds(.scroll(.dragging)) ? .drag : .scroll
    } else {
      self = .beginRefreshing
    }
  }
}

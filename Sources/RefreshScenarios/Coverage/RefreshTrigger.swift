import RefreshEngine

/// A cause of a refresh.
public enum RefreshTrigger: String, Sendable, CaseIterable {
  /// A finger lets go past the threshold; a pan that is cancelled there does the same.
  case release
  /// An auto footer comes into view under a finger.
  case drag
  /// An auto footer comes into view by itself: the content runs on, or the app scrolls.
  case scroll
  /// A finger lets go at the end of the content of an auto footer.
  case panEnd
  /// A finger taps an auto footer's label.
  case tap
  /// The app calls `beginRefreshing`.
  case beginRefreshing
  /// The component was asked to refresh out of a window, and comes into one.
  case window

  /// Whether it can make components of a type refresh.
  func exists(for kind: ComponentKind) -> Bool {
    switch self {
    case .release: kind.family != .autoFooter
    case .drag, .scroll, .panEnd: kind.family == .autoFooter
    case .tap: kind.family == .autoFooter && kind.has(.stateLabel)
    case .beginRefreshing, .window: true
    }
  }

  /// The cause of a refresh that began between two moments.
  ///
  /// The engine does not say; it follows from the state before, the step and what moved.
  ///
  /// - Parameters:
  ///   - family: The component's.
  ///   - role: Its place.
  ///   - state: The state before.
  ///   - step: The name of the step; nil while setting up.
  ///   - old: The moment before; nil for the first.
  ///   - new: The moment at which it refreshes, or will.
  init(
    of family: Family, at role: ComponentRole, from state: RefreshState, in step: String?,
    between old: Recording.Moment?, and new: Recording.Moment
  ) {
    if state == .willRefresh {
      self = .window
    } else if step == "beginRefreshing" {
      self = .beginRefreshing
    } else if family != .autoFooter {
      // Only a pull leads to pulling, and only letting go from there to refreshing.
      self = state == .pulling ? .release : .beginRefreshing
    } else if step == "tap" {
      self = .tap
    } else if step == "release", new.holds(.component(role, .triggeredByDrag)) {
      self = .panEnd
    } else if let old, new.offset.y > old.offset.y {
      self = new.holds(.scroll(.dragging)) ? .drag : .scroll
    } else {
      self = .beginRefreshing
    }
  }
}

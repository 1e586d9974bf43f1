import RefreshEngine

extension Command {
  /// Whether it is performed by a finger.
  var isFinger: Bool {
    switch self {
    case .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap: true
    default: false
    }
  }

  /// Whether it moves the content under a finger.
  var isDrag: Bool {
    switch self {
    case .drag, .dragBy, .pull, .swipe: true
    default: false
    }
  }

  /// Whether a finger only touches down.
  var isTouch: Bool { if case .touch = self { true } else { false } }

  /// The velocity of the finger at the end of the command.
  var fingerVelocity: Point {
    guard case .swipe(let way, let duration) = self, duration > .zero else { return .zero }
    return Point(x: way.x / duration.seconds, y: way.y / duration.seconds)
  }

  /// Whether a finger moves along a path.
  var isSwipe: Bool { if case .swipe = self { true } else { false } }

  /// Whether it scrolls the content on the app's behalf.
  var isScroll: Bool {
    switch self {
    case .scroll, .scrollBy, .scrollToEnd, .loadRowsAbove: true
    default: false
    }
  }

  /// Whether it moves the edges of the content and does nothing else.
  var movesEdges: Bool {
    switch self {
    case .rotate, .loadRows, .loadHeight,
      .setScene(.safeArea), .setScene(.contentInset), .setScene(.contentHeight), .setScene(.rows):
      true
    default: false
    }
  }

  /// The component whose refresh it ends.
  var endedRole: ComponentRole? {
    switch self {
    case .endRefreshing(let role), .endRefreshingWithNoMoreData(let role), .resetNoMoreData(let role): role
    default: nil
    }
  }

  /// The component that it hides.
  var hiddenRole: ComponentRole? {
    if case .set(let role, let change) = self, change.$hidden == true { role } else { nil }
  }

  /// The component that it asks to refresh.
  var begunRole: ComponentRole? {
    switch self {
    case .beginRefreshing(let role), .tap(let role): role
    default: nil
    }
  }
}

extension Monitor {
  /// Returns the level of a command in the current state.
  func level(of command: Command, in simulation: inout Simulation) -> Level {
    switch command {
    case .touch, .drag, .dragBy, .pull, .swipe, .tap: return simulation.scroll.isInWindow ? .answers : .anything
    case .release, .cancel, .wait, .settle: return .answers
    case .loadRows, .loadHeight, .loadRowsAbove,
      .setScene(.rows), .setScene(.rowHeight), .setScene(.contentHeight), .setScene(.contentWidth):
      return records.contains { $0.owed > 0 } ? .answers : .will
    case .scroll, .scrollBy, .scrollToEnd: return .will
    case .resetNoMoreData(let role):
      return records[role.rank].isThere ? .will : .anything
    case .beginRefreshing(let role):
      guard let index = simulation.component(role)?.index else { return .anything }
      guard simulation.components[index].state == .idle, !simulation.components[index].isHidden else {
        return .anything
      }
      return simulation.scroll.isInWindow ? .will : .surroundings
    case .endRefreshing(let role), .endRefreshingWithNoMoreData(let role):
      if records[role.rank].owed > 0 { return .answers }
      // An app may end a refresh that it has begun itself, before it is called.
      return records[role.rank].isBegunByApp ? .will : .anything
    case .setScene(.safeArea), .window, .rotate, .language: return .surroundings
    case .setScene(.contentInset), .setScene(.paging), .set, .attach, .detach: return .settings
    }
  }
}

extension Point {
  /// Returns the greater of the distances along both axes.
  func distance(to other: Point) -> Double { max(abs(x - other.x), abs(y - other.y)) }
}

extension ComponentRole {
  /// The index among all roles.
  var rank: Int {
    switch self {
    case .header: 0
    case .footer: 1
    case .trailer: 2
    }
  }
}

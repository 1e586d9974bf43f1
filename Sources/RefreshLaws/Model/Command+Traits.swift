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

  /// Whether a finger is lifted or taken away.
  var isLift: Bool {
    switch self {
    case .release, .cancel: true
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
  package var isSwipe: Bool { if case .swipe = self { true } else { false } }

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

extension Point {
  /// Returns the greater of the distances along both axes.
  func distance(to other: Point) -> Double { max(abs(x - other.x), abs(y - other.y)) }
}

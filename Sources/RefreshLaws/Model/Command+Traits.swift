import RefreshEngine

extension Command {
  /// Whether it is performed by a finger.
  var isFinger: Bool { if case .finger = traits.actor { true } else { false } }
  /// Whether it moves the content under a finger.
  var isDrag: Bool { traits.actor == .finger(.move) }
  /// Whether a finger is lifted or taken away.
  var isLift: Bool { traits.actor == .finger(.up) }
  /// Whether a finger moves along a path.
  package var isSwipe: Bool { if case .swipe = self { true } else { false } }
  /// Whether it scrolls the content on the app's behalf.
  var isScroll: Bool { traits.actor == .app && (traits.moves == .offset || traits.moves == .end) }
  /// Whether it moves the edges of the content and does nothing else.
  var movesEdges: Bool { traits.moves == .edges }
  /// The component whose refresh it ends.
  var endedRole: ComponentRole? { traits.effect == .end ? traits.role : nil }
  /// The component that it asks to refresh.
  var begunRole: ComponentRole? { traits.effect == .begin ? traits.role : nil }

  /// The component that it removes, or that another one takes the place of.
  var goneRole: ComponentRole? { traits.effect == .attach || traits.effect == .detach ? traits.role : nil }

  /// The component that it hides.
  var hiddenRole: ComponentRole? {
    if case .set(let role, let change) = self, change.$hidden == true { role } else { nil }
  }

  /// Whether it loads content, and not an empty page.
  package var addsContent: Bool {
    switch self {
    case .loadRows(let rows), .loadRowsAbove(let rows), .setScene(.rows(let rows)): rows > 0
    case .loadHeight(let height), .setScene(.contentHeight(let height)): height > 0
    // A trailer's page: rows have no width.
    case .setScene(.contentWidth(let width)): width > 0
    case .setScene, .set, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .scroll,
      .scrollBy, .scrollToEnd, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData,
      .attach, .detach, .window, .rotate, .language:
      false
    }
  }

  /// Whether it replaces all content by other content.
  package var replacesContent: Bool {
    switch self {
    case .setScene(.rows(let rows)): rows > 0
    case .setScene(.contentHeight(let height)): height > 0
    case .setScene, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .scroll,
      .scrollBy,
      .scrollToEnd, .loadRows, .loadHeight, .loadRowsAbove, .set, .beginRefreshing, .endRefreshing,
      .endRefreshingWithNoMoreData, .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      false
    }
  }

  /// The velocity of the finger at the end of the command.
  var fingerVelocity: Point {
    guard case .swipe(let way, let duration) = self, duration > .zero else { return .zero }
    return Point(x: way.x / duration.seconds, y: way.y / duration.seconds)
  }
}

extension Point {
  /// Returns the greater of the distances along both axes.
  func distance(to other: Point) -> Double { max(abs(x - other.x), abs(y - other.y)) }
}

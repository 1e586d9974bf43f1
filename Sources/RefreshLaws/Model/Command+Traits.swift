import RefreshEngine

extension Command {
  /// Whether it is performed by a finger.
  var isFinger: Bool { grip != nil }
  /// Whether it moves the content under a finger.
  var isDrag: Bool { grip == .move }
  /// Whether a finger is lifted or taken away.
  var isLift: Bool { grip == .up }
  /// Whether a finger moves along a path.
  package var isSwipe: Bool { if case .swipe = self { true } else { false } }
  /// Whether it scrolls the content on the app's behalf.
  var isScroll: Bool { traits.actor == .app && (moves == .offset || moves == .end) }
  /// Whether it moves the edges of the content and does nothing else.
  var movesEdges: Bool { moves == .edges }
  /// The component whose refresh it ends, or that has more data again.
  var endedOrResetRole: ComponentRole? { traits.effect == .end ? traits.role : nil }
  /// The component whose refresh it ends, with or without more data.
  package var endedRole: ComponentRole? { traits.need == .end ? traits.role : nil }
  /// The component that it asks to refresh.
  var begunRole: ComponentRole? { traits.effect == .begin ? traits.role : nil }

  /// Whether it says that there is no more data.
  package var endsForGood: Bool { if case .endRefreshingWithNoMoreData = self { true } else { false } }

  /// The component that it removes, or that another one takes the place of.
  var goneRole: ComponentRole? { traits.effect == .attach || traits.effect == .detach ? traits.role : nil }

  /// The component that it hides.
  package var hiddenRole: ComponentRole? {
    if case .set(let role, let change) = self, change.$hidden == true { role } else { nil }
  }

  /// Whether it loads content, and not an empty page.
  package var addsContent: Bool {
    switch load {
    case .more(let amount, _), .all(let amount): amount.isContent
    // A trailer's page: rows have no width.
    case .width(let width): width > 0
    case .rowHeight, nil: false
    }
  }

  /// Whether it replaces all content by other content.
  package var replacesContent: Bool { if case .all(let amount) = load { amount.isContent } else { false } }

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

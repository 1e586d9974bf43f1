import RefreshEngine

/// A cause that makes an auto footer load without being asked.
enum AutoFooterLoad {
  /// A finger is lifted.
  case lift
  /// The app scrolls, or has just done so.
  case scroll
  /// A finger drags, or the list glides on from a drag.
  case drag
  /// Nothing that moves the list.
  case none

  /// The duration of an animated scroll of the app.
  private static let scrollDuration = Interval(seconds: 0.25)

  /// The cause of the load that is just beginning; nil if the app or a tap requests it.
  init?(in run: borrowing RunView) {
    guard !run.isAsked(.footer) else { return nil }
    if case .release = run.ledger.driver, run.simulation.scroll.pan == .ended {
      self = .lift
    } else if run.ledger.current?.isScroll == true
      || run.ledger.mover == .app && run.simulation.now - run.ledger.lastScroll <= Self.scrollDuration
    {
      // An animated scroll is over when its last frame moves the content.
      self = .scroll
    } else if run.simulation.physics.isUnderWay
      || run.ledger.mover == .finger
        && (run.simulation.scroll.isDragging || run.ledger.driver?.isFinger == true)
    {
      // A list glides on from a drag although the app has put rows above meanwhile.
      self = .drag
    } else {
      self = .none
    }
  }
}

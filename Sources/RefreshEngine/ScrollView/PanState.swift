/// `UIGestureRecognizer.State` of the scroll view's pan.
public enum PanState: String, Sendable, CaseIterable {
  /// No finger has moved.
  case possible
  /// The finger is down.
  case began
  /// The finger has moved.
  case changed
  /// The finger is up.
  case ended
  /// The system took the finger away.
  case cancelled

  /// Whether the gesture is over and returns to `possible` with the next turn of the run loop.
  var isOver: Bool { self == .ended || self == .cancelled }
}

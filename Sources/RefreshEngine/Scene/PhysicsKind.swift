/// Whether the scroll view moves by itself.
public enum PhysicsKind: String, Sendable, CaseIterable {
  /// Only when a step moves it.
  case none
  /// Rubber band, deceleration and bounce as `UIScrollView` has them.
  case uikit
}

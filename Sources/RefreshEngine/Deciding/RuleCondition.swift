/// A condition that rules look at.
public enum RuleCondition: Equatable, Sendable {
  /// The component is in a state. Its number is the state that it is in.
  case state(RefreshState)
  /// The component is in another state than this one. Its number is the state that it is in.
  case otherState(RefreshState)
  /// A finger drags the content.
  case dragging
  /// No finger drags the content.
  case released
  /// A header is pulled by more than its height: offset, edge, height.
  case headerPast
  /// A header isn't pulled by more than its height: offset, edge, height.
  case headerWithin
  /// A back footer or a trailer is pulled by more than its extent: offset, edge, extent.
  case trailingPast
  /// A back footer or a trailer isn't pulled by more than its extent: offset, edge, extent.
  case trailingWithin
  /// The auto footer may refresh automatically.
  case automaticallyRefresh
  /// The auto footer has been placed below some content: its y.
  case placed
  /// The content is taller than the viewport: top inset, content, viewport.
  case fills
  /// Enough of the auto footer shows: offset, content, viewport, height, percent, bottom inset.
  case shows
  /// The content moves towards its end: old offset, new offset.
  case scrollsDown
  /// The current drag may trigger the auto footer once more: triggers left, allowed, and 1 if a drag triggers.
  case triggersLeft
  /// The finger was lifted.
  case lifted
  /// The end of the content is reached, or short content isn't pulled down: offset, goal, 1 if the content fills the screen.
  case atEnd
  /// The scroll view is in a window.
  case inWindow
  /// The scroll view isn't in a window.
  case offScreen
  /// The component isn't hidden.
  case shown
  /// The component isn't transparent: alpha.
  case opaque
  /// The state label isn't hidden.
  case labelShown
  /// The component's label responds to taps.
  case respondsToTaps
  /// The system didn't cancel the touch.
  case notCancelled
}

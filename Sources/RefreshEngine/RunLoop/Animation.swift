/// The animations named in events, as in `animation: header.end 0.4s`.
public enum AnimationName: String, Sendable, CaseIterable {
  /// `beginRefreshing` makes the component opaque.
  case alpha
  /// Room is made for the refreshing component.
  case begin
  /// The room is removed.
  case end
  /// The arrow rotates.
  case arrow
  /// The spinner fades.
  case loading
}

/// The completion blocks of MJRefresh's animations, as data.
enum AnimationEnd: Equatable, Sendable {
  /// A header, back footer or trailer has made room: calls the refreshing callback.
  case entered
  /// A header, back footer or trailer has removed its room: sets percent to 0, calls
  /// `endRefreshingCompletionBlock`.
  case left
  /// An auto footer on a paging scroll view has moved back: calls `endRefreshingCompletionBlock`.
  case pagedBack
  /// The spinner of a normal header or back footer has faded.
  case loadingFaded
  /// The arrow of a normal trailer has rotated.
  case arrowTurned
  /// `MJRefreshHeaderRefreshingBounds` of `collectionViewAnimationBug` has ended.
  case boundsEntered
  /// `MJRefreshHeaderRefreshing2IdleBounds` of `collectionViewAnimationBug` has ended.
  case boundsLeft
}

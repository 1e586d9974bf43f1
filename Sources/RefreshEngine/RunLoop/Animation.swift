/// The animations that events speak of: `animation: header.end 0.4s`.
public enum AnimationName: String, Sendable, CaseIterable {
  /// `beginRefreshing` makes the component opaque.
  case alpha
  /// Room is made for refreshing.
  case begin
  /// The room is given back.
  case end
  /// The arrow turns.
  case arrow
  /// The spinner fades.
  case loading
}

/// The completion blocks of MJRefresh's animations, as data.
enum AnimationEnd: Equatable, Sendable {
  /// A header, back footer or trailer has made room: the refreshing callback.
  case entered
  /// A header, back footer or trailer has given its room back: percent 0, `endRefreshingCompletionBlock`.
  case left
  /// An auto footer on a paging scroll view has moved back: `endRefreshingCompletionBlock`.
  case pagedBack
  /// The spinner of a normal header or back footer has faded.
  case loadingFaded
  /// The arrow of a normal trailer has turned.
  case arrowTurned
  /// `MJRefreshHeaderRefreshingBounds` of `collectionViewAnimationBug` has ended.
  case boundsEntered
  /// `MJRefreshHeaderRefreshing2IdleBounds` of `collectionViewAnimationBug` has ended.
  case boundsLeft
}

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

  /// A value that an animation moves on the screen. The engine sets it when the animation begins; users see it later.
  public enum Target: Hashable, Sendable, CaseIterable {
    case offsetX, offsetY, alpha, arrowRotation, spinnerAlpha
  }

  /// The values that the animation moves, of the scroll view and of its component.
  public var targets: [Target] {
    switch self {
    case .begin, .end: [.offsetX, .offsetY, .alpha]
    case .alpha: [.alpha]
    case .arrow: [.arrowRotation]
    case .loading: [.spinnerAlpha]
    }
  }
}

extension AnimationName.Target {
  /// The observable that has the value in the end.
  ///
  /// - Parameter role: The role of the component whose animation it is.
  public func observable(of role: ComponentRole) -> ObservablePath {
    switch self {
    case .offsetX: .scroll(.offsetX)
    case .offsetY: .scroll(.offsetY)
    case .alpha: .component(role, .alpha)
    case .arrowRotation: .component(role, .arrowRotation)
    case .spinnerAlpha: .component(role, .loadingAlpha)
    }
  }
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

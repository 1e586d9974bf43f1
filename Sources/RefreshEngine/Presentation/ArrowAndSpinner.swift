/// The properties of the arrow's image view that MJRefresh uses.
package struct Arrow: Sendable {
  /// The clockwise rotation in radians.
  package internal(set) var rotation: Double
  package internal(set) var isHidden = false
  var frame: Rect

  /// Makes an arrow as the first `setState:` leaves it, which a constructor calls before the first layout.
  init(family: Family, imageSize: Size) {
    rotation = family == .backFooter ? Arrow.pointsUp : 0
    frame = Rect(origin: .zero, size: imageSize)
  }

  /// Half a turn counterclockwise, less a millionth of a radian, so that it rotates back in the direction it came
  /// from.
  static let pointsUp = 0.000001 - Double.pi
}

/// The properties of the `UIActivityIndicatorView` that MJRefresh uses. A new one isn't animating and is at the
/// origin.
package struct Spinner: Sendable {
  package internal(set) var isAnimating = false
  package internal(set) var alpha = 1.0
  /// The centre of its 20×20 points.
  var center = Point(x: 10, y: 10)
}

/// `MJRefreshNormalHeader`, `MJRefreshAutoNormalFooter`, `MJRefreshBackNormalFooter`, `MJRefreshNormalTrailer`.
extension Simulation {
  /// The arrow's and spinner's part of `-setState:`.
  mutating func arrowAndSpinnerStateDidChange(_ c: ComponentID, from old: RefreshState, to state: RefreshState) {
    switch self[c].family {
    case .header: arrowStateDidChange(c, from: old, to: state, idle: 0, pulling: Arrow.pointsUp)
    case .backFooter: arrowStateDidChange(c, from: old, to: state, idle: Arrow.pointsUp, pulling: 0)
    case .autoFooter: spinnerStateDidChange(c, to: state)
    case .trailer: trailerArrowStateDidChange(c, from: old, to: state)
    }
  }

  /// `-[MJRefreshNormalHeader setState:]`, `-[MJRefreshBackNormalFooter setState:]`. The two arrows point in
  /// opposite directions.
  private mutating func arrowStateDidChange(
    _ c: ComponentID, from old: RefreshState, to state: RefreshState, idle: Double, pulling: Double
  ) {
    switch state {
    case .idle where old == .refreshing:
      self[c].arrow.rotation = idle
      animate(.loading, self[c].settings.slowAnimationDuration, of: c, then: .loadingFaded) {
        $0[c].loading.alpha = 0
      }
    case .idle: showArrow(c, turnedTo: idle)
    case .pulling: showArrow(c, turnedTo: pulling)
    case .refreshing:
      // Only the header cancels a fade in progress.
      if self[c].family == .header { self[c].loading.alpha = 1 }
      self[c].loading.isAnimating = true
      self[c].arrow.isHidden = true
    case .noMoreData where self[c].family == .backFooter:
      self[c].arrow.isHidden = true
      self[c].loading.isAnimating = false
    case .noMoreData, .willRefresh: break
    }
  }

  private mutating func showArrow(_ c: ComponentID, turnedTo rotation: Double) {
    self[c].loading.isAnimating = false
    self[c].arrow.isHidden = false
    turnArrow(c, to: rotation)
  }

  private mutating func turnArrow(_ c: ComponentID, to rotation: Double, then end: AnimationEnd? = nil) {
    animate(.arrow, self[c].settings.fastAnimationDuration, of: c, then: end) { $0[c].arrow.rotation = rotation }
  }

  /// Completes the fade. Does nothing if the state has changed since.
  mutating func loadingFaded(of c: ComponentID) {
    guard self[c].state == .idle else { return }
    self[c].loading.alpha = 1
    self[c].loading.isAnimating = false
    self[c].arrow.isHidden = false
  }

  /// `-[MJRefreshAutoNormalFooter setState:]`.
  private mutating func spinnerStateDidChange(_ c: ComponentID, to state: RefreshState) {
    switch state {
    case .idle, .noMoreData: self[c].loading.isAnimating = false
    case .refreshing: self[c].loading.isAnimating = true
    case .pulling, .willRefresh: break
    }
  }

  /// `-[MJRefreshNormalTrailer setState:]`.
  private mutating func trailerArrowStateDidChange(
    _ c: ComponentID, from old: RefreshState, to state: RefreshState
  ) {
    switch state {
    case .idle where old == .refreshing: turnArrow(c, to: .pi, then: .arrowTurned)
    case .idle: turnArrow(c, to: 0)
    case .pulling: turnArrow(c, to: .pi)
    case .refreshing, .willRefresh, .noMoreData: break
    }
  }

  /// The arrow's and spinner's part of `-placeSubviews`: to the left of the text.
  mutating func placeArrowAndSpinner(of c: ComponentID) {
    self[c].arrow.frame.size = self[c].settings.arrow.image
    guard self[c].family != .trailer else {
      placeTrailerArrow(c)
      return
    }
    // The auto footer checks whether the title is hidden while refreshing; the others check whether the label is.
    let isAlone =
      self[c].family == .autoFooter ? self[c].settings.refreshingTitleHidden : self[c].settings.stateLabel.hidden
    var center = Point(x: self[c].frame.size.width * 0.5, y: self[c].frame.size.height * 0.5)
    if !isAlone { center.x -= textWidth(of: c) / 2 + self[c].settings.labelLeftInset }
    self[c].arrow.frame.center = center
    self[c].loading.center = center
  }

  /// `-[MJRefreshNormalTrailer placeSubviews]`.
  private mutating func placeTrailerArrow(_ c: ComponentID) {
    let size = self[c].frame.size
    let arrow = self[c].arrow.frame.size
    let middle = Point(x: size.width * 0.5, y: size.height * 0.5)
    // 5 points from the edge, in -placeSubviews.
    let besideText = Point(x: arrow.width * 0.5 + 5, y: middle.y)
    self[c].arrow.frame.center = self[c].settings.stateLabel.hidden ? middle : besideText
    placeTrailerLabel(c, centerX: self[c].arrow.isHidden ? middle.x : (size.width + arrow.width) * 0.5)
  }
}

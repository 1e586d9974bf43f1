import RefreshEngine

/// The arrow and the spinner of a component, as MJRefresh's `setState:` leaves them. It is written a second time, because
/// code that judges the engine can't use the engine's.
struct ArrowAndSpinner {
  private let family: Family
  /// Whether the arrow is hidden.
  private(set) var isArrowHidden: Bool
  /// The rotation of the arrow, in degrees clockwise.
  private(set) var rotation: Double
  /// Whether the spinner spins.
  private(set) var isSpinning = false
  /// The opacity of the spinner, 0 to 1.
  private(set) var opacity = 1.0
  /// Whether it is unknown in which order things have happened at one instant.
  private(set) var isUnsure = false
  private var state = RefreshState.idle
  /// The times at which the spinner has faded, or a trailer's arrow has turned back.
  private var due: [Instant] = []

  /// A component that has just been made; nil if it has neither arrow nor spinner.
  init?(_ blueprint: ComponentBlueprint) {
    guard blueprint.kind.presentation == .arrowAndSpinner else { return nil }
    family = blueprint.kind.family
    isArrowHidden = blueprint.settings.arrow.$hidden ?? false
    rotation = family == .backFooter ? -180 : 0
  }

  /// Lets time pass.
  mutating func pass(until now: Instant) {
    while let first = due.first, first <= now {
      due.removeFirst()
      if family == .trailer {
        rotation = 0
      } else if state == .idle {
        (opacity, isSpinning, isArrowHidden) = (1, false, false)
      }
    }
  }

  /// Follows settings that the app changes.
  mutating func set(_ change: ComponentSettings, at now: Instant) {
    if due.contains(now) { isUnsure = true }
    pass(until: now)
    if let isHidden = change.arrow.$hidden { isArrowHidden = isHidden }
    // Another style makes another spinner.
    if change.loading.$style != nil { (isSpinning, opacity) = (false, 1) }
  }

  /// Follows a change of state.
  mutating func follow(_ change: StateEvent, fast: Interval, slow: Interval) {
    if due.contains(change.time) { isUnsure = true }
    pass(until: change.time)
    state = change.to
    switch family {
    case .header, .backFooter: followPull(change, slow)
    case .autoFooter:
      if change.to != .pulling, change.to != .willRefresh { isSpinning = change.to == .refreshing }
    case .trailer: followTrailer(change, fast)
    }
  }

  private mutating func followPull(_ change: StateEvent, _ slow: Interval) {
    let isHeader = family == .header
    switch change.to {
    case .idle where change.ends:
      (rotation, opacity) = (isHeader ? 0 : -180, 0)
      due.append(change.time + slow)
    case .idle, .pulling:
      (isSpinning, isArrowHidden) = (false, false)
      rotation = (change.to == .pulling) == isHeader ? -180 : 0
    case .refreshing:
      // A back footer that refreshes again lets its spinner fade.
      if isHeader { opacity = 1 }
      (isSpinning, isArrowHidden) = (true, true)
    case .noMoreData: if !isHeader { (isSpinning, isArrowHidden) = (false, true) }
    case .willRefresh: break
    }
  }

  private mutating func followTrailer(_ change: StateEvent, _ fast: Interval) {
    switch change.to {
    case .idle where change.ends:
      rotation = 180
      due.append(change.time + fast)
    case .idle: rotation = 0
    case .pulling: rotation = 180
    case .refreshing, .willRefresh, .noMoreData: break
    }
  }
}

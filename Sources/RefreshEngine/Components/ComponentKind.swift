/// The fifteen component types, each a family and what it shows.
///
/// MJRefresh's class tree multiplies two things out, which here are a row: the ``Family`` (where the component stands, what
/// starts it, how it holds the content) and the ``Presentation``. Everything else follows from the two.
public enum ComponentKind: String, Sendable, CaseIterable {
  case header
  case stateHeader
  case normalHeader
  case gifHeader
  case autoFooter
  case autoStateFooter
  case autoNormalFooter
  case autoGifFooter
  case backFooter
  case backStateFooter
  case backNormalFooter
  case backGifFooter
  case trailer
  case stateTrailer
  case normalTrailer

  /// A family with what it shows. A pair that MJRefresh does not have, a trailer with frames, can't be written.
  private enum Row {
    case plain(Family)
    case labels(Family)
    case arrowAndSpinner(Family)
    case frames(FramesFamily)
  }

  private var row: Row {
    switch self {
    case .header: .plain(.header)
    case .stateHeader: .labels(.header)
    case .normalHeader: .arrowAndSpinner(.header)
    case .gifHeader: .frames(.header)
    case .autoFooter: .plain(.autoFooter)
    case .autoStateFooter: .labels(.autoFooter)
    case .autoNormalFooter: .arrowAndSpinner(.autoFooter)
    case .autoGifFooter: .frames(.autoFooter)
    case .backFooter: .plain(.backFooter)
    case .backStateFooter: .labels(.backFooter)
    case .backNormalFooter: .arrowAndSpinner(.backFooter)
    case .backGifFooter: .frames(.backFooter)
    case .trailer: .plain(.trailer)
    case .stateTrailer: .labels(.trailer)
    case .normalTrailer: .arrowAndSpinner(.trailer)
    }
  }

  /// The family: where the component stands and how it behaves.
  public var family: Family {
    switch row {
    case .plain(let family), .labels(let family), .arrowAndSpinner(let family): family
    case .frames(let frames): frames.family
    }
  }

  /// The presentation: what the component shows.
  public var presentation: Presentation {
    switch row {
    case .plain: .none
    case .labels: .labels
    case .arrowAndSpinner: .arrowAndSpinner
    case .frames: .frames
    }
  }

  /// The family of a type that shows frames, nil for others.
  var framesFamily: FramesFamily? {
    if case .frames(let family) = row { family } else { nil }
  }

  /// The place on the scroll view that the type is made for.
  public var role: ComponentRole { family.role }

  /// Whether the type has a part.
  public func has(_ part: ComponentPart) -> Bool {
    switch part {
    case .component: true
    case .stateLabel: presentation != .none
    case .lastUpdatedTimeLabel: has(.stateLabel) && family == .header
    case .arrow: presentation == .arrowAndSpinner && family != .autoFooter
    case .loading: presentation == .arrowAndSpinner && family != .trailer
    case .gif: presentation == .frames
    case .header: family == .header
    case .autoFooter: family == .autoFooter
    }
  }

  /// The types of a role, in the order of MJRefresh's chain.
  public static func all(of role: ComponentRole) -> [ComponentKind] { allCases.filter { $0.role == role } }
}

/// A part of a component, or what a family adds to it.
public enum ComponentPart: Sendable, CaseIterable {
  /// Everything that all components have.
  case component
  /// `stateLabel` of the `State` classes.
  case stateLabel
  /// `lastUpdatedTimeLabel` of `MJRefreshStateHeader`.
  case lastUpdatedTimeLabel
  /// `arrowView` of the `Normal` classes, without the auto footer's.
  case arrow
  /// `loadingView` of the `Normal` classes, without the trailer's.
  case loading
  /// `gifView` of the `Gif` classes.
  case gif
  /// The additions of `MJRefreshHeader`.
  case header
  /// The additions of `MJRefreshAutoFooter`.
  case autoFooter
}

/// The look of a component; each case adds to the one before it, except that frames stand in the place of
/// arrow and spinner.
public enum Presentation: UInt8, Sendable {
  /// Nothing of its own: `MJRefreshHeader`, `MJRefreshAutoFooter`, `MJRefreshBackFooter`, `MJRefreshTrailer`.
  case none
  /// Labels: the `State` classes.
  case labels
  /// Labels, an arrow, a spinner: the `Normal` classes. An auto footer has no arrow, a trailer no spinner.
  case arrowAndSpinner
  /// Labels and an image view that plays frames: the `Gif` classes.
  case frames
}

/// The place of a component on its scroll view: `mj_header`, `mj_footer` or `mj_trailer`. Each holds one at most.
public enum ComponentRole: String, Sendable, CaseIterable {
  /// Above the content.
  case header
  /// Below the content.
  case footer
  /// Right of the content.
  case trailer
}

/// The component types, each a combination of a family and a presentation.
///
/// MJRefresh's class tree multiplies the two; here each type is one row: its ``Family`` (where the component is,
/// what starts it, how it holds the content) and its ``Presentation``. Everything else follows from these.
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

  /// A family and a presentation. The combination that MJRefresh lacks, a trailer with frames, can't be expressed.
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

  /// The family: where the component is and how it behaves.
  public var family: Family {
    switch row {
    case .plain(let family), .labels(let family), .arrowAndSpinner(let family): family
    case .frames(let frames): frames.family
    }
  }

  /// The presentation: what the component shows.
  public var presentation: Presentation {
    switch row {
    case .plain: .plain
    case .labels: .labels
    case .arrowAndSpinner: .arrowAndSpinner
    case .frames: .frames
    }
  }

  /// The family of a type that shows frames, or nil for others.
  var framesFamily: FramesFamily? {
    if case .frames(let family) = row { family } else { nil }
  }

  /// The position on the scroll view that the type is made for.
  public var role: ComponentRole { family.role }

  /// The default height, or a trailer's default width, in points; that of the family.
  public var extent: Double { family.extent }

  /// Returns whether the type has a part.
  public func has(_ part: ComponentPart) -> Bool {
    switch part {
    case .component: true
    case .stateLabel: presentation != .plain
    case .lastUpdatedTimeLabel: has(.stateLabel) && family == .header
    case .arrow: presentation == .arrowAndSpinner && family != .autoFooter
    case .loading: presentation == .arrowAndSpinner && family != .trailer
    case .gif: presentation == .frames
    case .header: family == .header
    case .autoFooter: family == .autoFooter
    }
  }

  /// Returns the types for a role, in the order of MJRefresh's class hierarchy.
  public static func all(of role: ComponentRole) -> [ComponentKind] { allCases.filter { $0.role == role } }
}

/// A part of a component, or a family's additions to it.
public enum ComponentPart: Sendable, CaseIterable {
  /// The parts and properties that all components have.
  case component
  /// `stateLabel` of the `State` classes.
  case stateLabel
  /// `lastUpdatedTimeLabel` of `MJRefreshStateHeader`.
  case lastUpdatedTimeLabel
  /// `arrowView` of the `Normal` classes except the auto footer's.
  case arrow
  /// `loadingView` of the `Normal` classes except the trailer's.
  case loading
  /// `gifView` of the `Gif` classes.
  case gif
  /// The additions of `MJRefreshHeader`.
  case header
  /// The additions of `MJRefreshAutoFooter`.
  case autoFooter
}

/// The views that a class of MJRefresh adds to its family's. Each case has those of the previous one, except that frames
/// replace the arrow and the spinner; parts that a preset adds are drawn with any of them.
public enum Presentation: UInt8, Sendable {
  /// No views: `MJRefreshHeader`, `MJRefreshAutoFooter`, `MJRefreshBackFooter`, `MJRefreshTrailer`.
  case plain
  /// Labels: the `State` classes.
  case labels
  /// Labels, an arrow and a spinner: the `Normal` classes. An auto footer has no arrow, a trailer has no spinner.
  case arrowAndSpinner
  /// Labels and an image view that plays frames: the `Gif` classes.
  case frames
}

/// A component's position on its scroll view: `mj_header`, `mj_footer` or `mj_trailer`. There is at most one
/// component per position.
public enum ComponentRole: String, Sendable, CaseIterable {
  /// Above the content.
  case header
  /// Below the content.
  case footer
  /// To the right of the content.
  case trailer

  /// The direction in which its components are pulled.
  package var axis: ScrollAxis { self == .trailer ? .horizontal : .vertical }

  /// The place among all cases.
  package var place: Int {
    switch self {
    case .header: 0
    case .footer: 1
    case .trailer: 2
    }
  }
}

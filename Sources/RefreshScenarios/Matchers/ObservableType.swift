import RefreshEngine
import RefreshPresets

/// What kind of value an observable has, and so what it can be compared with.
public enum ObservableType: Equatable, Sendable {
  /// A number in a unit.
  case number(NumberUnit)
  /// True or false.
  case boolean
  /// Any text.
  case text
  /// One of a few names: of states, of types.
  case name([String])
  /// A whole number or `unlimited`.
  case countOrUnlimited
  /// A time of the wall clock, observed in UTC.
  case dateTime

  /// What a number measures; it says which units may be written behind it.
  public enum NumberUnit: Equatable, Sendable {
    /// Points, degrees, a count: a bare number.
    case bare
    /// A fraction; `50%` is 0.5.
    case fraction
    /// Seconds; `250ms` is 0.25.
    case seconds
  }
}

extension ObservablePath {
  /// What kind of value it has.
  public var type: ObservableType {
    switch self {
    case .time: .number(.seconds)
    case .scroll(let leaf): leaf.type
    case .component(let role, let leaf): leaf.type(in: role)
    }
  }
}

extension ObservableType {
  // Nearly every expectation is of a state.
  static let state = ObservableType.name(RefreshState.allCases.map(\.name))
  fileprivate static let types = Dictionary(
    uniqueKeysWithValues: ComponentRole.allCases.map { role in
      (role, ObservableType.name(ComponentKind.allCases.filter { $0.role == role }.map(\.rawValue)))
    })

  /// How the name of a state is read.
  static let stateName = ValueType<String>.choice(RefreshState.allCases.map { (ValueShape.Word($0.name), $0.name) })
}

extension ScrollLeaf {
  fileprivate var type: ObservableType {
    switch self {
    case .dragging, .decelerating, .window: .boolean
    case .pan: .name(["possible", "began", "changed", "ended", "cancelled"])
    case .offsetX, .offsetY, .insetTop, .insetLeft, .insetBottom, .insetRight, .contentInsetTop, .contentInsetLeft,
      .contentInsetBottom, .contentInsetRight, .contentWidth, .contentHeight, .viewportWidth, .viewportHeight,
      .rows:
      .number(.bare)
    }
  }
}

extension ComponentLeaf {
  fileprivate func type(in role: ComponentRole) -> ObservableType {
    switch self {
    case .type: ObservableType.types[role] ?? .text
    case .state: .state
    case .refreshing, .hidden, .stateLabelHidden, .lastUpdatedTimeLabelHidden, .arrowHidden, .loadingAnimating,
      .gifAnimating, .gifHidden, .triggeredByDrag:
      .boolean
    case .stateLabelText, .lastUpdatedTimeLabelText: .text
    case .lastUpdatedTime: .dateTime
    case .pullingPercent, .alpha, .loadingAlpha: .number(.fraction)
    case .gifDuration: .number(.seconds)
    case .gifContentMode: .name(["scaleToFill", "center", "right"])
    case .leftTriggerTimes: .countOrUnlimited
    case .frameX, .frameY, .frameWidth, .frameHeight, .originalInsetTop, .originalInsetLeft, .originalInsetBottom,
      .originalInsetRight, .callsRefreshing, .callsBeginRefreshingCompletion, .callsEndRefreshingAnimationBegin,
      .callsEndRefreshingCompletion, .stateLabelFrameX, .stateLabelFrameY, .stateLabelFrameWidth,
      .stateLabelFrameHeight, .lastUpdatedTimeLabelFrameX, .lastUpdatedTimeLabelFrameY,
      .lastUpdatedTimeLabelFrameWidth, .lastUpdatedTimeLabelFrameHeight, .arrowRotation, .arrowCenterX,
      .arrowCenterY, .loadingCenterX, .loadingCenterY, .gifImage, .gifFrameX, .gifFrameY, .gifFrameWidth,
      .gifFrameHeight, .insetDelta:
      .number(.bare)
    }
  }
}

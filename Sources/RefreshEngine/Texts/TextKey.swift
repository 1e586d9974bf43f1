/// The texts that MJRefresh looks up in its string tables.
public enum TextKey: UInt8, Sendable, CaseIterable {
  case headerIdle
  case headerPulling
  case headerRefreshing
  case trailerIdle
  case trailerPulling
  case autoFooterIdle
  case autoFooterRefreshing
  case autoFooterNoMoreData
  case backFooterIdle
  case backFooterPulling
  case backFooterRefreshing
  case backFooterNoMoreData
  case lastTime
  case dateToday
  case noneLastDate

  /// The name under `strings` in a preset.
  public var name: String {
    switch self {
    case .headerIdle: "headerIdle"
    case .headerPulling: "headerPulling"
    case .headerRefreshing: "headerRefreshing"
    case .trailerIdle: "trailerIdle"
    case .trailerPulling: "trailerPulling"
    case .autoFooterIdle: "autoFooterIdle"
    case .autoFooterRefreshing: "autoFooterRefreshing"
    case .autoFooterNoMoreData: "autoFooterNoMoreData"
    case .backFooterIdle: "backFooterIdle"
    case .backFooterPulling: "backFooterPulling"
    case .backFooterRefreshing: "backFooterRefreshing"
    case .backFooterNoMoreData: "backFooterNoMoreData"
    case .lastTime: "lastTime"
    case .dateToday: "dateToday"
    case .noneLastDate: "noneLastDate"
    }
  }

  /// The key in MJRefresh's `Localizable.strings`, of `MJRefreshConst.m`; it is shown where a language has no text.
  public var mjrefreshKey: String {
    switch self {
    case .headerIdle: "MJRefreshHeaderIdleText"
    case .headerPulling: "MJRefreshHeaderPullingText"
    case .headerRefreshing: "MJRefreshHeaderRefreshingText"
    case .trailerIdle: "MJRefreshTrailerIdleText"
    case .trailerPulling: "MJRefreshTrailerPullingText"
    case .autoFooterIdle: "MJRefreshAutoFooterIdleText"
    case .autoFooterRefreshing: "MJRefreshAutoFooterRefreshingText"
    case .autoFooterNoMoreData: "MJRefreshAutoFooterNoMoreDataText"
    case .backFooterIdle: "MJRefreshBackFooterIdleText"
    case .backFooterPulling: "MJRefreshBackFooterPullingText"
    case .backFooterRefreshing: "MJRefreshBackFooterRefreshingText"
    case .backFooterNoMoreData: "MJRefreshBackFooterNoMoreDataText"
    case .lastTime: "MJRefreshHeaderLastTimeText"
    case .dateToday: "MJRefreshHeaderDateTodayText"
    case .noneLastDate: "MJRefreshHeaderNoneLastDateText"
    }
  }
}

/// What a component is doing; the cases and raw values of `MJRefreshState`.
public enum RefreshState: UInt8, Sendable, CaseIterable {
  /// At rest.
  case idle = 1
  /// Pulled past the threshold; letting go now refreshes.
  case pulling = 2
  /// Refreshing.
  case refreshing = 3
  /// Asked to refresh while out of a window; refreshes when it is first displayed.
  case willRefresh = 4
  /// All data is loaded.
  case noMoreData = 5

  /// The name in presets, scenarios and traces.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .refreshing: "refreshing"
    case .willRefresh: "willRefresh"
    case .noMoreData: "noMoreData"
    }
  }
}

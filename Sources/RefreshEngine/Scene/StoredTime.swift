/// A last-updated time in the app's defaults.
public struct StoredTime: Equatable, Sendable {
  /// The key; MJRefresh's default is `MJRefreshHeaderLastUpdatedTimeKey`.
  public let key: String
  /// The time, in seconds since 1970-01-01T00:00:00Z.
  public var time: Int64

  /// Makes a stored time.
  public init(key: String, time: Int64) {
    self.key = key
    self.time = time
  }

  /// The key that a header uses when it is given none: `MJRefreshHeaderLastUpdatedTimeKey` of `MJRefreshConst.m`.
  public static let defaultKey = "MJRefreshHeaderLastUpdatedTimeKey"
}

/// The initial surroundings of a preset: the scroll view, the screen and the environment.
public struct ScrollScene: Sendable {
  /// The scroll view's size in points. The default is 375×667.
  public var viewport = Size(width: 375, height: 667)
  /// The part of the inset on each side that comes from the screen, in points. The default is zero.
  public var safeArea = Insets.zero
  /// `UIScrollView.contentInset` in points. The default is zero.
  public var contentInset = Insets.zero
  /// The content. The default is empty.
  public var content = SceneContent()
  /// The class of the scroll view. The default is plain.
  public var scrollView = ScrollViewKind.plain
  /// `isPagingEnabled`. The default is false.
  public var paging = false
  /// Whether the scroll view is on screen. The default is true.
  public var window = true
  /// The phone's language, a BCP-47 tag; it counts where the app assigns none. The default is `en`.
  public var language = "en"
  /// The language that the app assigns to `MJRefreshConfig.languageCode` before it makes components, a BCP-47 tag. The default
  /// is none.
  public var languageCode: String?
  /// The texts that components show by themselves. The default is the library's.
  public var texts = Texts()
  /// The wall clock at the start, in seconds since 1970-01-01T00:00:00Z. The default is 2026-01-01T00:00:00Z.
  public var now: Int64 = 1_767_225_600
  /// The local time zone. The default is UTC.
  public var timeZone = TimeZoneTable.utc
  /// The text measurer. The default is ``TextMeasurer/estimate``.
  public var measurer = TextMeasurer.estimate
  /// The stored times of the last refresh.
  public var storedTimes: [StoredTime] = []
  /// Whether the scroll view can move on its own. By default it does, as on a phone.
  public var physics = PhysicsKind.uikit
  /// `UIScrollView.decelerationRate`. The default is normal.
  public var decelerationRate = DecelerationRate.normal

  /// Makes the default scene.
  public init() {}

  /// The language of the texts at the beginning: the app's, else the phone's.
  public var shownLanguage: String { languageCode ?? language }
}

/// The class of the scroll view; MJRefresh counts rows only in tables and collections (`mj_totalDataCount`).
public enum ScrollViewKind: String, Sendable, CaseIterable {
  /// `UIScrollView`.
  case plain
  /// `UITableView`.
  case table
  /// `UICollectionView`.
  case collection
}

/// Whether the scroll view can move on its own.
public enum PhysicsKind: String, Sendable, CaseIterable {
  /// It moves only when a step moves it.
  case none
  /// Rubber band, deceleration and bounce, as in `UIScrollView`.
  case uikit
}

/// A time of the last refresh in the app's defaults.
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

  /// A header's default key: `MJRefreshHeaderLastUpdatedTimeKey` of `MJRefreshConst.m`.
  public static let defaultKey = "MJRefreshHeaderLastUpdatedTimeKey"
}

/// All built-in texts of components: an app's own tables, then MJRefresh's.
///
/// The search order is that of `+[NSBundle mj_localizedStringForKey:value:]` with `MJRefreshConfig.i18nBundle` set:
/// the table of exactly that language, then MJRefresh's text for it, then the key itself.
public struct Texts: Sendable {
  /// The app's texts in one language.
  public struct Table: Sendable {
    /// A BCP-47 tag.
    public let language: String
    /// The texts in the table.
    public let entries: [Entry]

    /// One text.
    public struct Entry: Sendable {
      /// The key of the text.
      public let key: TextKey
      /// The text.
      public let text: String

      /// Makes an entry.
      public init(key: TextKey, text: String) {
        self.key = key
        self.text = text
      }
    }

    /// Makes a table.
    public init(language: String, entries: [Entry]) {
      self.language = language
      self.entries = entries
    }
  }

  /// The app's tables.
  public let tables: [Table]

  /// Makes texts. The default is MJRefresh's own.
  public init(tables: [Table] = []) { self.tables = tables }

  /// Returns the text for a key.
  ///
  /// - Parameter language: A BCP-47 tag.
  public func text(_ key: TextKey, in language: String) -> String {
    text(key, in: language, or: BuiltInLanguage(resolving: language))
  }

  /// Returns the text for a key.
  ///
  /// - Parameters:
  ///   - language: A BCP-47 tag.
  ///   - builtIn: The built-in language of MJRefresh for that tag.
  func text(_ key: TextKey, in language: String, or builtIn: BuiltInLanguage) -> String {
    for table in tables where table.language.hasSameBytes(as: language) {
      for entry in table.entries where entry.key == key { return entry.text }
    }
    return builtIn.text(for: key) ?? key.mjrefreshKey
  }
}

/// The texts that MJRefresh looks up in its string tables.
public enum TextKey: String, Sendable, CaseIterable {
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
  public var name: String { rawValue }

  /// The key in MJRefresh's `Localizable.strings`, from `MJRefreshConst.m`. It is shown if a language has no text.
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

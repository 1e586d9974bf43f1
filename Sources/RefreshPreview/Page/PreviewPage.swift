import RefreshPresets

/// The page in a browser: one HTML document that needs nothing else.
public enum PreviewPage {
  /// The document.
  ///
  /// - Parameters:
  ///   - feed: what it shows.
  ///   - live: how it speaks to the server that sends it. The default is that there is none.
  public static func html(feed: PreviewFeed, live: LiveLink? = nil) -> String {
    "<!doctype html><title>\(feed.title)</title>"
  }
}

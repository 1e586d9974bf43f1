// Made by refreshcfg from card-strip.preset.yaml: do not edit.

import MJRefresh
import UIKit

/// Pull the strip to the left to see all.
@MainActor
enum CardStripRefresh {
  /// Sets MJRefresh's language and texts, which are the same for the whole process. Call it once,
  /// before any component is made.
  static func configure() {
    MJRefreshConfig.default.languageCode = "zh-Hans"
  }

  /// A trailer of the type `normalTrailer`: card-strip.preset.yaml:6.
  static func makeTrailer(refreshing: @escaping () -> Void) -> MJRefreshNormalTrailer {
    let trailer = MJRefreshNormalTrailer(refreshingBlock: refreshing)
    trailer.setTitle("查看更多", for: .idle)
    trailer.setTitle("松手查看", for: .pulling)
    return trailer
  }

  /// Makes the trailer and attaches it.
  static func attach(to scrollView: UIScrollView, trailer: @escaping () -> Void) {
    scrollView.mj_trailer = makeTrailer(refreshing: trailer)
  }

  /// Ends refreshing from an `async` function, too. There `endRefreshing()` is the form with a
  /// completion block: it needs `await`, replaces `endRefreshingCompletionBlock`, and never returns
  /// if the component is idle.
  static func endRefreshing(_ component: MJRefreshComponent?) {
    component?.endRefreshing()
  }
}
